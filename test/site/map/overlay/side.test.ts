import { describe, expect, it } from 'vitest'
import { sideOf } from '../../../../src/site/map/overlay/side'

const VIEWPORT = { width: 1000, height: 700 }

const at = (x: number, y: number) => ({ x, y })

describe('the side of a place', () => {
  it.each([
    { side: 'left', points: [at(-10, 350), at(200, 150), at(200, 550)] },
    { side: 'right', points: [at(3000, 350), at(800, 150), at(800, 550)] },
    { side: 'top', points: [at(500, -900), at(300, 50), at(700, 50)] },
    { side: 'bottom', points: [at(500, 3000), at(300, 650), at(700, 650)] },
  ] as const)('is $side between two diagonals of the viewport', ({ side, points }) => {
    expect(points.map((point) => sideOf(point, VIEWPORT))).toEqual([side, side, side])
  })

  it('stays the same until the place lies 1.4 times as far towards another one', () => {
    // 200 px to the right are two fifths of the way to the right edge.
    const below = (part: number) => at(700, 350 + 350 * 0.4 * part)
    expect(sideOf(below(1.39), VIEWPORT, 'right')).toBe('right')
    expect(sideOf(below(1.41), VIEWPORT, 'right')).toBe('bottom')
    expect(sideOf(below(0.73), VIEWPORT, 'bottom')).toBe('bottom')
    expect(sideOf(below(0.7), VIEWPORT, 'bottom')).toBe('right')
    expect(sideOf(below(-5), VIEWPORT, 'bottom')).toBe('top')
  })
})
