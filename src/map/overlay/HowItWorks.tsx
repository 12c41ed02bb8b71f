import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '../../site/ErrorBoundary'
import type { XRayProps } from '../xray/XRay'
import styles from './overlay.module.css'

interface Props extends Pick<XRayProps, 'controller' | 'root' | 'surface' | 'places'> {
  /** Called when the panel has opened or closed: signposts that avoid it may have to move. */
  readonly onChange: () => void
  readonly fetchXRay: () => Promise<typeof import('../xray/XRay')>
}

/** Whether X-ray was requested by the address, or by its button before this script had loaded; else null. */
function initialRequest(): 'address' | 'button' | null {
  if (document.documentElement.dataset.asked?.includes('how')) return 'button'
  return new URLSearchParams(location.search).has('xray') ? 'address' : null
}

let xray: ComponentType<XRayProps> | null = null

/** Opens X-ray, by its button or by an address with `?xray`; until then its script is not fetched. */
export function HowItWorks({ onChange, fetchXRay, ...map }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState(() => initialRequest())
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
  // Not before its script has loaded.
  useEffect(() => onChange(), [isOpen, onChange])

  const close = useCallback(() => {
    setAsked(null)
    // The button can take the focus only once it is shown again.
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
