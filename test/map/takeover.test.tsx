/** A map that was in the page before its script: what it shows when the engine takes it over, at any size. */
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeVisit, type Visit } from '../../src/map/address/spot'
import { RealmMap } from '../../src/map/RealmMap'
import { map } from '../../src/realm'
import { early } from '../../src/site/early'
import { pass, stopTime } from '../helpers/frames'
import { layOut } from '../helpers/layout'
import { PLACES } from '../helpers/places'
import { matrixOf, PICTURE } from '../helpers/renderMap'

const layOutAt = layOut()
stopTime()

const site = <RealmMap {...map} name="Map of Testland" {...PICTURE} places={PLACES} />
let root: Root | null = null

beforeEach(() => {
  storeVisit(undefined as unknown as Visit, '/')
  history.replaceState(null, '', '/')
})

afterEach(() => {
  act(() => root?.unmount())
  root = null
  document.body.innerHTML = ''
})

/** Sizes of screens at which the first view lies between two pixels: as wide as they are, and px of theirs to a CSS px. */
const SIZES = [
  { width: 1441, height: 813, ratio: 1 },
  { width: 1367, height: 680, ratio: 1 },
  { width: 1535, height: 731.2, ratio: 1.25 },
  { width: 375, height: 553, ratio: 2 },
  { width: 392.73, height: 740.36, ratio: 2.75 },
  { width: 411.43, height: 700.19, ratio: 2.625 },
]

const DESKTOP = { width: 1000, height: 700, ratio: 1 }

/** The page as the build wrote it, in a browser that scrolls by whole pixels of its own. */
function openPage({ width, height, ratio }: (typeof SIZES)[number], hash = '', scrolledBy = 0) {
  history.replaceState(null, '', `/${hash}`)
  layOutAt({ left: 0, top: 0, width, height })
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(site)
  const surface = container.querySelector('[data-surface]') as HTMLElement
  Object.defineProperties(surface, {
    scrollWidth: { value: 2048 },
    clientWidth: { writable: true, value: Math.round(width) },
  })
  surface.scrollLeft = Math.round(((2048 - width) / 2 + scrolledBy) * ratio) / ratio
  const sheet = container.querySelector('[data-sheet]') as HTMLElement
  const hydrate = () =>
    act(() => {
      root = hydrateRoot(container, site)
    })
  return { surface, sheet, hydrate }
}

/** As {@link openPage}, with the site's script. */
function open(...page: Parameters<typeof openPage>) {
  const opened = openPage(...page)
  opened.hydrate()
  return opened
}

/** The view as it is shown: x, y and scale. */
function shown({ style }: HTMLElement) {
  const [scale = 0, , , , x = 0, y = 0] = style.transform.replace('matrix(', '').split(',').map(Number.parseFloat)
  return { x, y, scale }
}

describe.each(SIZES)('at $width x $height, at $ratio px to the CSS px,', (size) => {
  it('a map that has not been moved is taken over at its first view', () => {
    const { sheet } = open(size)
    pass(320)
    expect(shown(sheet)).toEqual({ x: (size.width - 2048) / 2, y: 0, scale: 1 })
    pass(1000)
    expect(location.hash).toBe('')
  })

  it('the view in the address is the one that is shown, and stays in the address', () => {
    const { sheet } = open(size, '#0.5/1000/700')
    pass(1320)
    const { x, y, scale } = shown(sheet)
    expect(scale).toBeCloseTo(Math.SQRT2, 9)
    expect((size.width / 2 - x) / scale).toBeCloseTo(1000, 6)
    expect((size.height / 2 - y) / scale).toBeCloseTo(700, 6)
    expect(location.hash).toBe('#0.5/1000/700')
  })

  it('one that the visitor has scrolled stays where it was left, whatever the address says', () => {
    const { sheet, surface } = open(size, '#0.5/1000/700', 77)
    const left = surface.scrollLeft
    pass(1320)
    expect(shown(sheet)).toEqual({ x: -left, y: 0, scale: 1 })
  })

  it('a change of the window’s size afterwards keeps its centre and its scale', () => {
    const { sheet } = open(size, '#0.5/1000/700')
    pass(320)
    layOutAt({ left: 0, top: 0, width: size.width, height: size.height - 56 })
    act(() => {
      window.dispatchEvent(new Event('resize'))
    })
    pass(1000)
    const { x, y, scale } = shown(sheet)
    expect(scale).toBeCloseTo(Math.SQRT2, 9)
    expect((size.width / 2 - x) / scale).toBeCloseTo(1000, 6)
    expect(((size.height - 56) / 2 - y) / scale).toBeCloseTo(700, 6)
  })
})

it('the scripts find nothing amiss in the page', () => {
  const error = vi.spyOn(console, 'error')
  open({ width: 1441, height: 813, ratio: 1 })
  expect(error).not.toHaveBeenCalled()
})

describe('at the take-over', () => {
  it('the final view is the first that is written: there is no second jump', () => {
    const { sheet, hydrate } = openPage(DESKTOP, '#1/1000/700')
    const views = new Set<string>()
    const { style } = sheet
    let transform = ''
    Object.defineProperty(style, 'transform', {
      configurable: true,
      get: () => transform,
      set: (value: string) => {
        transform = value
        views.add(value)
      },
    })
    hydrate()
    expect(views.size).toBe(0)
    pass(1000)
    expect(views.size).toBe(1)
    expect(matrixOf(sheet)).toEqual([2, 0, 0, 2, -1500, -1050])
  })

  it('a press from before acts, once, and those that follow do as ever', () => {
    const { sheet, hydrate } = openPage(DESKTOP)
    const button = document.querySelector<HTMLElement>('[aria-label="Zoom in"]')
    if (button) early.presses.push(button, button)
    hydrate()
    pass(1000)
    pass(1000)
    expect(matrixOf(sheet)[0]).toBe(2)
    expect(early.presses).toEqual([])
    button?.click()
    pass(2000)
    expect(matrixOf(sheet)[0]).toBeCloseTo(2 ** 1.5, 9)
  })

  it('a map of which only the screen was turned shows what the address says', async () => {
    vi.stubGlobal('__SCRIPT__', '/assets/index.js')
    vi.stubGlobal('CSS', { supports: () => false })
    const { surface, sheet, hydrate } = openPage({ ...DESKTOP, width: 700, height: 1000 }, '#0/1000/700')
    await import('../../src/delivery/boot')
    pass(32)
    layOutAt({ left: 0, top: 0, width: 1000, height: 700 })
    Object.assign(surface, { clientWidth: 1000 })
    window.dispatchEvent(new Event('resize'))
    hydrate()
    pass(320)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -500, -350])
  })
})
