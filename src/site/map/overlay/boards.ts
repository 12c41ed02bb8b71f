import { nameBoxOf } from 'virtual:picture'
import { type Box, centreOf, type Point } from '../../../panzoom/core/geometry'
import { toScreen } from '../../../panzoom/core/view'
import { boxOfSize, contains, overlap, screenBoxOf } from '../../../table/area'
import { isPlainClick } from '../../parts/AnyLink'
import { coversOf, type LiveMap, REST } from '../liveMap'
import { takeTo } from './takeTo'

/**
 * The strip of boards, a link to each place, at the foot of the map. The styles alone lay it out. At rest,
 * each board points towards its place, and is quiet if the place's name can be read on the picture. A press
 * on one takes the visitor there.
 */
export function boards(map: LiveMap, signal: AbortSignal): void {
  const { controller, root, strip, places } = map
  const update = () => {
    const { view, bounds } = controller
    const covers = coversOf(map)
    const isReadable = (box: Box) =>
      contains(boxOfSize(bounds.viewport), box) && !covers.some((cover) => overlap(box, cover))
    for (const place of places) {
      const { board, middle } = place
      const direction = directionTo(toScreen(view, middle), centreOf(bounds.viewport))
      board.dataset.to = isReadable(screenBoxOf(nameBoxOf(place), view)) ? `${direction} here` : direction
    }
  }
  const rest = () => {
    strip.dataset.folded = ''
    update()
  }
  // Not in the movement's last frame: to measure there would force a layout.
  root.addEventListener(REST, rest, { signal })
  signal.addEventListener('abort', controller.subscribe({ resize: update }))

  const onClick = (event: MouseEvent) => {
    const place = places.find(({ board }) => board.contains(event.target as Node))
    if (!place || !isPlainClick(event)) return
    event.preventDefault()
    takeTo(place, map)
  }
  strip.addEventListener('click', onClick, { signal })
}

/** The tangent of 22.5 degrees: a direction within that of an axis is along it. */
const ALONG = 0.414

/** The one of eight directions in which a point lies from another, in words: `up`, `right down`. */
export function directionTo(point: Point, from: Point): string {
  const x = point.x - from.x
  const y = point.y - from.y
  const across = Math.abs(x) > ALONG * Math.abs(y) && (x < 0 ? 'left' : 'right')
  const along = Math.abs(y) > ALONG * Math.abs(x) && (y < 0 ? 'up' : 'down')
  return [across, along].filter(Boolean).join(' ')
}
