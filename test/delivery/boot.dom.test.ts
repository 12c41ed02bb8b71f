/** The inline script of every page: the events that it records, the scripts that it requests, the swipes that it follows. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const page = document.documentElement
const SCRIPTS = ['/assets/index-x.js', '/assets/Overlay-x.js']

/** Every listener that a page has been given, to be taken back: a window outlives its page. */
const ending = new Set<() => void>()

/** How often the page's script has asked for a size: each takes a layout. */
let measured = 0

beforeEach(() => {
  measured = 0
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('__SCRIPTS__', SCRIPTS)
  vi.stubGlobal('CSS', { supports: () => false })
  // jsdom knows no class for a picture in an svg.
  vi.stubGlobal('SVGImageElement', document.createElementNS('http://www.w3.org/2000/svg', 'image').constructor)
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
  '<div><div data-surface><svg><image/></svg></div><p data-static><button data-act="in"><i></i></button><button data-act="all"></button></p></div><a></a>'

interface Start {
  readonly html?: string
  /** The sizes of the scrolled content and of its viewport. */
  readonly of?: readonly [number, number]
  readonly seen?: readonly [number, number]
}

/** Opens a page, whose own script then runs. */
async function open({ html = MAP, of = [2048, 1536], seen = [1440, 813] }: Start = {}) {
  document.body.innerHTML = html
  const surface = document.querySelector('[data-surface]') as HTMLElement
  if (surface) {
    const sizes = { scrollWidth: of[0], scrollHeight: of[1], clientWidth: seen[0], clientHeight: seen[1] }
    for (const [name, value] of Object.entries(sizes)) {
      Object.defineProperty(surface, name, {
        get() {
          measured += 1
          return value
        },
      })
    }
    surface.scrollTo = ((to: ScrollToOptions) => {
      surface.scrollLeft = to.left ?? 0
      surface.scrollTop = to.top ?? 0
    }) as typeof surface.scrollTo
  }
  await import('../../src/delivery/boot')
  return { surface, get: (selector: string) => document.querySelector(selector) as HTMLElement }
}

/** Dispatches a touch event. Returns whether its default was kept. */
function touch(
  target: EventTarget,
  type: string,
  fingers: readonly (readonly [x: number, y: number])[],
  cancelable = true,
) {
  const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY, target }))
  return target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable }), { touches }))
}

/** The scripts that the page has asked for. */
const asked = () =>
  [...document.head.children].map((element) => [
    element.localName,
    element.getAttribute('type') ?? element.getAttribute('rel'),
    element.getAttribute('src') ?? element.getAttribute('href'),
  ])
const BOTH = [
  ['script', 'module', SCRIPTS[0]],
  ['link', 'modulepreload', SCRIPTS[1]],
]

describe('the scripts', () => {
  it('are asked for when all that the page names is there, once', async () => {
    await open()
    vi.advanceTimersByTime(9000)
    expect(asked()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(asked()).toEqual(BOTH)
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(9000)
    expect(asked()).toEqual(BOTH)
  })

  it('are asked for after 10 s at the latest, once', async () => {
    await open()
    vi.advanceTimersByTime(10_000)
    expect(asked()).toEqual(BOTH)
    window.dispatchEvent(new Event('load'))
    expect(asked()).toEqual(BOTH)
  })

  it('are one where there is no map', async () => {
    await open({ html: '<h1>Skills</h1>' })
    window.dispatchEvent(new Event('load'))
    expect(asked()).toEqual(BOTH.slice(0, 1))
  })

  it('that cannot be had leave no button that does nothing', async () => {
    await open()
    window.dispatchEvent(new Event('load'))
    expect(document.querySelectorAll('[data-act]')).toHaveLength(2)
    document.querySelector('script')?.onerror?.(new Event('error'))
    expect(document.querySelectorAll('[data-act]')).toHaveLength(0)
    expect(document.querySelectorAll('[data-surface] *, a')).toHaveLength(3)
  })
})

describe('with Save-Data on, a visitor', () => {
  it('is spared the overlay until it is requested', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    await open()
    window.dispatchEvent(new Event('load'))
    expect(asked()).toEqual(BOTH.slice(0, 1))
  })
})

describe('is recorded for later scripts:', () => {
  it('the action of a button after the site has started, since the overlay may still be loading', async () => {
    const { get } = await open()
    page.dataset.started = ''
    get('[data-act="in"]').click()
    expect(page.dataset.asked).toBe(' in')
  })

  it('the action of each button, in order, and no other click', async () => {
    const { get } = await open()
    for (const selector of ['[data-act="in"] i', 'a', '[data-act="all"]', '[data-act="in"]']) get(selector).click()
    expect(page.dataset.asked).toBe(' in all in')
  })

  it('whether any finger is on the page', async () => {
    await open()
    touch(document.body, 'touchstart', [[10, 10]])
    expect(page.hasAttribute('data-touched')).toBe(true)
    touch(document.body, 'touchstart', [
      [10, 10],
      [50, 50],
    ])
    touch(document.body, 'touchend', [[10, 10]])
    expect(page.hasAttribute('data-touched')).toBe(true)
    touch(document.body, 'touchend', [])
    expect(page.hasAttribute('data-touched')).toBe(false)
    touch(document.body, 'touchstart', [[10, 10]])
    touch(document.body, 'touchcancel', [])
    expect(page.hasAttribute('data-touched')).toBe(false)
  })

  it('which layer of the picture has loaded', async () => {
    const { get } = await open()
    get('image').dispatchEvent(new Event('load'))
    expect(get('image').hasAttribute('data-loaded')).toBe(true)
  })

  it('which layer of the picture has failed', async () => {
    const { get } = await open()
    get('image').dispatchEvent(new Event('error'))
    expect(get('image').hasAttribute('data-failed')).toBe(true)
  })
})

describe('a map that scrolls by itself', () => {
  it.each([
    { seen: [1441, 813], left: 303.5 },
    { seen: [411, 700], left: 818.5 },
    { seen: [2560, 1276], left: 0 },
  ] as const)('begins at its middle, seen through $seen', async ({ seen, left }) => {
    const of = [Math.max(2048, seen[0]), 1536] as const
    expect((await open({ of, seen })).surface.scrollLeft).toBe(left)
  })

  it('begins at its middle without a layout, where the browser knows that from the style sheet', async () => {
    vi.stubGlobal('CSS', { supports: (what: string) => what === 'scroll-initial-target:nearest' })
    const { surface } = await open()
    expect(surface.scrollLeft).toBe(0)
    expect(measured).toBe(0)
  })

  it('follows a slanted swipe, wherever it goes from there', async () => {
    const { surface } = await open()
    touch(surface, 'touchstart', [[200, 400]])
    expect(touch(surface, 'touchmove', [[190, 385]])).toBe(false)
    expect([surface.scrollLeft, surface.scrollTop]).toEqual([314, 15])
    expect(touch(surface, 'touchmove', [[190, 300]])).toBe(false)
    expect([surface.scrollLeft, surface.scrollTop]).toEqual([314, 100])
  })

  it.each([
    { swipe: 'straight', from: [[200, 400]], to: [[199, 380]] },
    {
      swipe: 'of two fingers',
      from: [
        [200, 400],
        [300, 400],
      ],
      to: [
        [190, 385],
        [310, 415],
      ],
    },
  ] as const)('leaves a swipe that is $swipe to the browser, to its end', async ({ from, to }) => {
    const { surface } = await open()
    touch(surface, 'touchstart', from)
    expect(touch(surface, 'touchmove', to)).toBe(true)
    expect(touch(surface, 'touchmove', [[100, 300]])).toBe(true)
    expect([surface.scrollLeft, surface.scrollTop]).toEqual([304, 0])
  })

  it('leaves one to the browser that has begun to scroll already', async () => {
    const { surface } = await open()
    touch(surface, 'touchstart', [[200, 400]])
    expect(touch(surface, 'touchmove', [[190, 385]], false)).toBe(true)
    expect(touch(surface, 'touchmove', [[180, 370]])).toBe(true)
    expect([surface.scrollLeft, surface.scrollTop]).toEqual([304, 0])
  })

  it('follows none once the script has taken it over', async () => {
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

  it('opens and closes by its buttons, where the browser knows no commands, until the script has started', async () => {
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

  it('does so where the browser knows no dialogs', async () => {
    const { get } = await open({ html: HTML })
    const drawer = get('dialog')
    Object.assign(drawer, { showModal: undefined, close: undefined })
    press('show-modal')
    expect(drawer.hasAttribute('open')).toBe(true)
    press('close')
    expect(drawer.hasAttribute('open')).toBe(false)
  })
})

describe('a browser that is too old for the scripts', () => {
  it('is asked for none, and has no button that does nothing', async () => {
    const { replaceChildren } = Element.prototype
    Reflect.deleteProperty(Element.prototype, 'replaceChildren')
    await open().finally(() => Object.assign(Element.prototype, { replaceChildren }))
    vi.advanceTimersByTime(10_000)
    expect(document.head.children.length).toBe(0)
    expect(document.querySelector('[data-static]')?.children.length).toBe(0)
  })
})
