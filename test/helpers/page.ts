/** A page with the engine on it, and the events that a browser would send. The test advances the time. */
import { afterEach, vi } from 'vitest'
import { Controller } from '../../src/panzoom/core/controller'
import { listen } from '../../src/panzoom/dom/listen'
import type { InputOptions } from '../../src/panzoom/dom/surface'
import type { LiveMap } from '../../src/site/map/liveMap'
import { ManualClock } from '../../src/site/parts/manualClock'
import { areaBox, middleOf } from '../../src/table/area'
import { MAP, ZOOM } from './fingers'
import { PLACES } from './places'
import { send } from './pointer'

export { send }

/** Where the surface lies on the page, in client px. */
export const LEFT = 30
export const TOP = 50

/**
 * A page with a root that contains a surface of 1440 x 900, a link in it, and a button; and its controller,
 * which listens to all inputs.
 */
export function open(frameMs = 10, options: InputOptions = {}) {
  document.body.innerHTML =
    '<div><div><a href="#region"><span></span></a></div><button></button></div><p></p>'
  const get = (selector: string) => document.querySelector(selector) as HTMLElement
  const surface = get('div > div')
  surface.dataset.surface = ''
  const page = { root: get('div'), surface, link: get('a'), button: get('button'), outside: get('p') }
  const box = { left: LEFT, top: TOP, width: 1440, height: 900 }
  for (const element of [page.root, surface])
    element.getBoundingClientRect = () => new DOMRect(box.left, box.top, box.width, box.height)
  const clock = new ManualClock(frameMs)
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now())
  const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false })
  const ending = new AbortController()
  listen(surface, controller, { root: page.root, ...options }, ending.signal)
  const unlisten = () => ending.abort()
  cleanups.push(unlisten)
  return { ...page, box, clock, controller, unlisten }
}

/** As {@link open}, at rest in the middle of the map. */
export function openInTheMiddle(frameMs = 10) {
  const opened = open(frameMs)
  opened.controller.goTo({ x: -304, y: -318, scale: 1 }, 0)
  opened.clock.rest()
  return opened
}

/** The map as its features receive it: the places have the links of the surface, in their order. */
export function liveMapOf({ controller, root, surface }: ReturnType<typeof open>): LiveMap {
  const links = [...surface.querySelectorAll<SVGAElement>('a')]
  const places = PLACES.flatMap((place, index) => {
    const element = links[index]
    const live = { board: document.createElement('a'), middle: middleOf(areaBox(place)) }
    return element ? [{ ...place, ...live, element }] : []
  })
  const strip = surface.appendChild(document.createElement('div'))
  return { controller, root, surface, sheet: surface, strip, places }
}

/** Functions that are called after the current test: listeners on the window would outlive its page. */
export const cleanups: (() => void)[] = []

afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** Sends a pointer event at a position on the surface. Returns whether its default is not prevented. */
export function point(target: EventTarget, type: string, x: number, y: number, init: PointerEventInit = {}) {
  const at = { clientX: LEFT + x, clientY: TOP + y, buttons: type === 'pointerup' ? 0 : 1 }
  const rest = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, cancelable: true }
  return send(target, new PointerEvent(type, { ...rest, ...at, ...init }))
}

/** Sends a click. Returns whether its default is not prevented, and whether the link itself received it. */
export function click(link: HTMLElement, detail = 1, pointerType = 'mouse') {
  const onClick = vi.fn()
  link.addEventListener('click', onClick, { once: true })
  const event = new PointerEvent('click', { bubbles: true, cancelable: true, detail, pointerType })
  const isAllowed = send(link, event)
  link.removeEventListener('click', onClick)
  return { isAllowed, isReceived: onClick.mock.calls.length === 1 }
}

/** Turns the wheel at a position on the surface. Returns whether its default is not prevented. */
export function turn(target: EventTarget, deltaY: number, x = 720, y = 450, init: WheelEventInit = {}) {
  const at = { clientX: LEFT + x, clientY: TOP + y }
  return send(target, new WheelEvent('wheel', { deltaY, ...at, bubbles: true, cancelable: true, ...init }))
}

/** Presses a key, or repeats it. Returns whether its default is not prevented. */
export function key(target: EventTarget, init: KeyboardEventInit) {
  return send(target, new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
}

/** Prevents the default of an event on an element, before the map's listeners receive it. */
export function preventDefaultOf(element: HTMLElement, type: string) {
  element.addEventListener(type, (event) => event.preventDefault(), { capture: true })
}

/** Stops the propagation of an event before it reaches the element. */
export function stopPropagationOf(element: HTMLElement, type: string) {
  element.addEventListener(type, (event) => event.stopPropagation(), { capture: true })
}
