import { useEffect, useState } from 'react'
import type { Controller } from '../../panzoom/controller'
import { wholeMap } from './fit'
import { MINUS, PLUS, WHOLE } from './glyphs'
import * as styles from './overlay.module.css'

/** Zoom buttons. At a limit a button is only marked as disabled: one that is disabled loses the keyboard's focus. */
export function ZoomControl({ controller }: { controller: Controller }) {
  const limitOf = ({ view, bounds }: Controller) =>
    view.scale >= bounds.maxScale ? 'in' : view.scale <= bounds.minScale ? 'out' : null
  const [limit, setLimit] = useState(() => limitOf(controller))
  useEffect(() => {
    const update = () => setLimit(limitOf(controller))
    return controller.subscribe({ end: update, resize: update })
  }, [controller])
  return (
    <div className={styles.zoomControl} data-keep-free>
      <button
        type="button"
        aria-label="Zoom in"
        aria-disabled={limit === 'in'}
        onClick={() => controller.perform({ zoomStep: 1 })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={PLUS} />
        </svg>
      </button>
      <button
        type="button"
        aria-label="Zoom out"
        aria-disabled={limit === 'out'}
        onClick={() => controller.perform({ zoomStep: -1 })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={MINUS} />
        </svg>
      </button>
      <button
        type="button"
        aria-label="Show the whole map"
        onClick={() => controller.goTo(wholeMap(controller.bounds))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={WHOLE} />
        </svg>
      </button>
    </div>
  )
}
