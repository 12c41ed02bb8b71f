import { describe, expect, it } from 'vitest'
import { fit, wholeMap } from '../../../src/map/overlay/fit'
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
