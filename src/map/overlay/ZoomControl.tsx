import * as styles from './overlay.module.css'

/** The buttons, with their icons as SVG paths in a 24 by 24 box. */
const BUTTONS = [
  { action: 'in', label: 'Zoom in', icon: 'M12 5.5q.6 6.5 0 13M5.5 12q6.5.7 13 0' },
  { action: 'out', label: 'Zoom out', icon: 'M5.5 12q6.5.7 13 0' },
  { action: 'all', label: 'Show the whole map', icon: 'M5 9.5V5h4.5M14.5 5H19v4.5M19 14.5V19h-4.5M9.5 19H5v-4.5' },
] as const

/** The zoom buttons, in the page from the start; zoomButtons.ts makes them act. */
export function ZoomControl() {
  return (
    <div className={styles.zoomControl} data-avoided>
      {BUTTONS.map(({ action, label, icon }) => (
        <button key={action} type="button" value={action} aria-label={label}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
        </button>
      ))}
    </div>
  )
}
