import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Controller } from '../../panzoom/controller'
import type { Point } from '../../panzoom/geometry'
import { LONG_TOUCH } from '../../panzoom/listen'
import { toScreen } from '../../panzoom/view'
import { boxOf } from '../box'
import { reveal } from './fit'
import * as styles from './overlay.module.css'
import { type PlaceLink, placeLinkOf } from './placeLink'

interface Props {
  readonly controller: Controller
  /** Contains the map and the tooltip. */
  readonly root: RefObject<HTMLElement | null>
  readonly placeLinks: readonly PlaceLink[]
}

/**
 * The name of a place, floating over the map: beside the cursor over a place, or tied to the place that has keyboard
 * focus or was long-touched. A place that gets keyboard focus is also brought into view.
 *
 * React renders only when the name changes: a cursor moves too often to render each time.
 */
export function Tooltip({ controller, root, placeLinks }: Props) {
  const tooltip = useRef<HTMLDivElement>(null)
  /** Stays when the tooltip is hidden, as it fades out. */
  const [name, setName] = useState('')
  const [isShown, setIsShown] = useState(false)
  /** Whether it is centred above its point, on a place, or lies beside it, at the cursor. */
  const [isTied, setIsTied] = useState(false)

  useEffect(() => {
    const element = root.current
    if (!element) return
    const ending = new AbortController()
    const { signal } = ending
    /** The place that the tooltip is tied to; null while it follows the cursor or is hidden. */
    let tiedTo: PlaceLink | null = null

    // The style sheet keeps the tooltip inside the viewport.
    const moveTo = ({ x, y }: Point) => {
      const { width, height } = controller.bounds.viewport
      for (const [name, px] of Object.entries({ x, y, width, height }))
        tooltip.current?.style.setProperty(`--${name}`, `${px}px`)
    }
    const stayWithPlace = () => {
      if (!tiedTo) return
      const { left, right, top } = boxOf(tiedTo)
      moveTo(toScreen(controller.view, { x: (left + right) / 2, y: top }))
    }
    const show = ({ name }: PlaceLink) => {
      setName(name)
      setIsTied(tiedTo !== null)
      setIsShown(true)
    }
    const hide = () => {
      tiedTo = null
      setIsShown(false)
    }
    const tieTo = (placeLink: PlaceLink) => {
      tiedTo = placeLink
      stayWithPlace()
      show(placeLink)
    }

    const onPointer = (event: PointerEvent) => {
      // A finger has no hover, and each tap would flash the name. A drag shows no names either.
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      const placeLink = placeLinkOf(event.target, placeLinks)
      if (!placeLink) {
        if (!tiedTo) hide()
        return
      }
      // If the map moves another place under a cursor that rests, the name stays with the focused place.
      if (tiedTo && event.movementX === 0 && event.movementY === 0) return
      tiedTo = null
      const { left, top } = element.getBoundingClientRect()
      moveTo({ x: event.clientX - left, y: event.clientY - top })
      show(placeLink)
    }
    const onFocus = ({ target }: FocusEvent) => {
      const placeLink = placeLinkOf(target, placeLinks)
      // A click focuses a link, too, but then the cursor already shows its name.
      if (!placeLink?.element.matches(':focus-visible')) return
      tieTo(placeLink)
      controller.goTo(reveal(controller.target, boxOf(placeLink), controller.bounds))
    }
    const onLongTouch = (event: Event) => {
      const placeLink = placeLinkOf(event.target, placeLinks)
      if (!placeLink) return
      // So that the link is not followed.
      event.preventDefault()
      tieTo(placeLink)
    }

    for (const type of ['pointerover', 'pointermove', 'pointerleave'] as const) {
      element.addEventListener(type, onPointer, { signal })
    }
    element.addEventListener('pointerdown', hide, { signal })
    element.addEventListener(LONG_TOUCH, onLongTouch, { signal })
    element.addEventListener('focusin', onFocus, { signal })
    // Not if another element loses the focus, as at the end of a long touch.
    element.addEventListener('focusout', ({ target }) => target === tiedTo?.element && hide(), { signal })
    // The tooltip may cover something: Escape hides it, wherever the focus is.
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
    signal.addEventListener('abort', controller.subscribe({ move: stayWithPlace }))
    return () => ending.abort()
  }, [controller, root, placeLinks])

  return (
    <div ref={tooltip} role="tooltip" className={styles.tooltip} data-shown={isShown} data-tied={isTied}>
      {name}
    </div>
  )
}
