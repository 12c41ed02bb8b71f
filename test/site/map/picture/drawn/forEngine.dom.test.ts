/** What an engine alone gets, and when it is fetched. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forEngine } from '../../../../../src/site/map/picture/drawn/forEngine'
import { start } from '../../../../helpers/features'
import { openInTheMiddle } from '../../../../helpers/page'

const added: string[] = []
vi.mock('../../../../../src/site/map/picture/drawn/sprites', () => ({ sprites: () => added.push('sprites') }))
vi.mock('../../../../../src/site/map/picture/drawn/movingCopy', () => ({
  movingCopy: () => added.push('copy'),
}))

let onIdle = () => {}
beforeEach(() => {
  added.length = 0
  onIdle = () => {}
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    onIdle = callback
  })
  vi.stubGlobal('cancelIdleCallback', () => {
    onIdle = () => {}
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

const beIn = (engine: string) =>
  vi.stubGlobal('CSS', {
    supports: (property: string) => engine === 'Firefox' && property === '-moz-appearance',
  })
const fetched = () => new Promise((resolve) => setTimeout(resolve, 20))

it.each([
  { engine: 'Firefox', gets: ['copy', 'sprites'] },
  { engine: 'another one', gets: ['sprites'] },
])('$engine gets $gets when it is idle', async ({ engine, gets }) => {
  beIn(engine)
  start(openInTheMiddle(), forEngine)
  await fetched()
  expect(added).toEqual([])
  onIdle()
  await fetched()
  expect(added.sort()).toEqual(gets)
})

it.each([
  { asks: 'little data', saveData: true },
  { asks: 'little motion', saveData: false },
])('nothing moves over the picture if the visitor asks for $asks', async ({ saveData }) => {
  Object.assign(navigator, { connection: { saveData } })
  const page = openInTheMiddle()
  const { controller } = page
  controller.settings = { ...controller.settings, prefersReducedMotion: () => !saveData }
  start(page, forEngine)
  onIdle()
  await fetched()
  expect(added).toEqual([])
})

it.each([
  { when: 'before it is fetched', isIdle: false },
  { when: 'while it is fetched', isIdle: true },
])('a map that goes $when gets nothing', async ({ isIdle }) => {
  beIn('Firefox')
  const end = start(openInTheMiddle(), forEngine)
  if (isIdle) onIdle()
  end()
  onIdle()
  await fetched()
  expect(added).toEqual([])
})
