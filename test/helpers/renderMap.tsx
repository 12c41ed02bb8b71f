import { fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach } from 'vitest'
import { RealmMap } from '../../src/site/map/RealmMap'
import { followLinks } from '../../src/site/pages/pages'
import { pass } from './frames'
import { HIT_AREA } from './hitArea'
import { PLACES } from './places'
import { map } from './realm'
import { beginSessions } from './session'
import { words } from './words'

/** The real map, with the places of the tests' realm. */
export const MAP = <RealmMap {...map} name={words.mapOf('Testland')} places={PLACES} />

beginSessions()

// As App.tsx does.
beforeEach(() => followLinks())

/** Renders the real map, live at once, within what `wrap` puts around it; with its parts as in `LiveMap`. */
export function renderMap(wrap: (map: ReactNode) => ReactNode = (map) => map) {
  const rendered = render(wrap(MAP))
  const root = mapElement()
  const svg = only(root.querySelector<SVGSVGElement>('svg[viewBox="0 0 2048 1536"]'))
  const sheet = only(svg.parentElement)
  const surface = only(sheet.parentElement)
  /** The hit area of a place. */
  const area = (name: string) => only(link(name).querySelector(HIT_AREA))
  return { ...rendered, root, svg, sheet, surface, area }
}

/** Presses and releases a key on the map. */
export function press(root: Element, key: string): void {
  fireEvent.keyDown(root, { key })
  fireEvent.keyUp(root, { key })
}

/** Waits until the map has started to move and has come to rest. Returns in the first frame at rest. */
export function rest(): void {
  pass(32)
  const root = mapElement()
  for (let frames = 0; 'moving' in root.dataset && frames < 300; frames++) pass(16)
}

// By selectors: for a role, jsdom computes the style and the name of each element on the page.
const mapElement = () => only(document.querySelector<HTMLElement>('[data-map]'))
const tooltip = () => only(document.querySelector<HTMLElement>('[role=tooltip]'))

/** The link of a place on the picture. */
export const link = (name: string) => only(document.querySelector(`[data-map] a[aria-label="${name}"]`))

/** The board of a place. */
export function board(name: string): HTMLElement {
  const boards = [...document.querySelectorAll<HTMLElement>('[data-strip] > a')]
  return only(boards.find(({ textContent }) => textContent === name))
}

/**
 * The lines of the tooltip: a name, and what is there. Null if hidden; of a press, only its light is shown.
 */
export function tooltipLines(): string[] | null {
  const { childNodes, dataset } = tooltip()
  const isShown = 'shown' in dataset && dataset.shown !== 'press'
  return isShown ? [...childNodes].map(({ textContent }) => textContent ?? '') : null
}

/** The name that the tooltip shows; null while it shows none. */
export function shownName(): string | null {
  return tooltipLines()?.[0] ?? null
}

/** The position of the tooltip, as CSS lengths. */
export function tooltipPosition(): { x: string; y: string } {
  const [x = '', y = ''] = tooltip().style.transform.match(/-?[\d.]+px/g) ?? []
  return { x, y }
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
