import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach } from 'vitest'
import { storeVisit, type Visit } from '../../src/map/overlay/spot'
import { RealmMap } from '../../src/map/RealmMap'
import { map } from '../../src/realm'
import { PLACES } from './places'

const wash = { href: '/wash.avif', fallback: '/wash.webp' }
const inks = [{ href: '/ink-below.svg' }, { href: '/ink-above.svg' }]

// What stands over the map is fetched when the first one is live, and there at once on all that follow.
beforeAll(async () => {
  // First by itself: on a busy machine that takes longer than a query waits.
  await import('../../src/map/overlay/Overlay')
  renderMap()
  await screen.findByRole('tooltip')
  cleanup()
})

// A session begins, at the site's root: no map has been left yet.
beforeEach(() => {
  storeVisit(undefined as unknown as Visit, '/')
  window.history.replaceState(null, '', '/')
})

/** Renders the real map by itself, in whatever `around` puts around it. */
export function renderMap(around: (map: ReactNode) => ReactNode = (map) => map) {
  const rendered = render(around(<RealmMap {...map} name="Map of Testland" wash={wash} inks={inks} places={PLACES} />))
  const root = screen.getByRole('group', { name: 'Map of Testland' })
  const svg = only(root.querySelector<SVGSVGElement>('svg[viewBox="0 0 2048 1536"]'))
  const sheet = only(svg.parentElement)
  return {
    ...rendered,
    /** The element that the keys are heard by. */
    root,
    /** The picture. */
    svg,
    /** The box around the picture, which is moved. */
    sheet,
    /** What the sheet is seen through. */
    surface: only(sheet.parentElement),
    /** What lies under a pointer that is over a place. */
    area: (name: string) => only(link(name).querySelector('rect')),
  }
}

/** The link of a place. */
export function link(name: string): Element {
  return screen.getByRole('link', { name })
}

/** The name that the tooltip shows; null while it shows none. */
export function shownName(): string | null {
  const tooltip = screen.getByRole('tooltip')
  return tooltip.dataset.shown === 'true' ? tooltip.textContent : null
}

/** Where the tooltip has been moved to. */
export function tooltipPlace(): { x: string; y: string } {
  const { style } = screen.getByRole('tooltip')
  return { x: style.getPropertyValue('--x'), y: style.getPropertyValue('--y') }
}

/** The six numbers of an element's `matrix()`, to nine decimals: `[scale, 0, 0, scale, x, y]`. */
export function matrixOf({ style }: HTMLElement): number[] {
  const inside = only(/^matrix\((.*)\)$/.exec(style.transform)?.[1])
  return inside.split(', ').map((number) => Number(Number(number).toFixed(9)))
}

function only<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The map lacks a part that the tests look for')
  return value
}
