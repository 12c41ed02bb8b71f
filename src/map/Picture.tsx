import { useState } from 'react'

/** A layer of the picture, as a file of any size and the map's proportions. */
export interface PictureFile {
  readonly href: string
  /** Taken instead where the first cannot be had or read. */
  readonly fallback?: string
}

interface Props {
  readonly file: PictureFile
  readonly width: number
  readonly height: number
}

/** One layer of the picture, over the whole map. One that cannot be had leaves its place empty, and no more. */
export function Picture({ file, width, height }: Props) {
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <image
      href={hasFailed ? file.fallback : file.href}
      width={width}
      height={height}
      preserveAspectRatio="none"
      onError={() => setHasFailed(file.fallback !== undefined)}
    />
  )
}
