import { reveal } from '../../panzoom/fit'
import type { Point } from '../../panzoom/geometry'
import { LONG_TOUCH } from '../../panzoom/listenToPointers'
import { toScreen } from '../../panzoom/view'
import { boxOf } from '../box'
import { type LiveMap, type LivePlace, placeOf } from '../liveMap'

/** The margin around a place that is brought into view: room for its name. */
const REVEAL_MARGIN_PX = 48

/**
 * The name of a place, floating over the map: beside the cursor over a place, or tied to the place that has keyboard
 * focus or was long-touched. A place that gets keyboard focus is also brought into view.
 */
export function tooltip(map: LiveMap, signal: AbortSignal): void {
  const { controller, root } = map
  const element = Object.assign(document.createElement('div'), { className: 'map-tooltip' })
  element.setAttribute('role', 'tooltip')
  root.append(element)
  signal.addEventListener('abort', () => element.remove())
  /** The place that the tooltip is tied to; null while it follows the cursor or is hidden. */
  let tiedTo: LivePlace | null = null

  /** CSS pushes the tooltip back inside the viewport. */
  const moveTo = ({ x, y }: Point) => {
    const { width, height } = controller.bounds.viewport
    for (const [name, px] of Object.entries({ x, y, width, height })) element.style.setProperty(`--${name}`, `${px}px`)
  }
  const followPlace = () => {
    if (tiedTo) moveTo(toScreen(controller.view, { x: tiedTo.middle.x, y: boxOf(tiedTo).top }))
  }
  const show = (place: LivePlace, by: 'tied' | 'cursor') => {
    tiedTo = by === 'tied' ? place : null
    followPlace()
    element.textContent = place.name
    element.dataset.shown = by
  }
  // The name stays in it, as it fades out.
  const hide = () => {
    tiedTo = null
    delete element.dataset.shown
  }

  const onPointer = (event: PointerEvent) => {
    // A finger has no hover, and each tap would flash the name. A drag shows no names either.
    if (event.pointerType === 'touch' || event.buttons !== 0) return
    const place = placeOf(event.target, map)
    if (!place && !tiedTo) hide()
    // If the map moves another place under a cursor that rests, the name stays with the focused place.
    if (!place || (tiedTo && event.movementX === 0 && event.movementY === 0)) return
    const { left, top } = root.getBoundingClientRect()
    moveTo({ x: event.clientX - left, y: event.clientY - top })
    show(place, 'cursor')
  }
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target, map)
    // A click focuses a link, too, but then the cursor already shows its name.
    if (!place?.element.matches(':focus-visible')) return
    show(place, 'tied')
    controller.goTo(reveal(controller.target, boxOf(place), REVEAL_MARGIN_PX, controller.bounds))
  }
  const onLongTouch = (event: Event) => {
    const place = placeOf(event.target, map)
    if (!place) return
    // So that the link is not followed.
    event.preventDefault()
    show(place, 'tied')
  }

  for (const type of ['pointerover', 'pointermove', 'pointerleave'] as const) {
    root.addEventListener(type, onPointer, { signal })
  }
  root.addEventListener('pointerdown', hide, { signal })
  root.addEventListener(LONG_TOUCH, onLongTouch, { signal })
  root.addEventListener('focusin', onFocus, { signal })
  // Not if another element loses the focus, as at the end of a long touch.
  root.addEventListener('focusout', ({ target }) => target === tiedTo?.element && hide(), { signal })
  // The tooltip may cover something: Escape hides it, wherever the focus is.
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
  signal.addEventListener('abort', controller.subscribe({ move: followPlace }))
}
