import { useEffect, useState } from 'react'
import type { Controller } from '../../panzoom/controller'
import { wholeMap } from './fit'
import * as styles from './overlay.module.css'
import { ZOOM_BUTTONS } from './zoomButtons'

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
      {ZOOM_BUTTONS.map(({ action, label, icon }) => (
        <button
          key={action}
          type="button"
          aria-label={label}
          aria-disabled={limit === action}
          onClick={() => zoomBy(action, controller)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
        </button>
      ))}
    </div>
  )
}

/** Performs the action of a zoom button. */
export function zoomBy(action: string, controller: Controller): void {
  if (action === 'all') controller.goTo(wholeMap(controller.bounds))
  else controller.perform({ zoomStep: action === 'in' ? 1 : -1 })
}
