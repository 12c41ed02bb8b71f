/** The places as links: what they are called, where they lead, and which presses follow them. */
import { fireEvent, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { pass, stopTime } from '../helpers/frames'
import { layOut } from '../helpers/layout'
import { PLACES } from '../helpers/places'
import { Pointer } from '../helpers/pointer'
import { link, matrixOf, renderMap } from '../helpers/renderMap'

layOut()
stopTime()

/** Whether the last click anywhere was left to the browser, as a click that opens a new tab is. */
let leftToBrowser: boolean | null = null
beforeEach(() => {
  leftToBrowser = null
  const onClick = (event: Event) => {
    leftToBrowser = !event.defaultPrevented
  }
  window.addEventListener('click', onClick)
  window.addEventListener('auxclick', onClick)
  return () => {
    window.removeEventListener('click', onClick)
    window.removeEventListener('auxclick', onClick)
  }
})

describe('the places', () => {
  it('are six links, in the order of the table', () => {
    const { root } = renderMap()
    const links = within(root).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Works', '/works'],
      ['Crafts', '/crafts'],
      ['Journeys', '/journeys'],
      ['Studies', '/studies'],
      ['Letters', '/letters'],
      ['Hearth', '/hearth'],
    ])
  })

  it('have their own name each', () => {
    renderMap()
    for (const { name, href } of PLACES) expect(link(name).getAttribute('href')).toBe(href)
  })

  it.each([
    { name: 'Works', x: 400, y: 690, width: 230, height: 240 },
    { name: 'Crafts', x: 780, y: 1062, width: 175, height: 188 },
    { name: 'Journeys', x: 1414, y: 113, width: 289, height: 267 },
    { name: 'Studies', x: 1450, y: 595, width: 260, height: 210 },
    { name: 'Letters', x: 1550, y: 827, width: 230, height: 210 },
    { name: 'Hearth', x: 1115, y: 763, width: 195, height: 204 },
  ])('$name covers its corners, and receives the pointer all over', ({ name, ...box }) => {
    const { area } = renderMap()
    const rect = area(name)
    for (const [attribute, value] of Object.entries(box)) expect(Number(rect.getAttribute(attribute))).toBe(value)
    expect(rect.getAttribute('pointer-events')).toBe('all')
  })

  it('are reached by Tab after the map itself, in order, and before the buttons; their signposts are not', async () => {
    renderMap()
    const user = userEvent.setup()
    const reached: string[] = []
    while (reached.at(-1) !== 'Show the whole map') {
      await user.tab()
      reached.push(document.activeElement?.getAttribute('aria-label') ?? '')
    }
    expect(reached).toEqual([
      'Map of Testland',
      ...PLACES.map(({ name }) => name),
      'How it works',
      'Zoom in',
      'Zoom out',
      'Show the whole map',
    ])
  })
})

describe('a place is gone to', () => {
  it.each(PLACES)('by a click: $href', async ({ name, href }) => {
    const { area } = renderMap()
    await userEvent.setup().click(area(name))
    expect(window.location.pathname).toBe(href)
    expect(leftToBrowser).toBe(false)
  })

  it.each(PLACES)('by Tab and Enter: $href', async ({ name, href }) => {
    renderMap()
    const user = userEvent.setup()
    while (document.activeElement !== link(name)) await user.tab()
    await user.keyboard('{Enter}')
    expect(window.location.pathname).toBe(href)
  })

  it('by a click whose hand was not quite steady', () => {
    const { sheet, area } = renderMap()
    const mouse = new Pointer('mouse').enter(area('Journeys'), 950, 200).down(area('Journeys'), 950, 200)
    mouse.move(951, 202).move(948, 200).move(950, 201).up()
    expect(window.location.pathname).toBe('/journeys')
    pass(1000)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, 0])
  })

  it('by a tap whose finger rolled', () => {
    const { area } = renderMap()
    new Pointer('touch').down(area('Journeys'), 950, 200).move(956, 208).up()
    expect(window.location.pathname).toBe('/journeys')
  })

  it('by a click of a screen reader, without pointer events, even after a drag', () => {
    const { area } = renderMap()
    new Pointer('mouse').down(area('Journeys'), 950, 200).move(900, 200).up()
    fireEvent.click(link('Journeys'), { detail: 0 })
    expect(window.location.pathname).toBe('/journeys')
  })

  it('by the first click after a drag', () => {
    const { area } = renderMap()
    new Pointer('mouse').down(area('Journeys'), 950, 200).move(900, 200).up()
    new Pointer('mouse').down(area('Journeys'), 900, 200).up()
    expect(window.location.pathname).toBe('/journeys')
  })
})

describe('a place is not gone to', () => {
  it.each(['Control', 'Meta', 'Shift'])('by a click with %s, which is the browser’s', async (key) => {
    const { area } = renderMap()
    const user = userEvent.setup()
    await user.keyboard(`{${key}>}`)
    await user.click(area('Journeys'))
    expect(window.location.pathname).toBe('/')
    expect(leftToBrowser).toBe(true)
  })

  it('by the middle button, which is the browser’s', async () => {
    const { area } = renderMap()
    await userEvent.setup().pointer({ keys: '[MouseMiddle]', target: area('Journeys') })
    expect(window.location.pathname).toBe('/')
    expect(leftToBrowser).toBe(true)
  })

  it.each([
    { kind: 'mouse' as const, px: 4, movedPx: 1.5 },
    { kind: 'mouse' as const, px: 300, movedPx: 300 },
    { kind: 'touch' as const, px: 11, movedPx: 1.5 },
    { kind: 'touch' as const, px: 300, movedPx: 300 },
  ])('by a drag of $px px that starts on it, by $kind', ({ kind, px, movedPx }) => {
    const { sheet, area } = renderMap()
    const pointer = new Pointer(kind).down(area('Journeys'), 950, 200)
    pointer.move(950 - px, 200)
    pass(32)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524 - movedPx, 0])
    pass(200)
    expect(pointer.up()).toBe(false)
    expect(window.location.pathname).toBe('/')
  })

  it.each(['mouse', 'touch'] as const)('by a drag that comes back to where it started, by %s', (kind) => {
    const { sheet, area } = renderMap()
    const pointer = new Pointer(kind).down(area('Journeys'), 950, 200).move(850, 250)
    pass(32)
    pointer.move(950, 200)
    pass(200)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, 0])
    expect(pointer.up()).toBe(false)
    expect(window.location.pathname).toBe('/')
  })

  it('by one of two fingers', () => {
    const { area } = renderMap()
    const first = new Pointer('touch', 1).down(area('Journeys'), 950, 200)
    const second = new Pointer('touch', 2).down(area('Studies'), 950, 650)
    expect(second.up()).toBe(false)
    expect(first.up()).toBe(false)
    expect(window.location.pathname).toBe('/')
  })
})

describe('a finger that rests', () => {
  it.each([
    { ms: 580, isFollowed: true },
    { ms: 640, isFollowed: false },
  ])('on a place for $ms ms goes there: $isFollowed', ({ ms, isFollowed }) => {
    const { area } = renderMap()
    const finger = new Pointer('touch').down(area('Journeys'), 950, 200)
    pass(ms)
    finger.up()
    expect(window.location.pathname).toBe(isFollowed ? '/journeys' : '/')
    // Followed within the site, a link is not left to the browser either.
    expect(leftToBrowser).not.toBe(true)
  })

  it('takes no more than its own click away', () => {
    const { area } = renderMap()
    const finger = new Pointer('touch').down(area('Journeys'), 950, 200)
    pass(640)
    finger.up()
    pass(1000)
    new Pointer('touch').down(area('Journeys'), 950, 200).up()
    expect(window.location.pathname).toBe('/journeys')
  })
})
