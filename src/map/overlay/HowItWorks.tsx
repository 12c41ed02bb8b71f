import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '../../site/ErrorBoundary'
import type { LiveMap } from '../liveMap'
import type { XRayProps } from '../xray/XRay'
import { useKeptFree } from './keptFree'
import * as styles from './overlay.module.css'

/** Whether X-ray was requested by the address, or by its button before this script had loaded; else null. */
function initialRequest(): 'address' | 'button' | null {
  return globalThis.location && new URLSearchParams(location.search).has('xray') ? 'address' : null
}

let xray: ComponentType<XRayProps> | null = null

/**
 * The button "How it works", which opens X-ray: visitors see the one name, the code has the other. An address with `?xray`
 * opens it, too. Its script is not fetched before.
 */
export function HowItWorks({ map }: { readonly map: LiveMap | null }) {
  const button = useRef<HTMLButtonElement>(null)
  const [requestedBy, setRequestedBy] = useState(() => initialRequest())
  const [XRay, setXRay] = useState<typeof xray>(() => xray)

  useEffect(() => {
    if (!requestedBy || xray) return
    import('../xray/XRay').then(
      (found) => {
        xray = found.XRay
        setXRay(() => xray)
      },
      () => setRequestedBy(null),
    )
  }, [requestedBy])

  const isOpen = requestedBy !== null && XRay !== null
  useKeptFree(map?.root, isOpen)

  const close = useCallback(() => {
    setRequestedBy(null)
    // The button can take the focus only once it is shown again.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  }, [])

  return (
    <>
      {map && XRay && requestedBy && (
        <ErrorBoundary onError={close}>
          <XRay
            controller={map.controller}
            root={{ current: map.root }}
            surface={{ current: map.surface }}
            places={map.places}
            takesFocus={requestedBy === 'button'}
            onClose={close}
          />
        </ErrorBoundary>
      )}
      <button
        ref={button}
        type="button"
        className={styles.howItWorks}
        aria-label="How it works"
        title="How it works"
        hidden={isOpen}
        onClick={() => setRequestedBy('button')}
        data-keep-free
      >
        ?
      </button>
    </>
  )
}
