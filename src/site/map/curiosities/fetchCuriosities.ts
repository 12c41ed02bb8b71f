import { savesData, whenIdle } from '../../start/whenIdle'
import type { LiveMap } from '../liveMap'

/**
 * Fetches what answers a press beside the places when the browser is idle; for a visitor who asks for little
 * data, at the first click on the map. Honours are fetched when they are due.
 */
export function fetchCuriosities(map: LiveMap, signal: AbortSignal): void {
  if (!__CURIOSITIES__) return
  const fetchHonours = (hasAll: boolean) => {
    const picture = map.sheet.querySelector('svg') as Element
    import('./honours').then(
      ({ honour }) => honour(picture, hasAll, signal),
      () => {},
    )
  }
  const fetch = (click?: MouseEvent) => {
    const add = ({ curiosities }: typeof import('./curiosities')) =>
      signal.aborted || curiosities(map, signal, fetchHonours, click)
    import('./curiosities').then(add, () => savesData() && atClick())
  }
  const atClick = () => map.surface.addEventListener('click', fetch, { signal, once: true })
  if (savesData()) atClick()
  else
    signal.addEventListener(
      'abort',
      whenIdle(() => fetch()),
    )
}
