import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pass, stopTime } from '../../helpers/frames'
import { openSite, PAGES } from '../../helpers/openSite'

/** The browser's navigation, which jsdom lacks. */
const navigation = vi.hoisted(() => {
  const target = new EventTarget()
  Object.assign(globalThis, { navigation: target })
  return target
})

const FRAME_MS = 16

/** The changes of the page that were passed to `startViewTransition`, in order. */
const changes: (() => void)[] = []
let end = () => {}
/** How many page transitions were skipped. */
let skipped = 0

function addViewTransitions() {
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      changes.push(change)
      const finished = new Promise<void>((resolve) => (end = resolve))
      // As if another one interrupted it: the page changes without animation.
      const skipTransition = () => {
        skipped += 1
        end()
      }
      return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), finished, skipTransition }
    },
  })
}

function reduceMotion() {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
}

/** As if the browser were of a vendor. */
const isIn = (vendor: string) => vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor)

/** Lets time pass, and what is due by then happen. */
const wait = async (ms: number) => {
  pass(ms)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Waits for the frame after a press, with which its journey starts. */
const started = async (count = 1) => {
  await wait(FRAME_MS)
  expect(changes).toHaveLength(count)
}

/** The browser has captured the page, and has it changed. */
const change = (index: number) => act(async () => changes[index]?.())

/** Waits for longer than a journey waits for a frame. */
const sleep = () => wait(1000)

const removeViewTransitions = () => Reflect.deleteProperty(document, 'startViewTransition')

/** How far the page is scrolled. */
let y = 0

stopTime()

beforeEach(() => {
  changes.length = 0
  skipped = y = 0
  addViewTransitions()
  isIn('Google Inc.')
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, to: number) => {
    y = to
  }) as typeof scrollTo)
  document.documentElement.removeAttribute('style')
  // So that nothing is fetched when idle.
  Object.assign(navigator, { connection: { saveData: true } })
  return () => {
    end()
    vi.unstubAllGlobals()
    removeViewTransitions()
    Reflect.deleteProperty(navigator, 'connection')
  }
})

/** What browsers send before a step through the history, or a new one. */
const tellStep = (hasUAVisualTransition = false) =>
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { hasUAVisualTransition }))

/** Presses a link to a page. */
function press(path: string) {
  tellStep()
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: path }))
  fireEvent.click(link)
  link.remove()
}

/** As the browser goes Back or Forward to an address. */
function stepTo(address: string, hasUAVisualTransition = false) {
  tellStep(hasUAVisualTransition)
  // Not the method of this page's history, which the router has replaced by one that tells it.
  History.prototype.replaceState.call(history, null, '', address)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
}

/** Presses a link to a page, and waits until it is there. */
async function goTo(path: string) {
  press(path)
  await started(changes.length + 1)
  await change(changes.length - 1)
}

/** The path of the page that is shown. */
const shown = () => {
  const { textContent } = screen.getByRole('heading', { level: 1 })
  return PAGES.find(({ heading }) => heading === textContent)?.path
}

describe('a link', () => {
  it('is followed inside a page transition, after the response to the press has been painted', async () => {
    openSite('/works')
    press('/hearth')
    expect([changes.length, shown()]).toEqual([0, '/works'])
    await started()
    expect(shown()).toBe('/works')
    await change(0)
    expect(shown()).toBe('/hearth')
  })

  it('counts as last pressed: once by a double click, and at another link pressed at once', async () => {
    openSite('/works')
    const { length } = history
    for (const path of ['/hearth', '/hearth', '/crafts']) press(path)
    await started()
    await sleep()
    await change(0)
    expect([changes.length, shown(), location.pathname]).toEqual([1, '/crafts', '/crafts'])
    // A page that was not shown is no step for Back.
    expect(history.length).toBe(length + 1)
    // During the animation, too.
    await goTo('/letters')
    expect([changes.length, shown(), history.length]).toEqual([2, '/letters', length + 2])
  })

  it('counts as last pressed also while the browser captures', async () => {
    openSite('/works')
    const { length } = history
    press('/hearth')
    await started()
    press('/hearth')
    press('/crafts')
    await change(0)
    expect(shown()).toBe('/works')
    await started(2)
    await change(1)
    expect([shown(), history.length]).toEqual(['/crafts', length + 1])
  })

  it('that is taken back before its page is shown, leaves that where it was', async () => {
    openSite('/works')
    y = 700
    await goTo('/hearth')
    press('/works')
    stepTo('/hearth')
    stepTo('/works')
    await started(2)
    await change(1)
    expect([shown(), y]).toEqual(['/works', 700])
  })

  it('that is taken back while the browser captures is not animated; one that is there is', async () => {
    openSite('/works')
    press('/hearth')
    await started()
    stepTo('/works')
    await change(0)
    expect([shown(), skipped]).toEqual(['/works', 1])
    await goTo('/hearth')
    expect([shown(), skipped]).toEqual(['/hearth', 1])
  })

  it('back to the page that is still shown leads nowhere', async () => {
    openSite('/works')
    press('/hearth')
    press('/works')
    await sleep()
    expect([changes.length, shown(), location.pathname]).toEqual([0, '/works', '/works'])
  })

  it('is followed without a frame if none comes for long, and not again if it comes then', async () => {
    openSite('/works')
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1))
    press('/hearth')
    await wait(199)
    expect(changes).toHaveLength(0)
    await wait(1)
    expect(changes).toHaveLength(1)
    for (const callback of frames) callback(0)
    await sleep()
    expect(changes).toHaveLength(1)
  })

  it.each([
    { when: 'in a browser without view transitions', set: removeViewTransitions },
    { when: 'with reduced motion', set: reduceMotion },
    { when: 'in WebKit', set: () => isIn('Apple Computer, Inc.') },
  ])('is not animated $when', async ({ set }) => {
    set()
    openSite('/works')
    y = 200
    press('/hearth')
    expect([shown(), y]).toEqual(['/hearth', 0])
    await sleep()
    expect(changes).toEqual([])
  })
})

it('a press ends a journey, and its click reaches what is under it by then', async () => {
  openSite('/works')
  await goTo('/hearth')
  const onClick = vi.fn()
  const button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('click', ({ ctrlKey }) => onClick(ctrlKey))
  Object.assign(document, { elementFromPoint: () => button })
  const pressOn = (target: EventTarget) => {
    target.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
  }
  // As long as the browser animates, the root element gets all events.
  pressOn(document.documentElement)
  await sleep()
  expect(onClick.mock.calls).toEqual([[true]])
  pressOn(document.documentElement)
  await sleep()
  expect(onClick).toHaveBeenCalledOnce()
  button.remove()
  Reflect.deleteProperty(document, 'elementFromPoint')
})

describe('between the map and a page', () => {
  /** The map is at scale 1/2 on the screen of 1024 x 768, with its top-left at 0, 0 unless it was moved. */
  let mapX = 0
  beforeEach(() => {
    mapX = 0
    const boxOf = Element.prototype.getBoundingClientRect
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.matches('[data-plate]')) return new DOMRect(100, 50, 300, 292)
      return this.matches('[data-map] svg') ? new DOMRect(mapX, 0, 1024, 768) : boxOf.call(this)
    })
  })
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
    openSite('/')
    press('/works')
    await started()
    expect(covers()).toEqual([OVER_WORKS])
    await change(0)
    expect([covers(), zooms()]).toEqual([[], [TO_PLATE, 'none']])
  })

  it('and back, the picture shrinks into that box, which is gone in the end', async () => {
    openSite('/works')
    await goTo('/')
    expect([covers(), zooms()]).toEqual([[OVER_WORKS], ['none', TO_PLATE]])
    end()
    await sleep()
    expect(covers()).toEqual([])
  })

  it.each([
    { to: '/crafts', walk: '1' },
    { to: '/hearth', walk: '-1' },
  ])(
    'from the first place to $to is a walk, $walk, by the shorter way around the road',
    async ({ to, walk }) => {
      openSite('/works')
      await goTo(to)
      expect(document.documentElement.style.getPropertyValue('--walk')).toBe(walk)
      expect(zooms()).toEqual(['none', 'none'])
      await goTo('/')
      expect(document.documentElement.style.getPropertyValue('--walk')).toBe('0')
    },
  )

  it('a page of a place out of view only fades', async () => {
    openSite('/')
    mapX = -600
    press('/works')
    await started()
    expect(covers()).toEqual([])
    await change(0)
    expect(zooms()).toEqual(['none', 'none'])
  })
})

describe('the Back button', () => {
  it('changes the page after the browser has captured it', async () => {
    openSite('/works')
    await goTo('/hearth')
    for (const [index, path] of ['/works', '/hearth'].entries()) {
      stepTo(path)
      await started(index + 2)
      expect(shown()).not.toBe(path)
      await change(index + 1)
      expect(shown()).toBe(path)
    }
    await sleep()
    expect(changes).toHaveLength(3)
  })

  it('scrolls the page to where it was when it was left, once that is there', async () => {
    openSite('/crafts')
    y = 200
    await goTo('/works')
    expect(y).toBe(0)
    stepTo('/crafts')
    await started(2)
    expect(y).toBe(0)
    await change(1)
    expect(y).toBe(200)
  })

  describe('in quick succession with Forward', () => {
    beforeEach(async () => {
      openSite('/works')
      await goTo('/hearth')
      changes.length = 0
      y = 200
    })

    it('leaves the page where it was scrolled, while the browser still captures it', async () => {
      stepTo('/works')
      await started()
      // The browser scrolls it, as if it were the other page.
      y = 0
      stepTo('/hearth')
      await change(0)
      await sleep()
      expect([shown(), y]).toEqual(['/hearth', 200])
    })

    it('scrolls each page to where it was, also if a link of the other was pressed', async () => {
      stepTo('/works')
      y = 0
      await goTo('/crafts')
      for (const { path, scrolled } of [
        { path: '/works', scrolled: 0 },
        { path: '/hearth', scrolled: 200 },
      ]) {
        stepTo(path)
        await started(changes.length + 1)
        await change(changes.length - 1)
        expect([shown(), y]).toEqual([path, scrolled])
      }
    })

    it('scrolls the page to where it was, also if the other was there for a moment only', async () => {
      stepTo('/works')
      await started()
      await change(0)
      expect([shown(), y]).toEqual(['/works', 0])
      stepTo('/hearth')
      await started(2)
      act(() => changes[1]?.())
      stepTo('/works')
      await started(3)
      await change(2)
      stepTo('/hearth')
      await started(4)
      await change(3)
      expect([shown(), y]).toEqual(['/hearth', 200])
    })
  })

  it('pressed again within a frame, back to the page that is shown, leads nowhere', async () => {
    openSite('/works')
    await goTo('/hearth')
    stepTo('/works')
    stepTo('/hearth')
    await sleep()
    expect([changes.length, shown()]).toEqual([1, '/hearth'])
  })

  it.each<{ when: string; set?: () => void; from?: string; to?: string; isSwipe?: boolean }>([
    { when: 'in a browser without view transitions', set: removeViewTransitions },
    { when: 'to a page whose position only the browser knows, as after a reload', to: '/studies' },
    { when: 'if the browser has animated the page itself, as after a swipe', isSwipe: true },
  ])('changes the page at once $when', async ({ set, to = '/works', isSwipe }) => {
    openSite('/works')
    await goTo('/hearth')
    set?.()
    y = 300
    stepTo(to, isSwipe)
    // The browser scrolls it.
    expect([shown(), y]).toEqual([to, 300])
    await sleep()
    expect(changes).toHaveLength(1)
  })

  it.each(['/', '/#1/867/1000', '/#'])('within the map, to %s, is no journey', async (address) => {
    openSite('/#0/400/400')
    stepTo(address)
    await sleep()
    expect(changes).toEqual([])
  })
})
