import * as styles from './overlay/overlay.module.css'
import { ZOOM_BUTTONS } from './overlay/zoomButtons'

/**
 * The HTML of the buttons over the map in the prerendered page. The overlay replaces them when it has loaded. Until then
 * boot.ts records the presses on them.
 */
export function staticOverlay(): string {
  const zoomButtons = ZOOM_BUTTONS.map(
    ({ action, label, icon }) =>
      `<button type="button" aria-label="${label}" data-act="${action}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}"></path></svg></button>`,
  )
  return `<button type="button" class="${styles.howItWorks}" aria-label="How it works" data-act="how">?</button><div class="${styles.zoomControl}">${zoomButtons.join('')}</div>`
}
