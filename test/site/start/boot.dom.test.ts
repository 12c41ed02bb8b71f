/** The inline script of every page: what it records, the script it requests, the swipes it follows. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const page = document.documentElement
const SCRIPT = '/assets/index-x.js'

/** Remove the listeners of a page: in these tests the window outlives it. */
const ending = new Set<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  haveFeatures({})
  vi.stubGlobal('__SCRIPT__', SCRIPT)
  for (const target of [window, page] as EventTarget[]) {
    const { addEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
      addEventListener.apply(target, listener)
      ending.add(() => target.removeEventListener(...listener))
    })
  }
})

/** Opens the next page in a browser that has these features, or not. */
function haveFeatures({ inert = true, clip = true }) {
  for (const object of [page, HTMLElement.prototype]) Reflect.deleteProperty(object, 'inert')
  if (inert) page.inert = false
  vi.stubGlobal('CSS', { supports: (property: string) => property === 'overflow' && clip })
}

afterEach(() => {
  for (const end of ending) end()
  ending.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  document.head.replaceChildren()
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
})

const HTML = `<button id="menu" command="show-modal"></button><dialog><button id="close" command="close"></button></dialog>
<div data-map><div data-surface data-start="0.5 0"><svg data-sheet><image href="/wash.avif"/></svg></div>
<p data-avoided><button id="in"><i></i></button><button id="all"></button></p></div><a></a>`

type Size = readonly [width: number, height: number]

/** Opens a page with a map of 2048 by 1536 px, runs its inline script, and draws the first frame. */
async function open(viewport: Size = [1440, 813], scrollWidth = 2048, start = '0.5 0') {
  document.body.innerHTML = HTML.replace('0.5 0', start)
  const get = (selector: string) => document.querySelector(selector) as HTMLElement
  const surface = get('[data-surface]')
  const turn = ([clientWidth, clientHeight]: Size) => {
    const sizes = { scrollWidth, scrollHeight: 1536, clientWidth, clientHeight }
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(surface, name, { configurable: true, value })
    window.dispatchEvent(new Event('resize'))
  }
  turn(viewport)
  // As browsers clamp it.
  let scrollTop = 0
  const set = (px: number) => {
    scrollTop = Math.max(0, Math.min(px, surface.scrollHeight - surface.clientHeight))
  }
  Object.defineProperty(surface, 'scrollTop', { get: () => scrollTop, set })
  await import('../../../src/site/start/boot')
  vi.advanceTimersToNextFrame()
  return { surface, turn, get, position: () => [surface.scrollLeft, surface.scrollTop] }
}

/** What the engine does when it takes over the map. */
const goLive = () => Object.assign(window.early ?? {}, { surface: null })

type Fingers = readonly (readonly [x: number, y: number])[]

/** Dispatches a touch event. Returns whether its default was prevented. */
function touch(target: EventTarget, type: string, fingers: Fingers, cancelable = true) {
  const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY, target }))
  const event = new Event(`touch${type}`, { bubbles: true, cancelable })
  return !target.dispatchEvent(Object.assign(event, { touches }))
}

/** The scripts that the page has requested. */
const requested = () => [...document.head.children].map((element) => element.getAttribute('src'))
const buttons = () => [...document.querySelectorAll('button')].map(({ id }) => id)
const presses = () => window.early?.presses.map(({ id }) => id)

describe('the script', () => {
  it.each([
    { when: 'everything in the page has loaded', come: () => window.dispatchEvent(new Event('load')) },
    { when: '10 s have passed', come: () => vi.advanceTimersByTime(1000) },
  ])('is requested once, when $when', async ({ come }) => {
    await open()
    vi.advanceTimersByTime(9000)
    expect(requested()).toEqual([])
    come()
    expect(requested()).toEqual([SCRIPT])
    expect(document.querySelector('script')?.type).toBe('module')
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(10_000)
    expect(requested()).toEqual([SCRIPT])
  })

  it('that fails is requested again, past the cache; if it fails again, the map’s buttons go', async () => {
    const fetch = vi.fn(() => Promise.resolve())
    vi.stubGlobal('fetch', fetch)
    await open()
    window.dispatchEvent(new Event('load'))
    const fail = () => document.head.lastElementChild?.dispatchEvent(new Event('error'))
    fail()
    await vi.advanceTimersByTimeAsync(3000)
    expect(fetch.mock.calls).toEqual([[SCRIPT, { cache: 'reload' }]])
    expect(requested()).toEqual([SCRIPT, SCRIPT])
    expect(buttons()).toEqual(['menu', 'close', 'in', 'all'])
    fail()
    expect(buttons()).toEqual(['menu', 'close'])
    expect(document.querySelectorAll('[data-surface] *, a')).toHaveLength(3)
  })
})

describe('recorded for the script:', () => {
  it('the buttons of the map that are pressed until it is live, in order, and no other click', async () => {
    const { get } = await open()
    for (const selector of ['#in i', 'a', '#menu', '#all']) get(selector).click()
    expect(presses()).toEqual(['in', 'all'])
    get('#in').click()
    expect(presses()).toEqual(['in', 'all', 'in'])
    goLive()
    get('#in').click()
    expect(presses()).toEqual(['in', 'all', 'in'])
  })

  it('where the map was clicked last beside its links, in its widths, until it is live', async () => {
    const { get } = await open()
    get('[data-sheet]').getBoundingClientRect = () => new DOMRect(-300, 50, 2000, 1500)
    const click = (selector: string, clientX: number, clientY: number) => {
      get(selector).dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }))
      return window.early?.click
    }
    get('svg').insertAdjacentHTML('beforeend', '<a><path/></a>')
    for (const selector of ['svg a path', '#in i', '[data-map]', 'body'])
      expect(click(selector, 9, 9)).toBeUndefined()
    expect(click('svg', 100, 350)).toEqual({ x: 0.2, y: 0.15 })
    expect(click('image', 700, 50)).toEqual({ x: 0.5, y: 0 })
    goLive()
    expect(click('svg', 100, 350)).toEqual({ x: 0.5, y: 0 })
  })

  it('whether any finger is on the page', async () => {
    await open()
    const [one, another] = [[10, 10] as const, [50, 50] as const]
    const isTouchedAfter = (type: string, fingers: Fingers) => {
      touch(document.body, type, fingers)
      return window.early?.isTouched
    }
    expect(isTouchedAfter('start', [one])).toBe(true)
    expect(isTouchedAfter('start', [one, another])).toBe(true)
    expect(isTouchedAfter('end', [one])).toBe(true)
    expect(isTouchedAfter('end', [])).toBe(false)
    expect(isTouchedAfter('start', [one])).toBe(true)
    expect(isTouchedAfter('cancel', [])).toBe(false)
  })
})

it.each([
  { file: '/wash.avif', webp: '/wash.webp' },
  { file: '/x.avif/wash.avif?0123abcd', webp: '/x.avif/wash.webp?0123abcd' },
  { file: '/ink.svg' },
])(
  'a layer of the picture that fails, $file, is replaced by WebP if it is AVIF, else marked',
  async (row) => {
    const { file, webp } = row
    const layer = (await open()).get('image')
    layer.setAttribute('href', file)
    const stateAfterError = () => {
      layer.dispatchEvent(new Event('error'))
      return [layer.getAttribute('href'), layer.hasAttribute('data-failed')]
    }
    if (webp) expect(stateAfterError()).toEqual([webp, false])
    expect(stateAfterError()).toEqual([webp ?? file, true])
  },
)

it.each([
  { image: 'of the map', html: '<div data-sheet><img src="/flats.webp"></div>', isMarked: true },
  { image: 'of the night', html: '<div data-sheet><img></div>', isDark: true, isMarked: true },
  { image: 'of the night by day, which has no file,', html: '<div data-sheet><img></div>', isMarked: false },
  { image: 'of a page', html: '<img src="/sun.webp">', isMarked: false },
])('an image $image that fails is marked: $isMarked', async ({ html, isDark = false, isMarked }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
  const { surface, get } = await open()
  surface.innerHTML = html
  get('img').dispatchEvent(new Event('error'))
  expect(get('img').hasAttribute('data-failed')).toBe(isMarked)
})

describe('the natively scrolled map', () => {
  it.each([
    { viewport: [1441, 813], left: 303.5 },
    { viewport: [411, 700], left: 818.5 },
    { viewport: [2560, 1276], left: 0 },
  ] as const)('starts at its middle, in a viewport of $viewport px', async ({ viewport, left }) => {
    expect((await open(viewport, Math.max(2048, viewport[0]))).position()).toEqual([left, 0])
  })

  it('starts where an own picture does, and stays there when the screen is turned', async () => {
    const { turn, position } = await open([800, 600], 2048, '0.25 0.500')
    expect(position()).toEqual([112, 468])
    turn([600, 800])
    expect(position()).toEqual([212, 368])
  })

  it.each([
    { scrolled: [304, 0], turned: [617.5, 0], back: 304 },
    // The browser has rounded its position.
    { scrolled: [307.5, 4], turned: [617.5, 0], back: 304 },
    { scrolled: [204, 0], turned: [204, 0], back: 204 },
    { scrolled: [304, 100], turned: [304, 100], back: 304 },
    { scrolled: [304, 0], turned: [304, 0], back: 304, isLive: true },
  ])('stays at its middle when the screen is turned, unless scrolled or live: $scrolled', async (row) => {
    const { surface, turn, position } = await open()
    const [scrollLeft, scrollTop] = row.scrolled
    Object.assign(surface, { scrollLeft, scrollTop })
    if (row.isLive) goLive()
    turn([813, 1440])
    expect(position()).toEqual(row.turned)
    turn([1440, 813])
    expect(surface.scrollLeft).toBe(row.back)
  })

  it('follows a diagonal swipe, even after it turns straight', async () => {
    const { surface, position } = await open()
    touch(surface, 'start', [[200, 400]])
    expect([touch(surface, 'move', [[190, 385]]), ...position()]).toEqual([true, 314, 15])
    expect([touch(surface, 'move', [[190, 300]]), ...position()]).toEqual([true, 314, 100])
  })

  it.each([
    { swipe: 'a straight swipe', toX: 199 },
    { swipe: 'a swipe with two fingers', another: [[300, 400] as const] },
    { swipe: 'a swipe that has begun to scroll natively', isCancelable: false },
    { swipe: 'a swipe once the map is live', isLive: true },
  ])(
    'leaves $swipe to the browser until its end',
    async ({ toX = 190, another = [], isCancelable, isLive }) => {
      const { surface, position } = await open()
      touch(surface, 'start', [[200, 400], ...another])
      if (isLive) goLive()
      expect(touch(surface, 'move', [[toX, 385], ...another], isCancelable)).toBe(false)
      expect(touch(surface, 'move', [[100, 300]])).toBe(false)
      expect(position()).toEqual([304, 0])
    },
  )
})

it.each(['invoker commands', 'modal dialogs'])(
  'without %s the drawer has its buttons, if the script has not acted before',
  async (missing) => {
    const { get } = await open()
    if (missing === 'modal dialogs') Object.assign(get('dialog'), { showModal: undefined, close: undefined })
    const isOpenAfter = (button: string) => {
      get(button).click()
      return get('dialog').hasAttribute('open')
    }
    expect([isOpenAfter('#menu'), isOpenAfter('#close')]).toEqual([true, false])
    const shown = vi.spyOn(get('dialog') as HTMLDialogElement, 'toggleAttribute')
    get('dialog').setAttribute('open', '')
    expect(isOpenAfter('#menu')).toBe(true)
    get('dialog').removeAttribute('open')
    expect([isOpenAfter('#close'), shown.mock.calls]).toEqual([false, []])
  },
)

it.each([
  { lacks: 'inert', features: { inert: false } },
  // Safari 15.5 scrolls the map away to a place that takes the focus.
  { lacks: 'overflow: clip', features: { clip: false } },
])(
  'without $lacks, no script is requested, no button of the map is there, but a failed layer when online',
  async ({ features }) => {
    haveFeatures(features)
    const { get } = await open()
    vi.advanceTimersByTime(10_000)
    window.dispatchEvent(new Event('load'))
    expect(requested()).toEqual([])
    expect(buttons()).toEqual(['menu', 'close'])
    const layer = get('image')
    for (const type of ['error', 'error']) layer.dispatchEvent(new Event(type))
    const setAttribute = vi.spyOn(layer, 'setAttribute')
    window.dispatchEvent(new Event('online'))
    expect(setAttribute.mock.calls).toEqual([['href', '/wash.webp']])
  },
)
