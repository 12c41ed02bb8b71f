import { expect, it } from 'vitest'
import { drawLandmark, spritesOf } from '../../src/cartography/art/landmarks'
import { colour } from '../../src/cartography/drawing/palette'
import { MOODS, type Mood } from '../../src/table/palette'
import { LANDMARKS, type Landmark, type Region } from '../../src/table/table'
import * as realm from '../helpers/realm'

const placesWith = (landmark: Landmark, drawing?: string) =>
  ['One', 'Two', 'Three', 'Four'].map(
    (name): Region => ({
      ...(realm.regions[0] as Region),
      name,
      landmark,
      ...(drawing && { drawing }),
    }),
  )
const fillsOf = (region: Region, regions?: readonly Region[]) =>
  [
    ...new Set(drawLandmark(region, regions).flatMap(({ marks }) => marks.map(({ style }) => style.fill))),
  ].sort()

it.each(LANDMARKS)('of four places with the landmark "%s", no two have the same colours', (landmark) => {
  const regions = placesWith(landmark)
  const fills = regions.map((region) => fillsOf(region, regions).join(' '))
  expect(new Set(fills).size).toBe(4)
  expect(fills[0]).toBe(fillsOf(regions[0] as Region).join(' '))
})

it('the banner of the second hall is blue, also while it waves', () => {
  const halls = placesWith('hall')
  const bannersOf = (hall: Region) =>
    spritesOf(hall, halls).flatMap(({ marks }) => marks.map(({ style }) => style.fill))
  expect(halls.map((hall) => bannersOf(hall)[0])).toEqual([
    colour.red,
    colour.blue,
    colour.gold,
    colour.verdigris,
  ])
})

it.each([
  { landmark: 'village', tree: 'wood', grows: ['parchment'] },
  { landmark: 'keep', tree: 'pine', grows: ['parchment', 'arctic'] },
] as const)('the trees of the $landmark grow in $grows alone', ({ landmark, tree, grows }) => {
  const [region] = placesWith(landmark) as [Region]
  const fillsIn = (mood: Mood) =>
    drawLandmark(region, [region], mood).flatMap(({ marks }) => marks.map(({ style }) => style.fill))
  expect(MOODS.filter((mood) => fillsIn(mood).includes(colour[tree]))).toEqual(grows)
})

it("an owner's own drawing keeps its colours, wherever it stands", () => {
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#96392a" d="M0,0h9v9z"/></svg>'
  const regions = placesWith('mine.svg', red)
  expect(regions.map((region) => fillsOf(region, regions))).toEqual(regions.map(() => [colour.red]))
})
