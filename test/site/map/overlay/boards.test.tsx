/** The strip of boards: where they point, which are quiet, and what a press on one does. */
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { directionTo } from '../../../../src/site/map/overlay/boards'
import { RealmMap } from '../../../../src/site/map/RealmMap'
import type { Place } from '../../../../src/table/siteOf'
import { pass, stopTime } from '../../../helpers/frames'
import { layOut } from '../../../helpers/layout'
import { PLACES } from '../../../helpers/places'
import { Pointer } from '../../../helpers/pointer'
import { map } from '../../../helpers/realm'
import { board, matrixOf, press, renderMap, rest } from '../../../helpers/renderMap'

stopTime()
const setBox = layOut()

const tap = (name: string) => new Pointer('touch').down(board(name), 400, 670).move(404, 676).up()

/** The first view, and the one in which a flight to Crafts ends. */
const FIRST = [1, 0, 0, 1, -524, 0]
const AT_CRAFTS = [1, 0, 0, 1, 500 - 867.5, 350 - 1156]

it.each([
  { x: 300, y: 100, direction: 'right' },
  { x: 200, y: 100, direction: 'right down' },
  { x: -10, y: 100, direction: 'down' },
  { x: -200, y: -200, direction: 'left up' },
  { x: 0, y: 0, direction: '' },
])('a place at $x, $y from the middle lies to the $direction', ({ x, y, direction }) => {
  expect(directionTo({ x: 500 + x, y: 350 + y }, { x: 500, y: 350 })).toBe(direction)
})

it.each([
  { count: 20, shown: 20 },
  { count: 21, shown: 10 },
])('of $count boards, $shown are shown', ({ count, shown }) => {
  const places = Array.from({ length: count }, (_, index) => ({ ...(PLACES[0] as Place), name: `${index}` }))
  const { container } = render(<RealmMap {...map} name="" places={places} />)
  const isShown = ({ hidden, title }: HTMLAnchorElement) => title && !hidden
  expect([...container.querySelectorAll('a')].filter(isShown)).toHaveLength(shown)
})

it('at rest, boards point from the middle of the view to their places; those named in view are quiet', () => {
  const { root, surface } = renderMap()
  const states = () => PLACES.map(({ name }) => board(name).dataset.to)
  const first = states()
  expect(first).toEqual(['left down', 'down', 'right', 'right down', 'right down', 'down'])
  const mouse = new Pointer('mouse').down(surface, 500, 600).move(500, 300).move(500, 200)
  pass(500)
  expect([root.dataset.moving, states()]).toEqual(['', first])
  mouse.up()
  rest()
  pass(16)
  expect(states()).toEqual(['left', 'down', 'right up', 'right', 'right', 'right down here'])
})

it('the strip is folded once the map has been moved, and stays so', () => {
  const { root } = renderMap()
  const isFolded = () => 'folded' in (board('Works').parentElement?.dataset ?? {})
  expect(isFolded()).toBe(false)
  press(root, '-')
  pass(100)
  expect(isFolded()).toBe(false)
  rest()
  pass(16)
  press(root, '0')
  expect(isFolded()).toBe(true)
})

it('a press flies to the place, and then opens its page', () => {
  const { sheet } = renderMap()
  tap('Crafts')
  pass(160)
  expect([location.pathname, (matrixOf(sheet)[0] ?? 1) < 1]).toEqual(['/', true])
  pass(360)
  expect([location.pathname, matrixOf(sheet)]).toEqual(['/crafts', AT_CRAFTS])
})

it('a second press opens the page at once; one on another board flies there', () => {
  renderMap()
  for (const name of ['Crafts', 'Works']) {
    tap(name)
    pass(160)
    expect(location.pathname).toBe('/')
  }
  tap('Works')
  expect(location.pathname).toBe('/works')
  const { length } = history
  pass(1000)
  expect([location.pathname, history.length]).toEqual(['/works', length])
})

/** Flings the map. It glides for longer than is waited here. */
const fling = (surface: Element) => {
  const finger = new Pointer('touch').down(surface, 500, 500)
  for (let y = 480; y >= 300; y -= 20) {
    pass(16)
    finger.move(500, y)
  }
  finger.up()
  pass(100)
}

it('a press while the map glides flies to the place, too: the strip stands still', () => {
  const { surface } = renderMap()
  fling(surface)
  tap('Crafts')
  pass(1000)
  expect(location.pathname).toBe('/crafts')
})

it('a drag that begins on a board while the map glides stops it, and moves it', () => {
  const { sheet, surface } = renderMap()
  fling(surface)
  const finger = new Pointer('touch').down(board('Crafts'), 400, 670).move(400, 655)
  const [, , , , x = 0, y = 0] = matrixOf(sheet)
  finger.move(400, 570)
  pass(200)
  expect(matrixOf(sheet).slice(4)).toEqual([x, expect.closeTo(y - 100, 0)])
  finger.up()
  rest()
  expect(location.pathname).toBe('/')
})

it('a gesture on the way stops it, and opens nothing', () => {
  const { sheet, surface } = renderMap()
  tap('Crafts')
  pass(160)
  new Pointer('touch').down(surface, 100, 100).up()
  rest()
  expect(matrixOf(sheet)).not.toEqual(AT_CRAFTS)
  expect(location.pathname).toBe('/')
})

it('a window that gets another size on the way does not stop it', () => {
  renderMap()
  tap('Crafts')
  pass(160)
  setBox({ left: 0, top: 0, width: 1000, height: 660 })
  fireEvent(window, new Event('resize'))
  pass(600)
  expect(location.pathname).toBe('/crafts')
})

it('with reduced motion, a press opens the page at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
  const { sheet } = renderMap()
  tap('Crafts')
  expect([location.pathname, matrixOf(sheet)]).toEqual(['/crafts', FIRST])
  vi.unstubAllGlobals()
})

it.each([
  { from: 'a lower zoom ends at zoom 0', keys: ['-'], scale: 1 },
  { from: 'a higher zoom ends at that zoom', keys: ['+'], scale: Math.SQRT2 },
  { from: 'a high zoom ends with 80 px around its place', keys: ['+', '+', '+'], scale: (700 - 160) / 267 },
])('a flight from $from', ({ keys, scale }) => {
  const { sheet, root } = renderMap()
  for (const key of ['ArrowDown', 'ArrowDown', ...keys]) press(root, key)
  rest()
  fireEvent.click(board('Journeys'))
  pass(520)
  expect(matrixOf(sheet)[0]).toBeCloseTo(scale, 6)
})

it('a press with a modifier is left to the browser, which opens the page of the place elsewhere', () => {
  const { sheet } = renderMap()
  const onClick = vi.fn(({ defaultPrevented }: Event) => defaultPrevented)
  window.addEventListener('click', onClick, { once: true })
  fireEvent.click(board('Crafts'), { ctrlKey: true })
  pass(1000)
  expect([onClick.mock.results[0]?.value, matrixOf(sheet)]).toEqual([false, FIRST])
})

it('they are links to the same pages, for the eye and the pointer alone', () => {
  renderMap()
  expect(screen.getAllByRole('link')).toHaveLength(PLACES.length)
  for (const { name, href } of PLACES)
    expect([board(name).tabIndex, board(name).getAttribute('href')]).toEqual([-1, href])
})
