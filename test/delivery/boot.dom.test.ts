/** The inline script of every page: the events that it records, the scripts that it requests, the swipes that it follows. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const page = document.documentElement
const SCRIPTS = ['/assets/index-x.js', '/assets/Overlay-x.js']

/** Functions that remove the listeners of a page: in these tests the window outlives its page. */
const ending = new Set<() => void>()

/** The number of times that the page's script has read a size: each read forces a layout. */
let measured = 0

beforeEach(() => {
  measured = 0
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('__SCRIPTS__', SCRIPTS)
  vi.stubGlobal('CSS', { supports: () => false })
  // jsdom has no class for an `<image>` in an SVG.
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
  /** The sizes of the scrolled content (`of`) and of its viewport (`seen`). */
  readonly of?: readonly [number, number]
  readonly seen?: readonly [number, number]
}

/** Opens a page and runs its inline script. */
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

/** The scripts that the page has requested. */
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
  it('are requested once, when everything in the page has loaded', async () => {
    await open()
    vi.advanceTimersByTime(9000)
    expect(asked()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(asked()).toEqual(BOTH)
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(9000)
    expect(asked()).toEqual(BOTH)
  })

  it('are requested once, after 10 s at the latest', async () => {
    await open()
    vi.advanceTimersByTime(10_000)
    expect(asked()).toEqual(BOTH)
    window.dispatchEvent(new Event('load'))
    expect(asked()).toEqual(BOTH)
  })

  it('do not include the overlay on a page without the map', async () => {
    await open({ html: '<h1>Skills</h1>' })
    window.dispatchEvent(new Event('load'))
    expect(asked()).toEqual(BOTH.slice(0, 1))
  })

  it('that fail to load leave no button without function', async () => {
    await open()
    window.dispatchEvent(new Event('load'))
    expect(document.querySelectorAll('[data-act]')).toHaveLength(2)
    document.querySelector('script')?.onerror?.(new Event('error'))
    expect(document.querySelectorAll('[data-act]')).toHaveLength(0)
    expect(document.querySelectorAll('[data-surface] *, a')).toHaveLength(3)
  })
})

describe('with Save-Data on', () => {
  it('the overlay is not preloaded', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    await open()
    window.dispatchEvent(new Event('load'))
    expect(asked()).toEqual(BOTH.slice(0, 1))
  })
})

describe('recorded for later scripts:', () => {
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

describe('the natively scrolled map', () => {
  it.each([
    { seen: [1441, 813], left: 303.5 },
    { seen: [411, 700], left: 818.5 },
    { seen: [2560, 1276], left: 0 },
  ] as const)('starts at its middle, in a viewport of $seen px', async ({ seen, left }) => {
    const of = [Math.max(2048, seen[0]), 1536] as const
    expect((await open({ of, seen })).surface.scrollLeft).toBe(left)
  })

  it('starts at its middle without a forced layout if the style sheet can do that', async () => {
    vi.stubGlobal('CSS', { supports: (what: string) => what === 'scroll-initial-target:nearest' })
    const { surface } = await open()
    expect(surface.scrollLeft).toBe(0)
    expect(measured).toBe(0)
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

describe('a browser that is too old for the scripts', () => {
  it('requests none of them, and shows no button without function', async () => {
    const { replaceChildren } = Element.prototype
    Reflect.deleteProperty(Element.prototype, 'replaceChildren')
    await open().finally(() => Object.assign(Element.prototype, { replaceChildren }))
    vi.advanceTimersByTime(10_000)
    expect(document.head.children.length).toBe(0)
    expect(document.querySelector('[data-static]')?.children.length).toBe(0)
  })
})
