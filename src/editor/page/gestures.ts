/** Presses on the map: on a place they move it, on a handle they change its outline, elsewhere the engine has them. */
import type { Point } from '../../panzoom/geometry'
import { toMap } from '../../panzoom/view'
import type { LiveMap } from '../../site/map/liveMap'
import { cornersOfBox } from '../../table/area'
import { boxOf } from '../../table/box'
import { fitTo, middleAfter, moveBy, type Outline, stretched } from './outline'
import type { Store } from './store'

/** A press further than this from its start, in CSS px, is a drag. */
const TOLERANCE_PX = 3
/** A polygon is closed by a press this near to its first corner, in CSS px. */
const CLOSE_PX = 12

/** What a press changes with each move: `by` is the distance from the press in map px. */
type Drag = (by: Point) => void

/** Presses on the surface act on the places, until the signal is aborted. */
export function listenToPresses({ controller, surface }: LiveMap, store: Store, signal: AbortSignal): void {
  let drags = 0
  let end = () => {}

  const mapPointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = surface.getBoundingClientRect()
    const { x, y } = toMap(controller.view, { x: clientX - left, y: clientY - top })
    return { x: Math.round(x), y: Math.round(y) }
  }

  /** Follows the pointer of a press until its release. */
  const follow = (down: PointerEvent, drag: Drag, onRelease = () => {}) => {
    end()
    const following = new AbortController()
    const options = { signal: following.signal, capture: true }
    const from = mapPointOf(down)
    let isDrag = false
    end = () => following.abort()
    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      isDrag ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > TOLERANCE_PX
      const to = mapPointOf(event)
      if (isDrag) drag({ x: to.x - from.x, y: to.y - from.y })
    }
    const onUp = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      end()
      store.endPart()
      onRelease()
    }
    addEventListener('pointermove', onMove, options)
    addEventListener('pointerup', onUp, options)
    addEventListener('pointercancel', onUp, options)
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
    const isNear = first && Math.hypot(first[1] - x, first[0] - y) * controller.view.scale < CLOSE_PX
    if (isNear && draft.length > 2) store.add(draft)
    else store.set({ draft: [...draft, [y, x]], message: `Corner ${draft.length + 1} is at ${x}, ${y}.` })
  }

  const pressPlace = (event: PointerEvent, { place: id, corner, middle, side }: DOMStringMap) => {
    const place = store.places.find((one) => String(one.id) === id)
    if (!place) return
    if (store.state.chosen !== place.id) store.choose(place.id)
    const part = `drag ${drags++}`
    const change = (corners: Outline) => store.changePlace(place.id, { corners }, part)
    const { corners } = place
    const box = boxOf({ corners })
    // With Alt, a corner of a box is moved by itself, and one of a polygon is taken away.
    const alone = event.altKey ? ['nw', 'ne', 'se', 'sw'].indexOf(side ?? '') : -1
    if (event.altKey && corner) {
      if (corners.length > 3) return change(corners.toSpliced(Number(corner), 1))
      return store.set({ message: 'A polygon has at least three corners.' })
    }
    const after = Number(middle)
    const outline = middle ? corners.toSpliced(after + 1, 0, middleAfter(corners, after)) : corners
    const index = middle ? after + 1 : Number(corner)
    const shifted = (outline: Outline, index: number, by: Point) => {
      const [y, x] = outline[index] ?? [0, 0]
      return outline.with(index, [y + by.y, x + by.x])
    }
    follow(event, (by) => {
      if (alone >= 0) change(shifted(cornersOfBox(box), alone, by))
      else if (side) change(fitTo(corners, stretched(box, side, by)))
      else if (corner ?? middle) change(shifted(outline, index, by))
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
