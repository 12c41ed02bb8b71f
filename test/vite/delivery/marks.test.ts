import { expect, it } from 'vitest'
import type { Landmark, Region } from '../../../src/table/table'
import { marksOf } from '../../../src/vite/delivery/marks'
import * as realm from '../../helpers/realm'

const drawingOf = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60">${inner}</svg>`
const regionWith = (landmark: Landmark, drawing = ''): Region => ({
  ...(realm.regions[0] as Region),
  landmark,
  ...(drawing && { drawing }),
})
const namesIn = (symbols: string) => Array.from(symbols.matchAll(/id="mark-(.*?)"/g), ([, name]) => name)

it('a site has the marks of the map and of its own landmarks, each once', async () => {
  expect(namesIn(await marksOf([]))).toEqual(['map'])
  const regions = (['keep', 'hall', 'keep'] as const).map((landmark) => regionWith(landmark))
  expect(namesIn(await marksOf(regions))).toEqual(['map', 'keep', 'hall'])
})

it("the mark of an owner's own drawing is its outline, with its doors and windows", async () => {
  const [house, tower] = [
    '<path fill="#e9d9b4" d="M0,60V30h80v30z"/><path fill="#221712" d="M32,60V40h16v20z"/>',
    '<path fill="#e9d9b4" d="M30,60V0h20v60z"/>',
  ].map(drawingOf)
  const marks = await marksOf([regionWith('my "house".svg', house), regionWith('tower.svg', tower)])
  expect(namesIn(marks)).toEqual(['map', 'my &quot;house&quot;.svg', 'tower.svg'])
  expect(marks.match(/ d="m[^"]*"/g)?.slice(-2)).toEqual([
    ' d="m40 69 0 20 15 0 0-20-14 0z"',
    ' d="m38 27-1 61 2 1 18 0 1-61-2-1-17 0z"',
  ])
})
