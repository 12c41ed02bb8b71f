import { describe, expect, it } from 'vitest'
import { boxOf } from '../../src/map/box'
import { map, regions } from '../../src/realm'
import { PLATE_RATIO, plateOf } from '../../src/site/plate'

const BOXES = regions.map((region) => ({ name: region.name, box: boxOf(region) }))

describe.each(BOXES)('the picture of $name', ({ box }) => {
  const plate = plateOf(box)

  it('has the aspect ratio that the page reserves space for', () => {
    expect((plate.right - plate.left) / (plate.bottom - plate.top)).toBeCloseTo(PLATE_RATIO, 10)
  })

  it('shows the whole place in the middle, with a margin', () => {
    expect((plate.left + plate.right) / 2).toBeCloseTo((box.left + box.right) / 2, 10)
    expect((plate.top + plate.bottom) / 2).toBeCloseTo((box.top + box.bottom) / 2, 10)
    for (const room of [box.left - plate.left, box.top - plate.top]) expect(room).toBeGreaterThanOrEqual(26)
  })

  it('lies within the map', () => {
    expect(plate.left).toBeGreaterThanOrEqual(0)
    expect(plate.top).toBeGreaterThanOrEqual(0)
    expect(plate.right).toBeLessThanOrEqual(map.width)
    expect(plate.bottom).toBeLessThanOrEqual(map.height)
  })
})

it('a place that is wider than the picture has room above and below', () => {
  expect(plateOf({ left: 100, top: 100, right: 400, bottom: 200 })).toEqual({
    left: 74,
    top: 150 - 352 / 3,
    right: 426,
    bottom: 150 + 352 / 3,
  })
})
