import type { Point } from '../../../panzoom/core/geometry'
import { keyAction, takesKeys } from '../../../panzoom/dom/listenToKeys'
import { type LiveMap, placeOf } from '../liveMap'

/** A point with a larger ratio is not in the direction. A smaller limit could make places unreachable. */
const MAX_ASIDE_PER_AHEAD = 1.5

/**
 * Keys beyond the engine's, unless pointers hold the map: F shows the whole map, and from a focused place the
 * arrow keys move the focus to the nearest place in that direction, if there is one.
 */
export function moreKeys(map: LiveMap, signal: AbortSignal): void {
  const { controller, root, places } = map
  const middles = places.map(({ middle }) => middle)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code, repeat, shiftKey, ctrlKey, altKey, metaKey } = event
    if (shiftKey || ctrlKey || altKey || metaKey || takesKeys(event, root) || controller.interaction) return
    const from = placeOf(event.target, map)
    const action = keyAction(event)
    // The map pans against the arrow.
    const ahead = action && 'pan' in action ? { x: -action.pan.x, y: -action.pan.y } : null
    const next = from && ahead && places[nearestIn(ahead, from.middle, middles)]
    // Keyboards of other scripts have another letter on that key.
    const isF = /^f$/i.test(key) || (code === 'KeyF' && /^(?!\p{Script=Latin})\p{L}$/u.test(key))
    if (!isF && !next) return
    event.preventDefault()
    if (next) next.element.focus()
    else if (!repeat) root.querySelector<HTMLElement>('button[value="all"]')?.click()
  }
  // In the capture phase, to run before the engine's listener.
  root.addEventListener('keydown', onKeyDown, { signal, capture: true })
}

/** The index of the nearest point in a direction, counting each px aside twice; -1 if there is none. */
export function nearestIn(direction: Point, from: Point, points: readonly Point[]): number {
  let nearest = -1
  let minCost = Number.POSITIVE_INFINITY
  points.forEach((point, index) => {
    const x = point.x - from.x
    const y = point.y - from.y
    const ahead = x * direction.x + y * direction.y
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x)
    const cost = ahead + 2 * aside
    if (ahead <= 0 || aside > MAX_ASIDE_PER_AHEAD * ahead || cost >= minCost) return
    nearest = index
    minCost = cost
  })
  return nearest
}
