import type { LiveMap } from '../../liveMap'

/**
 * Keeps the night's layer, once it has been fetched, when the colour scheme turns to light: it then has an
 * address of its own besides that of its source, and fades out. See map.module.css.
 */
export function keepNight({ sheet }: LiveMap, signal: AbortSignal): void {
  const night = sheet.querySelector('img')
  const keep = () => {
    if (night && night.naturalWidth > 0 && !night.src) night.src = night.currentSrc
  }
  keep()
  night?.addEventListener('load', keep, { signal })
}
