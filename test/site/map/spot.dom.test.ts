import { describe, expect, it, vi } from 'vitest'
import { initialView } from '../../../src/panzoom/core/view'
import type { LiveMap } from '../../../src/site/map/liveMap'
import { hashOf, keepSpot, parseSpot, spotOf, spotToRestore, writeAddress } from '../../../src/site/map/spot'
import { linkOf, start } from '../../helpers/features'
import { boundsOf } from '../../helpers/fingers'
import { open as openPage } from '../../helpers/page'
import { beginSessions } from '../../helpers/session'

beginSessions()

const desktop = boundsOf(1440, 900)

it('a spot is the zoom and the map point at the centre', () => {
  expect(spotOf(initialView(desktop), desktop)).toEqual({ zoom: 0, x: 1024, y: 450 })
  expect(spotOf({ x: -1000, y: -2000, scale: 2 }, boundsOf(360, 654))).toEqual({ zoom: 1, x: 590, y: 1163.5 })
})

describe('an address', () => {
  it.each([
    { zoom: 1, x: 867, y: 1156, hash: '#1/867/1156' },
    { zoom: -0.5, x: 1023.5, y: 767.49, hash: '#-0.5/1024/767' },
    { zoom: Math.log2(3) - 0.5, x: 0.4, y: 1535.6, hash: '#1.08/0/1536' },
    { zoom: -0.004, x: -0.2, y: -0.5, hash: '#0/0/0' },
  ])('is $hash, with whole px and hundredths of a level', ({ hash, ...spot }) => {
    expect(hashOf(spot)).toBe(hash)
  })

  it.each([
    { hash: '#-0.25/10.5/0', spot: { zoom: -0.25, x: 10.5, y: 0 } },
    { hash: '#99/-5/999999999', spot: { zoom: 99, x: -5, y: 999_999_999 } },
    { hash: '#0.123456789/0/0', spot: { zoom: 0.123456789, x: 0, y: 0 } },
  ])('$hash is parsed', ({ hash, spot }) => {
    expect(parseSpot(hash)).toEqual(spot)
  })

  it.each([
    ...'|#|#hearth|1/867/1156|#1/867|#1/867/1156/2|#1/867/1156 |# 1/867/1156|#1,5/867/1156'.split('|'),
    ...'#1//1156|#.5/867/1156|#1./867/1156|#+1/867/1156|#--1/867/1156|#1e3/867/1156|#0x1/867/1156'.split('|'),
    ...'#NaN/NaN/NaN|#Infinity/0/0|#-/0/0|#1/867/11560000000|#0.1234567891/0/0|#١/٨٦٧/١١٥٦'.split('|'),
    ...'#1/867/1156\n#1/867/1156|#1/867/1156\u0000|#<img src=x onerror=alert(1)>|#%31/867/1156'.split('|'),
  ])('%j is no spot', (hash) => {
    expect(parseSpot(hash)).toBeNull()
  })
})

describe('the spot to restore', () => {
  const spot = { zoom: 0.25, x: 700.125, y: 800.5 }

  it('is null at first', async () => {
    vi.resetModules()
    const first = await import('../../../src/site/map/spot')
    expect(first.spotToRestore()).toBeNull()
  })

  it('is kept in the address, beside the state of the history entry, and exactly in memory', () => {
    const { length } = history
    history.replaceState({ from: 'elsewhere' }, '')
    keepSpot(spot)
    expect([location.hash, history.length]).toEqual(['#0.25/700/801', length])
    expect([history.state, spotToRestore()]).toEqual([{ from: 'elsewhere' }, spot])
  })

  it.each([
    { hash: '', is: spot },
    { hash: '#hearth', is: spot },
    { hash: '#0.25/700/801', is: spot },
    { hash: '#1/867/1156', is: { zoom: 1, x: 867, y: 1156 } },
  ])('is that of the address "$hash", unless that has none, or the one in memory', ({ hash, is }) => {
    keepSpot(spot)
    history.replaceState(null, '', `/${hash}`)
    expect(spotToRestore()).toEqual(is)
  })

  it('is in memory if the browser refuses to write it', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError')
    })
    expect(() => keepSpot(spot)).not.toThrow()
    expect(spotToRestore()).toBe(spot)
  })
})

/** Opens a map, for a visitor who comes from the page of a place, if any. */
function open(from?: string) {
  const page = openPage()
  const cameFrom = ({ places }: LiveMap) => places.find(({ name }) => name === from)
  start(page, (map, signal) => writeAddress({ ...map, cameFrom: cameFrom(map) }, signal))
  return page
}

const click = (target: Element | null) => target?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

/** As in the address bar. */
function typeHash(hash: string) {
  history.pushState(null, '', `/${hash}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

describe('the address', () => {
  it('is written once, when the map has come to rest, without a history entry', () => {
    const { controller, clock } = open()
    const { length } = history
    const replaceState = vi.spyOn(history, 'replaceState')
    controller.perform({ zoomStep: 1 })
    clock.advance(390)
    expect(location.hash).toBe('')
    clock.rest()
    expect(replaceState).toHaveBeenCalledTimes(1)
    expect([location.hash, history.length]).toEqual(['#0.5/1024/450', length])
    const near = (number: number) => expect.closeTo(number, 9)
    expect(spotToRestore()).toEqual({ zoom: near(0.5), x: near(1024), y: near(450) })
  })

  it('of another page is not changed by a map that comes to rest later', () => {
    const { controller, clock } = open()
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    history.pushState({ of: 'the page' }, '', '/hearth')
    clock.rest()
    expect([location.pathname, location.hash, history.state]).toEqual(['/hearth', '', { of: 'the page' }])
  })
})

describe('a click', () => {
  it('on a link, as in the drawer, keeps the present view, even while the map moves; on a button not', () => {
    const { outside, button, controller, clock } = open()
    click(button)
    expect(location.hash).toBe('')
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    outside.innerHTML = '<a href="#"><span></span></a>'
    click(outside.querySelector('span'))
    expect(2 ** (spotToRestore()?.zoom ?? 0)).toBeCloseTo(controller.view.scale, 9)
  })
})

it('a map that opens focuses the place one comes from, if it is in view, and writes its own view', () => {
  keepSpot({ zoom: 0.5, x: 1000.0625, y: 700.9375 })
  for (const from of [undefined, 'Crafts']) {
    open(from)
    expect(document.activeElement).toBe(document.body)
  }
  const page = open('Works')
  expect(document.activeElement).toBe(linkOf(page, 'Works'))
  expect(location.hash).toBe('#0/1024/450')
})

it('an edited address moves the map to its view, if it is a spot', () => {
  const { controller, clock } = open()
  typeHash('#1/867')
  clock.rest()
  expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  typeHash('#1/867/1000')
  expect(controller.view.scale).toBe(1)
  clock.rest()
  expect(controller.view).toEqual({ x: 720 - 2 * 867, y: 450 - 2 * 1000, scale: 2 })
  expect(location.hash).toBe('#1/867/1000')
})
