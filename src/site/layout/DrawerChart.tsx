/**
 * What the drawer has besides its links, fetched when it first opens: a small chart, and ways to the owner.
 */

import { chartIn } from 'virtual:picture'
import { map, owner, places } from 'virtual:site'
import { useEffect, useRef } from 'react'
import { placeMiddle } from '../../table/area'
import * as styles from './layout.module.css'
import { Reach } from './Reach'
import { closeBySwipe } from './swipe'

interface Props {
  /** The path of the present page. */
  readonly path: string
}

/**
 * A small chart, of the map's watercolour with the road and a seal on the present place; and the owner's name
 * and profiles. Adds the swipe that closes the drawer, too.
 */
export function DrawerChart({ path }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => closeBySwipe(root.current?.closest('dialog') ?? null), [])

  const { width, height } = map
  const stops = places.map((place) => ({ ...place, ...placeMiddle(place) }))
  const road = `M${stops.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
  return (
    <div ref={root} className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" strokeWidth={16}>
        <image
          href={chartIn(document.querySelector('[data-sheet]'))}
          width={width}
          height={height}
          preserveAspectRatio="none"
        />
        <path d={road} fill="none" stroke="var(--wax)" strokeDasharray="50 35" />
        {stops.map(({ name, href, x, y }) =>
          href === path ? (
            <circle key={name} cx={x} cy={y} r={75} fill="var(--seal)" stroke="var(--paper-light)" />
          ) : (
            <circle key={name} cx={x} cy={y} r={45} fill="var(--paper-light)" stroke="var(--ink)" />
          ),
        )}
      </svg>
      {owner && <Reach ways={owner.profiles}>{owner.name && <li>{owner.name}</li>}</Reach>}
    </div>
  )
}
