import { useEffect, useRef, useState } from 'react'

/** A layer of the picture: a file of any size, in the map's proportions. */
export interface PictureFile {
  readonly href: string
  /** Used if the first file cannot be loaded or decoded. */
  readonly fallback?: string
}

interface Props {
  readonly file: PictureFile
  readonly width: number
  readonly height: number
  /** The number of retries. It is added to the address, as WebKit does not request a failed address again. */
  readonly attempt?: number
  /** Called when neither the file nor the fallback can be loaded. */
  readonly onMissing: () => void
  /** Called when the layer has loaded. */
  readonly onLoad?: () => void
}

/** One layer of the picture, over the whole map; empty if it cannot be loaded. */
export function Picture({ file, width, height, attempt, onMissing, onLoad }: Props) {
  const image = useRef<SVGImageElement>(null)
  const [isFallback, setIsFallback] = useState(false)

  const onError = () => {
    if (file.fallback && !isFallback) setIsFallback(true)
    else onMissing()
  }

  // The image may have loaded or failed before this script ran: boot.ts then sets an attribute.
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
