import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeVisit } from '../../../src/map/address/spot'
import { pageTransition } from '../../../src/map/overlay/pageTransition'
import { start } from '../../helpers/features'
import { openInTheMiddle } from '../../helpers/page'
import { PLACES } from '../../helpers/places'
import { beginSessions } from '../../helpers/session'

beginSessions()

/** The callbacks passed to `startViewTransition`, in order. */
const changes: (() => Promise<void>)[] = []

function addViewTransitions() {
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      changes.push(change)
      // As if another one interrupted it: the page changes without animation.
      return { ready: Promise.reject(new DOMException('skipped', 'AbortError')) }
    },
  })
}

function reduceMotion() {
  addViewTransitions()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
}

/** Waits until page transitions have started, each one frame after its navigation. */
const started = (count = 1) => vi.waitFor(() => expect(changes).toHaveLength(count))

const sleep = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(() => {
  changes.length = 0
  return () => Reflect.deleteProperty(document, 'startViewTransition')
})

/**
 * The middle of the map, `screen = map + (-304, -318)`, with a link for each place and one to another site, and a router
 * that follows the plain clicks that nothing prevents.
 */
function open(cameFrom = '') {
  const page = openInTheMiddle()
  const shop = { name: 'Shop', heading: 'Wares', href: 'https://shop.example/', corners: [] }
  const navigate = vi.fn()
  page.surface.addEventListener('click', (event) => {
    const to = (event.target as Element).closest('a')?.getAttribute('href') ?? ''
    if (event.ctrlKey || event.defaultPrevented || !to.startsWith('/')) return
    event.preventDefault()
    navigate(to)
    history.pushState(null, '', to)
  })
  const left = PLACES.find(({ name }) => name === cameFrom)
  const end = start(page, pageTransition, [...PLACES, shop], left)
  const click = (href: string, init: MouseEventInit = {}) => {
    const area = page.surface.querySelector(`[href="${href}"] *`)
    return area?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }))
  }
  return { ...page, box: page.root.lastElementChild as HTMLElement, navigate, click, end }
}

/** Where the box is, with its size, and whether it takes part in a page transition. */
const stateOf = ({ style }: HTMLElement) =>
  [style.transform, style.width, style.height, style.getPropertyValue('view-transition-name')].join(' ')

// Hearth lies from (1115, 763) to (1310, 967), Letters from (1550, 827) to (1780, 1037).
const NOWHERE = '   '
const OVER_HEARTH = 'translate(811px, 445px) 195px 204px plate'
const OVER_LETTERS = 'translate(1246px, 509px) 230px 210px plate'

it('a map that opens has as the target of the closing page transition the place last followed, else `cameFrom`', () => {
  expect(stateOf(open().box)).toBe(NOWHERE)
  expect(stateOf(open('Hearth').box)).toBe(OVER_HEARTH)
  storeVisit({ spot: { zoom: 0, x: 1024, y: 768 }, place: 'Letters' }, '/')
  expect(stateOf(open('Hearth').box)).toBe(OVER_LETTERS)
})

describe('a click on a place', () => {
  it('is animated, with the navigation inside the page transition, and happens once by a double click', async () => {
    addViewTransitions()
    const { box, navigate, click } = open()
    expect([click('/hearth'), click('/hearth', { detail: 2 })]).toEqual([false, false])
    // The response to the press is painted first.
    expect([stateOf(box), changes]).toEqual([OVER_HEARTH, []])
    await started()
    await sleep()
    expect([navigate.mock.calls, changes.length]).toEqual([[], 1])
    await changes[0]?.()
    expect([navigate.mock.calls, location.pathname]).toEqual([[['/hearth']], '/hearth'])
    click('/crafts')
    await started(2)
    await changes[1]?.()
    expect(navigate.mock.lastCall).toEqual(['/crafts'])
  })

  it('is animated without a frame if none comes for long, and not again if it comes then', async () => {
    addViewTransitions()
    const { click } = open()
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1))
    click('/hearth')
    await started()
    for (const callback of frames) callback(0)
    await sleep()
    expect(changes).toHaveLength(1)
  })

  it.each([
    { of: 'in a browser without view transitions is not animated', set: () => {}, navigated: [['/hearth']] },
    { of: 'with reduced motion is not animated', set: reduceMotion, navigated: [['/hearth']] },
    { of: 'to another site is left to the browser', href: 'https://shop.example/' },
    { of: 'with Ctrl is left to the browser', init: { ctrlKey: true } },
  ])('$of', async ({ set = addViewTransitions, href = '/hearth', init = {}, navigated = [] }) => {
    set()
    const { box, navigate, click } = open()
    expect(click(href, init)).toBe(navigated.length === 0)
    await sleep()
    expect([navigate.mock.calls, changes, stateOf(box)]).toEqual([navigated, [], NOWHERE])
  })
})

describe('the Back button', () => {
  /** In place of the router's listener; called with the state of the event. */
  const onPopState = vi.fn()
  open().end()
  window.addEventListener('popstate', ({ state }: PopStateEvent) => onPopState(state))
  beforeEach(() => {
    onPopState.mockClear()
    comeFrom('/hearth')
  })
  /** Navigates to a page by the router, and then sets the address back to the map. */
  function comeFrom(path: string) {
    history.replaceState(null, '', path)
    window.dispatchEvent(new Event('pushState'))
    history.replaceState(null, '', '/')
  }
  const back = (state: string, properties = {}) =>
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate', { state }), properties))

  it('reaches the router as often as it is pressed, with its state, after the browser has captured the page', async () => {
    addViewTransitions()
    // A second map adds no second listener.
    open()
    back('one')
    comeFrom('/hearth')
    back('two')
    await started(2)
    expect(onPopState).not.toHaveBeenCalled()
    for (const change of changes) await change()
    await sleep()
    expect([onPopState.mock.calls, changes.length]).toEqual([[['one'], ['two']], 2])
  })

  it.each<{ when: string; set?: () => void; address?: string; hasUAVisualTransition?: boolean }>([
    { when: 'in a browser without view transitions', set: () => {} },
    { when: 'if the browser has animated the page itself, as after a swipe', hasUAVisualTransition: true },
    ...['/', '/#1/867/1000', '/#'].map((address) => ({ when: `within the page, as to ${address}`, address })),
  ])('reaches the router at once $when', async ({ set = addViewTransitions, address, ...properties }) => {
    set()
    if (address) comeFrom('/')
    history.replaceState(null, '', address)
    back('before', properties)
    expect(onPopState.mock.calls).toEqual([['before']])
    await sleep()
    expect(changes).toEqual([])
  })
})
