import type { PointerEvent } from 'react'
import { Link } from 'wouter'
import styles from './map.module.css'
import { boxOf, type Place } from './place'

interface Props {
  readonly place: Place
  /** The mouse or a pen is over the place; `clientX` and `clientY` of the event say where. */
  readonly onHover: (place: Place, event: PointerEvent) => void
  /** The keyboard has reached it. */
  readonly onFocus: (place: Place) => void
  /** The mouse or the pen is there no longer. */
  readonly onLeave: () => void
  /** The keyboard is there no longer. */
  readonly onBlur: () => void
}

/** An invisible link over a place on the picture: a real one, with all that a browser can do with links. */
export function HitArea({ place, onHover, onFocus, onLeave, onBlur }: Props) {
  const { left, top, right, bottom } = boxOf(place)
  // A finger has no hover: it would flash the name at every tap.
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') onHover(place, event)
  }
  return (
    <Link
      href={place.href}
      className={styles.place}
      aria-label={place.name}
      // A click focuses a link too, but then the place is in view already.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onFocus(place)}
      onBlur={onBlur}
    >
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        fill="none"
        stroke="transparent"
        pointerEvents="all"
        onPointerEnter={onPointerMove}
        onPointerMove={onPointerMove}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onLeave()}
      />
    </Link>
  )
}
