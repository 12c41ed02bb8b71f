import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Controller } from '../panzoom/controller'
import type { Point } from '../panzoom/geometry'
import { toScreen } from '../panzoom/view'
import { boxOf, type Place, placeAt } from './place'
import { moveTooltip } from './Tooltip'

/**
 * Which place's name is shown, and where: beside the cursor that is over it, or tied to the place that the keyboard
 * has reached or a long touch has asked for. `root` is the box that the tooltip floats in.
 *
 * React renders when another name is shown; the tooltip's moves go past it.
 */
export function usePlaceName(controller: Controller, root: RefObject<HTMLElement | null>, places: readonly Place[]) {
  const tooltip = useRef<HTMLDivElement>(null)
  const [named, setNamed] = useState<Place | null>(null)
  /** The place that the tooltip stands above; null while it follows the cursor. */
  const [tiedTo, setTiedTo] = useState<Place | null>(null)

  const onHover = (place: Place, { clientX, clientY, movementX, movementY }: PointerEvent) => {
    // A place that comes to lie under a cursor at rest does not take the name from the one the keyboard is on.
    if (tiedTo && movementX === 0 && movementY === 0) return
    const origin = root.current?.getBoundingClientRect()
    if (!origin) return
    moveTooltip(tooltip.current, { x: clientX - origin.left, y: clientY - origin.top })
    setTiedTo(null)
    setNamed(place)
  }

  const onFocus = (place: Place) => {
    controller.reveal(boxOf(place))
    setTiedTo(place)
    setNamed(place)
  }

  const hide = () => setNamed(null)
  const onLeave = () => {
    if (tiedTo === null) hide()
  }

  useEffect(() => {
    const onHold = (pointMap: Point) => {
      const place = placeAt(places, pointMap)
      setTiedTo(place)
      setNamed(place)
    }
    return controller.subscribe({ onHold })
  }, [controller, places])

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
    const onView = () => moveTooltip(tooltip.current, toScreen(controller.view, topMiddle))
    onView()
    return controller.subscribe({ onView })
  }, [controller, tiedTo])

  return { tooltip, name: named?.name ?? null, isTied: tiedTo !== null, onHover, onFocus, onLeave, hide }
}
