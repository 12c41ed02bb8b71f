/** What has no room on the map, and what lies over something else: its owner is told. */
import { expect, it } from 'vitest'
import { footprintsOf } from '../../src/cartography/extents/landmarks'
import { handmade as handmadeIn } from '../../src/cartography/lands/handmade'
import { hideDiscoveries } from '../../src/cartography/layout/discoveries'
import { growWoods } from '../../src/cartography/layout/forest'
import { Ground } from '../../src/cartography/layout/ground'
import { floodMarshes } from '../../src/cartography/layout/meadow'
import { buildVillage } from '../../src/cartography/layout/villages'
import { namesBoxes } from '../../src/cartography/lettering/names'
import { collisions } from '../../src/cartography/survey/collisions'
import { sentenceOf } from '../../src/cartography/survey/misfit'
import { withRoom } from '../../src/cartography/survey/survey'
import type { Box } from '../../src/panzoom/core/geometry'
import { areaBox, overlap } from '../../src/table/area'
import type { Region } from '../../src/table/table'
import { corners } from '../helpers/corners'
import { drawnPicture, surveyedLand } from '../helpers/land'

const WHOLE = { left: 0, top: 0, right: 2048, bottom: 1536 }
const handmade = handmadeIn('en')
const land = surveyedLand()

const placeAt = (left: number, top: number): Region => ({
  name: 'Music',
  epithet: '',
  heading: '',
  text: '',
  corners: corners(left, top, left + 160, top + 160),
})

/** The map without any free ground. */
function fullGround(): Ground {
  const ground = new Ground(land)
  ground.takeBox(WHOLE)
  return ground
}

it('everything has room around the places of a usual table', () => {
  expect(drawnPicture().misfits.map(sentenceOf)).toEqual([])
})

it('a discovery without room is reported with its ground', () => {
  const { standing, misfits } = hideDiscoveries(handmade, fullGround())
  const sentences = misfits.map(sentenceOf)
  expect(standing).toHaveLength(1)
  expect(sentences).toContainEqual(
    expect.stringMatching(
      /^The lighthouse at 262, 942: left out, as no cape within \d+ px is free\. .*realm\.yaml/,
    ),
  )
})

it.each([
  ['a wood', handmade.woods, (ground: Ground) => growWoods(handmade.woods, ground)],
  ['a marsh', handmade.marshes, (ground: Ground) => floodMarshes(handmade.marshes, ground)],
])('%s without a plant is reported', (_what, grounds, grow) => {
  expect(grow(fullGround()).misfits.map(({ at }) => at)).toEqual(grounds.map(({ centre }) => centre))
  expect(grow(new Ground(land)).misfits).toEqual([])
})

it('a village is reported with the number of its buildings that have room', () => {
  const village = { at: [1258, 1036], buildings: [['inn', 0, 0]] } as const
  expect(buildVillage(village, new Ground(land)).misfits).toEqual([])
  expect(buildVillage(village, fullGround()).misfits.map(({ why }) => why)).toEqual([
    expect.stringContaining('has 0 of its 1 buildings'),
  ])
})

it.each([
  ['open land', 400, 690, []],
  ['a river', 1090, 890, ['a river']],
  ['the coast', 800, 210, ['the coast']],
  ['the sea', 180, 880, ['the sea']],
  ['a name', 1110, 560, ['the name Amber Downs']],
  ['the title', 200, 130, ['the title']],
])('a place over %s is reported, with a free spot', (_where, left, top, over) => {
  const place = placeAt(left, top)
  const found = collisions(land, [place])
  expect(found.flatMap((cover) => cover.over)).toEqual(expect.arrayContaining(over))
  expect(found.length).toBe(Math.min(over.length, 1))
  for (const { free } of found) {
    if (!free) throw new Error('There is no free spot.')
    const moved = placeAt(left + free[0], top + free[1])
    expect(collisions(land, [moved])).toEqual([])
    // Nor is it given to a second place.
    const [, second] = collisions(land, [place, { ...place, name: 'Dance' }])
    const [across, down] = second?.free ?? [0, 0]
    expect(overlap(areaBox(moved), areaBox(placeAt(left + across, top + down)))).toBe(false)
  }
})

it.each([
  {
    of: 'land',
    corners: [
      [410, 640],
      [570, 640],
      [570, 480],
    ],
    isAtSea: false,
  },
  {
    of: 'sea',
    corners: [
      [530, 460],
      [530, 620],
      [690, 460],
    ],
    isAtSea: true,
  },
] as const)(
  'what counts is its outline: most of it is $of, but most of its box is not',
  ({ corners, isAtSea }) => {
    const [cover] = collisions(land, [{ ...placeAt(0, 0), corners }])
    expect(cover?.over.includes('the sea') ?? false).toBe(isAtSea)
  },
)

it('a free spot is not offered on the other side of the map', () => {
  const place = placeAt(1840, 1300)
  const rest: Region = { ...placeAt(0, 0), name: 'Rest', corners: corners(900, 80, 1960, 1460) }
  const freeOf = (places: readonly Region[]) => collisions(land, places)[0]?.free
  expect(freeOf([place])).toBeDefined()
  expect(freeOf([place, rest])).toBeUndefined()
})

it('a name makes room for a place', () => {
  const place = placeAt(1110, 540)
  const { names, misfits } = withRoom(land, [place])
  expect(names.length + misfits.length).toBe(land.names.length)
  const isUnder = (box: Box) => footprintsOf(place).some((ground) => overlap(box, ground))
  expect(namesBoxes(names).filter(isUnder)).toEqual([])
})
