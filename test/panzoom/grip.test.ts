import { describe, expect, it } from 'vitest'
import type { Point } from '../../src/panzoom/geometry'
import { follow, grab } from '../../src/panzoom/grip'
import { toMap } from '../../src/panzoom/view'
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

describe('one finger', () => {
  it('holds the map point it is on', () => {
    expect(grab(view, [{ x: 700, y: 400 }])).toEqual({ heldMap: { x: 1004, y: 700 }, spreadPx: 0, scale: 1 })
  })

  it('moves the map exactly as it moves', () => {
    const grip = grab(view, [{ x: 700, y: 400 }])
    expect(follow(grip, [{ x: 723, y: 389 }], desktop)).toEqual({ x: -281, y: -311, scale: 1 })
  })

  it('finds the map where it left it after it has been past the edge', () => {
    const grip = grab(view, [{ x: 700, y: 400 }])
    expect(follow(grip, [{ x: 1304, y: 400 }], desktop)).toEqual({ x: 0, y: -300, scale: 1 })
    expect(follow(grip, [{ x: 700, y: 400 }], desktop)).toEqual(view)
  })
})

describe('two fingers', () => {
  const middle = { x: 700, y: 400 }

  it('that part to twice the distance double the scale about their middle', () => {
    const grip = grab(view, pair(middle, 100))
    expect(follow(grip, pair(middle, 200), desktop)).toEqual({ x: -1308, y: -1000, scale: 2 })
  })

  it('that move together pan', () => {
    const grip = grab(view, pair(middle, 100))
    expect(follow(grip, pair({ x: 720, y: 350 }, 100), desktop)).toEqual({ x: -284, y: -350, scale: 1 })
  })

  it('that turn around their middle change nothing', () => {
    const grip = grab(view, pair(middle, 100))
    const turned = [
      { x: 700, y: 300 },
      { x: 700, y: 500 },
    ]
    expect(follow(grip, turned, desktop)).toEqual(view)
  })

  it.each([
    { side: 1000, scale: 2 ** 1.5 },
    { side: 20, scale: 2 ** -0.5 },
  ])('at $side px reach the limit $scale exactly and keep their point', ({ side, scale }) => {
    const grip = grab(view, pair(middle, 100))
    // Moved a little as well, so that the lower limit does not bring the edge of the map into view.
    const phone = boundsOf(700, 450)
    const pinched = follow(grip, pair({ x: 400, y: 250 }, side), phone)
    expect(pinched.scale).toBe(scale)
    const held = toMap(pinched, { x: 400, y: 250 })
    expect(held.x).toBeCloseTo(1004, 9)
    expect(held.y).toBeCloseTo(700, 9)
  })

  it.each([
    { of: 'still nearer', from: 4, to: 1, scale: 1 },
    { of: 'to 8 px', from: 4, to: 8, scale: 1 },
    { of: 'to 16 px', from: 4, to: 16, scale: 2 },
    { of: 'from 16 px to nothing', from: 16, to: 0, scale: 2 ** -0.5 },
    { of: 'from one place', from: 0, to: 12, scale: 1.5 },
  ])('nearer than 8 px count as 8 px: $of', ({ from, to, scale }) => {
    const grip = grab(view, pair(middle, from))
    expect(follow(grip, pair(middle, to), desktop).scale).toBe(scale)
  })
})
