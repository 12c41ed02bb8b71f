/** Presses on the map: on a place they move it, on a handle they change its outline, elsewhere the engine has them. */

import type { Box, Point } from '../../panzoom/geometry'
import { toMap } from '../../panzoom/view'
import type { LiveMap } from '../../site/map/liveMap'
import { cornersOfBox } from '../../table/area'
import type { Corner } from '../../table/box'
import { boxOf } from '../../table/box'
import { fitTo, middleAfter, moveBy, type Outline } from './outline'
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
    return rounded(toMap(controller.view, { x: clientX - left, y: clientY - top }))
  }

  /** Follows the pointer of a press until its release. Escape takes back what the drag has changed. */
  const follow = (down: PointerEvent, drag: Drag, onRelease: (hasStrayed: boolean) => void = () => {}) => {
    end()
    const following = new AbortController()
    const options = { signal: following.signal, capture: true }
    const from = mapPointOf(down)
    let hasStrayed = false
    end = () => following.abort()
    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      hasStrayed ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > TOLERANCE_PX
      const to = mapPointOf(event)
      if (hasStrayed) drag({ x: to.x - from.x, y: to.y - from.y })
    }
    const onUp = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      end()
      store.endPart()
      onRelease(hasStrayed)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      end()
      if (store.state.history.part !== null) store.undo()
      store.set({ draft: null, mode: 'choose' })
    }
    addEventListener('pointermove', onMove, options)
    addEventListener('pointerup', onUp, options)
    addEventListener('pointercancel', onUp, options)
    addEventListener('keydown', onKeyDown, options)
  }

  const drawBox = (event: PointerEvent) => {
    const { x, y } = mapPointOf(event)
    const drag = (by: Point) => store.set({ draft: cornersOfBox(boxBetween({ x, y }, { x: x + by.x, y: y + by.y })) })
    follow(event, drag, () => {
      const { draft } = store.state
      if (draft) store.add(draft, false)
    })
  }

  const addCorner = (event: PointerEvent) => {
    const { x, y } = mapPointOf(event)
    const draft: Outline = store.state.draft ?? []
    const [first] = draft
    const isClosing =
      first && Math.hypot(first[1] - x, first[0] - y) * controller.view.scale < CLOSE_PX && draft.length > 2
    if (isClosing) store.add(draft, true)
    else store.set({ draft: [...draft, [y, x]], message: `Corner ${draft.length + 1} is at ${x}, ${y}.` })
  }

  const pressPlace = (event: PointerEvent, part: Element) => {
    const { place: id = '', corner, middle, side } = (part as SVGElement).dataset
    const place = store.places.find((one) => String(one.id) === id)
    if (!place) return
    if (store.state.chosen !== place.id) store.choose(place.id)
    const name = `drag ${drags++}`
    const change = (corners: Outline) => store.changePlace(place.id, { corners }, name)
    let { corners } = place
    if (corner !== undefined && event.altKey) return store.removeCorner(Number(corner))
    if (middle !== undefined) corners = corners.toSpliced(Number(middle) + 1, 0, middleAfter(corners, Number(middle)))
    const index = corner === undefined ? Number(middle) + 1 : Number(corner)
    follow(event, (by) => {
      if (side) change(fitTo(corners, stretched(boxOf({ corners }), side, by)))
      else if (corner !== undefined || middle !== undefined)
        change(corners.with(index, moved(corners[index] ?? [0, 0], by)))
      else change(moveBy(corners, by))
    })
  }

  const onPointerDown = (event: PointerEvent) => {
    const { target, button, isPrimary } = event
    if (button !== 0 || !isPrimary || event.defaultPrevented || !(target instanceof Element)) return
    // A control over the map, such as a zoom button, is not the surface's; a signpost is hidden.
    const part = target.closest('[data-place]')
    const { mode } = store.state
    if (mode === 'choose' && !part) return
    // So that the engine does not drag the map.
    event.preventDefault()
    // Prevented, the press moves no focus: from here on, keys are for the place.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (mode === 'box') drawBox(event)
    else if (mode === 'polygon') addCorner(event)
    else if (part) pressPlace(event, part)
  }
  surface.addEventListener('pointerdown', onPointerDown, { signal, capture: true })
  signal.addEventListener('abort', () => end())
}

/** The box with some sides moved: those in `side`, such as `nw`, which stay a px apart from the others. */
export function stretched({ left, top, right, bottom }: Box, side: string, { x, y }: Point): Box {
  return {
    left: side.includes('w') ? Math.min(left + x, right - 1) : left,
    top: side.includes('n') ? Math.min(top + y, bottom - 1) : top,
    right: side.includes('e') ? Math.max(right + x, left + 1) : right,
    bottom: side.includes('s') ? Math.max(bottom + y, top + 1) : bottom,
  }
}

const moved = ([y, x]: Corner, by: Point): Corner => [y + by.y, x + by.x]
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })
const boxBetween = (a: Point, b: Point) => boxOf({ corners: [a, b].map(({ x, y }) => [y, x] as const) })
