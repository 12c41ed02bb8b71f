import { describe, expect, it } from 'vitest'
import { constrain, pin } from '../../src/panzoom/view'
import { boundsOf } from '../helpers/hands'
import { boxSeen, viewAt } from './minimap'

const bounds = boundsOf(1024, 768)

describe('the box on a minimap 256 px wide', () => {
  it('is a quarter of it, where a quarter of the map is seen', () => {
    expect(boxSeen({ x: 0, y: 0, scale: 1 }, bounds, 256)).toEqual({ left: 0, top: 0, right: 128, bottom: 96 })
    expect(boxSeen({ x: -1024, y: -768, scale: 1 }, bounds, 256)).toEqual({
      left: 128,
      top: 96,
      right: 256,
      bottom: 192,
    })
  })

  it('is half as wide at twice the scale', () => {
    expect(boxSeen({ x: -1024, y: -768, scale: 2 }, bounds, 256)).toEqual({ left: 64, top: 48, right: 128, bottom: 96 })
  })

  it('is all of it where all is seen, and no more', () => {
    const large = boundsOf(2560, 1600)
    const centred = constrain({ x: 0, y: 0, scale: 1 }, large)
    expect(boxSeen(centred, large, 256)).toEqual({ left: 0, top: 0, right: 256, bottom: 192 })
  })

  it('stays on it while a hand pulls the map past its edge', () => {
    expect(boxSeen({ x: 40, y: 0, scale: 1 }, bounds, 256)).toEqual({ left: 0, top: 0, right: 123, bottom: 96 })
  })
})

describe('a press on the minimap', () => {
  it('brings what was pressed to the middle, at the same scale', () => {
    const view = { x: -100, y: -100, scale: 2 }
    const to = viewAt({ x: 128, y: 96 }, view, bounds, 256)
    expect(to).toEqual(pin({ x: 1024, y: 768 }, { x: 512, y: 384 }, 2))
  })

  it('at its corner brings the corner as near as the bounds let it', () => {
    const view = { x: -100, y: -100, scale: 2 }
    expect(viewAt({ x: 0, y: 0 }, view, bounds, 256)).toEqual({ x: 0, y: 0, scale: 2 })
    expect(viewAt({ x: 256, y: 192 }, view, bounds, 256)).toEqual({ x: 1024 - 4096, y: 768 - 3072, scale: 2 })
  })
})
