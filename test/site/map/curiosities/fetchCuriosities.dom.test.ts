import { afterEach, expect, it, vi } from 'vitest'
import { finds, forgetFinds } from '../../../../src/site/finds'
import { fetchCuriosities } from '../../../../src/site/map/curiosities/fetchCuriosities'
import { early } from '../../../../src/site/map/handOver'
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
  early.click = undefined
  Reflect.deleteProperty(navigator, 'connection')
})

/** Opens a map with a duck at (522, 500). `idle` is what the browser calls when it is idle. */
function open(saveData: boolean) {
  Object.assign(navigator, { connection: { saveData } })
  const page = openInTheMiddle()
  page.root.getBoundingClientRect = page.surface.getBoundingClientRect
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  vi.stubGlobal('cancelIdleCallback', () => {})
  start(page, fetchCuriosities)
  return {
    ...page,
    idle,
    click: (x = 522, y = 500) => {
      const at = { clientX: LEFT + x - 304, clientY: TOP + y - 318 }
      page.surface.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true }))
    },
    slips: () => page.root.querySelectorAll('.map-slip:not(.map-tag)').length,
  }
}

const loaded = () => new Promise((resolve) => setTimeout(resolve, 50))

// First, as a script that has come is kept.
it('with Save-Data, what can be found is fetched at the first click that reaches the host', async () => {
  const { idle, slips, click } = open(true)
  await loaded()
  expect([idle.mock.calls.length, slips()]).toEqual([0, 0])
  // The connection is lost for a while.
  script.isLost = true
  click()
  await vi.waitFor(() => expect(script.isLost).toBe(false))
  await loaded()
  click()
  await vi.waitFor(() => expect([...finds()]).toEqual(['A duck 0']))
})

it('it is fetched when the browser is idle', async () => {
  const { idle, slips } = open(false)
  await loaded()
  expect(slips()).toBe(0)
  idle.mock.lastCall?.[0]({})
  await vi.waitFor(() => expect(slips()).toBe(1))
  expect([...finds()]).toEqual([])
})

it('clicks that come before it fetch it at once and once, and the last one finds what it is on', async () => {
  const { idle, slips, click } = open(false)
  click(900, 700)
  click()
  await vi.waitFor(() => expect([...finds()]).toEqual(['A duck 0']))
  idle.mock.lastCall?.[0]({})
  await loaded()
  expect(slips()).toBe(1)
})

it.each([false, true])(
  'a click before the map is live finds what it is on, once; Save-Data: %s',
  async (saveData) => {
    early.click = { x: 522 / 2048, y: 500 / 2048 }
    open(saveData)
    await vi.waitFor(() => expect([...finds()]).toEqual(['A duck 0']))
    expect(early.click).toBeUndefined()
  },
)
