import { MINUS, PLUS, WHOLE } from './overlay/glyphs'
import * as styles from './overlay/overlay.module.css'

/**
 * The HTML of the buttons over the map in the prerendered page. The overlay replaces them when it has loaded. Until then
 * boot.ts records the presses on them.
 */
export function staticOverlay(): string {
  const zoomButtons = [
    { action: 'in', label: 'Zoom in', glyph: PLUS },
    { action: 'out', label: 'Zoom out', glyph: MINUS },
    { action: 'all', label: 'Show the whole map', glyph: WHOLE },
  ].map(
    ({ action, label, glyph }) =>
      `<button type="button" aria-label="${label}" data-act="${action}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${glyph}"></path></svg></button>`,
  )
  return `<button type="button" class="${styles.howItWorks}" aria-label="How it works" data-act="how">?</button><div class="${styles.zoomControl}">${zoomButtons.join('')}</div>`
}
