/** The editor's state while the server answers, restarts, or draws. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EditedRegion, RequestName } from '../../../src/editor/page/messages'
import { keepFocus } from '../../../src/editor/page/session'
import { Store } from '../../../src/editor/page/store'
import { corners } from '../../helpers/corners'

const region = (name: string, from: number | null): EditedRegion => {
  return { from, name, epithet: 'E', heading: 'H', text: 'T', corners: corners(0, 0, 100, 100) }
}
const TABLE = {
  ...{ version: '1', land: '', regions: ['A', 'B', 'C'].map(region) },
  ...{ size: { width: 500, height: 500 }, isDrawn: true, isStale: false },
}

/** The present answers of the server; a rejection is a server that has gone. */
let answers: Record<RequestName, () => unknown>
let asked: { name: string; body: typeof TABLE }[]
let page: AbortController
const open = (table = TABLE) => {
  page = new AbortController()
  return new Store(table, page.signal)
}
const placesOf = (store: Store) => store.places.map(({ name, from }) => `${name}${from}`).join(' ')

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  asked = []
  const idle = { isRunning: false, lines: [], exitCode: null }
  answers = {
    ...{ open: () => TABLE, check: () => ({ mistakes: [], covers: [] }), save: () => ({ version: '2' }) },
    ...{ draw: () => idle, sketch: () => ({ isDone: true }), drawing: () => idle },
  }
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.split('/').at(-1) as RequestName
    asked.push({ name, body: JSON.parse(body) })
    const answer = await answers[name]()
    return { ok: true, json: async () => answer }
  })
})
afterEach(() => {
  page.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a save counts from what the one before it has written', async () => {
  const store = open()
  const saving = store.save()
  store.delete(0)
  await saving
  await store.save()
  const saves = asked.filter(({ name }) => name === 'save')
  expect(saves.map(({ body }) => body.regions.map(({ from }) => from))).toEqual([
    [0, 1, 2],
    [1, 2],
  ])
})

it('an edit during a save stays when the server restarts before its answer', async () => {
  const store = open()
  store.delete(0)
  answers.save = () => new Promise(() => {})
  store.save()
  store.reorder(2, -1)
  page.abort()
  const next = open({ ...TABLE, version: '2', regions: [region('B', 0), region('C', 1)] })
  expect(placesOf(next)).toBe('C1 B0')
})

it('what is not saved is dropped when the table has another content', () => {
  open().delete(0)
  page.abort()
  expect(placesOf(open({ ...TABLE, version: '2' }))).toBe('A0 B1 C2')
})

it('the page keeps its state when it is left', () => {
  open().delete(0)
  dispatchEvent(new Event('pagehide'))
  expect(placesOf(open())).toBe('B1 C2')
})

it('works without storage', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('Storage is off.')
    })
  open().delete(0)
  page.abort()
  expect(placesOf(open())).toBe('A0 B1 C2')
  expect(keepFocus(page.signal)).toBe(null)
})

it('the result of a drawing is said, whatever is edited meanwhile', async () => {
  const store = open()
  await vi.advanceTimersByTimeAsync(100)
  answers.drawing = () => ({ isRunning: true, lines: [], exitCode: null })
  store.draw()
  await vi.advanceTimersByTimeAsync(100)
  const during = store.state.message
  store.delete(0)
  expect(store.state.message).not.toBe(during)
  const edited = store.state.message
  answers.drawing = () => ({ isRunning: false, lines: [], exitCode: 0 })
  await vi.advanceTimersByTimeAsync(1000)
  expect([during, edited, '']).not.toContain(store.state.message)
})

it('nothing is asked once the page has gone', async () => {
  answers.drawing = () => ({ isRunning: true, lines: [], exitCode: null })
  answers.check = () => ({ mistakes: [], covers: null })
  const store = open()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked.length).toBeGreaterThan(10)
  page.abort()
  const { length } = asked
  store.delete(0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveLength(length)
})
