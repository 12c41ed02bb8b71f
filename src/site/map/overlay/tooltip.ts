import * as words from 'virtual:words'
import type { Controller } from '../../../panzoom/core/controller'
import type { Box, Size } from '../../../panzoom/core/geometry'
import { LONG_PRESS } from '../../../panzoom/dom/listenToPointers'
import { boxOf, grown, screenBoxOf } from '../../../table/area'
import { NOT_FOUND } from '../../../table/paths'
import { pageAt } from '../../site'
import { cover } from '../elementBox'
import { append, coversOf, type LiveMap, type LivePlace, placeOf } from '../liveMap'
import { clearView } from './clearView'
import { placeBeside } from './placeBeside'

/** The arrows of links to pages, and to other sites. */
const ONWARD = words.direction === 'rtl' ? '←' : '→'
const AWAY = words.direction === 'rtl' ? '↖' : '↗'

/** The light reaches beyond its place by this part of the map's width, clear of the words at its foot. */
const LIGHT_MARGIN = 1 / 200

/**
 * How the place is pointed at: by a press, which lights it; by the cursor; or by the focus or a long press,
 * which last while the map moves.
 */
type How = 'press' | 'cursor' | 'tied'

/**
 * The answer of a place to each input: a light over it, and its tooltip, which says what the visitor will
 * find there. A place that gets keyboard focus is also brought into view.
 */
export function tooltip(map: LiveMap, signal: AbortSignal): void {
  const { controller, root, surface } = map
  const light = append(surface, '<div class="map-light"></div>', signal)
  const element = append(root, '<div class="map-tooltip" role="tooltip"></div>', signal)

  let shown: { readonly place: LivePlace; readonly how: How } | null = null
  /** The place whose texts are in the tooltip, and what it may cover last. They stay, as it fades out. */
  let named: LivePlace | null = null
  let covers: readonly Box[] = []
  let size: Size = { width: 0, height: 0 }

  const tiedTo = () => (shown?.how === 'tied' ? shown.place : null)

  /** Puts the tooltip beside its place, clear of the landmark and its name. */
  const follow = () => {
    if (!shown) return
    const { view, bounds } = controller
    const { x, y } = placeBeside(size, screenBoxOf(boxOf(shown.place), view), bounds.viewport, covers)
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  }
  const lightUp = () => {
    // Not for a frame, if the map is about to move.
    if (!shown || controller.transition) return
    cover(light, screenBoxOf(litBox(shown.place, controller), controller.view))
    light.dataset.shown = shown.how
  }

  const rest = () => {
    // Measured each time that the map rests: its font may have loaded since. Not while it moves.
    size = { width: element.offsetWidth, height: element.offsetHeight }
    follow()
    lightUp()
  }

  const show = (place: LivePlace, how: How) => {
    shown = { place, how }
    if (named !== place) {
      named = place
      const what = document.createElement('small')
      what.textContent = `${place.heading} ${pageAt(place.href).path === NOT_FOUND ? AWAY : ONWARD}`
      element.replaceChildren(place.name, what)
      light.innerHTML = outlineOf(place, controller)
      covers = coversOf(map)
    }
    element.dataset.shown = how
    rest()
  }
  const hide = () => {
    shown = null
    delete element.dataset.shown
    delete light.dataset.shown
  }

  const onPress = ({ target }: Event) => {
    hide()
    const place = placeOf(target, map)
    if (place) show(place, 'press')
  }
  const onPointer = (event: PointerEvent) => {
    // A finger has no hover, and each tap would flash the name. A drag shows no names either.
    if (event.pointerType === 'touch' || event.buttons !== 0) return
    const place = placeOf(event.target, map)
    if (!place && !tiedTo()) hide()
    // If the map moves another place under a cursor that rests, the name stays with the focused place.
    if (!place || (tiedTo() && event.movementX === 0 && event.movementY === 0)) return
    if (shown?.place !== place || shown.how !== 'cursor') show(place, 'cursor')
  }
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target, map)
    // A click focuses a link, too, but then the cursor already shows its name.
    if (!place?.element.matches(':focus-visible')) return
    hide()
    controller.goTo(clearView(controller.target, boxOf(place), coversOf(map), controller.bounds))
    show(place, 'tied')
  }
  const onLongPress = (event: Event) => {
    const place = placeOf(event.target, map)
    if (!place) return
    // So that the link is not followed.
    event.preventDefault()
    show(place, 'tied')
  }

  root.addEventListener('pointerdown', onPress, { signal })
  for (const type of ['pointerover', 'pointermove', 'pointerleave'] as const)
    root.addEventListener(type, onPointer, { signal })
  for (const type of ['pointerup', 'pointercancel'] as const)
    root.addEventListener(type, () => shown?.how === 'press' && hide(), { signal })
  root.addEventListener(LONG_PRESS, onLongPress, { signal })
  root.addEventListener('focusin', onFocus, { signal })
  // Not if another element loses the focus, as at the end of a long press.
  root.addEventListener('focusout', ({ target }) => target === tiedTo()?.element && hide(), { signal })
  // The tooltip may cover something: Escape hides it, wherever the focus is.
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })

  const move = () => {
    if (shown?.how === 'press') hide()
    delete light.dataset.shown
    follow()
  }
  const end = () => shown && rest()
  signal.addEventListener('abort', controller.subscribe({ move, end, resize: end }))
}

/** The box of the light over a place, in map px. */
const litBox = (place: LivePlace, { settings }: Controller) =>
  grown(boxOf(place), LIGHT_MARGIN * settings.map.width)

/** The outline of a place that is no upright box, as an SVG of the light's size: a copy of its hit area. */
function outlineOf(place: LivePlace, controller: Controller): string {
  const polygon = place.element.querySelector('polygon')
  if (!polygon) return ''
  const { left, top, right, bottom } = litBox(place, controller)
  return `<svg viewBox="${left} ${top} ${right - left} ${bottom - top}">${polygon.outerHTML}</svg>`
}
