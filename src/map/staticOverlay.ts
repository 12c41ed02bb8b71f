import { MINUS, PLUS, WHOLE } from './overlay/glyphs'
import styles from './overlay/overlay.module.css'

/**
 * The buttons over the map as the build writes them, as HTML: the overlay replaces them when it has loaded. Until then
 * boot.ts notes which were pressed.
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
