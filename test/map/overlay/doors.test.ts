import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NavigateOptions } from 'wouter'
import { openBothWays, placeDoor, throughDoor } from '../../../src/map/overlay/doors'
import { sightsOn } from '../../../src/map/overlay/sight'
import '../../helpers/page'
import { PLACES } from '../../helpers/places'

const view = { x: -304, y: -100, scale: 2 }

/** What the browser does between the two pictures of a transition, in the order in which it was asked for. */
const changes: (() => Promise<void>)[] = []

/** Gives the browser view transitions. */
function giveTransitions() {
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      changes.push(change)
      // As one that another has cut short: the change is made all the same, and nothing is shown of it.
      return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), finished: Promise.resolve() }
    },
  })
}

/** Waits for the frame that answers the press, after which the browser takes its pictures: so many. */
const begun = (count = 1) => vi.waitFor(() => expect(changes).toHaveLength(count))

beforeEach(() => {
  history.replaceState(null, '', '/')
  changes.length = 0
  return () => Reflect.deleteProperty(document, 'startViewTransition')
})

/** A surface with a link for each place, and a door that the router goes through. */
function open() {
  document.body.innerHTML = `<div><svg>${PLACES.map(({ href }) => `<a href="${href}"><rect/></a>`).join('')}</svg></div><p></p>`
  const surface = document.querySelector('div') as HTMLElement
  const door = document.querySelector('p') as HTMLElement
  const navigate = vi.fn((to: string) => history.pushState(null, '', to))
  const go = throughDoor(door, sightsOn(surface, PLACES), () => view)
  return { surface, door, navigate, goTo: (to: string, options?: NavigateOptions) => go(navigate, to, options) }
}

it('a door lies over its place as it is seen, and has its name', () => {
  const { door } = open()
  const about = PLACES.find(({ name }) => name === 'Hearth')
  if (about) placeDoor(door, about, view)
  // Hearth lies from 1115, 763 to 1310, 967.
  expect(door.style.transform).toBe(`translate(${1115 * 2 - 304}px, ${763 * 2 - 100}px)`)
  expect([door.style.width, door.style.height]).toEqual(['390px', '408px'])
  expect(door.style.getPropertyValue('view-transition-name')).toBe('door')
})

/** What nobody has caught; it is told when all else has been done. */
async function uncaught(act: () => void) {
  const told: unknown[] = []
  const onRejection = (reason: unknown) => told.push(reason)
  process.on('unhandledRejection', onRejection)
  act()
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', onRejection)
  return told
}

describe('the way to a place', () => {
  it('is plain where the browser knows no transitions', () => {
    const { door, navigate, goTo } = open()
    goTo('/hearth', { replace: true })
    expect(navigate.mock.calls).toEqual([['/hearth', { replace: true }]])
    expect(door.style.transform).toBe('')
  })

  it('leads through the door, behind which the router goes there', async () => {
    giveTransitions()
    const { door, navigate, goTo } = open()
    goTo('/hearth', { state: 'any' })
    expect(door.style.transform).toBe('translate(1926px, 1426px)')
    // First a frame that answers the press.
    expect(changes).toEqual([])
    await begun()
    expect(navigate).not.toHaveBeenCalled()
    await changes[0]?.()
    expect(navigate.mock.calls).toEqual([['/hearth', { state: 'any' }]])
    expect(location.pathname).toBe('/hearth')
  })

  it('is plain for who wants less movement', () => {
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
  /** What a router hears, with the state that it is told. */
  const heard = vi.fn()
  openBothWays()
  window.addEventListener('popstate', ({ state }: PopStateEvent) => heard(state))
  beforeEach(() => {
    heard.mockClear()
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

  it('is heard at once where the browser knows no transitions', () => {
    back()
    expect(heard.mock.calls).toEqual([['before']])
  })

  it('is kept from the router until the browser has its picture, and then heard once, with its state', async () => {
    giveTransitions()
    back()
    await begun()
    expect(heard).not.toHaveBeenCalled()
    await changes[0]?.()
    expect(heard.mock.calls).toEqual([['before']])
    expect(changes).toHaveLength(1)
  })

  it('pressed twice in a hurry is heard twice, and is no fault', async () => {
    giveTransitions()
    const back = (state: string) => {
      comeFrom('/hearth')
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
    }
    expect(await uncaught(() => ['one', 'two'].forEach(back))).toEqual([])
    await begun(2)
    for (const change of changes) await change()
    expect(heard.mock.calls).toEqual([['one'], ['two']])
  })

  it('is heard at once where the browser has moved the page itself, as under a swipe', () => {
    giveTransitions()
    back({ hasUAVisualTransition: true })
    expect(heard.mock.calls).toEqual([['before']])
  })

  it.each(['', '#1/867/1000', '#'])('within the page, as to another hash %j, opens nothing', (hash) => {
    giveTransitions()
    comeFrom('/')
    history.replaceState(null, '', `/${hash}`)
    back()
    expect(heard.mock.calls).toEqual([['before']])
    expect(changes).toEqual([])
  })

  it('is not listened to twice', async () => {
    giveTransitions()
    openBothWays()
    back()
    await begun()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(changes).toHaveLength(1)
  })
})
