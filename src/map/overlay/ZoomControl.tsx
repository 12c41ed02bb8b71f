import { useEffect, useState } from 'react'
import type { Controller } from '../../panzoom/controller'
import styles from '../map.module.css'
import { wholeMap } from './fit'

/** Buttons for what the keys do. At a limit one is marked as disabled but keeps its focus: losing it strands its user. */
export function ZoomControl({ controller }: { controller: Controller }) {
  const limitOf = ({ view, bounds }: Controller) =>
    view.scale >= bounds.maxScale ? 'in' : view.scale <= bounds.minScale ? 'out' : null
  const [limit, setLimit] = useState(() => limitOf(controller))
  useEffect(() => controller.subscribe((_, isMoving) => isMoving || setLimit(limitOf(controller))), [controller])
  return (
    <div className={styles.zoomControl} data-keep-free>
      <button
        type="button"
        aria-label="Zoom in"
        aria-disabled={limit === 'in'}
        onClick={() => controller.act({ zoom: 1 })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5.5q.6 6.5 0 13M5.5 12q6.5.7 13 0" />
        </svg>
      </button>
      <button
        type="button"
        aria-label="Zoom out"
        aria-disabled={limit === 'out'}
        onClick={() => controller.act({ zoom: -1 })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5.5 12q6.5.7 13 0" />
        </svg>
      </button>
      <button
        type="button"
        aria-label="Show the whole map"
        onClick={() => controller.goTo(wholeMap(controller.bounds))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 9.5V5h4.5M14.5 5H19v4.5M19 14.5V19h-4.5M9.5 19H5v-4.5" />
        </svg>
      </button>
    </div>
  )
}
