/** Nine lands that grow around the same places. */
import { expect, it } from 'vitest'
import { sample } from '../../src/cartography/drawing/curves'
import { inBox } from '../../src/cartography/drawing/points'
import type { Geography } from '../../src/cartography/lands/geography'
import { growLand } from '../../src/cartography/lands/grown'
import { toLine } from '../../src/cartography/lands/grown/distances'
import { surveyShore } from '../../src/cartography/lands/grown/shore'
import { siteOf } from '../../src/cartography/lands/grown/site'
import { type LandTable, TABLES } from './lands/tables'
import { wordsOf } from './lands/words'

const { table, size } = TABLES[0] as LandTable
const lands = wordsOf(9).map((word) => growLand(word, table, size).land)

it('have room for the great creatures, if need be small', () => {
  const swimIn = (name: string) =>
    lands.filter(({ sea }) => sea.swimmers.some(({ creature }) => creature === name)).length
  for (const creature of ['serpent', 'kraken', 'whale', 'ship'])
    expect(swimIn(creature), creature).toBeGreaterThanOrEqual(7)
})

it('are unlike each other in their shape and in what covers them', () => {
  const themes = wordsOf(9).map((word) => siteOf(word, table, size).theme.name)
  expect(new Set(themes).size).toBeGreaterThanOrEqual(6)
  const most = (count: (land: Geography) => number) => {
    const counts = lands.map(count).sort((a, b) => a - b)
    return [counts[0], counts.at(-1)] as [number, number]
  }
  for (const counts of [
    most(({ islands }) => islands.length),
    most(({ woods }) => woods.length),
    most(({ hills }) => hills.length),
    most(({ lakes }) => lakes.length + 1),
  ])
    expect(counts[1]).toBeGreaterThanOrEqual(counts[0] * 2)
})

it('have coasts of their own, also where the places and the ornaments leave them little room', () => {
  const { sheet } = siteOf('', table, size)
  const coasts = lands.map(({ mainland }) => sample(mainland, 16, true).filter((at) => inBox(sheet, ...at)))
  const shared = coasts.flatMap((coast, index) =>
    coasts.slice(0, index).map((other) => {
      return coast.filter((at) => toLine(other, at) < 10).length / coast.length
    }),
  )
  expect(shared.reduce((sum, share) => sum + share, 0) / shared.length).toBeLessThan(0.17)
})

it('have a moon above a shore, to which its light leads', () => {
  const { sheet } = siteOf('', table, size)
  const isAboveShore = (land: Geography) => {
    const { inland } = surveyShore(siteOf('', table, size), land, land.ornaments.cartouche)
    const [x, y] = land.sea.moonlight
    return Array.from({ length: 200 }, (_, step) => y + step * 10).some(
      (down) => down < sheet.bottom && inland(x, down) > 0,
    )
  }
  expect(lands.filter(isAboveShore).length).toBe(lands.length)
})

it('have the climate of the mood', () => {
  const [desert, arctic] = (['desert', 'arctic'] as const).map(
    (mood) => growLand('willow', { ...table, mood }, size).land,
  ) as [Geography, Geography]
  const hasPalms = ({ discoveries }: Geography) => discoveries.some(({ name }) => name === 'palms')
  expect(desert.climate.kinds).toEqual({ broadleaf: 'thorn', conifer: 'palm' })
  expect(desert.climate.snow.last).toBeLessThan(0)
  expect(Math.min(...arctic.woods.map(({ conifers }) => conifers))).toBeGreaterThan(0.8)
  expect(arctic.climate.snow.full).toBeGreaterThan(0)
  expect([hasPalms(desert), hasPalms(arctic)]).toEqual([true, false])
})

it('have names of their own, each once', () => {
  const texts = lands.map(({ names }) => names.map(({ text }) => text))
  expect(new Set(texts.map((names) => names.toSorted().join())).size).toBe(lands.length)
  expect(texts.filter((names) => new Set(names).size < names.length)).toEqual([])
})
