import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NavigateOptions } from 'wouter'
import { animateHistory, coverPlace, leaveFor } from '../../../src/map/overlay/pageTransition'
import { placeLinksOn } from '../../../src/map/overlay/placeLink'
import '../../helpers/page'
import { PLACES } from '../../helpers/places'

const view = { x: -304, y: -100, scale: 2 }

/** The callbacks passed to `startViewTransition`, in order. */
const changes: (() => Promise<void>)[] = []

/** Gives the browser view transitions. */
function giveTransitions() {
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      changes.push(change)
      // As when another transition cuts it short: the page changes all the same, without animation.
      return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), finished: Promise.resolve() }
    },
  })
}

/** Waits until so many transitions have started, each after the frame that answers its press. */
const begun = (count = 1) => vi.waitFor(() => expect(changes).toHaveLength(count))

beforeEach(() => {
  history.replaceState(null, '', '/')
  changes.length = 0
  return () => Reflect.deleteProperty(document, 'startViewTransition')
})

/** A surface with a link for each place, and the navigation to them as the router does it. */
function open() {
  document.body.innerHTML = `<div><svg>${PLACES.map(({ href }) => `<a href="${href}"><rect/></a>`).join('')}</svg></div><p></p>`
  const surface = document.querySelector('div') as HTMLElement
  const box = document.querySelector('p') as HTMLElement
  const navigate = vi.fn((to: string, _options?: NavigateOptions) => history.pushState(null, '', to))
  const goTo = (to: string, options?: NavigateOptions) =>
    leaveFor(to, () => navigate(to, options), box, placeLinksOn(surface, PLACES), view)
  return { surface, box, navigate, goTo }
}

it('the box lies over its place as the view shows it, and has the transition name', () => {
  const { box } = open()
  const about = PLACES.find(({ name }) => name === 'Hearth')
  if (about) coverPlace(box, about, view)
  // Hearth lies from 1115, 763 to 1310, 967.
  expect(box.style.transform).toBe(`translate(${1115 * 2 - 304}px, ${763 * 2 - 100}px)`)
  expect([box.style.width, box.style.height]).toEqual(['390px', '408px'])
  expect(box.style.getPropertyValue('view-transition-name')).toBe('plate')
})

/** The unhandled rejections of an act. */
async function unhandled(act: () => void) {
  const reasons: unknown[] = []
  const onRejection = (reason: unknown) => reasons.push(reason)
  process.on('unhandledRejection', onRejection)
  act()
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', onRejection)
  return reasons
}

describe('the way to a place', () => {
  it('is plain where the browser knows no transitions', () => {
    const { box, navigate, goTo } = open()
    goTo('/hearth', { replace: true })
    expect(navigate.mock.calls).toEqual([['/hearth', { replace: true }]])
    expect(box.style.transform).toBe('')
  })

  it('is animated, with the navigation inside the transition', async () => {
    giveTransitions()
    const { box, navigate, goTo } = open()
    goTo('/hearth', { state: 'any' })
    expect(box.style.transform).toBe('translate(1926px, 1426px)')
    // First a frame that answers the press.
    expect(changes).toEqual([])
    await begun()
    expect(navigate).not.toHaveBeenCalled()
    await changes[0]?.()
    expect(navigate.mock.calls).toEqual([['/hearth', { state: 'any' }]])
    expect(location.pathname).toBe('/hearth')
  })

  it('is gone once by a double click', async () => {
    giveTransitions()
    const { navigate, goTo } = open()
    goTo('/hearth')
    goTo('/hearth')
    await begun()
    await changes[0]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(changes).toHaveLength(1)
    expect(navigate).toHaveBeenCalledTimes(1)
    goTo('/crafts')
    await begun(2)
    await changes[1]?.()
  })

  it('is plain with reduced motion', () => {
    giveTransitions()
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    const { navigate, goTo } = open()
    goTo('/hearth')
    expect(navigate).toHaveBeenCalledOnce()
    expect(changes).toEqual([])
  })

  it.each(['/', '/nowhere', '/hearth/more'])('to %s, where there is none, is plain', (to) => {
    giveTransitions()
    const { navigate, goTo } = open()
    goTo(to)
    expect(navigate).toHaveBeenCalledOnce()
    expect(changes).toEqual([])
  })
})

describe('the Back button', () => {
  /** Stands for the router's listener; called with the event's state. */
  const onPopState = vi.fn()
  animateHistory()
  window.addEventListener('popstate', ({ state }: PopStateEvent) => onPopState(state))
  beforeEach(() => {
    onPopState.mockClear()
    comeFrom('/hearth')
  })
  /** Has the router go to a page, from which the browser then goes back to the map. */
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

  it('reaches the router at once where the browser knows no transitions', () => {
    back()
    expect(onPopState.mock.calls).toEqual([['before']])
  })

  it('is withheld from the router until the browser has captured the page, then dispatched once, with its state', async () => {
    giveTransitions()
    back()
    await begun()
    expect(onPopState).not.toHaveBeenCalled()
    await changes[0]?.()
    expect(onPopState.mock.calls).toEqual([['before']])
    expect(changes).toHaveLength(1)
  })

  it('pressed twice in a hurry is dispatched twice, without an error', async () => {
    giveTransitions()
    const back = (state: string) => {
      comeFrom('/hearth')
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
    }
    expect(await unhandled(() => ['one', 'two'].forEach(back))).toEqual([])
    await begun(2)
    for (const change of changes) await change()
    expect(onPopState.mock.calls).toEqual([['one'], ['two']])
  })

  it('reaches the router at once where the browser has moved the page itself, as under a swipe', () => {
    giveTransitions()
    back({ hasUAVisualTransition: true })
    expect(onPopState.mock.calls).toEqual([['before']])
  })

  it.each(['', '#1/867/1000', '#'])('within the page, as to another hash %j, opens nothing', (hash) => {
    giveTransitions()
    comeFrom('/')
    history.replaceState(null, '', `/${hash}`)
    back()
    expect(onPopState.mock.calls).toEqual([['before']])
    expect(changes).toEqual([])
  })

  it('is not listened to twice', async () => {
    giveTransitions()
    animateHistory()
    back()
    await begun()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(changes).toHaveLength(1)
  })
})
