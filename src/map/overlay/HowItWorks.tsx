import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '../../ErrorBoundary'
import type { XRayProps } from '../xray/XRay'
import styles from './overlay.module.css'

interface Props extends Pick<XRayProps, 'controller' | 'root' | 'surface' | 'places'> {
  /** The panel has come or gone: what keeps out of its way may have to move. */
  readonly onChange: () => void
  readonly fetchXRay: () => Promise<typeof import('../xray/XRay')>
}

/** By the address, or by the button that stood there before the script; else null. */
function wasAsked(): 'address' | 'button' | null {
  if (document.documentElement.dataset.asked?.includes('how')) return 'button'
  return new URLSearchParams(location.search).has('xray') ? 'address' : null
}

let xray: ComponentType<XRayProps> | null = null

/** The way into X-ray, for those who ask: by this button, or by an address with `?xray`. Nobody else fetches it. */
export function HowItWorks({ onChange, fetchXRay, ...map }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState(() => wasAsked())
  const [XRay, setXRay] = useState<typeof xray>(() => xray)

  useEffect(() => {
    if (!asked || xray) return
    fetchXRay().then(
      (found) => {
        xray = found.XRay
        setXRay(() => xray)
      },
      () => setAsked(null),
    )
  }, [asked, fetchXRay])

  const isOpen = asked !== null && XRay !== null
  // Only when it is there, or gone.
  useEffect(() => onChange(), [isOpen, onChange])

  const close = useCallback(() => {
    setAsked(null)
    // It cannot take the focus before it is shown.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  }, [])

  return (
    <>
      {XRay && asked && (
        <ErrorBoundary onError={close}>
          <XRay {...map} takesFocus={asked === 'button'} onClose={close} />
        </ErrorBoundary>
      )}
      <button
        ref={button}
        type="button"
        className={styles.howItWorks}
        aria-label="How it works"
        title="How it works"
        hidden={isOpen}
        onClick={() => setAsked('button')}
        data-keep-free
      >
        ?
      </button>
    </>
  )
}
