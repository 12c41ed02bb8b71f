import { describe, expect, it } from 'vitest'
import { fit, reveal, wholeMap } from '../../../src/map/overlay/fit'
import { boundsOf } from '../../helpers/hands'

describe('the view that fits a box', () => {
  const desktop = boundsOf(1440, 900)

  it.each([
    { of: 'a wide one by its width', box: [400, 300, 1120, 500], px: 0, x: -800, y: -350, scale: 2 },
    { of: 'a high one by its height', box: [600, 300, 700, 750], px: 0, x: -580, y: -600, scale: 2 },
    { of: 'with room around it', box: [400, 300, 1000, 500], px: 120, x: -680, y: -350, scale: 2 },
    {
      of: 'a small one at the upper limit',
      box: [1000, 700, 1010, 710],
      px: 0,
      x: 720 - 1005 * 2 ** 1.5,
      y: 450 - 705 * 2 ** 1.5,
      scale: 2 ** 1.5,
    },
    { of: 'one at the corner as far as the map goes', box: [0, 0, 720, 450], px: 0, x: 0, y: 0, scale: 2 },
    {
      of: 'all of the map at the lower limit',
      box: [0, 0, 2048, 1536],
      px: 0,
      x: 720 - 1024 * Math.SQRT1_2,
      y: 450 - 768 * Math.SQRT1_2,
      scale: 2 ** -0.5,
    },
    {
      of: 'one with a margin that leaves it nothing',
      box: [400, 300, 1120, 500],
      px: 720,
      x: 0,
      y: 0,
      scale: 2 ** -0.5,
    },
  ])('shows $of', ({ box: [left = 0, top = 0, right = 0, bottom = 0], px, x, y, scale }) => {
    const fitted = fit({ left, top, right, bottom }, px, desktop)
    expect(fitted.scale).toBe(scale)
    expect(fitted.x).toBeCloseTo(x, 9)
    expect(fitted.y).toBeCloseTo(y, 9)
  })

  it('shows all of the map through a viewport that has room for it', () => {
    expect(wholeMap(boundsOf(2560, 1440))).toEqual({ x: 320, y: 0, scale: 0.9375 })
  })
})

describe('a box is revealed', () => {
  const desktop = boundsOf(1440, 900)
  const view = { x: -304, y: -100, scale: 1 }

  it.each([
    { of: 'that is seen, by no move', box: [400, 200, 500, 300], x: -304, y: -100 },
    { of: 'that is just seen, 48 px around it and all, by no move', box: [352, 148, 1696, 952], x: -304, y: -100 },
    { of: 'that is cut off at the left, by a move right', box: [320, 200, 420, 300], x: -272, y: -100 },
    { of: 'that lies at the right, by a move left', box: [1800, 200, 1900, 300], x: -508, y: -100 },
    { of: 'that lies above, by a move down', box: [400, 80, 500, 120], x: -304, y: -32 },
    { of: 'that lies below, by a move up', box: [400, 1100, 500, 1200], x: -304, y: -348 },
    { of: 'at the edge of the map, with less around it', box: [0, 0, 100, 100], x: 0, y: 0 },
    { of: 'that is too wide, in the middle', box: [200, 200, 1900, 300], x: -330, y: -100 },
    { of: 'that is too high, in the middle', box: [400, 100, 500, 1400], x: -304, y: -300 },
  ])('$of', ({ box: [left = 0, top = 0, right = 0, bottom = 0], x, y }) => {
    expect(reveal(view, { left, top, right, bottom }, desktop)).toEqual({ x, y, scale: 1 })
  })

  it('by screen px at any scale', () => {
    const box = { left: 100, top: 500, right: 200, bottom: 600 }
    expect(reveal({ x: -1000, y: -800, scale: 2 }, box, desktop)).toEqual({ x: -152, y: -800, scale: 2 })
  })
})
