/** A drawing whose process is killed before each of its steps. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { Drawing } from '../../src/cartography/commands/draw'
import { drawingMistakes, drawnFrom } from '../../src/table/drawn'
import type { Region, Table } from '../../src/table/table'
import { hashesOf, readRecord, writeDrawing } from '../../src/vite/drawing'
import { makeFolder, writeInto } from '../helpers/folder'
import * as realm from '../helpers/realm'

const root = makeFolder()

/** The drawing of a table in which all has one name, with a file that no other drawing has. */
function drawingOf(name: string) {
  const regions = [{ ...realm.regions[0], name } as Region]
  const table: Table = { ...realm, siteName: name, regions }
  const place = `public/map/places/${name}.svg`
  const files = { 'public/map/night.svg': name, 'src/drawn/dragons.svg': 'alike', [place]: name }
  return { table, place, drawing: { files, remarks: [], record: drawnFrom(table) } }
}
const [last, next] = [drawingOf('last'), drawingOf('next')]

const mistakesFor = ({ table }: typeof last) => {
  const record = readRecord(root)
  return drawingMistakes(table, record, hashesOf(root, Object.keys(record?.files ?? {})))
}
const isThere = ({ drawing }: typeof last) =>
  Object.entries(drawing.files).every(
    ([file, text]) => existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text,
  )

/** Writes the next drawing until it is killed before a step. Returns whether it came so far. */
async function isKilledAt(step: number): Promise<boolean> {
  let steps = 0
  const begun: Promise<unknown>[] = []
  const works = { ...files }
  const killed = new Promise<boolean>((resolve) => {
    for (const name of ['mkdir', 'rename', 'rm', 'writeFile'] as const) {
      const work = works[name] as (...given: unknown[]) => Promise<unknown>
      const workOrStop = (...given: unknown[]) => {
        if (++steps >= step) {
          resolve(true)
          return new Promise(() => {})
        }
        begun.push(work(...given))
        return begun.at(-1)
      }
      Object.assign(files, { [name]: workOrStop })
    }
  })
  syncBuiltinESMExports()
  const isKilled = await Promise.race([killed, writeDrawing(root, next.drawing).then(() => false)])
  // What runs beside the step would be killed, too: here it ends before the next drawing.
  await Promise.allSettled(begun)
  Object.assign(files, works)
  syncBuiltinESMExports()
  return isKilled
}

it('a killed drawing is refused unless it is right, and the next one is whole', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const seen = { refused: 0, right: 0 }
  for (let step = 1; ; step++) {
    rmSync(root, { recursive: true })
    await writeDrawing(root, last.drawing)
    const isKilled = await isKilledAt(step)
    for (const one of [last, next]) {
      const isRefused = mistakesFor(one).length > 0
      seen[isRefused ? 'refused' : 'right'] += 1
      expect(isRefused || isThere(one), `${one.table.siteName}, killed at ${step}`).toBe(true)
    }
    await writeDrawing(root, next.drawing)
    expect([mistakesFor(next), isThere(next), existsSync(join(root, last.place))]).toEqual([[], true, false])
    expect(existsSync(join(root, 'src/drawn/next'))).toBe(false)
    if (!isKilled) break
  }
  // The last drawing is right until the first of its files has gone, the next one once it has its record.
  expect(seen).toEqual({ refused: 27, right: 13 })
})

it('replaces a file that was not drawn, deletes pictures of pages that are gone, and says so', async () => {
  const say = vi.spyOn(console, 'log').mockImplementation(() => {})
  await writeDrawing(root, last.drawing)
  const others = ['places/last.night.svg', 'cards/last.jpg', 'places/last.txt', 'places/of/last.svg'].map(
    (file) => `public/map/${file}`,
  )
  for (const file of ['public/map/night.svg', ...others]) writeInto(root, file, 'mine')
  say.mockClear()
  await writeDrawing(root, next.drawing)
  expect(say.mock.calls.flat()).toEqual([
    'public/map/night.svg: 4 bytes, in place of another file. Those of your own belong in src/realm/files.',
    'src/drawn/dragons.svg: 5 bytes',
    'public/map/places/next.svg: 4 bytes',
    ...['cards/last.jpg', 'places/last.night.svg', 'places/last.svg'].map(
      (file) => `public/map/${file}: deleted, as no page shows it`,
    ),
  ])
})

it('says that another one has been drawn at the same time', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  // Once the files of the first one are written.
  const slow = {
    toBuffer: () =>
      rest(100)
        .then(() => writeDrawing(root, last.drawing))
        .then(() => Buffer.of()),
  }
  const drawn = { ...next.drawing, files: { ...next.drawing.files, 'public/map/wash.webp': slow } }
  await expect(writeDrawing(root, drawn as unknown as Drawing)).rejects.toThrow(
    'Another "npm run draw" has ended meanwhile. Run it once more, alone.',
  )
  expect([isThere(last), mistakesFor(last)]).toEqual([true, []])
})
