import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import styles from '../map.module.css'
import type { XRayProps } from '../xray/XRay'

interface Props extends Pick<XRayProps, 'controller' | 'root' | 'surface' | 'places'> {
  /** The panel has come or gone: what keeps out of its way may have to move. */
  readonly onChange: (isOpen: boolean) => void
}

let xray: ComponentType<XRayProps> | null = null

/** The way into X-ray, for those who ask: by this button, or by an address with `?xray`. Nobody else fetches it. */
export function HowItWorks({ onChange, ...map }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState(() => (new URLSearchParams(location.search).has('xray') ? 'address' : null))
  const [XRay, setXRay] = useState<typeof xray>(() => xray)

  useEffect(() => {
    if (!asked || xray) return
    import('../xray/XRay').then(
      (found) => {
        xray = found.XRay
        setXRay(() => xray)
      },
      () => setAsked(null),
    )
  }, [asked])

  const isOpen = asked !== null && XRay !== null
  // Only when it is there, or gone.
  useEffect(() => onChange(isOpen), [isOpen, onChange])

  const close = useCallback(() => {
    setAsked(null)
    // It cannot take the focus before it is shown.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  }, [])

  return (
    <>
      {XRay && asked && <XRay {...map} takesFocus={asked === 'button'} onClose={close} />}
      <button
        ref={button}
        type="button"
        className={styles.howItWorks}
        hidden={isOpen}
        onClick={() => setAsked('button')}
        data-keep-free
      >
        How it works
      </button>
    </>
  )
}
