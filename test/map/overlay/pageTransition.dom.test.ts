import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeVisit, type Visit } from '../../../src/map/address/spot'
import { pageTransition } from '../../../src/map/overlay/pageTransition'
import { cleanups, liveMapOf, openInTheMiddle } from '../../helpers/page'
import { PLACES } from '../../helpers/places'

/** The callbacks passed to `startViewTransition`, in order. */
const changes: (() => Promise<void>)[] = []

/** Adds view transitions to the browser. */
function addTransitions() {
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      changes.push(change)
      // As if another transition interrupted it: the page changes without animation.
      return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), finished: Promise.resolve() }
    },
  })
}

/** Waits until transitions have started, each one frame after its navigation. */
const transitionsStarted = (count = 1) => vi.waitFor(() => expect(changes).toHaveLength(count))

beforeEach(() => {
  storeVisit(undefined as unknown as Visit, '/')
  history.replaceState(null, '', '/')
  changes.length = 0
  return () => Reflect.deleteProperty(document, 'startViewTransition')
})

const place = (name: string) => PLACES.find((place) => place.name === name)

/**
 * The middle of the map, `screen = map + (-304, -318)`, with a link for each place and one to another site, and a router
 * that follows the plain clicks that nothing prevents.
 */
function open({ cameFrom = '' } = {}) {
  const page = openInTheMiddle()
  const places = [...PLACES, { ...PLACES[0], name: 'Shop', href: 'https://shop.example/' }] as typeof PLACES
  page.surface.innerHTML = `<svg>${places.map(({ href }) => `<a href="${href}"><rect/></a>`).join('')}</svg>`
  const navigate = vi.fn()
  page.surface.addEventListener('click', (event) => {
    const to = (event.target as Element).closest('a')?.getAttribute('href') ?? ''
    if (event.ctrlKey || event.defaultPrevented || !to.startsWith('/')) return
    event.preventDefault()
    navigate(to)
    history.pushState(null, '', to)
  })
  const end = pageTransition(place(cameFrom))(liveMapOf(page, places))
  cleanups.push(end)
  const click = (href: string, init: MouseEventInit = {}) => {
    const area = page.surface.querySelector(`[href="${href}"] rect`)
    return area?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }))
  }
  return { ...page, box: page.root.lastElementChild as HTMLElement, navigate, click, end }
}

/** Where the box is: at the top-left of a place, to which it is moved, and whether it takes part in a transition. */
const stateOf = ({ style }: HTMLElement) => [style.transform, style.getPropertyValue('view-transition-name')]

// Hearth lies from (1115, 763) to (1310, 967), Letters from (1550, 827).
const OVER_HEARTH = ['translate(811px, 445px)', 'plate']
const OVER_LETTERS = ['translate(1246px, 509px)', 'plate']

describe('a map that opens', () => {
  it('has no target for a transition, without a place that one comes from', () => {
    expect(stateOf(open().box)).toEqual(['', ''])
  })

  it('has the place that one comes from as the target of the closing transition, at its size', () => {
    const { box } = open({ cameFrom: 'Hearth' })
    expect(stateOf(box)).toEqual(OVER_HEARTH)
    expect([box.style.width, box.style.height]).toEqual(['195px', '204px'])
  })

  it('has the place that was last followed as the target, before the one that one comes from', () => {
    storeVisit({ spot: { zoom: 0, x: 1024, y: 768 }, place: 'Letters' }, '/')
    expect(stateOf(open({ cameFrom: 'Hearth' }).box)).toEqual(OVER_LETTERS)
  })
})

/** The unhandled rejections caused by a function. */
async function unhandledRejections(act: () => void) {
  const reasons: unknown[] = []
  const onRejection = (reason: unknown) => reasons.push(reason)
  process.on('unhandledRejection', onRejection)
  act()
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', onRejection)
  return reasons
}

describe('a click on a place', () => {
  it('has no animation in a browser without view transitions', () => {
    const { box, navigate, click } = open()
    click('/hearth')
    expect(navigate.mock.calls).toEqual([['/hearth']])
    expect(stateOf(box)).toEqual(['', ''])
  })

  it('is animated, with the navigation inside the transition', async () => {
    addTransitions()
    const { box, navigate, click } = open()
    expect(click('/hearth')).toBe(false)
    expect(stateOf(box)).toEqual(OVER_HEARTH)
    // The response to the press is painted first.
    expect(changes).toEqual([])
    await transitionsStarted()
    expect(navigate).not.toHaveBeenCalled()
    await changes[0]?.()
    expect(navigate.mock.calls).toEqual([['/hearth']])
    expect(location.pathname).toBe('/hearth')
  })

  it('happens once by a double click', async () => {
    addTransitions()
    const { navigate, click } = open()
    click('/hearth')
    click('/hearth', { detail: 2 })
    await transitionsStarted()
    await changes[0]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(changes).toHaveLength(1)
    expect(navigate).toHaveBeenCalledTimes(1)
    click('/crafts')
    await transitionsStarted(2)
    await changes[1]?.()
    expect(navigate).toHaveBeenCalledTimes(2)
  })

  it('has no animation with reduced motion', () => {
    addTransitions()
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    const { navigate, click } = open()
    click('/hearth')
    expect(navigate).toHaveBeenCalledOnce()
    expect(changes).toEqual([])
  })

  it.each([
    { of: 'to another site', href: 'https://shop.example/', init: {} },
    { of: 'with Ctrl', href: '/hearth', init: { ctrlKey: true } },
  ])('$of is left to the browser', async ({ href, init }) => {
    addTransitions()
    const { box, navigate, click } = open()
    expect(click(href, init)).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([navigate.mock.calls, changes, stateOf(box)]).toEqual([[], [], ['', '']])
  })

  it('has no animation once the feature has ended', () => {
    addTransitions()
    const { navigate, click, end, root } = open()
    end()
    click('/hearth')
    expect(navigate).toHaveBeenCalledOnce()
    expect([changes, root.children.length]).toEqual([[], 2])
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
  const back = (init: PopStateEventInit & { hasUAVisualTransition?: boolean } = {}) => {
    const event = new PopStateEvent('popstate', { state: 'before', ...init })
    if (init.hasUAVisualTransition) Object.assign(event, { hasUAVisualTransition: true })
    window.dispatchEvent(event)
  }

  it('reaches the router at once in a browser without view transitions', () => {
    back()
    expect(onPopState.mock.calls).toEqual([['before']])
  })

  it('reaches the router once, with its state, after the browser has captured the page', async () => {
    addTransitions()
    back()
    await transitionsStarted()
    expect(onPopState).not.toHaveBeenCalled()
    await changes[0]?.()
    expect(onPopState.mock.calls).toEqual([['before']])
    expect(changes).toHaveLength(1)
  })

  it('pressed twice quickly reaches the router twice, without an error', async () => {
    addTransitions()
    const back = (state: string) => {
      comeFrom('/hearth')
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
    }
    expect(await unhandledRejections(() => ['one', 'two'].forEach(back))).toEqual([])
    await transitionsStarted(2)
    for (const change of changes) await change()
    expect(onPopState.mock.calls).toEqual([['one'], ['two']])
  })

  it('reaches the router at once if the browser has animated the page itself, as after a swipe', () => {
    addTransitions()
    back({ hasUAVisualTransition: true })
    expect(onPopState.mock.calls).toEqual([['before']])
  })

  it.each(['', '#1/867/1000', '#'])('within the page, as to the hash %j, has no animation', (hash) => {
    addTransitions()
    comeFrom('/')
    history.replaceState(null, '', `/${hash}`)
    back()
    expect(onPopState.mock.calls).toEqual([['before']])
    expect(changes).toEqual([])
  })

  it('is animated once, even after a second map', async () => {
    addTransitions()
    open()
    back()
    await transitionsStarted()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(changes).toHaveLength(1)
  })
})
