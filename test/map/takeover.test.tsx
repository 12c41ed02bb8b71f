/** A map that was in the page before its script: what the address says survives the take-over, at any size. */
import { act, fireEvent } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeVisit, type Visit } from '../../src/map/overlay/spot'
import { RealmMap } from '../../src/map/RealmMap'
import { map } from '../../src/realm'
import { pass, stopTime } from '../helpers/frames'
import { layOut } from '../helpers/layout'
import { PLACES } from '../helpers/places'
import { isWhole, until } from '../helpers/until'

const layOutAt = layOut()
stopTime()

const picture = { wash: { href: '/wash.avif' }, inks: [{ href: '/ink.svg' }] }
const site = <RealmMap {...map} name="Map of Testland" {...picture} places={PLACES} />
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

/** Opens the map from the page as the build wrote it, in a browser that scrolls by whole pixels of its own. */
function open({ width, height, ratio }: (typeof SIZES)[number], hash = '', scrolledBy = 0) {
  history.replaceState(null, '', `/${hash}`)
  layOutAt({ left: 0, top: 0, width, height })
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(site)
  const surface = container.querySelector('[data-surface]') as HTMLElement
  Object.defineProperties(surface, { scrollWidth: { value: 2048 }, clientWidth: { value: Math.round(width) } })
  surface.scrollLeft = Math.round(((2048 - width) / 2 + scrolledBy) * ratio) / ratio
  act(() => {
    root = hydrateRoot(container, site)
  })
  return { surface, sheet: container.querySelector('[data-sheet]') as HTMLElement }
}

/** The view as it is shown: x, y and scale. */
function shown({ style }: HTMLElement) {
  const [scale = 0, , , , x = 0, y = 0] = style.transform.replace('matrix(', '').split(',').map(Number.parseFloat)
  return { x, y, scale }
}

it('hides the signposts of a map that has been scrolled until they are laid out: they would fade out in its corner', async () => {
  const shownEarly: (string | null)[] = []
  open({ width: 375, height: 553, ratio: 2 }, '', 77)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('[data-map][data-moving="false"]')) {
      const signposts = [...this.querySelectorAll<HTMLElement>('[data-surface] button')]
      const isShown = (post: HTMLElement) => !post.inert && !post.hasAttribute('inert') && !post.style.transform
      shownEarly.push(...signposts.filter(isShown).map(({ textContent }) => textContent))
    }
    return new DOMRect(0, 0, 375, 553)
  })
  pass(320)
  await until(isWhole)
  expect(shownEarly).toEqual([])
})

describe.each(SIZES)('at $width x $height, at $ratio px to the CSS px,', (size) => {
  it('a map that has not been moved is taken over at its first view', async () => {
    const { sheet } = open(size)
    pass(320)
    expect(shown(sheet)).toEqual({ x: (size.width - 2048) / 2, y: 0, scale: 1 })
    await until(isWhole)
    pass(1000)
    expect(location.hash).toBe('')
  })

  it('the view in the address is the one that is shown, and stays in the address', async () => {
    const { sheet } = open(size, '#0.5/1000/700')
    pass(320)
    await until(isWhole)
    pass(1000)
    const { x, y, scale } = shown(sheet)
    expect(scale).toBeCloseTo(Math.SQRT2, 9)
    expect((size.width / 2 - x) / scale).toBeCloseTo(1000, 6)
    expect((size.height / 2 - y) / scale).toBeCloseTo(700, 6)
    expect(location.hash).toBe('#0.5/1000/700')
  })

  it('one that the visitor has scrolled stays where it was left, whatever the address says', async () => {
    const { sheet, surface } = open(size, '#0.5/1000/700', 77)
    const left = surface.scrollLeft
    pass(320)
    await until(isWhole)
    pass(1000)
    expect(shown(sheet)).toEqual({ x: -left, y: 0, scale: 1 })
  })

  it('one that is moved before what stands over it has come stays where it was moved to', async () => {
    const { sheet, surface } = open(size, '#0.5/1000/700')
    fireEvent.keyDown(surface, { key: 'ArrowDown' })
    fireEvent.keyUp(surface, { key: 'ArrowDown' })
    pass(32)
    fireEvent.keyDown(surface, { key: 'Home' })
    fireEvent.keyUp(surface, { key: 'Home' })
    pass(1000)
    await until(isWhole)
    pass(1000)
    expect(shown(sheet)).toEqual({ x: (size.width - 2048) / 2, y: 0, scale: 1 })
  })

  it('a change of the window’s size meanwhile is no movement of the visitor’s', async () => {
    const { sheet } = open(size, '#0.5/1000/700')
    pass(320)
    layOutAt({ left: 0, top: 0, width: size.width, height: size.height - 56 })
    act(() => {
      window.dispatchEvent(new Event('resize'))
    })
    await until(isWhole)
    pass(1000)
    expect(shown(sheet).scale).toBeCloseTo(Math.SQRT2, 9)
  })
})

it('the scripts find nothing amiss in the page', () => {
  const error = vi.spyOn(console, 'error')
  open({ width: 1441, height: 813, ratio: 1 })
  expect(error).not.toHaveBeenCalled()
})
