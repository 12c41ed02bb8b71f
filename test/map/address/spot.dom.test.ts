import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  hashOf,
  parseSpot,
  spotOf,
  storeVisit,
  type Visit,
  viewOf,
  visitInMemory,
  visitToRestore,
} from '../../../src/map/address/spot'
import { constrain, initialView, isSame, scaleOf, type View } from '../../../src/panzoom/view'
import { boundsOf } from '../../helpers/fingers'
import { viewAt } from '../../helpers/looks'

const desktop = boundsOf(1440, 900)
const phone = boundsOf(360, 654)

const anyNumber = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: -4000, max: 4000 }))
const anySpot = fc.record({ zoom: anyNumber, x: anyNumber, y: anyNumber })

/** Expects a view within the bounds. */
function expectWithin(view: View, bounds = phone) {
  expect(constrain(view, bounds)).toEqual(view)
  expect(view.scale).toBeGreaterThanOrEqual(bounds.minScale)
  expect(view.scale).toBeLessThanOrEqual(bounds.maxScale)
}

describe('a spot', () => {
  it('is the zoom and the map point at the centre', () => {
    expect(spotOf(initialView(desktop), desktop)).toEqual({ zoom: 0, x: 1024, y: 450 })
    expect(spotOf({ x: -1000, y: -2000, scale: 2 }, phone)).toEqual({ zoom: 1, x: 590, y: 1163.5 })
  })

  it('restores its view on the same screen, and its centre on another one', () => {
    const anywhere = fc.record({
      zoom: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
      x: fc.double({ min: 500, max: 1500, noNaN: true }),
      y: fc.double({ min: 500, max: 1000, noNaN: true }),
    })
    fc.assert(
      fc.property(anywhere, ({ zoom, x, y }) => {
        const view = viewAt({ x, y }, scaleOf(zoom), phone)
        const again = viewOf(spotOf(view, phone), phone)
        expect(again.x).toBeCloseTo(view.x, 8)
        expect(again.y).toBeCloseTo(view.y, 8)
        expect(again.scale).toBeCloseTo(view.scale, 12)
        const landscape = boundsOf(654, 360)
        const there = spotOf(viewOf(spotOf(view, phone), landscape), landscape)
        expect(there.zoom).toBeCloseTo(zoom, 9)
        if (zoom > 0.2) expect([Math.round(there.x - x), Math.round(there.y - y)].map(Math.abs)).toEqual([0, 0])
      }),
    )
  })

  it('of any numbers has a view within the bounds', () => {
    fc.assert(fc.property(anySpot, (spot) => expectWithin(viewOf(spot, phone))))
  })
})

describe('an address', () => {
  it.each([
    { zoom: 1, x: 867, y: 1156, hash: '#1/867/1156' },
    { zoom: 0, x: 1024, y: 450.4, hash: '#0/1024/450' },
    { zoom: -0.5, x: 1023.5, y: 767.49, hash: '#-0.5/1024/767' },
    { zoom: Math.log2(3) - 0.5, x: 0.4, y: 1535.6, hash: '#1.08/0/1536' },
    { zoom: -0.004, x: -0.2, y: -0.5, hash: '#0/0/0' },
  ])('is $hash, with whole px and hundredths of a level', ({ hash, ...spot }) => {
    expect(hashOf(spot)).toBe(hash)
  })

  it('restores a spot within half a px and half a hundredth', () => {
    const onMap = fc.record({
      zoom: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
      x: fc.double({ min: 0, max: 2048, noNaN: true }),
      y: fc.double({ min: 0, max: 1536, noNaN: true }),
    })
    fc.assert(
      fc.property(onMap, (spot) => {
        const read = parseSpot(hashOf(spot))
        expect(Math.abs((read?.zoom ?? Number.NaN) - spot.zoom)).toBeLessThanOrEqual(0.005 + 1e-9)
        expect(Math.abs((read?.x ?? Number.NaN) - spot.x)).toBeLessThanOrEqual(0.5)
        expect(Math.abs((read?.y ?? Number.NaN) - spot.y)).toBeLessThanOrEqual(0.5)
        // Written again, it is the same.
        expect(read && hashOf(read)).toBe(hashOf(spot))
      }),
    )
  })

  it.each([
    { hash: '#1/867/1156', spot: { zoom: 1, x: 867, y: 1156 } },
    { hash: '#-0.25/10.5/0', spot: { zoom: -0.25, x: 10.5, y: 0 } },
    { hash: '#99/-5/999999999', spot: { zoom: 99, x: -5, y: 999_999_999 } },
    { hash: '#-999999999/0/0', spot: { zoom: -999_999_999, x: 0, y: 0 } },
  ])('$hash is parsed, and its view is within the bounds', ({ hash, spot }) => {
    expect(parseSpot(hash)).toEqual(spot)
    expectWithin(viewOf(spot, phone))
  })

  it.each([
    '',
    '#',
    '#hearth',
    '1/867/1156',
    '#1/867',
    '#1/867/1156/2',
    '#1/867/1156 ',
    '# 1/867/1156',
    '#1,5/867/1156',
    '#1//1156',
    '#.5/867/1156',
    '#1./867/1156',
    '#+1/867/1156',
    '#--1/867/1156',
    '#1e3/867/1156',
    '#1/1e308/1e308',
    '#0x10/867/1156',
    '#NaN/NaN/NaN',
    '#Infinity/0/0',
    '#-/0/0',
    '#1/867/11560000000',
    `#1/${'9'.repeat(400)}/0`,
    `#0.${'1'.repeat(400)}/0/0`,
    '#١/٨٦٧/١١٥٦',
    '#1/867/1156\n#1/867/1156',
    '#1/867/1156\u0000',
    '#<img src=x onerror=alert(1)>',
    '#javascript:alert(1)',
    '#__proto__/constructor/prototype',
    '#%31/867/1156',
  ])('%j is no spot', (hash) => {
    expect(parseSpot(hash)).toBeNull()
  })

  it('of any characters is no spot, or one whose view is within the bounds', () => {
    const fragments = fc
      .array(fc.constantFrom('#', '/', '-', '.', '0', '1', '9999', 'e', '+', ' ', '%', 'NaN', 'x'), { maxLength: 12 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fragments, anySpot.map(hashOf)), (hash) => {
        const spot = parseSpot(hash)
        if (spot) expectWithin(viewOf(spot, phone))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the visit to restore', () => {
  const visit: Visit = { spot: { zoom: 0.25, x: 700.125, y: 800.5 }, place: 'Hearth' }

  // Each test is a new session.
  beforeEach(() => {
    storeVisit(undefined as unknown as Visit, '/')
    history.replaceState(null, '', '/')
  })

  it('is null at first', async () => {
    vi.resetModules()
    const first = await import('../../../src/map/address/spot')
    expect(first.visitInMemory()).toBeNull()
    expect(first.visitToRestore()).toBeNull()
  })

  it('is stored in the address, exactly in the history entry, and in memory', () => {
    storeVisit(visit, hashOf(visit.spot))
    expect(location.hash).toBe('#0.25/700/801')
    expect(history.state).toEqual({ visit })
    expect(visitInMemory()).toBe(visit)
    expect(visitToRestore()).toEqual(visit)
  })

  it('is stored beside the other state of the history entry, and adds no entry', () => {
    const { length } = history
    history.replaceState({ from: 'elsewhere' }, '')
    storeVisit(visit, '#0/0/0')
    expect(history.state).toEqual({ from: 'elsewhere', visit })
    expect(history.length).toBe(length)
  })

  it('comes from the history entry, else from the address, else from memory', () => {
    storeVisit(visit, '/')
    history.replaceState(null, '', '/')
    expect(visitToRestore()).toBe(visit)
    history.replaceState(null, '', '/#1/867/1156')
    expect(visitToRestore()).toEqual({ spot: { zoom: 1, x: 867, y: 1156 } })
    const other = { spot: { zoom: -0.5, x: 1, y: 2 } }
    history.replaceState({ visit: other }, '')
    expect(visitToRestore()).toEqual(other)
  })

  it.each([
    { of: 'not an object', state: 'visit' },
    { of: 'a number', state: 7 },
    { of: 'that of another page', state: { key: 'abc' } },
    { of: 'without a visit', state: { visit: null } },
    { of: 'a visit without a spot', state: { visit: { place: 'Hearth' } } },
    { of: 'a spot of strings', state: { visit: { spot: { zoom: '1', x: '2', y: '3' } } } },
    { of: 'a spot with NaN', state: { visit: { spot: { zoom: Number.NaN, x: 0, y: 0 } } } },
    { of: 'a spot with Infinity', state: { visit: { spot: { zoom: 0, x: Number.POSITIVE_INFINITY, y: 0 } } } },
  ])('does not come from a history state that is $of', ({ state }) => {
    history.replaceState(state, '', '/#1/867/1156')
    expect(visitToRestore()).toEqual({ spot: { zoom: 1, x: 867, y: 1156 } })
  })

  it('is in memory if the browser refuses to store it', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError')
    })
    expect(() => storeVisit(visit, '#0/0/0')).not.toThrow()
    expect(visitInMemory()).toBe(visit)
    expect(visitToRestore()).toBe(visit)
  })

  it('in the history entry restores exactly the same view', () => {
    const view = { x: -431.123, y: -612.789, scale: scaleOf(0.777) }
    const spot = spotOf(view, phone)
    storeVisit({ spot }, hashOf(spot))
    const restored = visitToRestore()
    expect(restored && isSame({ ...viewOf(restored.spot, phone), scale: view.scale }, view)).toBe(true)
    expect(restored && viewOf(restored.spot, phone).scale).toBeCloseTo(view.scale, 12)
  })
})
