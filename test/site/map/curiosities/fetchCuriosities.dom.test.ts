import { afterEach, expect, it, vi } from 'vitest'
import { finds, forgetFinds } from '../../../../src/site/finds'
import { fetchCuriosities } from '../../../../src/site/map/curiosities/fetchCuriosities'
import { start } from '../../../helpers/features'
import { LEFT, openInTheMiddle, TOP } from '../../../helpers/page'

const script = vi.hoisted(() => ({ isLost: false }))
vi.mock('../../../../src/site/map/curiosities/curiosities', async (original) => {
  if (!script.isLost) return original()
  script.isLost = false
  throw new Error('The connection is lost.')
})

afterEach(() => {
  forgetFinds()
  Object.assign(navigator, { connection: undefined })
})

it.each([
  [true, 'at the first click that reaches the host, which finds what it is on'],
  [false, 'when the browser is idle'],
])('with Save-Data %s, what can be found is fetched %s', async (saveData) => {
  Object.assign(navigator, { connection: { saveData } })
  const page = openInTheMiddle()
  page.root.getBoundingClientRect = page.surface.getBoundingClientRect
  vi.stubGlobal('requestIdleCallback', (callback: (deadline: object) => void) => callback({}))
  vi.stubGlobal('cancelIdleCallback', () => {})
  start(page, fetchCuriosities)
  const isThere = () => page.root.querySelector('.map-slip') !== null
  if (saveData) {
    await new Promise((resolve) => setTimeout(resolve))
    expect(isThere()).toBe(false)
    const at = { clientX: LEFT + 522 - 304, clientY: TOP + 500 - 318 }
    const click = () => page.surface.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true }))
    // The connection is lost for a while.
    script.isLost = true
    click()
    await vi.waitFor(() => expect(script.isLost).toBe(false))
    await new Promise((resolve) => setTimeout(resolve))
    click()
  }
  await vi.waitFor(() => expect(isThere()).toBe(true))
  expect([...finds()]).toEqual(saveData ? ['A duck 0'] : [])
})
