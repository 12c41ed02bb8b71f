/** What moves over the picture: which, when, and that none does while the map moves. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sprites } from '../../../../../src/site/map/picture/drawn/sprites'
import { areaBox } from '../../../../../src/table/area'
import { linkOf, start } from '../../../../helpers/features'
import { openInTheMiddle } from '../../../../helpers/page'
import { PLACES } from '../../../../helpers/places'

const PAUSE_MS = 400
const BETWEEN_MS = 1500

const drawn = vi.hoisted(() => ({ text: '' }))
vi.mock('../../../../../src/drawn/sprites.svg?raw', () => ({
  get default() {
    return drawn.text
  },
}))

/** A place in view in the middle of the map. */
const PLACE = PLACES.find(({ name }) => name === 'Works') as (typeof PLACES)[number]

/** A large flag and a flame at that place, a puff and a star elsewhere in view, and a gull that is not. */
function drawing(): string {
  const { left, top } = areaBox(PLACE)
  const at = {
    flag: [left + 20, top + 20],
    flame: [left + 60, top + 40],
    puff: [400, 330],
    star: [380, 330],
    gull: [20, 20],
  }
  const size = { flag: 19, flame: 9, puff: 11, star: 3, gull: 30 }
  const kinds = Object.keys(at) as (keyof typeof at)[]
  const each = kinds.map((kind) => {
    const [x, y] = at[kind]
    return `<svg class="${kind}" viewBox="${x} ${y} ${size[kind]} ${size[kind]}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${each.join('')}</svg>`
}

beforeEach(() => {
  drawn.text = drawing()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A map at rest with the feature on it, and a link of that place. */
function open() {
  const page = openInTheMiddle()
  const end = start(page, sprites)
  return { ...page, end, link: linkOf(page, PLACE.name) }
}

const layer = () => document.querySelector<HTMLElement>('.map-sprites')
const played = () => [...(layer()?.children ?? [])]
const playing = () => played().map((element) => element.classList[0])
const pass = (ms: number) => vi.advanceTimersByTime(ms)

describe('at rest', () => {
  it('the three largest in view play after a pause, then one at a time, taken out when it has played', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    open()
    pass(PAUSE_MS - 1)
    expect(playing()).toEqual([])
    pass(1)
    expect(playing()).toEqual(['flag', 'puff', 'flame'])
    pass(BETWEEN_MS)
    expect(playing()).toEqual(['flag', 'puff', 'flame', 'star'])
    pass(2340 - BETWEEN_MS)
    expect(playing()).toEqual(['puff', 'star'])
    pass(2 * BETWEEN_MS - 2340)
    expect(playing()).toEqual(['puff', 'star', 'flame'])
    pass(3940 - 2 * BETWEEN_MS)
    expect(playing()).toEqual(['flame'])
  })

  it('each of those in view has its turn', () => {
    open()
    const seen = new Set<string | undefined>()
    for (let turn = 0; turn < 60; turn++) {
      vi.spyOn(Math, 'random').mockReturnValue((turn % 10) / 10)
      pass(BETWEEN_MS)
      seen.add(playing().at(-1))
      if (turn % 10 === 0) window.dispatchEvent(new Event('keydown'))
    }
    expect([...seen].sort()).toEqual(['flag', 'flame', 'puff', 'star'])
  })

  it('they come every 1.5 s for half a minute, then every 4 s', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    open()
    pass(PAUSE_MS + 19 * BETWEEN_MS)
    expect(playing()).toEqual(['flag', 'flame'])
    pass(3999)
    expect(playing()).toEqual([])
    pass(1)
    expect(playing()).toEqual(['flag'])
  })

  it('all sleep after two minutes without an input, which a new size of the window is not', () => {
    const { controller } = open()
    pass(120_000)
    pass(10 * BETWEEN_MS)
    expect(playing()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
    controller.resize({ width: 1300, height: 900 })
    pass(10 * BETWEEN_MS)
    expect(playing()).toEqual([])
    window.dispatchEvent(new Event('pointermove'))
    pass(PAUSE_MS)
    expect(playing()).toHaveLength(1)
  })

  it('they lie as the sheet does, unseen by screen readers', () => {
    const page = openInTheMiddle()
    page.surface.style.transform = 'matrix(2, 0, 0, 2, -340, -1194)'
    start(page, sprites)
    pass(PAUSE_MS)
    expect(layer()?.style.transform).toBe('matrix(2, 0, 0, 2, -340, -1194)')
    expect(layer()?.getAttribute('aria-hidden')).toBe('true')
  })

  it.each([
    { when: 'in a hidden page', isHidden: true },
    { when: 'once the visitor wants less motion', isHidden: false },
  ])('none plays $when', ({ isHidden }) => {
    const { controller } = open()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    controller.settings = { ...controller.settings, prefersReducedMotion: () => !isHidden }
    pass(PAUSE_MS + 3 * BETWEEN_MS)
    expect(playing()).toEqual([])
  })

  it('none is left when the map goes', () => {
    const { end } = open()
    pass(PAUSE_MS)
    end()
    expect(layer()).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('a map that moves has none from its first frame on, and has them again after a pause at rest', () => {
  const { controller, clock } = open()
  pass(PAUSE_MS)
  expect(playing()).toHaveLength(3)
  controller.goTo({ x: -340, y: -318, scale: 1 }, 0)
  clock.frame()
  expect(playing()).toEqual([])
  pass(5 * BETWEEN_MS)
  expect(playing()).toEqual([])
  clock.rest()
  pass(PAUSE_MS)
  expect(playing()).toHaveLength(1)
  controller.resize({ width: 1300, height: 900 })
  expect(playing()).toEqual([])
})
describe('a place', () => {
  const mouse = (init: PointerEventInit) =>
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', ...init })

  it.each([
    { by: 'hovered', event: () => mouse({}) },
    { by: 'focused', event: () => new FocusEvent('focusin', { bubbles: true }) },
  ])('plays all of its own when it is $by', ({ event }) => {
    open().link.dispatchEvent(event())
    expect(playing()).toEqual(['flag', 'flame'])
  })

  it.each([
    { by: 'a finger', init: { pointerType: 'touch' } },
    { by: 'a drag', init: { buttons: 1 } },
  ])('does not when $by passes over it', ({ init }) => {
    open().link.dispatchEvent(mouse(init))
    expect(playing()).toEqual([])
  })

  it('waits until the map is at rest', () => {
    const { link, controller, clock } = open()
    controller.goTo({ x: -340, y: -318, scale: 1 }, 300)
    link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    clock.frame()
    expect(playing()).toEqual([])
    clock.rest()
    pass(PAUSE_MS)
    expect(playing()).toEqual(['flag', 'flame'])
  })

  it.each([
    { on: 'a phone', hover: 'none', playing: ['flag', 'flame'] },
    { on: 'a desktop, where one can hover', hover: 'hover', playing: ['flame'] },
  ])('that is moved to the middle of the view plays on $on', ({ hover, playing: which }) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(hover: ${hover})` }))
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    const { controller, clock } = open()
    pass(PAUSE_MS)
    const { left, top, right, bottom } = areaBox(PLACE)
    controller.goTo({ x: 720 - (left + right), y: 450 - (top + bottom), scale: 2 }, 0)
    clock.rest()
    pass(PAUSE_MS)
    expect(playing()).toEqual(which)
  })
})
