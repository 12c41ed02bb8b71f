import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Controller } from '../../src/panzoom/controller'
import { browserClock, listen, prefersReducedMotion } from '../../src/panzoom/listen'
import { toScreen } from '../../src/panzoom/view'
import { ManualClock } from '../helpers/clock'
import { MAP, ZOOM } from '../helpers/hands'

/** Where the surface lies on the page, in client px. */
const LEFT = 30
const TOP = 50

/** Every call by which an input can reach the controller. */
const INPUTS = [
  'press',
  'move',
  'release',
  'cancel',
  'cancelAll',
  'wheel',
  'zoomBy',
  'zoomStep',
  'panBy',
  'home',
  'act',
  'resize',
] as const

/** A page with a root, in it a surface of 1440 x 900 and a button, in the surface a link; and what listens to them. */
function open() {
  document.body.innerHTML = '<div><div><a href="#region"><span></span></a></div><button></button></div><p></p>'
  const get = (selector: string) => document.querySelector(selector) as HTMLElement
  const surface = get('div > div')
  const page = { root: get('div'), surface, link: get('a'), button: get('button'), outside: get('p') }
  const box = { width: 1440, height: 900 }
  surface.getBoundingClientRect = () => new DOMRect(LEFT, TOP, box.width, box.height)
  const captured = new Set<number>()
  surface.hasPointerCapture = (id) => captured.has(id)
  surface.setPointerCapture = vi.fn((id: number) => void captured.add(id))
  const clock = new ManualClock()
  const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false })
  const unlisten = listen({ surface, root: page.root }, controller)
  endings.push(unlisten)
  return { ...page, box, clock, controller, unlisten }
}

/** What ends the listening of the test under way: a window outlives its page. */
const endings: (() => void)[] = []

// As in jsdom, whatever a helper of other tests has made of it.
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', undefined)
})

afterEach(() => {
  for (const end of endings.splice(0)) end()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** Sends a pointer event at a place on the surface; returns whether nobody prevented it. */
function point(target: EventTarget, type: string, x: number, y: number, init: PointerEventInit = {}) {
  const buttons = type === 'pointerup' ? 0 : 1
  const at = { clientX: LEFT + x, clientY: TOP + y }
  const rest = { pointerId: 1, pointerType: 'mouse', button: 0, buttons, bubbles: true, cancelable: true }
  return target.dispatchEvent(new PointerEvent(type, { ...rest, ...at, ...init }))
}

/** Presses, moves by so many px to the right, and lifts. */
function drag(target: EventTarget, px: number, init: PointerEventInit = {}) {
  point(target, 'pointerdown', 700, 400, init)
  point(target, 'pointermove', 700 + px, 400, init)
  point(target, 'pointerup', 700 + px, 400, init)
}

/** Sends a click and tells whether its default was left to it, and whether the link itself heard it. */
function click(link: HTMLElement, detail = 1) {
  const heard = vi.fn()
  link.addEventListener('click', heard, { once: true })
  const isLeft = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  link.removeEventListener('click', heard)
  return { isLeft, isHeard: heard.mock.calls.length === 1 }
}

/** Sends any other event, with whatever it carries; returns whether nobody prevented it. */
function send(target: EventTarget, type: string, carries: object = {}) {
  const event = new Event(type, { bubbles: true, cancelable: true })
  return target.dispatchEvent(Object.assign(event, carries))
}

/** Turns the wheel at a place on the surface; returns whether nobody prevented it. */
function turn(target: EventTarget, deltaY: number, x: number, y: number) {
  const at = { clientX: LEFT + x, clientY: TOP + y }
  return target.dispatchEvent(new WheelEvent('wheel', { deltaY, ...at, bubbles: true, cancelable: true }))
}

/** Presses a key; returns whether nobody prevented it. */
function key(target: EventTarget, init: KeyboardEventInit) {
  return target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
}

/** A ResizeObserver that tells nothing by itself, and a list of those that were made. */
function stubResizeObserver() {
  const observers: { callback: () => void; observe: () => void; disconnect: () => void }[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
      constructor(readonly callback: () => void) {
        observers.push(this)
      }
    },
  )
  return { observers }
}

describe('pointers', () => {
  it('reach the controller with their place on the surface', () => {
    const { link, controller } = open()
    const [press, move] = [vi.spyOn(controller, 'press'), vi.spyOn(controller, 'move')]
    point(link, 'pointerdown', 700, 400, { pointerId: 7, pointerType: 'touch' })
    point(link, 'pointermove', 690, 380, { pointerId: 7, pointerType: 'touch' })
    expect(press).toHaveBeenCalledExactlyOnceWith(7, { x: 700, y: 400 }, 'touch', expect.any(Number))
    expect(move).toHaveBeenCalledExactlyOnceWith(7, { x: 690, y: 380 }, expect.any(Number))
    expect(controller.view).toEqual({ x: -314, y: -20, scale: 1 })
  })

  it.each([
    { pointerType: 'mouse', kind: 'mouse' },
    { pointerType: 'touch', kind: 'touch' },
    { pointerType: 'pen', kind: 'pen' },
    { pointerType: '', kind: 'mouse' },
  ])('of type $pointerType are taken for $kind', ({ pointerType, kind }) => {
    const { surface, controller } = open()
    const press = vi.spyOn(controller, 'press')
    point(surface, 'pointerdown', 1, 2, { pointerType })
    expect(press).toHaveBeenCalledWith(1, { x: 1, y: 2 }, kind, expect.any(Number))
  })

  it('are placed by where the surface is when they go down', () => {
    const { surface, controller } = open()
    const press = vi.spyOn(controller, 'press')
    surface.getBoundingClientRect = () => new DOMRect(LEFT, TOP - 200, 1440, 900)
    point(surface, 'pointerdown', 700, 100)
    expect(press).toHaveBeenCalledWith(1, { x: 700, y: 300 }, 'mouse', expect.any(Number))
  })

  it.each([1, 2, 3])('with button %d do nothing', (button) => {
    const { surface, controller } = open()
    const press = vi.spyOn(controller, 'press')
    point(surface, 'pointerdown', 700, 400, { button })
    point(surface, 'pointermove', 600, 300)
    point(surface, 'pointerup', 600, 300, { button })
    expect(press).not.toHaveBeenCalled()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('that go down beside the surface do nothing', () => {
    const { button, outside, controller } = open()
    drag(button, -50)
    drag(outside, -50)
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('drag on where they have left the surface', () => {
    const { surface, outside, controller } = open()
    point(surface, 'pointerdown', 700, 400)
    point(outside, 'pointermove', 650, 400)
    expect(controller.view.x).toBe(-354)
    point(outside, 'pointerup', 650, 400)
    point(outside, 'pointermove', 600, 400)
    expect(controller.view.x).toBe(-354)
  })

  it('pinch', () => {
    const { surface, controller } = open()
    point(surface, 'pointerdown', 600, 400, { pointerId: 1, pointerType: 'touch' })
    point(surface, 'pointerdown', 800, 400, { pointerId: 2, pointerType: 'touch' })
    point(surface, 'pointermove', 500, 400, { pointerId: 1, pointerType: 'touch' })
    point(surface, 'pointermove', 900, 400, { pointerId: 2, pointerType: 'touch' })
    expect(controller.view).toEqual({ x: 700 - 1004 * 2, y: -400, scale: 2 })
  })

  it('tapped twice with Shift zoom out', () => {
    const { surface, clock, controller } = open()
    for (let times = 0; times < 2; times += 1) drag(surface, 0, { shiftKey: true })
    clock.rest()
    expect(controller.view.scale).toBe(2 ** -0.5)
  })

  it('of a mouse are let go by the first button, whatever other is still down', () => {
    const { surface, controller } = open()
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 700, 300)
    const { y } = controller.view
    point(surface, 'pointermove', 700, 300, { buttons: 2 })
    point(surface, 'pointermove', 700, 200, { buttons: 2 })
    expect(controller.view.y).toBe(y)
  })

  it('that were lost unheard are forgotten at the next press, which is no pinch', () => {
    const { surface, controller } = open()
    point(surface, 'pointerdown', 700, 400, { pointerId: 1, pointerType: 'touch', isPrimary: true })
    point(surface, 'pointerdown', 200, 300, { pointerId: 2, pointerType: 'touch', isPrimary: true })
    point(surface, 'pointermove', 200, 200, { pointerId: 2, pointerType: 'touch', isPrimary: true })
    expect(controller.view.scale).toBe(1)
    expect(controller.view.y).toBe(-100)
  })

  it('that are lost in mid-drag still end in no click', () => {
    const { surface, link } = open()
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 700, 300)
    window.dispatchEvent(new Event('blur'))
    point(surface, 'pointerup', 700, 300)
    const click = new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true })
    link.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
  })

  it('of a mouse that move with no button down have been let go', () => {
    const { surface, controller } = open()
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 650, 400)
    point(surface, 'pointermove', 500, 400, { buttons: 0 })
    point(surface, 'pointermove', 400, 400)
    expect(controller.view.x).toBe(-354)
  })

  it('that the system takes away are let go, and throw nothing', () => {
    const { surface, clock, controller } = open()
    point(surface, 'pointerdown', 700, 400, { pointerType: 'touch' })
    clock.advance(20)
    point(surface, 'pointermove', 650, 400, { pointerType: 'touch' })
    point(surface, 'pointercancel', 650, 400, { pointerType: 'touch' })
    point(surface, 'pointermove', 500, 400, { pointerType: 'touch' })
    clock.rest()
    expect(controller.view.x).toBe(-354)
    expect(clock.waiting).toBe(0)
  })

  it('are let go when the window loses focus', () => {
    const { surface, clock, controller } = open()
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 650, 400)
    window.dispatchEvent(new Event('blur'))
    point(surface, 'pointermove', 500, 400)
    clock.rest()
    expect(controller.view.x).toBe(-354)
    expect(clock.waiting).toBe(0)
  })
})

describe('capture', () => {
  it('is taken once, and only when the press is a drag', () => {
    const { surface, link } = open()
    point(link, 'pointerdown', 700, 400, { pointerId: 7 })
    point(link, 'pointermove', 703, 400, { pointerId: 7 })
    expect(surface.setPointerCapture).not.toHaveBeenCalled()
    point(link, 'pointermove', 704, 400, { pointerId: 7 })
    point(link, 'pointermove', 720, 400, { pointerId: 7 })
    expect(surface.setPointerCapture).toHaveBeenCalledExactlyOnceWith(7)
  })

  it('of a pointer that is gone is no matter', () => {
    const { surface, controller } = open()
    surface.setPointerCapture = () => {
      throw new DOMException('No such pointer', 'NotFoundError')
    }
    drag(surface, -50)
    expect(controller.view.x).toBe(-354)
  })

  it('is not missed where there is none', () => {
    const { surface, controller } = open()
    Object.assign(surface, { setPointerCapture: undefined, hasPointerCapture: undefined })
    drag(surface, -50)
    expect(controller.view.x).toBe(-354)
  })

  it('lost by the surface ends the drag', () => {
    const { surface, controller } = open()
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 650, 400)
    point(surface, 'lostpointercapture', 650, 400)
    point(surface, 'pointermove', 500, 400)
    expect(controller.view.x).toBe(-354)
  })

  it('lost by a link in it does not: the surface has it now', () => {
    const { surface, link, controller } = open()
    point(link, 'pointerdown', 700, 400, { pointerType: 'touch' })
    point(link, 'pointermove', 650, 400, { pointerType: 'touch' })
    point(link, 'lostpointercapture', 650, 400, { pointerType: 'touch' })
    point(surface, 'pointermove', 500, 400, { pointerType: 'touch' })
    expect(controller.view.x).toBe(-504)
  })
})

describe('a click', () => {
  it('after a press within the tolerance is left to the link', () => {
    const { link } = open()
    drag(link, 3)
    expect(click(link)).toEqual({ isLeft: true, isHeard: true })
  })

  it('after a drag is swallowed', () => {
    const { link } = open()
    drag(link, 4)
    expect(click(link)).toEqual({ isLeft: false, isHeard: false })
  })

  it('after a drag by key or script is left to the link', () => {
    const { link } = open()
    drag(link, 50)
    expect(click(link, 0)).toEqual({ isLeft: true, isHeard: true })
  })

  it('after a hold is swallowed', () => {
    const { link, clock } = open()
    point(link, 'pointerdown', 700, 400, { pointerType: 'touch' })
    clock.advance(700)
    point(link, 'pointerup', 700, 400, { pointerType: 'touch' })
    expect(click(link)).toEqual({ isLeft: false, isHeard: false })
  })

  it('of the next press is judged by that press', () => {
    const { link } = open()
    drag(link, 50)
    drag(link, 0)
    expect(click(link)).toEqual({ isLeft: true, isHeard: true })
  })

  it('on a control beside the surface is never swallowed', () => {
    const { surface, button } = open()
    drag(surface, 50)
    expect(click(button)).toEqual({ isLeft: true, isHeard: true })
  })
})

describe('what the browser would do by itself', () => {
  it.each([
    { pointerType: 'touch', isLeft: false },
    { pointerType: 'mouse', isLeft: true },
    { pointerType: 'pen', isLeft: true },
  ])('its menu after $pointerType is left to it: $isLeft', ({ pointerType, isLeft }) => {
    const { link } = open()
    point(link, 'pointerdown', 700, 400, { pointerType })
    expect(send(link, 'contextmenu')).toBe(isLeft)
  })

  it('its menu after the second button of a mouse is left to it, though a finger was here before', () => {
    const { link } = open()
    drag(link, 0, { pointerType: 'touch' })
    point(link, 'pointerdown', 700, 400, { button: 2, buttons: 2 })
    expect(send(link, 'contextmenu')).toBe(true)
  })

  it('it does not carry off a link', () => {
    const { link } = open()
    expect(send(link, 'dragstart')).toBe(false)
  })
})

describe('the wheel', () => {
  it('zooms at the cursor, and neither scrolls nor zooms the page', () => {
    const { link, clock, controller } = open()
    expect(turn(link, -200, 700, 400)).toBe(false)
    clock.rest()
    expect(controller.view).toEqual({ x: 700 - 1004 * 2, y: -400, scale: 2 })
  })

  it('has its place told by where the surface is now', () => {
    const { surface, clock, controller } = open()
    surface.getBoundingClientRect = () => new DOMRect(LEFT, TOP - 100, 1440, 900)
    turn(surface, -200, 700, 300)
    clock.rest()
    expect(toScreen(controller.view, { x: 1004, y: 400 })).toEqual({ x: 700, y: 400 })
  })

  it('is heard by a listener that may prevent it', () => {
    const add = vi.spyOn(HTMLElement.prototype, 'addEventListener')
    open()
    const [, , options] = add.mock.calls.find(([type]) => type === 'wheel') ?? []
    expect(options).toMatchObject({ passive: false })
  })

  it('beside the surface is left to the page', () => {
    const { button, outside } = open()
    expect(turn(button, -100, 0, 0)).toBe(true)
    expect(turn(outside, -100, 0, 0)).toBe(true)
  })
})

describe('a pinch in Safari', () => {
  const at = { clientX: LEFT + 700, clientY: TOP + 400 }

  it('zooms about its place by as much as the fingers part', () => {
    const { surface, controller } = open()
    expect(send(surface, 'gesturestart', { ...at, scale: 1 })).toBe(false)
    expect(send(surface, 'gesturechange', { ...at, scale: 1.25 })).toBe(false)
    expect(controller.view.scale).toBe(1.25)
    send(surface, 'gesturechange', { ...at, scale: 2 })
    expect(controller.view).toEqual({ x: 700 - 1004 * 2, y: -400, scale: 2 })
  })

  it('counts anew from each beginning', () => {
    const { surface, controller } = open()
    for (let times = 0; times < 2; times += 1) {
      send(surface, 'gesturestart', { ...at, scale: 1 })
      send(surface, 'gesturechange', { ...at, scale: 1.5 })
    }
    expect(controller.view.scale).toBe(2.25)
  })

  it('on a touch screen is left to the fingers, but not to the page', () => {
    const { surface, controller } = open()
    point(surface, 'pointerdown', 700, 400, { pointerType: 'touch' })
    expect(send(surface, 'gesturestart', { ...at, scale: 1 })).toBe(false)
    expect(send(surface, 'gesturechange', { ...at, scale: 2 })).toBe(false)
    expect(controller.view.scale).toBe(1)
  })
})

describe('keys', () => {
  it('of the map act, from anywhere in the root, and do not scroll the page', () => {
    const { root, link, button, clock, controller } = open()
    expect(key(root, { key: 'ArrowRight' })).toBe(false)
    expect(key(link, { key: 'ArrowDown', shiftKey: true })).toBe(false)
    expect(key(button, { key: '+' })).toBe(false)
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 0.5)
    const centre = toScreen(controller.view, { x: 1104, y: 690 })
    expect(centre.x).toBeCloseTo(720, 9)
    expect(centre.y).toBeCloseTo(450, 9)
  })

  it.each<KeyboardEventInit>([
    { key: '6' },
    { key: ' ' },
    { key: 'Enter' },
    { key: 'Tab' },
    { key: '+', ctrlKey: true },
    { key: '-', metaKey: true },
    { key: 'ArrowLeft', altKey: true },
  ])('that are not of the map are left to the browser: %o', (init) => {
    const { root, clock } = open()
    expect(key(root, init)).toBe(true)
    expect(clock.waiting).toBe(0)
  })

  it('outside the root do nothing', () => {
    const { outside, clock } = open()
    expect(key(outside, { key: '+' })).toBe(true)
    expect(clock.waiting).toBe(0)
  })
})

describe('the size', () => {
  it('is known from the start', () => {
    const { controller } = open()
    expect(controller.bounds.viewport).toEqual({ width: 1440, height: 900 })
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('is taken again when the window tells of another, where nobody watches elements', () => {
    const { box, controller } = open()
    Object.assign(box, { width: 2560, height: 1440 })
    window.dispatchEvent(new Event('resize'))
    expect(controller.view).toEqual({ x: 256, y: 0, scale: 1 })
  })

  it('is watched on the element where that is possible, and not on the window', () => {
    const { observers } = stubResizeObserver()
    const { surface, box, controller, unlisten } = open()
    const [observer] = observers
    expect(observers).toHaveLength(1)
    expect(observer?.observe).toHaveBeenCalledExactlyOnceWith(surface)
    Object.assign(box, { width: 2560, height: 1440 })
    window.dispatchEvent(new Event('resize'))
    expect(controller.view.x).toBe(-304)
    observer?.callback()
    expect(controller.view).toEqual({ x: 256, y: 0, scale: 1 })
    expect(observer?.disconnect).not.toHaveBeenCalled()
    unlisten()
    expect(observer?.disconnect).toHaveBeenCalledOnce()
  })
})

describe('after its end', () => {
  it('no event has an effect or is prevented, and no frame is left', () => {
    const { root, surface, link, clock, controller, unlisten } = open()
    key(root, { key: '+' })
    point(link, 'pointerdown', 700, 400, { pointerType: 'touch' })
    point(link, 'pointermove', 600, 400, { pointerType: 'touch' })
    expect(clock.waiting).toBe(1)
    unlisten()
    expect(clock.waiting).toBe(0)

    const { view } = controller
    const calls = INPUTS.map((input) => vi.spyOn(controller, input))
    point(link, 'pointermove', 500, 400, { pointerType: 'touch' })
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) point(surface, type, 500, 400)
    drag(link, -50)
    expect(click(link)).toEqual({ isLeft: true, isHeard: true })
    for (const type of ['contextmenu', 'dragstart']) expect(send(link, type)).toBe(true)
    for (const type of ['gesturestart', 'gesturechange']) expect(send(surface, type, { scale: 2 })).toBe(true)
    expect(turn(surface, -100, 700, 400)).toBe(true)
    expect(key(root, { key: '+' })).toBe(true)
    for (const type of ['blur', 'resize']) window.dispatchEvent(new Event(type))

    for (const call of calls) expect(call).not.toHaveBeenCalled()
    expect(controller.view).toBe(view)
    expect(clock.waiting).toBe(0)
  })

  it('every listener has been taken away by one signal', () => {
    const spies = [vi.spyOn(window, 'addEventListener'), vi.spyOn(HTMLElement.prototype, 'addEventListener')]
    const { unlisten } = open()
    const signals = spies.flatMap(({ mock }) => mock.calls.map(([, , options]) => options as AddEventListenerOptions))
    expect(signals.length).toBeGreaterThanOrEqual(14)
    for (const { signal } of signals) expect(signal?.aborted).toBe(false)
    unlisten()
    for (const { signal } of signals) expect(signal?.aborted).toBe(true)
  })

  it('it can be listened to again', () => {
    const { root, surface, controller, unlisten } = open()
    unlisten()
    endings.push(listen({ root, surface }, controller))
    drag(surface, -50)
    expect(controller.view.x).toBe(-354)
  })
})

describe('the browser', () => {
  it.each([
    { matches: true, prefers: true },
    { matches: false, prefers: false },
  ])('is asked whether less movement is wanted: $prefers', ({ matches, prefers }) => {
    const matchMedia = vi.fn(() => ({ matches }))
    vi.stubGlobal('matchMedia', matchMedia)
    expect(prefersReducedMotion()).toBe(prefers)
    expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
  })

  it('that cannot tell wants no less movement', () => {
    vi.stubGlobal('matchMedia', undefined)
    expect(prefersReducedMotion()).toBe(false)
  })

  it('gives its time and its frames, and takes frames back', () => {
    const request = vi.fn(() => 7)
    const cancel = vi.fn()
    vi.stubGlobal('requestAnimationFrame', request)
    vi.stubGlobal('cancelAnimationFrame', cancel)
    vi.spyOn(performance, 'now').mockReturnValue(1234.5)
    const onFrame = vi.fn()
    expect(browserClock.now()).toBe(1234.5)
    expect(browserClock.requestFrame(onFrame)).toBe(7)
    expect(request).toHaveBeenCalledExactlyOnceWith(onFrame)
    browserClock.cancelFrame(7)
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7)
  })
})
