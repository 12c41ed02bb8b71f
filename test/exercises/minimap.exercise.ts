import { describe, expect, it } from 'vitest'
import { constrain, pin } from '../../src/panzoom/view'
import { boundsOf } from '../helpers/fingers'
import { viewCentredOn, visibleBox } from './minimap'

const bounds = boundsOf(1024, 768)

describe('the box on a minimap 256 px wide', () => {
  it('is half as wide and high as the minimap, if half of the map’s width and height is in view', () => {
    expect(visibleBox({ x: 0, y: 0, scale: 1 }, bounds, 256)).toEqual({ left: 0, top: 0, right: 128, bottom: 96 })
    expect(visibleBox({ x: -1024, y: -768, scale: 1 }, bounds, 256)).toEqual({
      left: 128,
      top: 96,
      right: 256,
      bottom: 192,
    })
  })

  it('is half as wide at twice the scale', () => {
    expect(visibleBox({ x: -1024, y: -768, scale: 2 }, bounds, 256)).toEqual({
      left: 64,
      top: 48,
      right: 128,
      bottom: 96,
    })
  })

  it('is the whole minimap, if the whole map is in view', () => {
    const large = boundsOf(2560, 1600)
    const centred = constrain({ x: 0, y: 0, scale: 1 }, large)
    expect(visibleBox(centred, large, 256)).toEqual({ left: 0, top: 0, right: 256, bottom: 192 })
  })

  it('stays on the minimap while a pointer pulls the map past its edge', () => {
    expect(visibleBox({ x: 40, y: 0, scale: 1 }, bounds, 256)).toEqual({ left: 0, top: 0, right: 123, bottom: 96 })
  })
})

describe('a press on the minimap', () => {
  it('centres the pressed map point, at the same scale', () => {
    const view = { x: -100, y: -100, scale: 2 }
    const to = viewCentredOn({ x: 128, y: 96 }, view, bounds, 256)
    expect(to).toEqual(pin({ x: 1024, y: 768 }, { x: 512, y: 384 }, 2))
  })

  it('at a corner moves the corner as near to the centre as the bounds allow', () => {
    const view = { x: -100, y: -100, scale: 2 }
    expect(viewCentredOn({ x: 0, y: 0 }, view, bounds, 256)).toEqual({ x: 0, y: 0, scale: 2 })
    expect(viewCentredOn({ x: 256, y: 192 }, view, bounds, 256)).toEqual({ x: 1024 - 4096, y: 768 - 3072, scale: 2 })
  })
})
