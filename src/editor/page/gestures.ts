/**
 * Presses on the map: on a place they move it, on a handle they change its outline, elsewhere the engine has
 * them.
 */
import type { Point } from '../../panzoom/core/geometry'
import { toMap } from '../../panzoom/core/view'
import type { LiveMap } from '../../site/map/liveMap'
import { boxOf, cornersOf, cornersOfBox, isUpright } from '../../table/area'
import { dragged, type Outline } from './outline'
import type { Store } from './store'

/** A press further than this from its start, in CSS px, is a drag. */
const TOLERANCE_PX = 3
/** A polygon is closed by a press this near to its first corner, in CSS px. */
const CLOSE_PX = 12

/** Presses on the surface act on the places, until the signal is aborted. */
export function listenToPresses({ controller, surface }: LiveMap, store: Store, signal: AbortSignal): void {
  let drags = 0

  const mapPointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = surface.getBoundingClientRect()
    const { x, y } = toMap(store.viewIn(controller), { x: clientX - left, y: clientY - top })
    return { x: Math.round(x), y: Math.round(y) }
  }

  /** Follows the pointer of a press until its release. */
  const follow = (down: PointerEvent, drag: (by: Point) => void, onRelease: () => unknown = () => {}) => {
    const released = new AbortController()
    const options = { signal: AbortSignal.any([signal, released.signal]) }
    const from = mapPointOf(down)
    let isDrag = false
    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      isDrag ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > TOLERANCE_PX
      const to = mapPointOf(event)
      if (isDrag) drag({ x: to.x - from.x, y: to.y - from.y })
    }
    const onEnd = () => {
      released.abort()
      store.endPart()
      onRelease()
    }
    surface.setPointerCapture(down.pointerId)
    surface.addEventListener('pointermove', onMove, options)
    surface.addEventListener('lostpointercapture', onEnd, options)
  }

  /** Adds a corner to the outline that is being drawn, or closes it; a drag draws a box. */
  const draw = (event: PointerEvent, draft: Outline) => {
    const { x, y } = mapPointOf(event)
    const [first] = draft
    const isNear = first && Math.hypot(first[1] - x, first[0] - y) * store.viewIn(controller).scale < CLOSE_PX
    if (isNear && draft.length > 2) return store.add(draft)
    store.set({ draft: [...draft, [y, x]], message: `Corner ${draft.length + 1} is at ${x}, ${y}.` })
    if (first) return
    let box: Outline = []
    const drag = (by: Point) => {
      const corners = [[y, x] as const, [y + by.y, x + by.x] as const]
      box = cornersOfBox(boxOf({ corners }))
      // Escape ends it.
      if (store.state.draft) store.set({ draft: [...box, ...box.slice(0, 1)], message: '' })
    }
    follow(event, drag, () => box.length > 0 && store.state.draft && store.add(box))
  }

  const pressPlace = (event: PointerEvent, { place: id, handle }: DOMStringMap) => {
    const place = store.places.find((one) => String(one.id) === id)
    if (!place) return
    store.choose(place.id)
    const part = `drag ${drags++}`
    if (!handle) return follow(event, ({ x, y }) => store.shift(place, [x, y], part))
    const change = (outline: Outline) => store.reshape(place, outline, part)
    const corners = cornersOf(place)
    const [at, isAlone] = [Number(handle), event.altKey]
    if (isAlone && Number.isInteger(at) && !isUpright(corners)) {
      if (corners.length > 3) change(corners.toSpliced(at, 1))
    } else follow(event, (by) => change(dragged(corners, at, by, isAlone)))
  }

  const onPointerDown = (event: PointerEvent) => {
    const { target, button, isPrimary } = event
    if (button !== 0 || !isPrimary || event.defaultPrevented || !(target instanceof Element)) return
    const part = target.closest<SVGElement>('[data-place]')
    const { draft } = store.state
    if (!draft && !part) return
    // So that the engine does not drag the map.
    event.preventDefault()
    // Prevented, the press moves no focus: from here on, keys are for the place.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (draft) draw(event, draft)
    else if (part) pressPlace(event, part.dataset)
  }
  surface.addEventListener('pointerdown', onPointerDown, { signal, capture: true })
}
