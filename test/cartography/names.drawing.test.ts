/** The small names of seas, islands and lands. */
import { describe, expect, it } from 'vitest'
import type { Point } from '../../src/cartography/drawing/points'
import type { PlaceName } from '../../src/cartography/lands/geography'
import { namesIn } from '../../src/cartography/lands/handmade/names'
import { namesBoxes } from '../../src/cartography/lettering/names'
import { NEAR, placeNames, trueNames } from '../../src/cartography/survey/placeNames'
import { overlap } from '../../src/table/area'
import { LANGUAGES, wordsIn } from '../../src/words/lists'
import { surveyedLand } from '../helpers/land'

const AT: Point = [1000, 800]
const NAME: PlaceName = { text: 'Fen', of: 'fens', kind: 'land', size: 17, spacing: 1, line: [AT] }
const EVERYWHERE = { inland: () => 50, rivers: [], sheet: { left: 56, top: 56, right: 1992, bottom: 1480 } }

const land = surveyedLand()

it.each(LANGUAGES)('have room in %s, each on land or at sea', (language) => {
  const { names, misfits } = placeNames(namesIn(wordsIn(language).drawn.names), land, [])
  expect(misfits).toEqual([])
  const wet = names.filter((name) =>
    namesBoxes([name]).some((box) => land.inland(box.left, box.bottom - 5) < -5),
  )
  expect(wet.filter(({ kind }) => kind === 'land').map(({ text }) => text)).toEqual([])
})

describe('a name', () => {
  it('stands at its own place if that is free', () => {
    expect(placeNames([NAME], EVERYWHERE, [])).toEqual({ names: [NAME], misfits: [] })
  })

  it('moves a little off what is there', () => {
    const taken = { left: 900, top: 780, right: 1100, bottom: 820 }
    const { names } = placeNames([NAME], EVERYWHERE, [taken])
    expect(names).toHaveLength(1)
    expect(namesBoxes(names).filter((box) => overlap(box, taken))).toEqual([])
  })

  it.each([
    { where: 'no room', name: NAME, keepOff: [{ left: 800, top: 600, right: 1200, bottom: 1000 }] },
    { where: 'no sea', name: { ...NAME, kind: 'sea' as const }, keepOff: [] },
    { where: 'no frame around it', name: { ...NAME, line: [[-90, 800] as Point] }, keepOff: [] },
  ])('is left out and reported where there is $where', ({ name, keepOff }) => {
    const { names, misfits } = placeNames([name], EVERYWHERE, keepOff)
    expect(names).toEqual([])
    expect(misfits.map(({ what }) => what)).toEqual(['the name Fen'])
  })

  it('that is too long for its line is set smaller', () => {
    const line: Point[] = [AT, [1060, 800]]
    const { names } = placeNames([{ ...NAME, text: 'The Long and Winding Fen', line }], EVERYWHERE, [])
    const sides = namesBoxes(names).flatMap(({ left, right }) => [left, right])
    expect(Math.max(...sides) - Math.min(...sides)).toBeLessThan(90)
  })

  it('is left out and reported where nothing that it names stands beside it', () => {
    const [letter] = namesBoxes([NAME])
    const reed = (away: number) => {
      const left = (letter?.left ?? 0) - away
      return new Map([['fens' as const, [{ left: left - 8, right: left, top: 790, bottom: 800 }]]])
    }
    expect(trueNames([NAME], reed(NEAR - 1))).toEqual({ names: [NAME], misfits: [] })
    const { names, misfits } = trueNames([NAME], reed(NEAR + 1))
    expect(names).toEqual([])
    expect(misfits.map(({ what }) => what)).toEqual(['the name Fen'])
  })
})
