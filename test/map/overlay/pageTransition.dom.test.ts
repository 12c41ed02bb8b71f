import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NavigateOptions } from 'wouter'
import { animateHistory, coverPlace, leaveFor } from '../../../src/map/overlay/pageTransition'
import { placeLinksOn } from '../../../src/map/overlay/placeLink'
import '../../helpers/page'
import { PLACES } from '../../helpers/places'

const view = { x: -304, y: -100, scale: 2 }

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
  history.replaceState(null, '', '/')
  changes.length = 0
  return () => Reflect.deleteProperty(document, 'startViewTransition')
})

/** A surface with a link for each place, and a navigation to them as by the router. */
function open() {
  document.body.innerHTML = `<div><svg>${PLACES.map(({ href }) => `<a href="${href}"><rect/></a>`).join('')}</svg></div><p></p>`
  const surface = document.querySelector('div') as HTMLElement
  const box = document.querySelector('p') as HTMLElement
  const navigate = vi.fn((to: string, _options?: NavigateOptions) => history.pushState(null, '', to))
  const goTo = (to: string, options?: NavigateOptions) =>
    leaveFor(to, () => navigate(to, options), box, placeLinksOn(surface, PLACES), view)
  return { surface, box, navigate, goTo }
}

it('the box covers its place in the view, and has the transition name', () => {
  const { box } = open()
  const place = PLACES.find(({ name }) => name === 'Hearth')
  if (place) coverPlace(box, place, view)
  // Hearth lies from (1115, 763) to (1310, 967).
  expect(box.style.transform).toBe(`translate(${1115 * 2 - 304}px, ${763 * 2 - 100}px)`)
  expect([box.style.width, box.style.height]).toEqual(['390px', '408px'])
  expect(box.style.getPropertyValue('view-transition-name')).toBe('plate')
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

describe('a navigation to a place', () => {
  it('has no animation in a browser without view transitions', () => {
    const { box, navigate, goTo } = open()
    goTo('/hearth', { replace: true })
    expect(navigate.mock.calls).toEqual([['/hearth', { replace: true }]])
    expect(box.style.transform).toBe('')
  })

  it('is animated, with the navigation inside the transition', async () => {
    addTransitions()
    const { box, navigate, goTo } = open()
    goTo('/hearth', { state: 'any' })
    expect(box.style.transform).toBe('translate(1926px, 1426px)')
    // The response to the press is painted first.
    expect(changes).toEqual([])
    await transitionsStarted()
    expect(navigate).not.toHaveBeenCalled()
    await changes[0]?.()
    expect(navigate.mock.calls).toEqual([['/hearth', { state: 'any' }]])
    expect(location.pathname).toBe('/hearth')
  })

  it('happens once by a double click', async () => {
    addTransitions()
    const { navigate, goTo } = open()
    goTo('/hearth')
    goTo('/hearth')
    await transitionsStarted()
    await changes[0]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(changes).toHaveLength(1)
    expect(navigate).toHaveBeenCalledTimes(1)
    goTo('/crafts')
    await transitionsStarted(2)
    await changes[1]?.()
  })

  it('has no animation with reduced motion', () => {
    addTransitions()
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    const { navigate, goTo } = open()
    goTo('/hearth')
    expect(navigate).toHaveBeenCalledOnce()
    expect(changes).toEqual([])
  })

  it.each(['/', '/nowhere', '/hearth/more'])('to %s, which is no place, has no animation', (to) => {
    addTransitions()
    const { navigate, goTo } = open()
    goTo(to)
    expect(navigate).toHaveBeenCalledOnce()
    expect(changes).toEqual([])
  })
})

describe('the Back button', () => {
  /** In place of the router's listener; called with the state of the event. */
  const onPopState = vi.fn()
  animateHistory()
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

  it('is animated once, even after a second call', async () => {
    addTransitions()
    animateHistory()
    back()
    await transitionsStarted()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(changes).toHaveLength(1)
  })
})
