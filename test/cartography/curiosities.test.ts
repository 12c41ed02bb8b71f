import { expect, it } from 'vitest'
import { curiositiesOf } from '../../src/cartography/curiosities'
import { Pen } from '../../src/cartography/drawing/pen'
import { randomStream } from '../../src/cartography/drawing/random'
import { DISCOVERIES } from '../../src/cartography/land/discoveries/kinds'
import { handmade } from '../../src/cartography/land/handmade'
import { CREATURES } from '../../src/cartography/sea/creatures'
import { LISTS } from '../../src/words/lists'

const { sea, ornaments } = handmade('en')
const house = new Pen(randomStream('a house')).polygon('10,20 30,20 30,60 10,60', 'red', { wobble: 0 }).marks

it('what can be found is what swims, what stands with a kind, and two ornaments, each in its box', () => {
  const standing = [[{ foot: 60, marks: house, kind: 'village' }], [{ foot: 60, marks: house }]]
  const none = { ...sea, swimmers: [], flocks: [] }
  expect(curiositiesOf({ standing }, { sea: none, ornaments })).toEqual([
    { kind: 'village', box: [10, 20, 20, 40] },
    { kind: 'compass', box: [136, 1116, 252, 266] },
    { kind: 'scale', box: [1620, 1334, 296, 132] },
    { kind: 'banner', box: [206, 334, 300, 26] },
  ])
  const swimming = curiositiesOf({ standing: [] }, { sea, ornaments }).map(({ kind }) => kind)
  expect(swimming.slice(0, 3)).toEqual(['serpent', 'kraken', 'ship'])
  expect(swimming.length).toBe(sea.swimmers.length + sea.flocks.length + 3)
})

it('every creature and every discovery has a caption, but for mere scenery', () => {
  const kinds = [...Object.keys(CREATURES), ...Object.keys(DISCOVERIES)]
  expect(kinds.filter((kind) => !(kind in LISTS.en.curiosities))).toEqual(['palms', 'rocks'])
})
