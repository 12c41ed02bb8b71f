import { describe, expect, it } from 'vitest'
import type { Point, Sample } from '../../src/panzoom/geometry'
import { addSample, glide, velocityAt } from '../../src/panzoom/inertia'
import type { Transition } from '../../src/panzoom/transition'
import { boundsOf } from '../helpers/hands'

const view = { x: -50_000, y: -40_000, scale: 2 }
/** So large that no glide reaches an edge. */
const bounds = { ...boundsOf(1000, 700), map: { width: 50_000, height: 40_000 } }

/** A finger at this x, at this time. */
function at(ms: number, x: number, y = 0): Sample {
  return { pointScreen: { x, y }, ms }
}

/** The glide of a map that is let go at the view with a velocity, in px a ms, which is one. */
function thrownBy(velocity: Point): Transition {
  const thrown = glide(view, velocity, bounds)
  if (!thrown) throw new Error('it does not glide')
  return thrown
}

describe('addSample', () => {
  it('keeps what is no older than 100 ms', () => {
    const samples = [at(0, 1), at(50, 2), at(100, 3)]
    expect(addSample(samples, at(150, 4))).toEqual([at(50, 2), at(100, 3), at(150, 4)])
  })
})

describe('the velocity of a hand', () => {
  it.each([
    { of: 'is its way by its time', samples: [at(0, 0), at(20, 90, 1), at(50, 100, -25)], ms: 50, x: 2, y: -0.5 },
    { of: 'counts the last 100 ms only', samples: [at(0, -900), at(50, 0), at(150, 40)], ms: 150, x: 0.4, y: 0 },
    { of: 'falls while the hand rests', samples: [at(0, 0), at(50, 50)], ms: 100, x: 0.5, y: 0 },
    { of: 'is nothing after 100 ms of rest', samples: [at(0, 0), at(50, 50)], ms: 151, x: 0, y: 0 },
    { of: 'cannot be told from one moment', samples: [at(0, 70)], ms: 40, x: 0, y: 0 },
    { of: 'cannot be told from none', samples: [], ms: 40, x: 0, y: 0 },
    { of: 'cannot be told in no time', samples: [at(40, 0), at(40, 70)], ms: 40, x: 0, y: 0 },
  ])('$of', ({ samples, ms, x, y }) => {
    expect(velocityAt(samples, ms)).toEqual({ x, y, zoom: 0 })
  })
})

describe('a glide', () => {
  it.each([
    { velocity: { x: 1, y: 0 }, way: { x: 321.75, y: 0 } },
    { velocity: { x: 0, y: -2 }, way: { x: 0, y: -646.75 } },
    { velocity: { x: 0.3, y: 0.4 }, way: { x: 95.55, y: 127.4 } },
    { velocity: { x: 0.1, y: 0 }, way: { x: 29.25, y: 0 } },
    { velocity: { x: 4, y: 0 }, way: { x: 1296.75, y: 0 } },
    { velocity: { x: -30, y: -40 }, way: { x: -778.05, y: -1037.4 } },
  ])('of $velocity px a ms goes $way px', ({ velocity, way }) => {
    const { to, viewAt } = thrownBy(velocity)
    expect(viewAt(0)).toEqual(view)
    expect(to.x).toBeCloseTo(view.x + way.x, 9)
    expect(to.y).toBeCloseTo(view.y + way.y, 9)
    expect(to.scale).toBe(2)
  })

  it.each([0, 16, 100, 325, 1000, 1400])('has gone as far as friction lets it after %d ms', (ms) => {
    expect(thrownBy({ x: 1, y: 0 }).viewAt(ms).x).toBeCloseTo(view.x + 325 * (1 - Math.exp(-ms / 325)), 9)
  })

  it('rests at an edge that it would pass by little, while the other axis swings past its own', () => {
    // Down it would go 591.5 px in the end, where there are 590, but it has not gone so far when it counts as ended.
    const glided = glide({ x: -368, y: -46, scale: 1 }, { x: -0.75, y: -1.82 }, boundsOf(1440, 900))
    expect(glided?.durationMs).toBeGreaterThan(2000)
    for (let ms = 0; ms < (glided?.durationMs ?? 0); ms += 10) {
      expect(glided?.viewAt(ms).y).toBeGreaterThanOrEqual(-636)
    }
    expect(glided?.viewAt(glided.durationMs - 0.001).y).toBe(-636)
  })

  it('ends when it has slowed to a hundredth of a px a ms, exactly where it was to end', () => {
    const { to, durationMs, viewAt } = thrownBy({ x: 1, y: 0 })
    expect(durationMs).toBeCloseTo(325 * Math.log(100), 9)
    expect(viewAt(durationMs)).toEqual(to)
    const lastMs = viewAt(durationMs).x - viewAt(durationMs - 1).x
    expect(lastMs).toBeCloseTo(0.01, 4)
  })

  it.each([
    { of: 'a hand at rest', velocity: { x: 0, y: 0 } },
    { of: 'a slow hand', velocity: { x: 0.0999, y: 0 } },
    { of: 'a hand slow on both axes', velocity: { x: 0.07, y: -0.07 } },
    { of: 'nonsense', velocity: { x: Number.NaN, y: 1 } },
  ])('does not come of $of', ({ velocity }) => {
    expect(glide(view, velocity, bounds)).toBeNull()
  })
})
