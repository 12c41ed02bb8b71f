import { describe, expect, it } from 'vitest'
import { ornamentBoxes } from '../../src/cartography/extents/boxes'
import { handmade as handmadeIn } from '../../src/cartography/lands/handmade'
import { sheetOf } from '../../src/cartography/lands/sheet'
import { stretched } from '../../src/cartography/lands/stretched'
import { contains } from '../../src/table/area'

const handmade = handmadeIn('en')

describe('a land', () => {
  it('is the same on a map of its own size', () => {
    expect(stretched(handmade, handmade.size)).toEqual(handmade)
  })

  it('keeps its proportions across and down on a map of another size', () => {
    const { summit, lakes, ranges } = stretched(handmade, { width: 4096, height: 1536 })
    const [x, y] = handmade.summit
    expect(summit).toEqual([2 * x, y])
    expect(lakes.map(({ radius }) => radius)).toEqual(
      handmade.lakes.map(({ radius }) => [2 * radius[0], radius[1]]),
    )
    expect(ranges.map(({ height }) => height)).toEqual(handmade.ranges.map(({ height }) => height))
  })

  it('keeps its ornaments within the frame, and no ship below them', () => {
    const { ornaments, sea } = stretched({ ...handmade, size: { width: 9000, height: 9000 } }, handmade.size)
    expect(ornamentBoxes(ornaments).filter((box) => !contains(sheetOf(handmade.size), box))).toEqual([])
    // Under the title.
    expect(handmade.sea.swimmers.length - sea.swimmers.length).toBeGreaterThan(0)
  })
})
