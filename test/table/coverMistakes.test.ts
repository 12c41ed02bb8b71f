/** What places lie over, as it is said to their owner. */
import { expect, it } from 'vitest'
import { coverMistakes } from '../../src/table/coverMistakes'
import type { Cover } from '../../src/table/drawn'
import type { Region } from '../../src/table/table'
import { sentencesOf } from '../../src/table/validateTable'
import { corners } from '../helpers/corners'

const TEXTS = { epithet: 'the Mill', heading: 'H', text: 'T' }
const ARTS: Region = { name: 'Arts', ...TEXTS, corners: corners(100, 200, 300, 400) }
const YARD: Region = { name: 'Yard', ...TEXTS, box: [500, 600, 90, 80] }
const said = (cover: Cover, land = '') =>
  sentencesOf(coverMistakes({ regions: [ARTS, YARD], land }, [cover]), { regions: [ARTS, YARD] })

it.each<[Cover, string]>([
  [
    { place: 'Arts', over: ['the coast'], free: [10, -20] },
    'src/realm/realm.yaml: region "Arts": it lies over the coast. Move it to corners: [[180, 110], [180, 310], [380, 310], [380, 110]], or choose a word',
  ],
  [
    { place: 'Yard', over: ['a river', 'the lake', 'the coast'], free: [1, 2] },
    'src/realm/realm.yaml: region "Yard": it lies over a river, the lake and the coast. Move it to box: [501, 602, 90, 80], or choose a word',
  ],
  [
    { place: 'Yard', over: ['a river'] },
    'src/realm/realm.yaml: region "Yard": it lies over a river. Choose a word',
  ],
])('%j is said with its cure', (cover, says) => {
  expect(said(cover)).toEqual([expect.stringContaining(says)])
})

it('a place at sea has a mistake instead, unless the land has grown', () => {
  const cover = { place: 'Arts', over: ['the sea'] }
  expect(said(cover)).toEqual([])
  expect(said(cover, 'heron')).toEqual([expect.stringContaining('Choose another word')])
})

it('a place that has gone since the drawing is left out', () => {
  expect(said({ place: 'Weir', over: ['the lake'] })).toEqual([])
})
