import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Controller } from '../../panzoom/controller'
import { toMap, toScreen } from '../../panzoom/view'
import { boxOf } from '../box'
import { onLongTouch } from './longTouch'
import { type PlaceLink, placeLinkAt } from './placeLink'
import { reveal } from './reveal'
import { moveTooltip } from './Tooltip'

/**
 * Decides which place's name the tooltip shows, and where: beside the cursor over a place, or tied to the place that has
 * keyboard focus or was long-touched. A place that gets keyboard focus is also brought into view. `root` contains the map
 * and the tooltip.
 *
 * React renders only when the name changes; the tooltip moves without it.
 */
export function usePlaceName(
  controller: Controller,
  root: RefObject<HTMLElement | null>,
  placeLinks: readonly PlaceLink[],
) {
  const tooltip = useRef<HTMLDivElement>(null)
  const [named, setNamed] = useState<PlaceLink | null>(null)
  /** The place that the tooltip is tied to; null while it follows the cursor. */
  const [tiedTo, setTiedTo] = useState<PlaceLink | null>(null)

  useEffect(() => {
    const element = root.current
    if (!element) return
    const ending = new AbortController()
    const options = { signal: ending.signal }
    let isTied = false
    const placeLinkUnder = ({ target }: Event) =>
      placeLinks.find(({ element }) => target instanceof Node && element.contains(target))
    const hide = () => {
      isTied = false
      setNamed(null)
    }
    const tieTo = (placeLink: PlaceLink | null) => {
      isTied = placeLink !== null
      setTiedTo(placeLink)
      setNamed(placeLink)
    }

    const onPointer = (event: PointerEvent) => {
      // A finger has no hover, and each tap would flash the name. A drag shows no names either.
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      const placeLink = placeLinkUnder(event)
      if (!placeLink) {
        if (!isTied) hide()
        return
      }
      // If the map moves another place under a cursor that rests, the name stays with the focused place.
      if (isTied && event.movementX === 0 && event.movementY === 0) return
      const { left, top } = element.getBoundingClientRect()
      moveTooltip(tooltip.current, { x: event.clientX - left, y: event.clientY - top }, controller.bounds.viewport)
      isTied = false
      setTiedTo(null)
      setNamed(placeLink)
    }
    const onFocus = (event: FocusEvent) => {
      const placeLink = placeLinkUnder(event)
      // A click focuses a link, too, but then the cursor already shows its name.
      if (!placeLink?.element.matches(':focus-visible')) return
      tieTo(placeLink)
      controller.goTo(reveal(controller.target, boxOf(placeLink), controller.bounds))
    }

    for (const type of ['pointerover', 'pointermove', 'pointerleave'] as const) {
      element.addEventListener(type, onPointer, options)
    }
    element.addEventListener('pointerdown', hide, options)
    element.addEventListener('focusin', onFocus, options)
    element.addEventListener('focusout', hide, options)
    const stopLongTouch = onLongTouch(element, (pointScreen) =>
      tieTo(placeLinkAt(placeLinks, toMap(controller.view, pointScreen))),
    )
    return () => {
      ending.abort()
      stopLongTouch()
    }
  }, [controller, root, placeLinks])

  // The tooltip may cover something: Escape hides it, wherever the focus is.
  useEffect(() => {
    if (!named) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setNamed(null)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [named])

  // While the map moves, a tied tooltip stays with its place.
  useLayoutEffect(() => {
    if (!tiedTo) return
    const { left, right, top } = boxOf(tiedTo)
    const topMiddle = { x: (left + right) / 2, y: top }
    const onView = () => moveTooltip(tooltip.current, toScreen(controller.view, topMiddle), controller.bounds.viewport)
    onView()
    return controller.subscribe({ move: onView })
  }, [controller, tiedTo])

  return { tooltip, name: named?.name ?? null, isTied: tiedTo !== null }
}
