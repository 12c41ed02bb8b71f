import { describe, expect, it } from 'vitest'
import { fit, reveal, wholeMap, zoomTo } from '../../src/panzoom/fit'
import { boundsOf } from '../helpers/fingers'

describe('fit and wholeMap', () => {
  const desktop = boundsOf(1440, 900)

  it.each([
    { of: 'a wide box by its width', box: [400, 300, 1120, 500], px: 0, x: -800, y: -350, scale: 2 },
    { of: 'a high box by its height', box: [600, 300, 700, 750], px: 0, x: -580, y: -600, scale: 2 },
    { of: 'a box with a margin', box: [400, 300, 1000, 500], px: 120, x: -680, y: -350, scale: 2 },
    {
      of: 'a small box at the upper limit',
      box: [1000, 700, 1010, 710],
      px: 0,
      x: 720 - 1005 * 2 ** 1.5,
      y: 450 - 705 * 2 ** 1.5,
      scale: 2 ** 1.5,
    },
    { of: 'a box in the corner, as central as the bounds allow', box: [0, 0, 720, 450], px: 0, x: 0, y: 0, scale: 2 },
    {
      of: 'the whole map at the lower limit',
      box: [0, 0, 2048, 1536],
      px: 0,
      x: 720 - 1024 * Math.SQRT1_2,
      y: 450 - 768 * Math.SQRT1_2,
      scale: 2 ** -0.5,
    },
    {
      of: 'a box with a margin as wide as the viewport',
      box: [400, 300, 1120, 500],
      px: 720,
      x: 0,
      y: 0,
      scale: 2 ** -0.5,
    },
  ])('show $of', ({ box: [left = 0, top = 0, right = 0, bottom = 0], px, x, y, scale }) => {
    const fitted = fit({ left, top, right, bottom }, px, desktop)
    expect(fitted.scale).toBe(scale)
    expect(fitted.x).toBeCloseTo(x, 9)
    expect(fitted.y).toBeCloseTo(y, 9)
  })

  it('show the whole map if the viewport has room for it', () => {
    expect(wholeMap(boundsOf(2560, 1440))).toEqual({ x: 320, y: 0, scale: 0.9375 })
  })
})

describe('zoomTo', () => {
  it('enlarges a box of the screen to the whole viewport', () => {
    const box = { left: 360, top: 225, right: 1080, bottom: 675 }
    expect(zoomTo(box, { x: -304, y: -100, scale: 1 }, boundsOf(1440, 900))).toEqual({ x: -1328, y: -650, scale: 2 })
  })
})

describe('reveal', () => {
  const desktop = boundsOf(1440, 900)
  const view = { x: -304, y: -100, scale: 1 }

  it.each([
    { of: 'does not move the map for a box in view', box: [400, 200, 500, 300], x: -304, y: -100 },
    {
      of: 'does not move the map for a box just in view with a margin of 48 px',
      box: [352, 148, 1696, 952],
      x: -304,
      y: -100,
    },
    { of: 'moves right for a box that is cut off at the left', box: [320, 200, 420, 300], x: -272, y: -100 },
    { of: 'moves left for a box at the right', box: [1800, 200, 1900, 300], x: -508, y: -100 },
    { of: 'moves down for a box above', box: [400, 80, 500, 120], x: -304, y: -32 },
    { of: 'moves up for a box below', box: [400, 1100, 500, 1200], x: -304, y: -348 },
    { of: 'leaves less margin at the edge of the map', box: [0, 0, 100, 100], x: 0, y: 0 },
    { of: 'centres a box that is too wide', box: [200, 200, 1900, 300], x: -330, y: -100 },
    { of: 'centres a box that is too high', box: [400, 100, 500, 1400], x: -304, y: -300 },
  ])('$of', ({ box: [left = 0, top = 0, right = 0, bottom = 0], x, y }) => {
    expect(reveal(view, { left, top, right, bottom }, 48, desktop)).toEqual({ x, y, scale: 1 })
  })

  it('has its margin in screen px at any scale', () => {
    const box = { left: 100, top: 500, right: 200, bottom: 600 }
    expect(reveal({ x: -1000, y: -800, scale: 2 }, box, 48, desktop)).toEqual({ x: -152, y: -800, scale: 2 })
  })
})
