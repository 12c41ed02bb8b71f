import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Controller } from '../../panzoom/controller'
import { toMap, toScreen } from '../../panzoom/view'
import { boxOf } from '../place'
import { onLongTouch } from './longTouch'
import { type PlaceLink, placeLinkAt } from './placeLink'
import { reveal } from './reveal'
import { moveTooltip } from './Tooltip'

/**
 * Brings a place that the keyboard reaches into view, and tells which place's name is shown, and where: beside the
 * cursor that is over it, or tied to the place that the keyboard has reached or a long touch has asked for, until the
 * next touch. `root` is the box that the tooltip floats in.
 *
 * React renders when another name is shown; the tooltip's moves go past it.
 */
export function usePlaceName(
  controller: Controller,
  root: RefObject<HTMLElement | null>,
  placeLinks: readonly PlaceLink[],
) {
  const tooltip = useRef<HTMLDivElement>(null)
  const [named, setNamed] = useState<PlaceLink | null>(null)
  /** The place that the tooltip stands above; null while it follows the cursor. */
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
      // A finger has no hover: it would flash the name at every tap. Nor does a hand that drags ask for names.
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      const placeLink = placeLinkUnder(event)
      if (!placeLink) {
        if (!isTied) hide()
        return
      }
      // A place that comes to lie under a cursor at rest does not take the name from the one the keyboard is on.
      if (isTied && event.movementX === 0 && event.movementY === 0) return
      const { left, top } = element.getBoundingClientRect()
      moveTooltip(tooltip.current, { x: event.clientX - left, y: event.clientY - top }, controller.bounds.viewport)
      isTied = false
      setTiedTo(null)
      setNamed(placeLink)
    }
    const onFocus = (event: FocusEvent) => {
      const placeLink = placeLinkUnder(event)
      // A click focuses a link too, but the cursor has shown its name already.
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
    const forget = onLongTouch(element, (pointScreen) =>
      tieTo(placeLinkAt(placeLinks, toMap(controller.view, pointScreen))),
    )
    return () => {
      ending.abort()
      forget()
    }
  }, [controller, root, placeLinks])

  // A name can lie over what one wants to see: Escape takes it away, wherever the focus is.
  useEffect(() => {
    if (!named) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setNamed(null)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [named])

  // The map moves under the tooltip, which goes with the place it is tied to.
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
