import styles from './map.module.css'

interface Props {
  readonly canZoomIn: boolean
  readonly canZoomOut: boolean
  /** In (1) or out (-1). */
  readonly onZoom: (direction: 1 | -1) => void
}

/** Two buttons. At a limit one is marked as disabled but keeps its focus: a button that loses it strands its user. */
export function ZoomControl({ canZoomIn, canZoomOut, onZoom }: Props) {
  return (
    <div className={styles.zoomControl}>
      <button type="button" aria-label="Zoom in" aria-disabled={!canZoomIn} onClick={() => onZoom(1)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5.5q.6 6.5 0 13M5.5 12q6.5.7 13 0" />
        </svg>
      </button>
      <button type="button" aria-label="Zoom out" aria-disabled={!canZoomOut} onClick={() => onZoom(-1)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5.5 12q6.5.7 13 0" />
        </svg>
      </button>
    </div>
  )
}
