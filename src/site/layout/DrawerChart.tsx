/**
 * What the drawer has besides its links, fetched when it first opens: a small chart, and ways to the owner.
 */

import { chartIn } from 'virtual:picture'
import { map, owner, places } from 'virtual:site'
import { useEffect, useRef, useState } from 'react'
import { clamp, distance, type Point } from '../../panzoom/core/geometry'
import { placeMiddle } from '../../table/area'
import { AnyLink } from '../parts/AnyLink'
import { DrawerFinds, useFinds } from './DrawerFinds'
import * as styles from './layout.module.css'
import { Reach } from './Reach'
import { closeBySwipe } from './swipe'

interface Props {
  /** The path of the present page. */
  readonly path: string
}

/**
 * A small chart, of the map's watercolour with the road, a seal on the present place, and on each other one a
 * disc that leads there, sealed if it was visited; and the owner's name and profiles. Adds the swipe that
 * closes the drawer, too.
 */
export function DrawerChart({ path }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => closeBySwipe(root.current?.closest('dialog') ?? null), [])

  const known = useFinds()
  const [pointedAt, setPointedAt] = useState<(typeof stops)[number] | null>(null)

  const { width, height } = map
  const stops = places.map((place) => ({ ...place, ...placeMiddle(place) }))
  /** As large as a finger needs, but clear of the discs of others. */
  const targetOf = (stop: (typeof stops)[number]) => {
    const others = stops.filter(({ name }) => name !== stop.name)
    return clamp(Math.min(...others.map((other) => distance(stop, other))) - DISC, DISC, 170)
  }
  const isSeen = (href: string) => href === path || known.has(href)
  /** The ways from each place to the next: those between two visited ones are drawn in full. */
  const ways = stops.map((from, index) => {
    const to = stops[(index + 1) % stops.length] ?? from
    const line = `M${from.x} ${from.y}L${to.x} ${to.y}`
    const dash = isSeen(from.href) && isSeen(to.href) ? undefined : '50 35'
    return <path key={from.name} d={line} stroke="var(--wax)" strokeDasharray={dash} />
  })
  return (
    <div ref={root} className={styles.chart}>
      {__HAS__.curiosities && <DrawerFinds />}
      {/* For the eye and the pointer: for keys and screen readers, the list above has the same links. */}
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" strokeWidth={16}>
        <image
          href={chartIn(document.querySelector('[data-sheet]'))}
          width={width}
          height={height}
          preserveAspectRatio="none"
        />
        {ways}
        {stops.map((stop) => {
          const { name, href, x, y } = stop
          return href === path ? (
            <circle key={name} cx={x} cy={y} r={75} fill="var(--seal)" stroke="var(--paper-light)" />
          ) : (
            <AnyLink
              key={name}
              href={href}
              tabIndex={-1}
              onPointerEnter={() => setPointedAt(stop)}
              onPointerLeave={() => setPointedAt(null)}
            >
              <circle cx={x} cy={y} r={targetOf(stop)} fill="transparent" stroke="none" />
              <circle cx={x} cy={y} r={DISC} {...(known.has(href) ? SEALED : OPEN)} />
            </AnyLink>
          )
        })}
        {pointedAt && <NameAt {...pointedAt} />}
      </svg>
      {owner && <Reach ways={owner.profiles}>{owner.name && <li>{owner.name}</li>}</Reach>}
    </div>
  )
}

/** The radius of the discs of places, in map px; and how they look: visited, and not. */
const DISC = 45
const SEALED = { fill: 'var(--seal)', stroke: 'var(--paper-light)' }
const OPEN = { fill: 'var(--paper-light)', stroke: 'var(--ink)' }

/** The name of a place over its disc, from there towards the middle of the chart, so that it is not cut. */
function NameAt({ name, x, y }: Point & { readonly name: string }) {
  return (
    <text
      x={x}
      y={y < map.height / 5 ? y + 165 : y - 85}
      textAnchor={x < map.width / 3 ? 'start' : x > (map.width * 2) / 3 ? 'end' : 'middle'}
      fontSize={110}
      fontWeight={600}
      fill="var(--ink)"
      pointerEvents="none"
      stroke="var(--paper-light)"
      strokeWidth={30}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {name}
    </text>
  )
}
