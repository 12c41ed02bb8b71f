/** A map that was in the page before its script: what it shows when the engine takes it over, at any size. */
import { act, fireEvent } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { early } from '../../../src/site/map/handOver'
import { pass, stopTime } from '../../helpers/frames'
import { layOut } from '../../helpers/layout'
import { MAP, matrixOf } from '../../helpers/renderMap'
import { words } from '../../helpers/words'

const layOutAt = layOut()
stopTime()

let root: Root | null = null
afterEach(() => {
  act(() => root?.unmount())
  root = null
  document.body.innerHTML = ''
})

const DESKTOP = { width: 1000, height: 700, ratio: 1 }

/** The page as built, in a browser that scrolls by whole device pixels, of which a CSS px has `ratio`. */
function openPage({ width, height, ratio } = DESKTOP, hash = '', scrolledBy = 0) {
  history.replaceState(null, '', `/${hash}`)
  layOutAt({ left: 0, top: 0, width, height })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(MAP)
  const surface = container.querySelector('[data-surface]') as HTMLElement
  const clientWidth = { writable: true, value: Math.round(width) }
  Object.defineProperties(surface, { scrollWidth: { value: 2048 }, clientWidth, offsetWidth: clientWidth })
  early.surface = surface
  surface.scrollLeft = Math.round(((2048 - width) / 2 + scrolledBy) * ratio) / ratio
  const sheet = container.querySelector('[data-sheet]') as HTMLElement
  const hydrate = () =>
    act(() => {
      root = hydrateRoot(container, MAP)
    })
  return { surface, sheet, hydrate }
}

function resize(width: number, height: number) {
  layOutAt({ left: 0, top: 0, width, height })
  act(() => void window.dispatchEvent(new Event('resize')))
}

const near = (...numbers: number[]) => numbers.map((number) => expect.closeTo(number, 6))

/** Sizes of screens at which the first view lies between two pixels. */
describe.each([
  { width: 1441, height: 813, ratio: 1 },
  { width: 411.43, height: 700.19, ratio: 2.625 },
])('at $width x $height, at $ratio px to the CSS px,', (size) => {
  it('the view in the address is shown, and stays there through a change of the window’s size', () => {
    const { sheet, hydrate } = openPage(size, '#0.5/1000/700')
    hydrate()
    pass(1320)
    const scale = Math.SQRT2
    const centred = (height: number) =>
      near(scale, 0, 0, scale, size.width / 2 - 1000 * scale, height / 2 - 700 * scale)
    expect(matrixOf(sheet)).toEqual(centred(size.height))
    expect(location.hash).toBe('#0.5/1000/700')
    resize(size.width, size.height - 56)
    pass(1000)
    expect(matrixOf(sheet)).toEqual(centred(size.height - 56))
  })

  it('one that the visitor has scrolled stays there, whatever the address says', () => {
    const { sheet, surface, hydrate } = openPage(size, '#0.5/1000/700', 77)
    const { scrollLeft } = surface
    hydrate()
    pass(1320)
    expect(matrixOf(sheet)).toEqual(near(1, 0, 0, 1, -scrollLeft, 0))
    expect(surface.scrollLeft).toBe(0)
  })
})

it('the final view is the first that is written, and the page is hydrated without an error', () => {
  const error = vi.spyOn(console, 'error')
  const { sheet, hydrate } = openPage(DESKTOP, '#1/1000/700')
  const views: string[] = []
  Object.defineProperty(sheet.style, 'transform', {
    get: () => views.at(-1) ?? '',
    set: (view: string) => views.push(view),
  })
  hydrate()
  expect(views).toEqual([])
  pass(1000)
  expect(views).toEqual(['matrix(2, 0, 0, 2, -1500, -1050)'])
  expect(error).not.toHaveBeenCalled()
})

it('a press from before acts, once, and those that follow do as ever', () => {
  const { sheet, hydrate } = openPage()
  const button = document.querySelector<HTMLElement>(`[aria-label="${words.zoomIn}"]`)
  if (button) early.presses.push(button, button)
  hydrate()
  pass(2000)
  expect([matrixOf(sheet)[0], early.presses]).toEqual([2, []])
  button?.click()
  pass(2000)
  expect(matrixOf(sheet)[0]).toBeCloseTo(2 ** 1.5, 9)
})

it.each([
  { key: '+', of: 'the engine', zoom: 0.5 },
  { key: 'f', of: 'a feature', zoom: -0.5 },
])('a key of $of, $key, makes the map live, and acts already', ({ key, zoom }) => {
  const { sheet, hydrate } = openPage()
  hydrate()
  fireEvent.keyDown(sheet, { key })
  pass(2000)
  expect(matrixOf(sheet)[0]).toBeCloseTo(2 ** zoom, 9)
})

it('a map of which only the screen was turned shows what the address says', async () => {
  vi.stubGlobal('__SCRIPT__', '/assets/index.js')
  vi.stubGlobal('CSS', { supports: (property: string) => property === 'overflow' })
  document.documentElement.inert = false
  const { surface, sheet, hydrate } = openPage({ ...DESKTOP, width: 700, height: 1000 }, '#0/1000/700')
  // Its top edge, to which browsers clamp it.
  Object.defineProperty(surface, 'scrollTop', { get: () => 0, set() {} })
  await import('../../../src/site/start/boot')
  pass(32)
  Object.assign(surface, { clientWidth: 1000 })
  resize(1000, 700)
  hydrate()
  pass(320)
  expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -500, -350])
})
