/** The inline script of every page: what it records, the script that it requests, the swipes that it follows. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const page = document.documentElement
const SCRIPT = '/assets/index-x.js'

/** Functions that remove the listeners of a page: in these tests the window outlives its page. */
const ending = new Set<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('CSS', { supports: () => false })
  vi.stubGlobal('__SCRIPT__', SCRIPT)
  for (const target of [window, page] as EventTarget[]) {
    const { addEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
      addEventListener.apply(target, listener)
      ending.add(() => target.removeEventListener(...listener))
    })
  }
})

afterEach(() => {
  for (const end of ending) end()
  ending.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  document.head.replaceChildren()
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
})

const MAP =
  '<button id="menu"></button><div data-map><div data-surface><svg><image href="/wash.avif"/></svg></div><p data-avoided><button id="in"><i></i></button><button id="all"></button></p></div><a></a>'

interface Start {
  readonly html?: string
  /** The sizes of the scrolled content (`of`) and of its viewport (`seen`). */
  readonly of?: readonly [number, number]
  readonly seen?: readonly [number, number]
}

/** Opens a page, runs its inline script, and draws the first frame. */
async function open({ html = MAP, of = [2048, 1536], seen = [1440, 813] }: Start = {}) {
  document.body.innerHTML = html
  const surface = document.querySelector('[data-surface]') as HTMLElement
  /** Turns the screen, so that the map is seen through a viewport of this size. */
  const turn = ([clientWidth, clientHeight]: readonly [number, number]) => {
    const sizes = { scrollWidth: of[0], scrollHeight: of[1], clientWidth, clientHeight }
    for (const [name, value] of Object.entries(sizes)) {
      Object.defineProperty(surface, name, { configurable: true, value })
    }
    window.dispatchEvent(new Event('resize'))
  }
  if (surface) turn(seen)
  await import('../../src/delivery/boot')
  vi.advanceTimersToNextFrame()
  return { surface, turn, get: (selector: string) => document.querySelector(selector) as HTMLElement }
}

/** Dispatches a touch event. Returns false if its default was prevented. */
function touch(
  target: EventTarget,
  type: string,
  fingers: readonly (readonly [x: number, y: number])[],
  cancelable = true,
) {
  const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY, target }))
  return target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable }), { touches }))
}

/** What the page has requested: a script, or what a link in the head names. */
const asked = () => [...document.head.children].map((element) => [element.localName, element.getAttribute('src')])
const ONCE = [['script', SCRIPT]]

describe('the script', () => {
  it('is requested once, when everything in the page has loaded, and nothing is preloaded', async () => {
    await open()
    vi.advanceTimersByTime(9000)
    expect(asked()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(asked()).toEqual(ONCE)
    expect(document.querySelector('script')?.type).toBe('module')
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(9000)
    expect(asked()).toEqual(ONCE)
  })

  it('is requested once, after 10 s at the latest', async () => {
    await open()
    vi.advanceTimersByTime(10_000)
    expect(asked()).toEqual(ONCE)
    window.dispatchEvent(new Event('load'))
    expect(asked()).toEqual(ONCE)
  })

  it('that cannot be loaded leaves no button of the map, which would have no function', async () => {
    await open()
    window.dispatchEvent(new Event('load'))
    expect(document.querySelectorAll('button')).toHaveLength(3)
    document.querySelector('script')?.onerror?.(new Event('error'))
    expect([...document.querySelectorAll('button')].map(({ id }) => id)).toEqual(['menu'])
    expect(document.querySelectorAll('[data-surface] *, a')).toHaveLength(3)
  })
})

describe('recorded for the script:', () => {
  it('the buttons of the map that are pressed, in order, and no other click', async () => {
    const { get } = await open()
    for (const selector of ['#in i', 'a', '#menu', '#all', '#in']) get(selector).click()
    expect(window.early?.presses.map(({ id }) => id)).toEqual(['in', 'all', 'in'])
  })

  it('a press even after the page has started, as a finger may still hold the map', async () => {
    const { get } = await open()
    page.dataset.started = ''
    get('#in').click()
    expect(window.early?.presses.map(({ id }) => id)).toEqual(['in'])
  })

  it('no press once the map is live, where its buttons act by themselves', async () => {
    const { get, surface } = await open()
    surface.dataset.live = ''
    get('#in').click()
    expect(window.early?.presses).toEqual([])
  })

  it('whether any finger is on the page', async () => {
    await open()
    touch(document.body, 'touchstart', [[10, 10]])
    expect(window.early?.isTouched).toBe(true)
    touch(document.body, 'touchstart', [
      [10, 10],
      [50, 50],
    ])
    touch(document.body, 'touchend', [[10, 10]])
    expect(window.early?.isTouched).toBe(true)
    touch(document.body, 'touchend', [])
    expect(window.early?.isTouched).toBe(false)
    touch(document.body, 'touchstart', [[10, 10]])
    touch(document.body, 'touchcancel', [])
    expect(window.early?.isTouched).toBe(false)
  })
})

describe('a layer of the picture that fails', () => {
  const state = (layer: Element) => [layer.getAttribute('href'), layer.hasAttribute('data-failed')]

  it('in AVIF is replaced by WebP, and marked if that fails, too', async () => {
    const { get } = await open()
    const layer = get('image')
    layer.dispatchEvent(new Event('error'))
    expect(state(layer)).toEqual(['/wash.webp', false])
    layer.dispatchEvent(new Event('error'))
    expect(state(layer)).toEqual(['/wash.webp', true])
  })

  it('in any other format is marked', async () => {
    const { get } = await open()
    get('image').setAttribute('href', '/ink.svg')
    get('image').dispatchEvent(new Event('error'))
    expect(state(get('image'))).toEqual(['/ink.svg', true])
  })
})

describe('the natively scrolled map', () => {
  it.each([
    { seen: [1441, 813], left: 303.5 },
    { seen: [411, 700], left: 818.5 },
    { seen: [2560, 1276], left: 0 },
  ] as const)('starts at its middle, in a viewport of $seen px', async ({ seen, left }) => {
    const of = [Math.max(2048, seen[0]), 1536] as const
    expect((await open({ of, seen })).surface.scrollLeft).toBe(left)
  })

  it.each([
    { of: 'one that has not been scrolled', left: 304, top: 0 },
    { of: 'one at which the browser has rounded its position', left: 307.5, top: 4 },
  ])('a rotation is no scrolling: $of stays at its middle', async ({ left, top }) => {
    const { surface, turn } = await open()
    Object.assign(surface, { scrollLeft: left, scrollTop: top })
    turn([813, 1440])
    expect(surface.scrollLeft).toBe(617.5)
    turn([1440, 813])
    expect(surface.scrollLeft).toBe(304)
  })

  it.each([
    { left: 204, top: 0 },
    { left: 304, top: 100 },
  ])('a rotation leaves one that has been scrolled to $left, $top where it is', async ({ left, top }) => {
    const { surface, turn } = await open()
    Object.assign(surface, { scrollLeft: left, scrollTop: top })
    turn([813, 1440])
    expect([surface.scrollLeft, surface.scrollTop]).toEqual([left, top])
  })

  it('a rotation leaves one that is live to the engine', async () => {
    const { surface, turn } = await open()
    surface.dataset.live = ''
    turn([813, 1440])
    expect(surface.scrollLeft).toBe(304)
  })

  it('follows a diagonal swipe, even after it turns straight', async () => {
    const { surface } = await open()
    touch(surface, 'touchstart', [[200, 400]])
    expect(touch(surface, 'touchmove', [[190, 385]])).toBe(false)
    expect([surface.scrollLeft, surface.scrollTop]).toEqual([314, 15])
    expect(touch(surface, 'touchmove', [[190, 300]])).toBe(false)
    expect([surface.scrollLeft, surface.scrollTop]).toEqual([314, 100])
  })

  it.each([
    { swipe: 'a straight swipe', from: [[200, 400]], to: [[199, 380]] },
    {
      swipe: 'a swipe with two fingers',
      from: [
        [200, 400],
        [300, 400],
      ],
      to: [
        [190, 385],
        [310, 415],
      ],
    },
  ] as const)('leaves $swipe to the browser until its end', async ({ from, to }) => {
    const { surface } = await open()
    touch(surface, 'touchstart', from)
    expect(touch(surface, 'touchmove', to)).toBe(true)
    expect(touch(surface, 'touchmove', [[100, 300]])).toBe(true)
    expect([surface.scrollLeft, surface.scrollTop]).toEqual([304, 0])
  })

  it('leaves a swipe to the browser that has already begun to scroll natively', async () => {
    const { surface } = await open()
    touch(surface, 'touchstart', [[200, 400]])
    expect(touch(surface, 'touchmove', [[190, 385]], false)).toBe(true)
    expect(touch(surface, 'touchmove', [[180, 370]])).toBe(true)
    expect([surface.scrollLeft, surface.scrollTop]).toEqual([304, 0])
  })

  it('follows no swipe once the script has taken over', async () => {
    const { surface } = await open()
    touch(surface, 'touchstart', [[200, 400]])
    surface.dataset.live = ''
    expect(touch(surface, 'touchmove', [[190, 385]])).toBe(true)
    expect([surface.scrollLeft, surface.scrollTop]).toEqual([304, 0])
  })
})

describe('the drawer', () => {
  const HTML = '<button command="show-modal">Menu</button><dialog><button command="close">Close</button></dialog>'
  const press = (name: string) => document.querySelector<HTMLElement>(`[command=${name}]`)?.click()

  it('opens and closes by its buttons until the script has started, in a browser without invoker commands', async () => {
    const { get } = await open({ html: HTML })
    const drawer = get('dialog') as HTMLDialogElement
    press('show-modal')
    expect(drawer.hasAttribute('open')).toBe(true)
    press('close')
    expect(drawer.hasAttribute('open')).toBe(false)
    page.dataset.started = ''
    press('show-modal')
    expect(drawer.hasAttribute('open')).toBe(false)
  })

  it('does so in a browser without modal dialogs', async () => {
    const { get } = await open({ html: HTML })
    const drawer = get('dialog')
    Object.assign(drawer, { showModal: undefined, close: undefined })
    press('show-modal')
    expect(drawer.hasAttribute('open')).toBe(true)
    press('close')
    expect(drawer.hasAttribute('open')).toBe(false)
  })
})

describe('a browser that is too old for the script', () => {
  /** Opens a page in a browser without the newest feature that the script needs. */
  async function openOld() {
    const { replaceChildren } = Element.prototype
    Reflect.deleteProperty(Element.prototype, 'replaceChildren')
    return await open().finally(() => Object.assign(Element.prototype, { replaceChildren }))
  }

  it('does not request it, and shows no button of the map', async () => {
    await openOld()
    vi.advanceTimersByTime(10_000)
    expect(asked()).toEqual([])
    expect([...document.querySelectorAll('button')].map(({ id }) => id)).toEqual(['menu'])
  })

  it('requests a failed layer of the picture again when it goes online', async () => {
    const { get } = await openOld()
    const layer = get('image')
    layer.dispatchEvent(new Event('error'))
    layer.dispatchEvent(new Event('error'))
    const setAttribute = vi.spyOn(layer, 'setAttribute')
    window.dispatchEvent(new Event('online'))
    expect(setAttribute.mock.calls).toEqual([['href', '/wash.webp']])
  })
})
