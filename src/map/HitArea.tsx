import type { Ref } from 'react'
import { AnyLink } from '../site/AnyLink'
import { boxOf } from './box'
import * as styles from './map.module.css'
import type { Place } from './place'

interface Props {
  readonly place: Place
  /** The ref of the link, which is an element of the SVG. */
  readonly ref?: Ref<SVGAElement>
}

/** An invisible link over a place on the picture. A real link, so that the browser's features for links work. */
export function HitArea({ place, ref }: Props) {
  const { left, top, right, bottom } = boxOf(place)
  return (
    <AnyLink
      href={place.href}
      className={styles.place}
      aria-label={place.name}
      ref={ref as unknown as Ref<HTMLAnchorElement>}
    >
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        fill="none"
        stroke="transparent"
        pointerEvents="all"
      />
    </AnyLink>
  )
}
