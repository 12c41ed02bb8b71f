import { beforeEach, describe, expect, it, vi } from 'vitest'
import { onPopState as listen, travel } from '../../../src/site/pages/journey'

/** The changes of the page that were passed to `startViewTransition`, in order. */
const changes: (() => Promise<void>)[] = []
let end = () => {}

function addViewTransitions() {
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      changes.push(change)
      const finished = new Promise<void>((resolve) => (end = resolve))
      // As if another one interrupted it: the page changes without animation.
      const skipTransition = () => end()
      return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), finished, skipTransition }
    },
  })
}

function reduceMotion() {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
}

/** As if the browser were of a vendor. */
const isIn = (vendor: string) => vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor)

/** Waits until journeys have started, each one frame after its press. */
const started = (count = 1) => vi.waitFor(() => expect(changes).toHaveLength(count))

const sleep = () => new Promise((resolve) => setTimeout(resolve, 50))

const removeViewTransitions = () => Reflect.deleteProperty(document, 'startViewTransition')

beforeEach(() => {
  changes.length = 0
  addViewTransitions()
  isIn('Google Inc.')
  history.replaceState(null, '', '/')
  document.body.innerHTML = ''
  document.documentElement.removeAttribute('style')
  return () => {
    vi.unstubAllGlobals()
    removeViewTransitions()
  }
})

/** Goes to an address, as the router does. Returns what changes the page. */
function go(to: string, show = () => {}) {
  const changePage = vi.fn(() => {
    history.pushState(null, '', to)
    show()
  })
  travel(to, changePage)
  return changePage
}

describe('a change of the page', () => {
  it('happens inside a page transition, after the response to the press has been painted', async () => {
    const change = go('/hearth')
    expect([changes.length, change.mock.calls.length]).toEqual([0, 0])
    await started()
    expect(change).not.toHaveBeenCalled()
    await changes[0]?.()
    expect(change).toHaveBeenCalledOnce()
  })

  it('counts as last pressed: once by a double click, and at another link pressed at once', async () => {
    const [first, second, other] = [go('/hearth'), go('/hearth'), go('/crafts')]
    await started()
    await sleep()
    await changes[0]?.()
    expect([first, second, other].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1])
    expect([changes.length, location.pathname]).toEqual([1, '/crafts'])
    // During the animation, too.
    const next = go('/letters')
    await started(2)
    await changes[1]?.()
    expect(next).toHaveBeenCalledOnce()
  })

  it('counts as last pressed also while the browser captures: a double click adds one step', async () => {
    const first = go('/hearth')
    await started()
    const second = go('/hearth')
    await changes[0]?.()
    await started(2)
    await changes[1]?.()
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  })

  it('starts without a frame if none comes for long, and not again if it comes then', async () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1))
    go('/hearth')
    await started()
    for (const callback of frames) callback(0)
    await sleep()
    expect(changes).toHaveLength(1)
  })

  it.each([
    { when: 'in a browser without view transitions', set: removeViewTransitions, to: '/hearth' },
    { when: 'with reduced motion', set: reduceMotion, to: '/hearth' },
    { when: 'in WebKit', set: () => isIn('Apple Computer, Inc.'), to: '/hearth' },
  ])('is not animated $when', async ({ set, to }) => {
    set()
    expect(go(to)).toHaveBeenCalledOnce()
    await sleep()
    expect(changes).toEqual([])
  })
})

it('a press ends a journey, and its click reaches what is under it by then', async () => {
  const onClick = vi.fn()
  go('/hearth', () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.addEventListener('click', ({ ctrlKey }) => onClick(ctrlKey))
  })
  await started()
  await changes[0]?.()
  Object.assign(document, { elementFromPoint: () => document.querySelector('button') })
  const press = (target: EventTarget) => {
    target.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
  }
  // As long as the browser animates, the root element gets all events.
  press(document.documentElement)
  await vi.waitFor(() => expect(onClick.mock.calls).toEqual([[true]]))
  await sleep()
  press(document.documentElement)
  await sleep()
  expect(onClick).toHaveBeenCalledOnce()
  Reflect.deleteProperty(document, 'elementFromPoint')
})

describe('between the map and a page', () => {
  const sized = (element: Element | null, ...[x, y, width, height]: readonly number[]) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(x, y, width, height)
  }
  /** Shows the map at scale 1/2, with its top-left at a point on the screen of 1024 x 768. */
  const showMap = (x: number, y: number) => {
    document.body.innerHTML = '<div data-map><svg></svg></div>'
    sized(document.querySelector('svg'), x, y, 1024, 768)
  }
  const showPage = (place: string) => {
    document.body.innerHTML = `<article data-place="${place}"><div data-plate></div></article>`
    sized(document.querySelector('[data-plate]'), 100, 50, 300, 292)
  }
  /** The boxes that stand for the plate on the map. */
  const covers = () =>
    [...document.querySelectorAll<HTMLElement>('body > div')]
      .filter(({ style }) => style.position === 'fixed')
      .map(({ style: { left, top, width, height } }) => [left, top, width, height].join(' '))
  const zooms = () =>
    ['--leave', '--arrive'].map((name) => document.documentElement.style.getPropertyValue(name))

  // Works lies from (400, 690) to (630, 930): its plate is 438 x 292 about (515, 810).
  const OVER_WORKS = '148px 332px 219px 146px'
  // From the middle at (257.5, 405), twice as large, to the middle at (250, 196).
  const TO_PLATE = 'translate(-265px, -614px) scale(2)'

  it('there, a box covers the part of the map that the page will show, and the map zooms to it', async () => {
    showMap(0, 0)
    go('/works', () => showPage('/works'))
    await started()
    expect(covers()).toEqual([OVER_WORKS])
    await changes[0]?.()
    expect([covers(), zooms()]).toEqual([[], [TO_PLATE, 'none']])
  })

  it('and back, the picture shrinks into that box, which is gone in the end', async () => {
    showPage('/works')
    go('/elsewhere', () => showMap(0, 0))
    await started()
    await changes[0]?.()
    expect([covers(), zooms()]).toEqual([[OVER_WORKS], ['none', TO_PLATE]])
    end()
    await vi.waitFor(() => expect(covers()).toEqual([]))
  })

  it.each([
    { to: '/crafts', walk: '1' },
    { to: '/hearth', walk: '-1' },
  ])(
    'from the first place to $to is a walk, $walk, by the shorter way around the road',
    async ({ to, walk }) => {
      showPage('/works')
      go(to, () => showPage(to))
      await started()
      await changes[0]?.()
      expect(document.documentElement.style.getPropertyValue('--walk')).toBe(walk)
      expect(zooms()).toEqual(['none', 'none'])
      go('/', () => showMap(0, 0))
      await started(2)
      await changes[1]?.()
      expect(document.documentElement.style.getPropertyValue('--walk')).toBe('0')
    },
  )

  it.each([
    { of: 'a place out of view', x: -600, to: '/works' },
    { of: 'no place', x: 0, to: '/nowhere' },
  ])('a page of $of only fades', async ({ x, to }) => {
    showMap(x, 0)
    go(to, () => showPage(to))
    await started()
    expect(covers()).toEqual([])
    await changes[0]?.()
    expect(zooms()).toEqual(['none', 'none'])
  })
})

describe('the Back button', () => {
  /** In place of the router's listener; called with the state of the event. */
  const onPopState = vi.fn()
  window.addEventListener('popstate', listen, true)
  window.addEventListener('popstate', ({ state }: PopStateEvent) => onPopState(state))
  beforeEach(() => {
    onPopState.mockReset()
    // They were left before.
    for (const path of ['/', '/hearth', '/works']) {
      show(path)
      travel('', () => {})
    }
    changes.length = 0
    comeFrom('/hearth')
  })
  /** Shows a page whose visitor has gone back to the map. */
  function comeFrom(path: string) {
    document.body.innerHTML =
      path === '/' ? '<div data-map></div>' : `<article data-place="${path}"></article>`
    history.replaceState(null, '', '/')
  }
  /** In place of the router. */
  function show(path: string) {
    comeFrom(path)
    history.replaceState(null, '', path)
  }
  const back = (state: string, properties = {}) =>
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate', { state }), properties))

  it('reaches the router with its state, after the browser has captured the page', async () => {
    for (const [index, state] of ['one', 'two'].entries()) {
      comeFrom('/hearth')
      back(state)
      await started(index + 1)
      expect(onPopState).toHaveBeenCalledTimes(index)
      await changes[index]?.()
      expect(onPopState.mock.lastCall).toEqual([state])
    }
    await sleep()
    expect([onPopState.mock.calls.length, changes.length]).toEqual([2, 2])
  })

  it('scrolls the page to where it was when it was left, once that is there', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    for (const [index, to] of ['/crafts', '/'].entries()) {
      go(to, () => comeFrom(to))
      await started(index + 1)
      await changes[index]?.()
      history.replaceState(null, '', to)
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(200)
    }
    history.replaceState(null, '', '/crafts')
    back('crafts')
    await started(3)
    expect(scrollTo).not.toHaveBeenCalled()
    await changes[2]?.()
    expect(scrollTo.mock.calls).toEqual([[0, 200]])
  })

  describe('in quick succession with Forward', () => {
    let y: number
    beforeEach(() => {
      y = 200
      vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
      vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, to: number) => {
        y = to
      }) as typeof scrollTo)
    })
    const stepTo = (path: string) => {
      history.replaceState(null, '', path)
      back(path)
    }

    it('leaves the page where it was scrolled, while the browser still captures it', async () => {
      stepTo('/works')
      await started()
      // The browser scrolls it, as if it were the other page.
      y = 0
      stepTo('/hearth')
      await changes[0]?.()
      await sleep()
      expect(y).toBe(200)
    })

    it('scrolls each page to where it was, also if a link of the other was pressed', async () => {
      onPopState.mockImplementation(show)
      stepTo('/works')
      go('/crafts', () => show('/crafts'))
      await started()
      await changes[0]?.()
      for (const [index, { path, scrolled }] of [
        { path: '/works', scrolled: 0 },
        { path: '/hearth', scrolled: 200 },
      ].entries()) {
        stepTo(path)
        await started(index + 2)
        await changes[index + 1]?.()
        await sleep()
        expect(y, path).toBe(scrolled)
      }
    })

    it('scrolls the page to where it was, also if it was there for a moment only', async () => {
      onPopState.mockImplementation(show)
      stepTo('/works')
      await started()
      await changes[0]?.()
      y = 0
      stepTo('/hearth')
      await started(2)
      const isThere = changes[1]?.()
      await Promise.resolve()
      stepTo('/works')
      await isThere
      await started(3)
      await changes[2]?.()
      stepTo('/hearth')
      await started(4)
      await changes[3]?.()
      await sleep()
      expect(y).toBe(200)
    })
  })

  it('pressed again within a frame, back to the page that is shown, leads nowhere', async () => {
    back('map')
    history.replaceState(null, '', '/hearth')
    back('page')
    await sleep()
    expect([onPopState.mock.calls, changes.length]).toEqual([[['page']], 0])
  })

  it.each<{ when: string; set?: () => void; address?: string; hasUAVisualTransition?: boolean }>([
    { when: 'in a browser without view transitions', set: removeViewTransitions },
    { when: 'to a page whose position only the browser knows, as after a reload', address: '/studies' },
    { when: 'if the browser has animated the page itself, as after a swipe', hasUAVisualTransition: true },
    ...['/', '/#1/867/1000', '/#'].map((address) => ({ when: `within the page, as to ${address}`, address })),
  ])('reaches the router at once $when', async ({ set, address, ...properties }) => {
    set?.()
    if (address?.startsWith('/#') || address === '/') comeFrom('/')
    history.replaceState(null, '', address)
    back('before', properties)
    expect(onPopState.mock.calls).toEqual([['before']])
    await sleep()
    expect(changes).toEqual([])
  })
})
