import { nameBoxOf } from 'virtual:picture'
import { type Box, centreOf } from '../../../panzoom/geometry'
import { toScreen } from '../../../panzoom/view'
import { overlap, screenBoxOf } from '../../../table/area'
import { isPlainClick } from '../../parts/AnyLink'
import { coversOf, type LiveMap } from '../liveMap'
import { directionTo } from './direction'
import { takeTo } from './takeTo'

/**
 * The strip of boards, a link to each place, at the foot of the map. The styles alone lay it out. At rest,
 * each board points towards its place, and is quiet if the place's name can be read on the picture. A press
 * on one takes the visitor there.
 */
export function boards(map: LiveMap, signal: AbortSignal): void {
  const { controller, strip, places } = map
  const update = () => {
    const { view, bounds } = controller
    const { width, height } = bounds.viewport
    const covers = coversOf(map)
    const isReadable = (box: Box) =>
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= width &&
      box.bottom <= height &&
      !covers.some((cover) => overlap(box, cover))
    for (const place of places) {
      const { board, middle } = place
      const direction = directionTo(toScreen(view, middle), centreOf(bounds.viewport))
      board.dataset.to = isReadable(screenBoxOf(nameBoxOf(place), view)) ? `${direction} here` : direction
    }
  }
  let frame = 0
  const cancel = () => cancelAnimationFrame(frame)
  const end = () => {
    // In a frame of its own: to measure in the movement's last one would force a layout.
    frame = requestAnimationFrame(() => {
      strip.dataset.folded = ''
      update()
    })
  }
  update()
  signal.addEventListener('abort', controller.subscribe({ start: cancel, end, resize: update }))
  signal.addEventListener('abort', cancel)

  const onClick = (event: MouseEvent) => {
    const place = places.find(({ board }) => board.contains(event.target as Node))
    if (!place || !isPlainClick(event)) return
    event.preventDefault()
    takeTo(place, map)
  }
  // On the map, a press would stop the flight, and be no click.
  const onDown = (event: Event) => controller.transition?.kind === 'flight' && event.preventDefault()
  strip.addEventListener('click', onClick, { signal })
  strip.addEventListener('pointerdown', onDown, { signal })
}
