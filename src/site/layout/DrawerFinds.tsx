/** What can be found on the map, as a list in the drawer, for all who do not press on pictures. */

import { curiosities } from 'virtual:curiosities'
import { map, places } from 'virtual:site'
import * as words from 'virtual:words?drawer'
import { type MouseEvent, useEffect, useState } from 'react'
import { isWithoutPointer } from '../../panzoom/dom/clicks'
import { addFind, FINDS_CHANGED, finds, forgetFinds, idOf } from '../finds'
import { hashOf } from '../map/spot'
import { AnyLink } from '../parts/AnyLink'
import { stops } from '../site'
import { addStyles } from '../styles/addStyles'
import styles from './drawerFinds.css?inline'

/** The finds, as they are now. */
export function useFinds(): ReadonlySet<string> {
  const [known, setKnown] = useState(finds)
  useEffect(() => {
    const update = () => setKnown(finds())
    const end = new AbortController()
    for (const type of [FINDS_CHANGED, 'visibilitychange'])
      document.addEventListener(type, update, { signal: end.signal })
    return () => end.abort()
  }, [])
  return known
}

/** The zoom at which each is shown: its ring fits a phone. */
const ZOOM = Math.min(map.maxZoom, 0.5)

/**
 * Everything that can be found: its name, or a question mark. Each leads to it on the map. By a key, which
 * presses nothing there, that finds it. The last line forgets all finds and visits.
 */
export function DrawerFinds() {
  const known = useFinds()
  useEffect(() => addStyles(styles), [])
  const kinds = curiosities
    .map((curiosity) => {
      const found = curiosity.at.findIndex((_, index) => known.has(idOf(curiosity, index)))
      return { ...curiosity, found, id: idOf(curiosity, Math.max(0, found)) }
    })
    // The names first.
    .sort((a, b) => Number(a.found < 0) - Number(b.found < 0))
  const visited = places.filter(({ href }) => known.has(href)).length
  const follow = ({ nativeEvent, currentTarget }: MouseEvent, { id, found }: (typeof kinds)[number]) => {
    currentTarget.closest('dialog')?.close()
    document.querySelector<HTMLElement>('[data-map]')?.focus({ preventScroll: true })
    if (found >= 0 || isWithoutPointer(nativeEvent as PointerEvent)) addFind(id)
  }
  // The button goes with them: without another focus, a visitor of the keyboard would begin anew.
  const forget = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('details')?.querySelector('summary')?.focus()
    forgetFinds()
  }
  const count = kinds.filter(({ found }) => found >= 0).length
  return (
    <details className="finds">
      <summary>{words.curiositiesFound(count, kinds.length)}</summary>
      <ul>
        {kinds.map((kind, index) => {
          const { name, at, found } = kind
          const [x = 0, y = 0] = at[Math.max(0, found)] ?? []
          return (
            <li key={name}>
              <AnyLink
                href={`/${hashOf({ zoom: ZOOM, x, y })}`}
                aria-label={found < 0 ? `${words.notFoundYet}: ${index + 1}` : undefined}
                onClick={(event) => follow(event, kind)}
              >
                {found < 0 ? '?' : name}
              </AnyLink>
            </li>
          )
        })}
      </ul>
      <p>{words.placesVisited(visited, stops.length)}</p>
      {known.size > 0 && (
        <button type="button" onClick={forget}>
          {words.forgetFinds}
        </button>
      )}
    </details>
  )
}
