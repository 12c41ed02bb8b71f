import { describe, expect, it } from 'vitest'
import type { Transition } from '../../../src/panzoom/core/transition'
import { glide, type Sample, velocityAt } from '../../../src/panzoom/gestures/inertia'
import { boundsOf } from '../../helpers/fingers'

const view = { x: -50_000, y: -40_000, scale: 2 }
/** The bounds of a map so large that no glide reaches an edge. */
const bounds = { ...boundsOf(1000, 700), map: { width: 50_000, height: 40_000 } }

/** A sample at a time and a screen point. */
function at(ms: number, x: number): Sample {
  return { pointScreen: { x, y: 0 }, ms }
}

/** The glide of a fling at a velocity in px per ms that is fast enough for one. */
function glideFrom(...[from, velocity, within]: Parameters<typeof glide>): Transition {
  const transition = glide(from, velocity, within)
  if (!transition) throw new Error('no glide')
  return transition
}

describe('velocityAt', () => {
  it.each([
    { of: 'counts the last 100 ms only', samples: [at(0, -900), at(50, 0), at(150, 40)], ms: 150, x: 0.4 },
    { of: 'decreases while the pointer rests', samples: [at(0, 0), at(50, 50)], ms: 100, x: 0.5 },
    { of: 'is 0 with a single sample', samples: [at(0, 70)], ms: 40, x: 0 },
    { of: 'is 0 with samples of one time', samples: [at(40, 0), at(40, 70)], ms: 40, x: 0 },
  ])('$of', ({ samples, ms, x }) => {
    expect(velocityAt(samples, ms)).toEqual({ x, y: 0, zoom: 0 })
  })
})

describe('a glide', () => {
  it.each([
    { velocity: { x: 1, y: 0 }, distance: { x: 321.75, y: 0 } },
    { velocity: { x: 0.1, y: 0 }, distance: { x: 29.25, y: 0 } },
    { velocity: { x: 4, y: 0 }, distance: { x: 1296.75, y: 0 } },
    { velocity: { x: -30, y: -40 }, distance: { x: -778.05, y: -1037.4 } },
  ])('of $velocity px per ms goes $distance px', ({ velocity, distance }) => {
    const { to, viewAt } = glideFrom(view, velocity, bounds)
    expect(viewAt(0)).toEqual(view)
    expect(to.x).toBeCloseTo(view.x + distance.x, 9)
    expect(to.y).toBeCloseTo(view.y + distance.y, 9)
    expect(to.scale).toBe(2)
  })

  it('stays within an edge that it would hardly pass, while the other axis swings past its edge', () => {
    // Without an end, it would go 591.5 px down, where the edge is at 590; but it ends before.
    const { durationMs, viewAt } = glideFrom(
      { x: -368, y: -46, scale: 1 },
      { x: -0.75, y: -1.82 },
      boundsOf(1440, 900),
    )
    expect(durationMs).toBeGreaterThan(2000)
    for (let ms = 0; ms < durationMs; ms += 10) expect(viewAt(ms).y).toBeGreaterThanOrEqual(-636)
    expect(viewAt(durationMs - 0.001).y).toBe(-636)
  })
})
