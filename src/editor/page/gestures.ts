/**
 * Presses on the map: on a place they move it, on a handle they change its outline, elsewhere the engine has
 * them.
 */
import type { Point } from '../../panzoom/core/geometry'
import { toMap } from '../../panzoom/core/view'
import type { LiveMap } from '../../site/map/liveMap'
import { boxOf, cornersOfBox } from '../../table/area'
import { fitTo, middleAfter, moveBy, type Outline, stretched } from './outline'
import type { Store } from './store'

/** A press further than this from its start, in CSS px, is a drag. */
const TOLERANCE_PX = 3
/** A polygon is closed by a press this near to its first corner, in CSS px. */
const CLOSE_PX = 12

/** Presses on the surface act on the places, until the signal is aborted. */
export function listenToPresses({ controller, surface }: LiveMap, store: Store, signal: AbortSignal): void {
  let drags = 0
  let end = () => {}

  const mapPointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = surface.getBoundingClientRect()
    const { x, y } = toMap(store.viewIn(controller), { x: clientX - left, y: clientY - top })
    return { x: Math.round(x), y: Math.round(y) }
  }

  /** Follows the pointer of a press until its release. */
  const follow = (down: PointerEvent, drag: (by: Point) => void, onRelease = () => {}) => {
    end()
    const following = new AbortController()
    end = () => following.abort()
    const from = mapPointOf(down)
    let isDrag = false
    const onMove = (event: PointerEvent) => {
      isDrag ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > TOLERANCE_PX
      const to = mapPointOf(event)
      if (isDrag) drag({ x: to.x - from.x, y: to.y - from.y })
    }
    const onEnd = () => {
      end()
      store.endPart()
      onRelease()
    }
    for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) {
      const act = type === 'pointermove' ? onMove : onEnd
      const listener = (event: PointerEvent) => event.pointerId === down.pointerId && act(event)
      addEventListener(type, listener, { signal: following.signal, capture: true })
    }
  }

  const drawBox = (event: PointerEvent) => {
    const { x, y } = mapPointOf(event)
    const drag = (by: Point) => {
      const box = boxOf({ corners: [[y, x] as const, [y + by.y, x + by.x] as const] })
      // Escape ends the mode.
      if (store.state.mode === 'box') store.set({ draft: cornersOfBox(box) })
    }
    follow(event, drag, () => store.state.draft && store.add(store.state.draft))
  }

  const addCorner = (event: PointerEvent) => {
    const { x, y } = mapPointOf(event)
    const draft: Outline = store.state.draft ?? []
    const [first] = draft
    const isNear = first && Math.hypot(first[1] - x, first[0] - y) * store.viewIn(controller).scale < CLOSE_PX
    if (isNear && draft.length > 2) store.add(draft)
    else store.set({ draft: [...draft, [y, x]], message: `Corner ${draft.length + 1} is at ${x}, ${y}.` })
  }

  const pressPlace = (event: PointerEvent, { place: id, corner, middle, side }: DOMStringMap) => {
    const place = store.places.find((one) => String(one.id) === id)
    if (!place) return
    if (store.state.chosen !== place.id) store.choose(place.id)
    const part = `drag ${drags++}`
    const change = (corners: Outline) => store.reshape(place.id, corners, part)
    const { corners } = place
    if (event.altKey && corner) {
      if (corners.length > 3) change(corners.toSpliced(Number(corner), 1))
      return
    }
    const box = boxOf(place)
    // With Alt, a corner of a box moves by itself.
    const alone = event.altKey ? ['nw', 'ne', 'se', 'sw'].indexOf(side ?? '') : -1
    const index = alone >= 0 ? alone : middle ? Number(middle) + 1 : Number(corner)
    const added = middle && corners.toSpliced(index, 0, middleAfter(corners, index - 1))
    const outline = alone >= 0 ? cornersOfBox(box) : added || corners
    const [y, x] = outline[index] ?? [0, 0]
    follow(event, (by) => {
      if (side && alone < 0) change(fitTo(corners, stretched(box, side, by)))
      else if (outline[index]) change(outline.with(index, [y + by.y, x + by.x]))
      else change(moveBy(corners, by))
    })
  }

  const onPointerDown = (event: PointerEvent) => {
    const { target, button, isPrimary } = event
    if (button !== 0 || !isPrimary || event.defaultPrevented || !(target instanceof Element)) return
    const part = target.closest<SVGElement>('[data-place]')
    const { mode } = store.state
    if (mode === 'choose' && !part) return
    // So that the engine does not drag the map.
    event.preventDefault()
    // Prevented, the press moves no focus: from here on, keys are for the place.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (mode === 'box') drawBox(event)
    else if (mode === 'polygon') addCorner(event)
    else if (part) pressPlace(event, part.dataset)
  }
  surface.addEventListener('pointerdown', onPointerDown, { signal, capture: true })
  signal.addEventListener('abort', () => end())
}
