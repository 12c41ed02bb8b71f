import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openBothWays, openOnClick, placeDoor } from '../../../src/map/overlay/doors'
import { sightsOn } from '../../../src/map/overlay/sight'
import { endings } from '../../helpers/page'
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

beforeEach(() => {
  history.replaceState(null, '', '/')
  changes.length = 0
  return () => Reflect.deleteProperty(document, 'startViewTransition')
})

/** A surface with a link for each place, and a door; what is clicked goes through it. */
function open() {
  document.body.innerHTML = `<div><svg>${PLACES.map(({ href }) => `<a href="${href}"><rect/></a>`).join('')}</svg></div><p></p>`
  const surface = document.querySelector('div') as HTMLElement
  const door = document.querySelector('p') as HTMLElement
  endings.push(openOnClick(surface, door, sightsOn(surface, PLACES), () => view))
  const heard = vi.fn()
  surface.addEventListener('click', heard)
  /** Clicks on a place; returns whether that was left to the browser and the router. */
  const click = (name: string, init: MouseEventInit = {}) => {
    const area = surface.querySelectorAll('rect')[PLACES.findIndex((place) => place.name === name)]
    heard.mockClear()
    const isLeft = area?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    return { isLeft, isHeard: heard.mock.calls.length > 0 }
  }
  return { surface, door, click }
}

it('a door lies over its place as it is seen, and has its name', () => {
  const { door } = open()
  const about = PLACES.find(({ name }) => name === 'About')
  if (about) placeDoor(door, about, view)
  // About lies from 1115, 763 to 1310, 967.
  expect(door.style.translate).toBe(`${1115 * 2 - 304}px ${763 * 2 - 100}px`)
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

describe('a click on a place', () => {
  it('is the router’s where the browser knows no transitions', () => {
    const { door, click } = open()
    expect(click('About')).toEqual({ isLeft: true, isHeard: true })
    expect(door.style.translate).toBe('')
  })

  it('goes through the door, to an address that is pushed behind the scenes', async () => {
    giveTransitions()
    const { door, click } = open()
    expect(click('About')).toEqual({ isLeft: false, isHeard: false })
    expect(door.style.translate).toBe('1926px 1426px')
    expect(location.pathname).toBe('/')
    const before = history.length
    await changes[0]?.()
    expect(location.pathname).toBe('/about')
    expect(history.length).toBe(before + 1)
  })

  it('is the router’s for who wants less movement', () => {
    giveTransitions()
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    expect(open().click('About')).toEqual({ isLeft: true, isHeard: true })
    expect(changes).toEqual([])
  })

  it.each([{ shiftKey: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }, { button: 1 }])(
    'with %o is the browser’s',
    (init) => {
      giveTransitions()
      expect(open().click('About', init)).toEqual({ isLeft: true, isHeard: true })
      expect(changes).toEqual([])
    },
  )

  it('that somebody has prevented, as after a drag, opens nothing', () => {
    giveTransitions()
    const { click } = open()
    const prevent = (event: Event) => event.preventDefault()
    window.addEventListener('click', prevent, true)
    click('About')
    window.removeEventListener('click', prevent, true)
    expect(changes).toEqual([])
  })

  it('beside all places opens nothing', () => {
    giveTransitions()
    const { surface } = open()
    expect(surface.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true)
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
  })
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
    expect(heard).not.toHaveBeenCalled()
    await changes[0]?.()
    expect(heard.mock.calls).toEqual([['before']])
    expect(changes).toHaveLength(1)
  })

  it('pressed twice in a hurry is heard twice, and is no fault', async () => {
    giveTransitions()
    const back = (state: string) => window.dispatchEvent(new PopStateEvent('popstate', { state }))
    expect(await uncaught(() => ['one', 'two'].forEach(back))).toEqual([])
    for (const change of changes) await change()
    expect(heard.mock.calls).toEqual([['one'], ['two']])
  })

  it('is heard at once where the browser has moved the page itself, as under a swipe', () => {
    giveTransitions()
    back({ hasUAVisualTransition: true })
    expect(heard.mock.calls).toEqual([['before']])
  })

  it('is not listened to twice', async () => {
    giveTransitions()
    openBothWays()
    back()
    expect(changes).toHaveLength(1)
  })
})
