/** A page with the engine on it, and the events that a browser would send there; time stands still between them. */
import { afterEach, vi } from 'vitest'
import { Controller } from '../../src/panzoom/controller'
import { listen } from '../../src/panzoom/listen'
import { ManualClock } from './clock'
import { MAP, ZOOM } from './hands'

/** Where the surface lies on the page, in client px. */
export const LEFT = 30
export const TOP = 50

/** The clock of the test under way. */
let clock = new ManualClock()

/** A page with a root, in it a surface of 1440 x 900 and a button, in the surface a link; and what listens to them. */
export function open() {
  document.body.innerHTML = '<div><div><a href="#region"><span></span></a></div><button></button></div><p></p>'
  const get = (selector: string) => document.querySelector(selector) as HTMLElement
  const surface = get('div > div')
  const page = { root: get('div'), surface, link: get('a'), button: get('button'), outside: get('p') }
  const box = { width: 1440, height: 900 }
  surface.getBoundingClientRect = () => new DOMRect(LEFT, TOP, box.width, box.height)
  const captured = new Set<number>()
  surface.setPointerCapture = vi.fn((id: number) => void captured.add(id))
  surface.hasPointerCapture = (id) => captured.has(id)
  clock = new ManualClock(10)
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now())
  const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false })
  const unlisten = listen(surface, controller, { root: page.root })
  endings.push(unlisten)
  return { ...page, box, clock, controller, unlisten }
}

/** As {@link open}, at rest in the middle of the map. */
export function openInTheMiddle() {
  const opened = open()
  opened.controller.perform({ pan: { x: 0, y: -318 } })
  clock.rest()
  return opened
}

/** What ends the listening of the test under way: a window outlives its page. */
export const endings: (() => void)[] = []

/** A signal for listeners of the test under way, and the function that aborts it, which is called after the test, too. */
export function ending() {
  const controller = new AbortController()
  const end = () => controller.abort()
  endings.push(end)
  return { signal: controller.signal, end }
}

afterEach(() => {
  for (const end of endings.splice(0)) end()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** Sends an event that happens now, with whatever it carries; returns whether nobody prevented it. */
export function send(target: EventTarget, event: Event | string, carries: object = {}) {
  const sent = typeof event === 'string' ? new Event(event, { bubbles: true, cancelable: true }) : event
  Object.defineProperty(sent, 'timeStamp', { value: clock.now() })
  return target.dispatchEvent(Object.assign(sent, carries))
}

/** Sends a pointer event at a place on the surface; returns whether nobody prevented it. */
export function point(target: EventTarget, type: string, x: number, y: number, init: PointerEventInit = {}) {
  const buttons = type === 'pointerup' ? 0 : 1
  const at = { clientX: LEFT + x, clientY: TOP + y }
  const rest = { pointerId: 1, pointerType: 'mouse', button: 0, buttons, bubbles: true, cancelable: true }
  return send(target, new PointerEvent(type, { ...rest, ...at, ...init }))
}

/** Presses, moves by so many px to the right, rests there so that nothing is thrown, and lifts. */
export function drag(target: EventTarget, px: number, init: PointerEventInit = {}) {
  point(target, 'pointerdown', 700, 400, init)
  point(target, 'pointermove', 700 + px, 400, init)
  clock.advance(150)
  point(target, 'pointerup', 700 + px, 400, init)
}

/** Sends a click and tells whether its default was left to it, and whether the link itself heard it. */
export function click(link: HTMLElement, detail = 1) {
  const heard = vi.fn()
  link.addEventListener('click', heard, { once: true })
  const isLeft = send(link, new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  link.removeEventListener('click', heard)
  return { isLeft, isHeard: heard.mock.calls.length === 1 }
}

/** Turns the wheel at a place on the surface; returns whether nobody prevented it. */
export function turn(target: EventTarget, deltaY: number, x = 720, y = 450, init: WheelEventInit = {}) {
  const at = { clientX: LEFT + x, clientY: TOP + y }
  return send(target, new WheelEvent('wheel', { deltaY, ...at, bubbles: true, cancelable: true, ...init }))
}

/** Presses a key, or again while it is down; returns whether nobody prevented it. */
export function key(target: EventTarget, init: KeyboardEventInit) {
  return send(target, new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
}

/** Lifts a key. */
export function lift(target: EventTarget, key: string) {
  send(target, new KeyboardEvent('keyup', { bubbles: true, cancelable: true, key }))
}

/** Lets another listener on an element, heard before the map's, take an event for itself. */
export function takeFrom(element: HTMLElement, type: string) {
  element.addEventListener(type, (event) => event.preventDefault(), { capture: true })
}
