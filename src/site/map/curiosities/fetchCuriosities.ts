import { savesData, whenIdle } from '../../start/whenIdle'
import { early } from '../handOver'
import { clickedPoint, type LiveMap } from '../liveMap'

/**
 * Fetches what answers a press beside the places when the browser is idle, but at a click on the map at once;
 * for a visitor who asks for little data, only then. The last click that came before it is answered late.
 */
export function fetchCuriosities(map: LiveMap, signal: AbortSignal): void {
  if (!__HAS__.curiosities) return
  const { click } = early
  early.click = undefined
  const { width } = map.controller.settings.map
  let clicked = click && { x: click.x * width, y: click.y * width }
  const waiting = new AbortController()
  const stopWaiting = () => waiting.abort()
  signal.addEventListener('abort', stopWaiting)
  const add = ({ curiosities }: typeof import('./curiosities')) => {
    if (waiting.signal.aborted) return
    stopWaiting()
    curiosities(map, signal, clicked)
  }
  const fetch = () => {
    import('./curiosities').then(add, () => {})
  }
  const onClick = (event: MouseEvent) => {
    clicked = clickedPoint(map, event)
    fetch()
  }
  map.surface.addEventListener('click', onClick, { signal: waiting.signal })
  if (clicked) fetch()
  else if (!savesData()) signal.addEventListener('abort', whenIdle(fetch))
}
