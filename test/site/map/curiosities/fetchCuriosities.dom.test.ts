import { afterEach, expect, it, vi } from 'vitest'
import { finds, forgetFinds } from '../../../../src/site/finds'
import { fetchCuriosities } from '../../../../src/site/map/curiosities/fetchCuriosities'
import { start } from '../../../helpers/features'
import { LEFT, openInTheMiddle, TOP } from '../../../helpers/page'

afterEach(() => {
  forgetFinds()
  Object.assign(navigator, { connection: undefined })
})

it.each([
  [false, 'when the browser is idle'],
  [true, 'at the first click, which finds what it is on'],
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
    page.surface.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true }))
  }
  await vi.waitFor(() => expect(isThere()).toBe(true))
  expect([...finds()]).toEqual(saveData ? ['A duck 0'] : [])
})
