import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centreOf, distance, type Point } from '../../../src/panzoom/core/geometry'
import type { Transition } from '../../../src/panzoom/core/transition'
import {
  type Bounds,
  constrain,
  pinWithin,
  scaleOf,
  toMap,
  toScreen,
  type View,
} from '../../../src/panzoom/core/view'
import { flight } from '../../../src/panzoom/extras/flight'
import { expectSame } from '../../helpers/engine'
import { boundsOf } from '../../helpers/fingers'

const desktop = boundsOf(1440, 900)
const phone = boundsOf(360, 654)

/** The view with a map point at the centre. */
const viewAt = (centreMap: Point, scale: number, bounds: Bounds) =>
  pinWithin(centreMap, centreOf(bounds.viewport), scale, bounds)

/** The bounds of a map so large that they do not affect the path. */
const endless: Bounds = {
  map: { width: 1e6, height: 1e6 },
  viewport: { width: 1440, height: 900 },
  minScale: 1e-6,
  maxScale: 1e6,
}

/** Arbitrary views within bounds, with their centre in a box. */
function viewsOf(bounds: Bounds, low = { x: 0, y: 0 }, high = { x: bounds.map.width, y: bounds.map.height }) {
  return fc
    .record({
      zoom: fc.integer({ min: -50, max: 150 }).map((hundredths) => hundredths / 100),
      x: fc.integer({ min: low.x * 10, max: high.x * 10 }).map((tenths) => tenths / 10),
      y: fc.integer({ min: low.y * 10, max: high.y * 10 }).map((tenths) => tenths / 10),
    })
    .map(({ zoom, x, y }) => viewAt({ x, y }, scaleOf(zoom), bounds))
}

/** Views of the endless map, as far apart as those of the real one. */
const endlessViews = viewsOf(endless, { x: 5e5, y: 5e5 }, { x: 502_048, y: 501_536 })

/** The map point at the centre of the viewport at `t`, from 0 to 1. */
const centreAt = (path: Transition, t: number, { viewport }: Bounds) =>
  toMap(path.viewAt(path.durationMs * t), centreOf(viewport))

const T_VALUES = Array.from({ length: 51 }, (_, i) => i / 50)

describe('a flight', () => {
  it.each([
    { on: 'a phone', bounds: phone },
    { on: 'a desktop', bounds: desktop },
  ])(
    'on $on starts and ends at the given views, stays within the bounds, and does not jump',
    ({ bounds }) => {
      const { width, height } = bounds.viewport
      const check = fc.property(viewsOf(bounds), viewsOf(bounds), (from, to) => {
        const path = flight(from, to, bounds)
        expect(path.to).toBe(to)
        expectSame(path.viewAt(0), from)
        expectSame(path.viewAt(path.durationMs), to)
        // The last frame may come later.
        expectSame(path.viewAt(path.durationMs + 16), to)
        const faults = T_VALUES.flatMap((t) => {
          const ms = Math.max(0, path.durationMs * t - 1)
          const [before, now] = [path.viewAt(ms), path.viewAt(ms + 1)]
          const kept = constrain(now, bounds)
          const isWithin = kept.x === now.x && kept.y === now.y && kept.scale === now.scale
          // In 1 ms no corner of the visible part moves by 2 % of the width.
          const corners = [
            { x: 0, y: 0 },
            { x: width, y: height },
          ]
          const jumps = corners.map((corner) => distance(corner, toScreen(now, toMap(before, corner))))
          return isWithin && Math.max(...jumps) < width / 50 ? [] : [{ t, now, kept, jumps }]
        })
        expect(faults).toEqual([])
      })
      fc.assert(check, { seed: 1337, numRuns: 60 })
    },
  )

  it('has a constant perceived velocity, apart from the easing at both ends', () => {
    fc.assert(
      fc.property(endlessViews, endlessViews, (from, to) => {
        const path = flight(from, to, endless)
        const whole = distance(centreAt(path, 0, endless), centreAt(path, 1, endless))
        fc.pre(whole > 1)
        /** The length of a short piece of the path, in the metric of the paper, divided by the eased time. */
        const velocityAt = (t: number) => {
          const ease = (p: number) => p * p * (3 - 2 * p)
          const [a, b] = [t - 1e-4, t + 1e-4]
          const [wA, wB] = [a, b].map((p) => 1440 / path.viewAt(path.durationMs * p).scale) as [
            number,
            number,
          ]
          const across = distance(centreAt(path, a, endless), centreAt(path, b, endless))
          const w = (wA + wB) / 2
          return Math.hypot((1.4 * across) / w, (wB - wA) / (1.4 * w)) / (ease(b) - ease(a))
        }
        const middle = velocityAt(0.5)
        for (const t of [0.1, 0.25, 0.4, 0.6, 0.75, 0.9]) expect(velocityAt(t) / middle).toBeCloseTo(1, 3)
      }),
      { numRuns: 100 },
    )
  })

  it('zooms out for a long distance, and hardly for a short one', () => {
    const [here, near, far] = [600, 700, 1700].map((x) => viewAt({ x, y: 700 }, 2, phone)) as [
      View,
      View,
      View,
    ]
    const lowest = (path: Transition) =>
      Math.min(...T_VALUES.map((t) => path.viewAt(path.durationMs * t).scale))
    expect(lowest(flight(here, near, phone))).toBeGreaterThan(1.6)
    expect(lowest(flight(here, far, phone))).toBe(phone.minScale)
  })

  it('about one point only zooms, linearly in the zoom level', () => {
    const [from, to] = [1, 2].map((scale) => viewAt({ x: 900, y: 700 }, scale, phone)) as [View, View]
    for (const path of [flight(from, to, phone), flight(to, from, phone)]) {
      expect(path.viewAt(path.durationMs / 2).scale).toBeCloseTo(Math.SQRT2, 9)
      for (const t of T_VALUES)
        expect(distance(centreAt(path, t, phone), { x: 900, y: 700 })).toBeLessThan(1e-6)
    }
  })

  it.each([0, 1e-4, 2e-3, 1])('of %s map px with a zoom starts and ends at the given scales', (px) => {
    const low = viewAt({ x: 900, y: 700 }, scaleOf(-0.5), phone)
    const high = viewAt({ x: 900 + px, y: 700 }, scaleOf(1.5), phone)
    for (const path of [flight(low, high, phone), flight(high, low, phone)]) {
      expect(path.viewAt(0).scale + path.viewAt(path.durationMs).scale).toBeCloseTo(low.scale + high.scale, 9)
      expect(path.viewAt(path.durationMs).scale).toBeCloseTo(path.to.scale, 9)
    }
  })

  it('takes between 300 and 1600 ms, longer for longer distances', () => {
    const msTo = (x: number, scale: number) =>
      flight(viewAt({ x: 100, y: 700 }, scale, phone), viewAt({ x, y: 700 }, scale, phone), phone).durationMs
    expect(msTo(128, scaleOf(1.5))).toBe(300)
    expect(msTo(1900, scaleOf(1.5))).toBe(1600)
    const durations = [300, 600, 900, 1200].map((x) => msTo(x, 1))
    expect(durations).toEqual([...durations].sort((a, b) => a - b))
    expect(new Set(durations).size).toBe(4)
  })
})
