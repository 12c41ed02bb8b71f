import { useEffect, useRef, useState } from 'react'

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
  /** How often it has been asked for again: part of its address, as WebKit does not ask again for one that has failed. */
  readonly attempt?: number
  /** The layer cannot be had, neither from its file nor from the fallback. */
  readonly onMissing: () => void
  /** The layer is there. */
  readonly onLoad?: () => void
}

/** One layer of the picture, over the whole map. One that cannot be had leaves its place empty. */
export function Picture({ file, width, height, attempt, onMissing, onLoad }: Props) {
  const image = useRef<SVGImageElement>(null)
  const [isFallback, setIsFallback] = useState(false)

  const onError = () => {
    if (file.fallback && !isFallback) setIsFallback(true)
    else onMissing()
  }

  // It may have loaded or failed before this script: boot.ts has then left a mark.
  const early = useRef({ onError, onLoad })
  useEffect(() => {
    if (image.current?.hasAttribute('data-failed')) early.current.onError()
    if (image.current?.hasAttribute('data-loaded')) early.current.onLoad?.()
  }, [])

  return (
    <image
      ref={image}
      href={(isFallback ? file.fallback : file.href) + (attempt ? `?${attempt}` : '')}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
      onError={onError}
      onLoad={onLoad}
    />
  )
}
