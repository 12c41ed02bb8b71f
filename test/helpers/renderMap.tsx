import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach } from 'vitest'
import { storeVisit, type Visit } from '../../src/map/address/spot'
import { RealmMap } from '../../src/map/RealmMap'
import { map } from '../../src/realm'
import { HIT_AREA } from './hitArea'
import { PLACES } from './places'

/** The layers of the picture. */
export const PICTURE = { wash: '/wash.avif', inks: ['/ink-below.svg', '/ink-above.svg'] }

// Each test is a new session at the site's root, without a stored view.
beforeEach(() => {
  storeVisit(undefined as unknown as Visit, '/')
  window.history.replaceState(null, '', '/')
})

/** Renders the real map, live at once, within the elements that `wrap` puts around it. */
export function renderMap(wrap: (map: ReactNode) => ReactNode = (map) => map) {
  const rendered = render(wrap(<RealmMap {...map} name="Map of Testland" {...PICTURE} places={PLACES} />))
  const root = screen.getByRole('group', { name: 'Map of Testland' })
  const svg = only(root.querySelector<SVGSVGElement>('svg[viewBox="0 0 2048 1536"]'))
  const sheet = only(svg.parentElement)
  return {
    ...rendered,
    /** The element whose keys act on the map. */
    root,
    /** The picture. */
    svg,
    /** The box around the picture, which is moved. */
    sheet,
    /** The viewport. */
    surface: only(sheet.parentElement),
    /** The hit area of a place. */
    area: (name: string) => only(link(name).querySelector(HIT_AREA)),
  }
}

/** The link of a place on the picture. */
export function link(name: string): Element {
  return screen.getByRole('link', { name })
}

/** The signpost to a place. */
export function signpost(name: string): HTMLElement {
  const signposts = [...document.querySelectorAll<HTMLElement>('[data-surface] > div > a')]
  return only(signposts.find(({ textContent }) => textContent === name))
}

/** The name that the tooltip shows; null while it shows none. */
export function shownName(): string | null {
  const tooltip = screen.getByRole('tooltip')
  return 'shown' in tooltip.dataset ? tooltip.textContent : null
}

/** The position of the tooltip, as CSS lengths. */
export function tooltipPosition(): { x: string; y: string } {
  const { style } = screen.getByRole('tooltip')
  return { x: style.getPropertyValue('--x'), y: style.getPropertyValue('--y') }
}

/** The six numbers of an element's `matrix()`, to nine decimals: `[scale, 0, 0, scale, x, y]`. */
export function matrixOf({ style }: HTMLElement): number[] {
  const inside = only(/^matrix\((.*)\)$/.exec(style.transform)?.[1])
  return inside.split(', ').map((number) => Number(Number(number).toFixed(9)))
}

function only<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the map lacks a part that the tests need')
  return value
}
