import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flight } from '../../../src/map/overlay/flight'
import { centreOf, distance } from '../../../src/panzoom/geometry'
import type { Transition } from '../../../src/panzoom/transition'
import { type Bounds, constrain, scaleOf, toMap, type View } from '../../../src/panzoom/view'
import { expectSame } from '../../helpers/engine'
import { boundsOf } from '../../helpers/hands'
import { viewAt } from './looks'

const desktop = boundsOf(1440, 900)
const phone = boundsOf(360, 654)

/** A map too large for its edges to affect a flight, so that only the flight's own path is tested. */
const endless: Bounds = {
  map: { width: 1e6, height: 1e6 },
  viewport: { width: 1440, height: 900 },
  minScale: 1e-6,
  maxScale: 1e6,
}

/** Any view of a map within its bounds. */
function viewsOf(bounds: Bounds, low = { x: 0, y: 0 }, high = { x: bounds.map.width, y: bounds.map.height }) {
  return fc
    .record({
      zoom: fc.integer({ min: -50, max: 150 }).map((hundredths) => hundredths / 100),
      x: fc.integer({ min: low.x * 10, max: high.x * 10 }).map((tenths) => tenths / 10),
      y: fc.integer({ min: low.y * 10, max: high.y * 10 }).map((tenths) => tenths / 10),
    })
    .map(({ zoom, x, y }) => viewAt({ x, y }, scaleOf(zoom), bounds))
}

/** Views of the endless map that are as far apart as those of a real one. */
const inTheOpen = viewsOf(endless, { x: 5e5, y: 5e5 }, { x: 502_048, y: 501_536 })

/** The map point at the middle of the viewport, at some part of a flight. */
const middleAt = (path: Transition, part: number, { viewport }: Bounds) =>
  toMap(path.viewAt(path.durationMs * part), centreOf(viewport))

/** Parts of a flight from its beginning to its end. */
const PARTS = Array.from({ length: 101 }, (_, i) => i / 100)

describe('a flight', () => {
  it.each([
    { through: 'a phone', bounds: phone },
    { through: 'a desktop', bounds: desktop },
  ])('over the real map, through $through, begins and ends where it is asked to', ({ bounds }) => {
    fc.assert(
      fc.property(viewsOf(bounds), viewsOf(bounds), (from, to) => {
        const path = flight(from, to, bounds)
        expect(path.to).toBe(to)
        expectSame(path.viewAt(0), from)
        expectSame(path.viewAt(path.durationMs), to)
        // Frames come when they come.
        expectSame(path.viewAt(path.durationMs + 16), to)
      }),
      { numRuns: 300 },
    )
  })

  it('shows no outside on its way, and no zoom beyond the limits', () => {
    fc.assert(
      fc.property(viewsOf(phone), viewsOf(phone), (from, to) => {
        const path = flight(from, to, phone)
        for (const part of PARTS) {
          const view = path.viewAt(path.durationMs * part)
          expect(constrain(view, phone)).toEqual(view)
          expect(view.scale).toBeGreaterThanOrEqual(phone.minScale)
          expect(view.scale).toBeLessThanOrEqual(phone.maxScale)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('goes without a leap: in a ms no corner of what is seen moves as much as 1 % of the width', () => {
    fc.assert(
      fc.property(viewsOf(desktop), viewsOf(desktop), (from, to) => {
        const path = flight(from, to, desktop)
        const { width, height } = desktop.viewport
        let before = path.viewAt(0)
        for (let ms = 1; ms <= path.durationMs; ms++) {
          const now = path.viewAt(ms)
          for (const corner of [
            { x: 0, y: 0 },
            { x: width, y: height },
          ]) {
            const seenBefore = toMap(before, corner)
            const movedTo = { x: seenBefore.x * now.scale + now.x, y: seenBefore.y * now.scale + now.y }
            expect(distance(corner, movedTo)).toBeLessThan(width / 100)
          }
          before = now
        }
      }),
      { numRuns: 30 },
    )
  })

  it('goes straight there, and never back', () => {
    fc.assert(
      fc.property(inTheOpen, inTheOpen, (from, to) => {
        const path = flight(from, to, endless)
        const [start, end] = [middleAt(path, 0, endless), middleAt(path, 1, endless)]
        const far = distance(start, end)
        let gone = 0
        for (const part of PARTS) {
          const here = middleAt(path, part, endless)
          // On the line between the two, as there is no way round that is as short.
          expect(distance(start, here) + distance(here, end)).toBeCloseTo(far, 4)
          expect(distance(start, here)).toBeGreaterThanOrEqual(gone - 1e-4)
          gone = distance(start, here)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('there and back passes the same views at the same times', () => {
    fc.assert(
      fc.property(inTheOpen, inTheOpen, (from, to) => {
        const [there, back] = [flight(from, to, endless), flight(to, from, endless)]
        expect(back.durationMs).toBeCloseTo(there.durationMs, 6)
        for (const part of PARTS) {
          const [a, b] = [there.viewAt(there.durationMs * part), back.viewAt(back.durationMs * (1 - part))]
          expect(b.scale / a.scale).toBeCloseTo(1, 8)
          expect(distance(middleAt(there, part, endless), middleAt(back, 1 - part, endless))).toBeLessThan(1e-3)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('passes before the eye at one even velocity, but for leaving and arriving', () => {
    fc.assert(
      fc.property(inTheOpen, inTheOpen, (from, to) => {
        const path = flight(from, to, endless)
        const far = distance(middleAt(path, 0, endless), middleAt(path, 1, endless))
        fc.pre(far > 1)
        /** The length of a short piece of the path, as the paper measures it, over the part of the time's ease. */
        const velocityAt = (part: number) => {
          const ease = (p: number) => p * p * (3 - 2 * p)
          const [a, b] = [part - 1e-4, part + 1e-4]
          const [wA, wB] = [a, b].map((p) => 1440 / path.viewAt(path.durationMs * p).scale) as [number, number]
          const across = distance(middleAt(path, a, endless), middleAt(path, b, endless))
          const w = (wA + wB) / 2
          return Math.hypot((1.4 * across) / w, (wB - wA) / (1.4 * w)) / (ease(b) - ease(a))
        }
        const middle = velocityAt(0.5)
        for (const part of [0.1, 0.25, 0.4, 0.6, 0.75, 0.9]) expect(velocityAt(part) / middle).toBeCloseTo(1, 3)
      }),
      { numRuns: 100 },
    )
  })

  it('goes up to go far, and not to go near', () => {
    const [here, near, far] = [600, 700, 1700].map((x) => viewAt({ x, y: 700 }, 2, phone)) as [View, View, View]
    const lowest = (path: Transition) => Math.min(...PARTS.map((part) => path.viewAt(path.durationMs * part).scale))
    expect(lowest(flight(here, near, phone))).toBeGreaterThan(1.6)
    expect(lowest(flight(here, far, phone))).toBe(phone.minScale)
  })

  it('over one and the same point goes only up or down, evenly in zoom', () => {
    const [from, to] = [1, 2].map((scale) => viewAt({ x: 900, y: 700 }, scale, phone)) as [View, View]
    for (const path of [flight(from, to, phone), flight(to, from, phone)]) {
      expect(path.viewAt(path.durationMs / 2).scale).toBeCloseTo(Math.SQRT2, 9)
      for (const part of PARTS) expect(distance(middleAt(path, part, phone), { x: 900, y: 700 })).toBeLessThan(1e-6)
    }
  })

  it.each([0, 1e-4, 1e-3, 2e-3, 0.01, 0.1, 1])('of %s map px and a zoom ends where it is asked to, too', (px) => {
    const from = viewAt({ x: 900, y: 700 }, scaleOf(-0.5), phone)
    const to = viewAt({ x: 900 + px, y: 700 }, scaleOf(1.5), phone)
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      const path = flight(a, b, phone)
      expect(path.viewAt(0).scale / a.scale).toBeCloseTo(1, 9)
      expect(path.viewAt(path.durationMs).scale / b.scale).toBeCloseTo(1, 9)
    }
  })

  it('to where one is stays there', () => {
    const here = viewAt({ x: 900, y: 700 }, 1, phone)
    const path = flight(here, here, phone)
    for (const part of PARTS) expectSame(path.viewAt(path.durationMs * part), here)
  })

  it('takes 300 ms at least and 1600 ms at most, and longer to go further between', () => {
    const msTo = (x: number, scale: number) =>
      flight(viewAt({ x: 100, y: 700 }, scale, phone), viewAt({ x, y: 700 }, scale, phone), phone).durationMs
    expect(msTo(128, scaleOf(1.5))).toBe(300)
    expect(msTo(1900, scaleOf(1.5))).toBe(1600)
    const durations = [300, 600, 900, 1200].map((x) => msTo(x, 1))
    expect(durations).toEqual([...durations].sort((a, b) => a - b))
    expect(new Set(durations).size).toBe(4)
  })
})
