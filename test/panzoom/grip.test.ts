import { describe, expect, it } from 'vitest'
import type { Point } from '../../src/panzoom/geometry'
import { follow, grab, slideToZoom } from '../../src/panzoom/grip'
import { constrainOffset, toMap, type View, zoomOf } from '../../src/panzoom/view'
import { boundsOf } from '../helpers/hands'

const desktop = boundsOf(1440, 900)
const view = { x: -304, y: -300, scale: 1 }

/** Two fingers on a level, so far to either side of a middle; their spread is that distance. */
function pair(middle: Point, side: number): Point[] {
  return [
    { x: middle.x - side, y: middle.y },
    { x: middle.x + side, y: middle.y },
  ]
}

/** That two views are one, but for less than a millionth of a px. */
function expectSame(actual: View, expected: View) {
  expect(actual.x).toBeCloseTo(expected.x, 6)
  expect(actual.y).toBeCloseTo(expected.y, 6)
  expect(actual.scale).toBeCloseTo(expected.scale, 9)
}

describe('one finger', () => {
  it('holds the map point it is on', () => {
    expect(grab(view, [{ x: 700, y: 400 }], desktop)).toEqual({
      heldMap: { x: 1004, y: 700 },
      centroidScreen: { x: 700, y: 400 },
      spreadPx: 0,
      scale: 1,
    })
  })

  it('moves the map exactly as it moves', () => {
    const grip = grab(view, [{ x: 700, y: 400 }], desktop)
    expect(follow(grip, [{ x: 723, y: 389 }], desktop)).toEqual({ x: -281, y: -311, scale: 1 })
  })

  it('finds the map where it left it after it has been past the edge', () => {
    const grip = grab(view, [{ x: 700, y: 400 }], desktop)
    expect(follow(grip, [{ x: 1304, y: 400 }], desktop).x).toBeGreaterThan(0)
    expect(follow(grip, [{ x: 700, y: 400 }], desktop)).toEqual(view)
  })
})

describe('past its edge', () => {
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

  it('a map smaller than the viewport gives from its middle', () => {
    const large = boundsOf(2560, 900)
    const grip = grab({ x: 256, y: -300, scale: 1 }, [{ x: 700, y: 400 }], large)
    expect(follow(grip, [{ x: 760, y: 400 }], large)).toEqual({ x: 276, y: -300, scale: 1 })
    expect(follow(grip, [{ x: 580, y: 400 }], large)).toEqual({ x: 226, y: -300, scale: 1 })
  })

  it.each([0.5, 20, 59])('a map that has given %d px does not move when it is taken hold of again', (px) => {
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

  it('a map that is taken hold of again goes on as if it had not been', () => {
    const whole = follow(grab(view, [{ x: 100, y: 400 }], desktop), [{ x: 100 + 304 + 240, y: 400 }], desktop)
    const half = follow(grab(view, [{ x: 100, y: 400 }], desktop), [{ x: 100 + 304 + 120, y: 400 }], desktop)
    expectSame(follow(grab(half, [{ x: 524, y: 400 }], desktop), [{ x: 644, y: 400 }], desktop), whole)
  })
})

describe('two fingers', () => {
  const middle = { x: 700, y: 400 }

  it('that part to twice the distance double the scale about their middle', () => {
    const grip = grab(view, pair(middle, 100), desktop)
    expect(follow(grip, pair(middle, 200), desktop)).toEqual({ x: -1308, y: -1000, scale: 2 })
  })

  it('that move together pan', () => {
    const grip = grab(view, pair(middle, 100), desktop)
    expect(follow(grip, pair({ x: 720, y: 350 }, 100), desktop)).toEqual({ x: -284, y: -350, scale: 1 })
  })

  it('that turn around their middle change nothing', () => {
    const grip = grab(view, pair(middle, 100), desktop)
    const turned = [
      { x: 700, y: 300 },
      { x: 700, y: 500 },
    ]
    expect(follow(grip, turned, desktop)).toEqual(view)
  })

  // Through a small viewport, so that the lower limit does not bring the edge of the map into view.
  it.each([
    { asked: 1.25, zoom: 1.25 },
    { asked: 1.5, zoom: 1.5 },
    { asked: 1.75, zoom: 1.5 + 1 / 12 },
    { asked: 2, zoom: 1.5 + 0.125 },
    { asked: 3.5, zoom: 1.5 + 0.2 },
    { asked: 20, zoom: 1.5 + 4.625 / 19 },
    { asked: -0.5, zoom: -0.5 },
    { asked: -1, zoom: -0.5 - 0.125 },
    { asked: -2.5, zoom: -0.5 - 0.2 },
  ])('that ask for zoom $asked get $zoom, and keep their point', ({ asked, zoom }) => {
    const phone = boundsOf(360, 450)
    const grip = grab(view, pair({ x: 180, y: 225 }, 1000), phone)
    const pinched = follow(grip, pair({ x: 180, y: 225 }, 1000 * 2 ** asked), phone)
    expect(zoomOf(pinched.scale)).toBeCloseTo(zoom, 9)
    const held = toMap(pinched, { x: 180, y: 225 })
    expect(held.x).toBeCloseTo(484, 9)
    expect(held.y).toBeCloseTo(525, 9)
  })

  it('that go on from past a limit do not jump when they take hold again', () => {
    const over = follow(grab(view, pair(middle, 100), desktop), pair(middle, 600), desktop)
    expect(zoomOf(over.scale)).toBeGreaterThan(1.6)
    for (const fingers of [pair(middle, 600), pair({ x: 100, y: 700 }, 33), [{ x: 1200, y: 10 }]]) {
      expectSame(follow(grab(over, fingers, desktop), fingers, desktop), over)
    }
  })

  it.each([
    { of: 'still nearer', from: 4, to: 1, scale: 1 },
    { of: 'to 8 px', from: 4, to: 8, scale: 1 },
    { of: 'to 16 px', from: 4, to: 16, scale: 2 },
    {
      of: 'from 12 px to nothing',
      from: 12,
      to: 0,
      scale: 2 ** (-0.5 - (0.25 * (Math.log2(1.5) - 0.5)) / Math.log2(1.5)),
    },
    { of: 'from one place', from: 0, to: 12, scale: 1.5 },
  ])('nearer than 8 px count as 8 px: $of', ({ from, to, scale }) => {
    const grip = grab(view, pair(middle, from), desktop)
    expect(follow(grip, pair(middle, to), desktop).scale).toBeCloseTo(scale, 12)
  })
})

describe('a finger that slides', () => {
  it.each([
    { px: 0, scale: 1 },
    { px: 75, scale: 2 ** 0.5 },
    { px: 150, scale: 2 },
    { px: -60, scale: 2 ** -0.4 },
    { px: 300, scale: 2 ** 1.625 },
    { px: -150, scale: 2 ** -0.625 },
  ])('by $px px downwards makes the scale $scale', ({ px, scale }) => {
    const grip = grab(view, [{ x: 700, y: 400 }], desktop)
    const slid = slideToZoom(grip, [{ x: 700, y: 400 + px }], desktop)
    expect(slid.scale).toBeCloseTo(scale, 12)
  })

  it('zooms about where it took hold, wherever it goes to the side', () => {
    const grip = grab(view, [{ x: 700, y: 400 }], desktop)
    expect(slideToZoom(grip, [{ x: 1300, y: 550 }], desktop)).toEqual({ x: -1308, y: -1000, scale: 2 })
    expect(slideToZoom(grip, [{ x: 20, y: 400 }], desktop)).toEqual(view)
  })
})

describe('however far out the fingers are', () => {
  const FAR = [0, 1e16, -1e16, 1e154, -1e154, 1.7e308, -1.7e308]

  it('the view is finite, and no further out than the edges give', () => {
    for (const x of FAR) {
      for (const y of FAR) {
        for (const fingers of [[{ x, y }], [{ x, y }, middleOf(y, x)], pair({ x: 5, y: 5 }, x)]) {
          for (const grip of [grab(view, [{ x: 9, y: 9 }], desktop), grab(view, fingers, desktop)]) {
            for (const taken of [follow(grip, fingers, desktop), slideToZoom(grip, fingers, desktop)]) {
              const kept = constrainOffset(taken, desktop)
              expect(Math.abs(taken.x - kept.x)).toBeLessThanOrEqual(60)
              expect(Math.abs(taken.y - kept.y)).toBeLessThanOrEqual(60)
              expect(zoomOf(taken.scale)).toBeGreaterThanOrEqual(-0.75)
              expect(zoomOf(taken.scale)).toBeLessThanOrEqual(1.75)
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
