import { expect, it } from 'vitest'
import { drawCartouche } from '../../src/cartography/art/ornaments/cartouche'
import { letterWord } from '../../src/cartography/lettering/lettering'
import { drawPlaceCard, layoutOf } from '../../src/cartography/picture/card'
import type { Box } from '../../src/panzoom/core/geometry'
import { areaBox, contains, overlap } from '../../src/table/area'
import type { Region } from '../../src/table/table'
import { corners } from '../helpers/corners'
import { NO_PICTURE } from '../helpers/noPicture'
import * as realm from '../helpers/realm'

const { regions, map } = realm
const [region] = regions as readonly [Region]

const MAP: Box = { left: 0, top: 0, right: map.width, bottom: map.height }

const place = (left: number, top: number) => ({ corners: corners(left, top, left + 200, top + 200) })

it.each([
  ['six places', 3, 1400, regions],
  ['a single place, in a corner', 1, 1000, [place(1800, 1300)]],
  ['two distant places', 2, 2048, [place(100, 1100), place(1700, 1100)]],
  ['places too far from each other', 0, 2048, [place(0, 0), place(1848, 0), place(0, 1336)]],
])('the card of a map with %s shows %d of them, clear of its cartouche', (_of, shown, maxWidth, places) => {
  const { part, covered } = layoutOf(places, map)
  expect([contains(MAP, part), contains(part, covered)]).toEqual([true, true])
  expect(part.right - part.left).toBeLessThanOrEqual(maxWidth)
  expect((part.right - part.left) / (part.bottom - part.top)).toBeCloseTo(1200 / 630)
  const whole = places.map(areaBox).filter((box) => contains(part, box) && !overlap(box, covered))
  expect(whole.length).toBeGreaterThanOrEqual(shown)
  // No other is cut where that can be avoided.
  if (shown > 0) expect(places.map(areaBox).filter((box) => overlap(box, part))).toEqual(whole)
})

it.each([
  { at: 'in the middle of the map', left: 900, x: 1000 },
  { at: 'at its right edge', left: 1848, x: undefined },
])('the card of a place $at shows it within the map', ({ left, x }) => {
  const moved = { ...region, ...place(left, 700) }
  const [, ...numbers] = / viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(drawPlaceCard(NO_PICTURE, moved, '')) ?? []
  const [from = 0, top = 0, width = 0, height = 0] = numbers.map(Number)
  const shown = { left: from, top, right: from + width, bottom: top + height }
  expect([contains(MAP, shown), contains(shown, areaBox(moved))]).toEqual([true, true])
  if (x) expect(from + width / 2).toBeCloseTo(x)
  expect(width / height).toBeCloseTo(1200 / 630)
})

it('a card lacks the texts that are left to browsers', () => {
  const { left, bottom } = areaBox(region)
  const ribbons = ['Crafts', '山田'].map((name) =>
    letterWord(name, 'capitals', [left + 100, bottom - 10], 20),
  )
  const card = drawPlaceCard({ ...NO_PICTURE, ribbons }, region, '')
  expect([card.split('<path').length, card.includes('<text')]).toEqual([2, false])
})

it("the card's cartouche shows the owner's name, if it can be lettered", () => {
  const wordsOf = (name: string) =>
    drawCartouche([0, 0], { ...realm, owner: { ...realm.owner, name } }, 'card')
      .at(-2)
      ?.path.text()
  expect(wordsOf('Ada Lovelace')).not.toBe(wordsOf(''))
  // No face of the map has these letters.
  expect(wordsOf('山田')).toBe(wordsOf(''))
})
