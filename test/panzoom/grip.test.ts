import { describe, expect, it } from 'vitest'
import type { Point } from '../../src/panzoom/geometry'
import { follow, grab, slideToZoom } from '../../src/panzoom/grip'
import { constrainOffset, toMap, type View, zoomOf } from '../../src/panzoom/view'
import { boundsOf } from '../helpers/fingers'

const desktop = boundsOf(1440, 900)
const view = { x: -304, y: -300, scale: 1 }

/** Two fingers at one height, `side` px to the left and right of a middle, so that their spread is `side`. */
function pair(middle: Point, side: number): Point[] {
  return [
    { x: middle.x - side, y: middle.y },
    { x: middle.x + side, y: middle.y },
  ]
}

/** Expects two views to be equal, except for rounding errors. */
function expectSame(actual: View, expected: View) {
  expect(actual.x).toBeCloseTo(expected.x, 6)
  expect(actual.y).toBeCloseTo(expected.y, 6)
  expect(actual.scale).toBeCloseTo(expected.scale, 9)
}

describe('one finger', () => {
  it('grips the map point under it', () => {
    expect(grab(view, [{ x: 700, y: 400 }], desktop)).toEqual({
      heldMap: { x: 1004, y: 700 },
      centroidScreen: { x: 700, y: 400 },
      spreadPx: 0,
      scale: 1,
    })
  })

  it('moves the map by the same distance', () => {
    const grip = grab(view, [{ x: 700, y: 400 }], desktop)
    expect(follow(grip, [{ x: 723, y: 389 }], desktop)).toEqual({ x: -281, y: -311, scale: 1 })
  })

  it('returns the map to its start after a drag past the edge and back', () => {
    const grip = grab(view, [{ x: 700, y: 400 }], desktop)
    expect(follow(grip, [{ x: 1304, y: 400 }], desktop).x).toBeGreaterThan(0)
    expect(follow(grip, [{ x: 700, y: 400 }], desktop)).toEqual(view)
  })
})

describe('past an edge', () => {
  it.each([
    { pulledPx: 0, px: 0 },
    { pulledPx: 1, px: 60 / 121 },
    { pulledPx: 60, px: 20 },
    { pulledPx: 120, px: 30 },
    { pulledPx: 300, px: 300 / 7 },
    { pulledPx: 1080, px: 54 },
    { pulledPx: 1e6, px: 6e7 / 1000120 },
  ])('a map pulled by $pulledPx px gives $px', ({ pulledPx, px }) => {
    const grip = grab(view, [{ x: 700, y: 400 }], desktop)
    expect(follow(grip, [{ x: 700 + 304 + pulledPx, y: 400 }], desktop).x).toBeCloseTo(px, 9)
    expect(follow(grip, [{ x: 700 - 304 - pulledPx, y: 400 }], desktop).x).toBeCloseTo(-608 - px, 9)
    expect(follow(grip, [{ x: 700, y: 400 + 300 + pulledPx }], desktop).y).toBeCloseTo(px, 9)
    expect(follow(grip, [{ x: 700, y: 400 - 336 - pulledPx }], desktop).y).toBeCloseTo(-636 - px, 9)
  })

  it('a map smaller than the viewport is pulled from its centre', () => {
    const large = boundsOf(2560, 900)
    const grip = grab({ x: 256, y: -300, scale: 1 }, [{ x: 700, y: 400 }], large)
    expect(follow(grip, [{ x: 760, y: 400 }], large)).toEqual({ x: 276, y: -300, scale: 1 })
    expect(follow(grip, [{ x: 580, y: 400 }], large)).toEqual({ x: 226, y: -300, scale: 1 })
  })

  it.each([0.5, 20, 59])('a map that has given %d px does not jump when it is gripped anew', (px) => {
    for (const given of [
      { x: px, y: -300, scale: 1 },
      { x: -608 - px, y: px, scale: 1 },
      { x: -304, y: -636 - px, scale: 1 },
    ]) {
      for (const fingers of [[{ x: 700, y: 400 }], pair({ x: 900, y: 30 }, 120)]) {
        expectSame(follow(grab(given, fingers, desktop), fingers, desktop), given)
      }
    }
  })

  it('a drag with a grip in between ends as the whole drag', () => {
    const whole = follow(grab(view, [{ x: 100, y: 400 }], desktop), [{ x: 100 + 304 + 240, y: 400 }], desktop)
    const half = follow(grab(view, [{ x: 100, y: 400 }], desktop), [{ x: 100 + 304 + 120, y: 400 }], desktop)
    expectSame(follow(grab(half, [{ x: 524, y: 400 }], desktop), [{ x: 644, y: 400 }], desktop), whole)
  })
})

describe('two fingers', () => {
  const middle = { x: 700, y: 400 }

  it('at twice their distance double the scale about their centroid', () => {
    const grip = grab(view, pair(middle, 100), desktop)
    expect(follow(grip, pair(middle, 200), desktop)).toEqual({ x: -1308, y: -1000, scale: 2 })
  })

  it('that move together pan', () => {
    const grip = grab(view, pair(middle, 100), desktop)
    expect(follow(grip, pair({ x: 720, y: 350 }, 100), desktop)).toEqual({ x: -284, y: -350, scale: 1 })
  })

  it('that rotate about their centroid change nothing', () => {
    const grip = grab(view, pair(middle, 100), desktop)
    const rotated = [
      { x: 700, y: 300 },
      { x: 700, y: 500 },
    ]
    expect(follow(grip, rotated, desktop)).toEqual(view)
  })

  // A small viewport, so that no edge is in view at the lower limit.
  it.each([
    { requested: 1.25, zoom: 1.25 },
    { requested: 1.5, zoom: 1.5 },
    { requested: 1.75, zoom: 1.5 + 1 / 12 },
    { requested: 2, zoom: 1.5 + 0.125 },
    { requested: 3.5, zoom: 1.5 + 0.2 },
    { requested: 20, zoom: 1.5 + 4.625 / 19 },
    { requested: -0.5, zoom: -0.5 },
    { requested: -1, zoom: -0.5 - 0.125 },
    { requested: -2.5, zoom: -0.5 - 0.2 },
  ])('that request zoom $requested get $zoom, about their map point', ({ requested, zoom }) => {
    const phone = boundsOf(360, 450)
    const grip = grab(view, pair({ x: 180, y: 225 }, 1000), phone)
    const pinched = follow(grip, pair({ x: 180, y: 225 }, 1000 * 2 ** requested), phone)
    expect(zoomOf(pinched.scale)).toBeCloseTo(zoom, 9)
    const held = toMap(pinched, { x: 180, y: 225 })
    expect(held.x).toBeCloseTo(484, 9)
    expect(held.y).toBeCloseTo(525, 9)
  })

  it('that grip a map past a limit anew do not make it jump', () => {
    const over = follow(grab(view, pair(middle, 100), desktop), pair(middle, 600), desktop)
    expect(zoomOf(over.scale)).toBeGreaterThan(1.6)
    for (const fingers of [pair(middle, 600), pair({ x: 100, y: 700 }, 33), [{ x: 1200, y: 10 }]]) {
      expectSame(follow(grab(over, fingers, desktop), fingers, desktop), over)
    }
  })

  it.each([
    { of: 'from 4 px to 1 px', from: 4, to: 1, scale: 1 },
    { of: 'from 4 px to 8 px', from: 4, to: 8, scale: 1 },
    { of: 'from 4 px to 16 px', from: 4, to: 16, scale: 2 },
    {
      of: 'from 12 px to 0',
      from: 12,
      to: 0,
      scale: 2 ** (-0.5 - (0.25 * (Math.log2(1.5) - 0.5)) / Math.log2(1.5)),
    },
    { of: 'from 0 to 12 px', from: 0, to: 12, scale: 1.5 },
  ])('with a spread below 8 px count as 8 px: $of', ({ from, to, scale }) => {
    const grip = grab(view, pair(middle, from), desktop)
    expect(follow(grip, pair(middle, to), desktop).scale).toBeCloseTo(scale, 12)
  })
})

describe('slide to zoom', () => {
  it.each([
    { px: 0, scale: 1 },
    { px: 75, scale: 2 ** 0.5 },
    { px: 150, scale: 2 },
    { px: -60, scale: 2 ** -0.4 },
    { px: 300, scale: 2 ** 1.625 },
    { px: -150, scale: 2 ** -0.625 },
  ])('by $px px down results in scale $scale', ({ px, scale }) => {
    const grip = grab(view, [{ x: 700, y: 400 }], desktop)
    const slid = slideToZoom(grip, [{ x: 700, y: 400 + px }], desktop)
    expect(slid.scale).toBeCloseTo(scale, 12)
  })

  it('zooms about the gripped point, and ignores horizontal movement', () => {
    const grip = grab(view, [{ x: 700, y: 400 }], desktop)
    expect(slideToZoom(grip, [{ x: 1300, y: 550 }], desktop)).toEqual({ x: -1308, y: -1000, scale: 2 })
    expect(slideToZoom(grip, [{ x: 20, y: 400 }], desktop)).toEqual(view)
  })
})

describe('fingers at extreme positions', () => {
  const FAR = [0, 1e16, -1e16, 1e154, -1e154, 1.7e308, -1.7e308]

  it('lead to a finite view, no further past the bounds than the rubber band gives', () => {
    for (const x of FAR) {
      for (const y of FAR) {
        for (const fingers of [[{ x, y }], [{ x, y }, middleOf(y, x)], pair({ x: 5, y: 5 }, x)]) {
          for (const grip of [grab(view, [{ x: 9, y: 9 }], desktop), grab(view, fingers, desktop)]) {
            for (const followed of [follow(grip, fingers, desktop), slideToZoom(grip, fingers, desktop)]) {
              const kept = constrainOffset(followed, desktop)
              expect(Math.abs(followed.x - kept.x)).toBeLessThanOrEqual(60)
              expect(Math.abs(followed.y - kept.y)).toBeLessThanOrEqual(60)
              expect(zoomOf(followed.scale)).toBeGreaterThanOrEqual(-0.75)
              expect(zoomOf(followed.scale)).toBeLessThanOrEqual(1.75)
            }
          }
        }
      }
    }
  })

  function middleOf(x: number, y: number): Point {
    return { x: x / 2, y: y / 2 }
  }
})
