/** The sketch of a land in the editor, while the server makes it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EditedTable, Sketch } from '../../../src/editor/page/messages'
import { Sketches } from '../../../src/editor/page/sketches'

const tableOf = (land: string): EditedTable => ({ regions: [], land })

let shown: (Sketch | null)[]
let asked: string[]
/** What the server knows of each land. */
let known: Record<string, Sketch>
let sketches: Sketches

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  asked = []
  known = {}
  const ask = async ({ land }: EditedTable) => {
    asked.push(land)
    await new Promise((resolve) => setTimeout(resolve, 40))
    return known[land] ?? { isDone: false }
  }
  sketches = new Sketches(ask, (sketch) => shown.push(sketch))
})
afterEach(() => void vi.useRealTimers())

it('shows the coast, then all, and then asks no more', async () => {
  sketches.want(tableOf('elm'))
  await vi.advanceTimersByTimeAsync(1000)
  known.elm = { coast: 'M0 0', isDone: false }
  await vi.advanceTimersByTimeAsync(200)
  expect(shown.at(-1)).toEqual(known.elm)
  known.elm = { coast: 'M0 0L1 1', isDone: true }
  await vi.advanceTimersByTimeAsync(200)
  expect(shown.at(-1)).toEqual(known.elm)
  const times = asked.length
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveLength(times)
})

it('of a word that is typed letter by letter begins with the last one', async () => {
  for (const word of ['e', 'el', 'elm']) {
    sketches.want(tableOf(word))
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(400)
  expect(new Set(asked)).toEqual(new Set(['elm']))
})

it('stays, outdated, until the next one has a coast', async () => {
  known.elm = { coast: 'M0 0', isDone: true }
  sketches.want(tableOf('elm'))
  await vi.advanceTimersByTimeAsync(400)
  sketches.want(tableOf('oak'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown.at(-1)).toEqual({ coast: 'M0 0', isDone: false, isOld: true })
  known.oak = { coast: 'M9 9', isDone: false }
  await vi.advanceTimersByTimeAsync(200)
  expect(shown.at(-1)).toEqual(known.oak)
})

it('is gone with its word, whatever is still answered', async () => {
  known.elm = { coast: 'M0 0', isDone: false }
  sketches.want(tableOf('elm'))
  await vi.advanceTimersByTimeAsync(400)
  expect(shown).toEqual([known.elm])
  // The next answer is on its way.
  await vi.advanceTimersByTimeAsync(150)
  expect(asked).toHaveLength(2)
  sketches.want(null)
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown).toEqual([known.elm, null])
})

it('without an answer, the picture stays', async () => {
  sketches = new Sketches(
    () => Promise.reject(new Error('No server')),
    (sketch) => shown.push(sketch),
  )
  sketches.want(tableOf('elm'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown).toEqual([])
})
