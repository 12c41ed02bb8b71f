import { expect, it } from 'vitest'
import { Pen } from '../../src/cartography/drawing/pen'
import { randomStream } from '../../src/cartography/drawing/random'
import { CREATURES } from '../../src/cartography/lands/creatures'
import { DISCOVERIES } from '../../src/cartography/lands/discoveryKinds'
import { handmade } from '../../src/cartography/lands/handmade'
import { sheetOf } from '../../src/cartography/lands/sheet'
import { curiositiesOf } from '../../src/cartography/picture/curiosities'
import { LISTS } from '../../src/words/lists'

const geography = handmade('en')
const { sea } = geography
const survey: Omit<Parameters<typeof curiositiesOf>[1], 'geography'> = {
  sheet: sheetOf(geography.size),
  atSea: [],
  names: [],
  inland: () => -100,
}
const house = new Pen(randomStream('a house')).polygon('10,20 30,20 30,60 10,60', 'red', { wobble: 0 }).marks

it('what can be found is what swims, what stands with a kind, and two ornaments, each in its box', () => {
  const standing = [[{ foot: 60, marks: house, kind: 'village' }], [{ foot: 60, marks: house }]]
  const none = { ...sea, swimmers: [], flocks: [] }
  expect(curiositiesOf({ standing }, { ...survey, geography: { ...geography, sea: none } })).toEqual([
    { kind: 'village', box: [10, 20, 20, 40] },
    { kind: 'compass', box: [136, 1116, 252, 266] },
    { kind: 'scale', box: [1620, 1334, 296, 132] },
    { kind: 'banner', box: [206, 334, 300, 26] },
  ])
  const swimming = curiositiesOf({ standing: [] }, { ...survey, geography }).map(({ kind }) => kind)
  expect(swimming.slice(0, 3)).toEqual(['serpent', 'kraken', 'ship'])
  expect(swimming.length).toBe(sea.swimmers.length + sea.flocks.length + 4)
})

it('every creature and every discovery has a caption, but for mere scenery', () => {
  const kinds = [...CREATURES, ...DISCOVERIES]
  expect(kinds.filter((kind) => !(kind in LISTS.en.curiosities))).toEqual(['palms', 'rocks'])
})

it('the serpent has another sea where there is one, smaller and far away, clear of all that is there', () => {
  const otherSea = (keepOff: Partial<typeof survey>) =>
    curiositiesOf({ standing: [] }, { ...survey, geography, ...keepOff }).find(
      ({ kind }) => kind === 'other sea',
    )?.box
  const [[left = 0, top = 0, width = 0, height = 0] = []] = [otherSea({})]
  expect({ left, top, width, height }).toMatchInlineSnapshot(`
    {
      "height": 114,
      "left": 65,
      "top": 63,
      "width": 302,
    }
  `)
  const east = { left: 900, right: 2048, top: 0, bottom: 1536 }
  const strip = { left: 0, right: 900, top: 200, bottom: 1536 }
  expect(otherSea({ atSea: [east, strip] })).toMatchInlineSnapshot(`
    [
      65,
      63,
      302,
      114,
    ]
  `)
  expect(otherSea({ inland: () => 1 })).toBeUndefined()
})
