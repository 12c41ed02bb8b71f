import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserClock, listen, prefersReducedMotion } from '../../src/panzoom/listen'
import { easeTo } from '../../src/panzoom/transition'
import { toScreen } from '../../src/panzoom/view'
import { expectSame } from '../helpers/engine'
import { gesturesOn } from '../helpers/fingers'
import {
  cleanups,
  click,
  drag,
  key,
  LEFT,
  open,
  openInTheMiddle,
  point,
  preventDefaultOf,
  releaseKey,
  send,
  TOP,
  turn,
} from '../helpers/page'

/** Every method by which an input can reach the controller. */
const INPUTS = [
  'perform',
  'goTo',
  'startInteraction',
  'updateInteraction',
  'resize',
  'setPanVelocity',
  'animate',
  'scaleBy',
] as const

/** Stubs `ResizeObserver` by one that never calls back by itself. Returns the observers that are created. */
function stubResizeObserver() {
  const observers: { callback: () => void; observe: () => void; disconnect: () => void }[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
      readonly callback: () => void
      constructor(callback: () => void) {
        this.callback = callback
        observers.push(this)
      }
    },
  )
  return { observers }
}

describe('pointers', () => {
  it('drag the map point under their position on the surface', () => {
    const { link, controller } = open()
    point(link, 'pointerdown', 700, 400, { pointerId: 7, pointerType: 'touch' })
    point(link, 'pointermove', 670, 360, { pointerId: 7, pointerType: 'touch' })
    expect(controller.view).toEqual({ x: -334, y: -40, scale: 1 })
  })

  it.each([
    { pointerType: 'mouse', px: 3, x: -304 },
    { pointerType: 'mouse', px: 4, x: -302.5 },
    { pointerType: 'touch', px: 10, x: -304 },
    { pointerType: 'touch', px: 11, x: -302.5 },
    { pointerType: 'pen', px: 10, x: -304 },
    { pointerType: '', px: 11, x: -302.5 },
  ])('of type $pointerType that move by $px px move the map to x = $x', ({ pointerType, px, x }) => {
    const { surface, controller } = open()
    drag(surface, px, { pointerType })
    expectSame(controller.view, { x, y: 0, scale: 1 })
  })

  it('have positions relative to the surface as measured at the press', () => {
    const { surface, clock, controller } = open()
    surface.getBoundingClientRect = () => new DOMRect(LEFT, TOP - 200, 1440, 900)
    for (let times = 0; times < 2; times += 1) {
      point(surface, 'pointerdown', 720, 100)
      point(surface, 'pointerup', 720, 100)
    }
    clock.rest()
    expect(toScreen(controller.view, { x: 1024, y: 300 })).toEqual({ x: 720, y: 300 })
    expect(controller.view.scale).toBe(2)
  })

  it.each([1, 2, 3])('with button %d do nothing', (button) => {
    const { surface, controller } = open()
    const hold = vi.spyOn(controller, 'startInteraction')
    point(surface, 'pointerdown', 700, 400, { button })
    point(surface, 'pointermove', 600, 300)
    point(surface, 'pointerup', 600, 300, { button })
    expect(hold).not.toHaveBeenCalled()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('that come down outside the surface do nothing', () => {
    const { button, outside, controller } = open()
    drag(button, -50)
    drag(outside, -50)
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('go on dragging outside the surface', () => {
    const { surface, outside, controller } = open()
    point(surface, 'pointerdown', 700, 400)
    point(outside, 'pointermove', 650, 400)
    expect(controller.view.x).toBe(-354)
    point(outside, 'pointerup', 650, 400)
    point(outside, 'pointermove', 600, 400)
    expect(controller.view.x).toBe(-354)
  })

  it('are ignored if the default of their pointerdown is prevented', () => {
    const { surface, link, clock, controller } = open()
    preventDefaultOf(surface, 'pointerdown')
    drag(link, -50)
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('are timed by their time stamps: a fling delivered late has the velocity of the finger', () => {
    const { surface, clock, controller } = openInTheMiddle()
    clock.advance(500)
    const late = (type: string, x: number, agoMs: number) => {
      const at = { clientX: LEFT + x, clientY: TOP + 400, pointerId: 1, pointerType: 'touch', bubbles: true }
      const event = new PointerEvent(type, at)
      Object.defineProperty(event, 'timeStamp', { value: clock.now() - agoMs })
      surface.dispatchEvent(event)
    }
    late('pointerdown', 700, 300)
    for (let step = 1; step <= 9; step += 1) late('pointermove', 700 - 2 * step, 300 - 10 * step)
    late('pointerup', 682, 210)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 - 12 - 325 * (0.2 - 0.01), 6)
  })

  it('with a time stamp in the future count as of now', () => {
    const { surface, clock, controller } = openInTheMiddle()
    clock.advance(500)
    const early = (type: string, x: number, agoMs: number) => {
      const at = { clientX: LEFT + x, clientY: TOP + 400, pointerId: 1, pointerType: 'touch', bubbles: true }
      const event = new PointerEvent(type, at)
      Object.defineProperty(event, 'timeStamp', { value: clock.now() - agoMs })
      surface.dispatchEvent(event)
    }
    early('pointerdown', 700, 90)
    for (let step = 1; step <= 9; step += 1) early('pointermove', 700 - 2 * step, 90 - 10 * step)
    early('pointerup', 682, -50)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 - 12 - 325 * (0.2 - 0.01), 6)
  })

  it('zoom by a pinch', () => {
    const { surface, controller } = open()
    point(surface, 'pointerdown', 600, 400, { pointerId: 1, pointerType: 'touch' })
    point(surface, 'pointerdown', 800, 400, { pointerId: 2, pointerType: 'touch' })
    point(surface, 'pointermove', 500, 400, { pointerId: 1, pointerType: 'touch' })
    point(surface, 'pointermove', 900, 400, { pointerId: 2, pointerType: 'touch' })
    expect(controller.view).toEqual({ x: 700 - 1004 * 2, y: -400, scale: 2 })
  })

  it('zoom out by a double tap with Shift', () => {
    const { surface, clock, controller } = open()
    for (let times = 0; times < 2; times += 1) drag(surface, 0, { shiftKey: true })
    clock.rest()
    expect(controller.view.scale).toBe(2 ** -0.5)
  })

  it('of a mouse are released with the primary button, even if another button is down', () => {
    const { surface, controller } = open()
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 700, 300)
    const { y } = controller.view
    point(surface, 'pointermove', 700, 300, { buttons: 2 })
    point(surface, 'pointermove', 700, 200, { buttons: 2 })
    expect(controller.view.y).toBe(y)
  })

  it('whose release was not reported are dropped at the next press, which is no pinch', () => {
    const { surface, controller } = open()
    point(surface, 'pointerdown', 700, 400, { pointerId: 1, pointerType: 'touch', isPrimary: true })
    point(surface, 'pointerdown', 200, 300, { pointerId: 2, pointerType: 'touch', isPrimary: true })
    point(surface, 'pointermove', 200, 200, { pointerId: 2, pointerType: 'touch', isPrimary: true })
    expect(controller.view.scale).toBe(1)
    expect(controller.view.y).toBe(-100)
  })

  it('that are lost during a drag do not click', () => {
    const { surface, link } = open()
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 700, 300)
    send(window, 'blur')
    point(surface, 'pointerup', 700, 300)
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
  })

  it('of a mouse that move without a button down have been released', () => {
    const { surface, clock, controller } = open()
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 650, 400)
    clock.advance(150)
    point(surface, 'pointermove', 500, 400, { buttons: 0 })
    point(surface, 'pointermove', 400, 400)
    expect(controller.view.x).toBe(-354)
  })

  it('of a pen that hovers have been lifted, even if no event has reported it', () => {
    const { surface, controller } = open()
    const pen = { pointerType: 'pen', isPrimary: true }
    point(surface, 'pointerdown', 700, 400, pen)
    point(surface, 'pointermove', 650, 400, pen)
    point(surface, 'pointermove', 500, 400, { ...pen, buttons: 0 })
    expect(controller.view.x).toBe(-354)
    point(surface, 'pointermove', 400, 400, { ...pen, buttons: 0 })
    expect(controller.view.x).toBe(-354)
  })

  it.each(['mouse', 'pen'])('of another type are ignored during a drag by %s, which goes on', (pointerType) => {
    const { surface, link, controller } = open()
    point(surface, 'pointerdown', 700, 400, { pointerId: 1, pointerType, isPrimary: true })
    point(surface, 'pointermove', 650, 400, { pointerId: 1, pointerType, isPrimary: true })
    const palm = { pointerId: 2, pointerType: 'touch', isPrimary: true }
    expect(point(surface, 'pointerdown', 900, 700, palm)).toBe(false)
    point(surface, 'pointermove', 905, 760, palm)
    point(surface, 'pointerup', 905, 760, palm)
    point(surface, 'pointermove', 600, 380, { pointerId: 1, pointerType, isPrimary: true })
    expect(controller.view).toEqual({ x: -404, y: -20, scale: 1 })
    point(surface, 'pointerup', 600, 380, { pointerId: 1, pointerType, isPrimary: true })
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
  })

  it.each([
    { of: 'the first finger', isPrimary: true },
    { of: 'a finger after one outside the map', isPrimary: false },
  ])('of another type take the map from a press that is not a drag yet: $of', ({ isPrimary }) => {
    const { surface, controller } = open()
    point(surface, 'pointerdown', 700, 400, { pointerId: 1, pointerType: 'mouse', isPrimary: true })
    point(surface, 'pointerdown', 900, 700, { pointerId: 2, pointerType: 'touch', isPrimary })
    point(surface, 'pointermove', 900, 600, { pointerId: 2, pointerType: 'touch', isPrimary })
    expect(controller.view).toEqual({ x: -304, y: -100, scale: 1 })
  })

  it('of a palm are ignored while a pen is down, even before it drags', () => {
    const { surface, controller } = open()
    const pen = { pointerId: 1, pointerType: 'pen', isPrimary: true }
    const palm = { pointerId: 2, pointerType: 'touch', isPrimary: true }
    point(surface, 'pointerdown', 700, 400, pen)
    point(surface, 'pointermove', 704, 400, pen)
    expect(point(surface, 'pointerdown', 900, 700, palm)).toBe(false)
    point(surface, 'pointermove', 900, 760, palm)
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
    point(surface, 'pointermove', 600, 380, pen)
    expect(controller.view).toEqual({ x: -404, y: -20, scale: 1 })
  })

  it('of a pen take the map from a palm, even during its drag', () => {
    const { surface, controller } = open()
    const pen = { pointerId: 1, pointerType: 'pen', isPrimary: true }
    const palm = { pointerId: 2, pointerType: 'touch', isPrimary: true }
    point(surface, 'pointerdown', 900, 700, palm)
    point(surface, 'pointermove', 900, 660, palm)
    point(surface, 'pointerdown', 700, 400, pen)
    point(surface, 'pointermove', 900, 600, palm)
    expect(controller.view).toEqual({ x: -304, y: -40, scale: 1 })
    point(surface, 'pointermove', 600, 360, pen)
    expect(controller.view).toEqual({ x: -404, y: -80, scale: 1 })
  })

  it.each(['touch', 'mouse'])('of a pen take the map from a press by %s, which is then no click', (pointerType) => {
    const { link, surface } = open()
    point(link, 'pointerdown', 900, 700, { pointerId: 2, pointerType, isPrimary: true })
    point(surface, 'pointerdown', 700, 400, { pointerId: 1, pointerType: 'pen', isPrimary: true })
    point(link, 'pointerup', 900, 700, { pointerId: 2, pointerType, isPrimary: true })
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
  })

  it('of another type that are ignored leave the end of a drag no click, even if the window loses the focus', () => {
    const { link } = open()
    const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true }
    point(link, 'pointerdown', 700, 400, mouse)
    point(link, 'pointermove', 650, 400, mouse)
    point(link, 'pointerdown', 900, 700, { pointerId: 2, pointerType: 'touch', isPrimary: true })
    send(window, 'blur')
    point(link, 'pointerup', 650, 400, mouse)
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
  })

  it('of a palm that is ignored and cancelled do not affect the next press with its id', () => {
    const { link, surface } = open()
    const palm = { pointerId: 2, pointerType: 'touch', isPrimary: true }
    point(surface, 'pointerdown', 700, 400, { pointerId: 1, pointerType: 'pen', isPrimary: true })
    point(surface, 'pointerdown', 900, 700, palm)
    point(surface, 'pointercancel', 900, 700, palm)
    link.addEventListener('pointerdown', (event) => event.stopPropagation())
    drag(link, 0, palm)
    expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
  })

  it.each(['pointerup', 'pointercancel'])('end with a %s whose propagation another element stops', (type) => {
    const { surface, outside, controller } = open()
    outside.addEventListener(type, (event) => event.stopPropagation())
    point(surface, 'pointerdown', 700, 400, { pointerType: 'touch' })
    point(outside, 'pointermove', 670, 400, { pointerType: 'touch' })
    point(outside, type, 670, 400, { pointerType: 'touch' })
    point(outside, 'pointermove', 500, 400, { pointerType: 'touch' })
    expect(controller.view.x).toBe(-334)
  })

  it('hold the map point when the page scrolls during a drag, also with a second finger', () => {
    const { surface, controller } = open()
    const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true }
    point(surface, 'pointerdown', 700, 400, finger)
    point(surface, 'pointermove', 600, 300, finger)
    expect(controller.view).toEqual({ x: -404, y: -100, scale: 1 })
    // The page scrolls by 40.5 px: the finger, which has not moved, is further down on the surface.
    surface.getBoundingClientRect = () => new DOMRect(LEFT, TOP - 40.5, 1440, 900)
    send(document, 'scroll')
    expectSame(controller.view, { x: -404, y: -59.5, scale: 1 })
    point(surface, 'pointerdown', 900, 700, { pointerId: 2, pointerType: 'touch', isPrimary: false })
    point(surface, 'pointercancel', 900, 700, { pointerId: 2, pointerType: 'touch', isPrimary: false })
    point(surface, 'pointermove', 590, 285, finger)
    expectSame(controller.view, { x: -414, y: -74.5, scale: 1 })
  })

  it('do nothing when the page scrolls and none is down', () => {
    const { surface, clock } = open()
    surface.getBoundingClientRect = () => new DOMRect(LEFT, TOP - 40.5, 1440, 900)
    send(document, 'scroll')
    expect(clock.waiting).toBe(0)
  })

  it('that the system cancels do not fling the map', () => {
    const { surface, clock, controller } = open()
    point(surface, 'pointerdown', 700, 400, { pointerType: 'touch' })
    clock.advance(20)
    point(surface, 'pointermove', 650, 400, { pointerType: 'touch' })
    point(surface, 'pointercancel', 650, 400, { pointerType: 'touch' })
    clock.rest()
    expect(controller.view.x).toBe(-354)
  })
})

describe('the moves of a drag', () => {
  it.each(['pointermove', 'mousemove', 'touchmove'] as const)('do not reach listeners outside: %s', (type) => {
    const { surface, link } = open()
    const onMove = vi.fn()
    document.body.addEventListener(type, onMove)
    const move = () => link.dispatchEvent(new Event(type, { bubbles: true }))
    point(link, 'pointerdown', 700, 400)
    point(link, 'pointermove', 702, 400)
    onMove.mockClear()
    if (type !== 'pointermove') move()
    else point(link, 'pointermove', 703, 400)
    expect(onMove).toHaveBeenCalledTimes(1)
    point(surface, 'pointermove', 730, 400)
    point(surface, 'pointermove', 740, 400)
    if (type !== 'pointermove') move()
    expect(onMove).toHaveBeenCalledTimes(1)
    point(surface, 'pointerup', 740, 400)
    move()
    expect(onMove).toHaveBeenCalledTimes(2)
    document.body.removeEventListener(type, onMove)
  })
})

describe('capture', () => {
  it('is set on the surface, once the press is a drag', () => {
    const { surface, link } = open()
    point(link, 'pointerdown', 700, 400, { pointerId: 7 })
    point(link, 'pointermove', 703, 400, { pointerId: 7 })
    expect(surface.setPointerCapture).not.toHaveBeenCalled()
    point(link, 'pointermove', 704, 400, { pointerId: 7 })
    expect(surface.setPointerCapture).toHaveBeenCalledExactlyOnceWith(7)
    point(link, 'pointermove', 720, 400, { pointerId: 7 })
    expect(surface.setPointerCapture).toHaveBeenCalledTimes(1)
  })

  it('of a pointer that is gone may throw: the drag goes on', () => {
    const { surface, controller } = open()
    surface.setPointerCapture = () => {
      throw new DOMException('No such pointer', 'NotFoundError')
    }
    drag(surface, -50)
    expect(controller.view.x).toBe(-354)
  })

  it('is not required: the drag works in a browser without it', () => {
    const { surface, controller } = open()
    Object.assign(surface, { setPointerCapture: undefined })
    drag(surface, -50)
    expect(controller.view.x).toBe(-354)
  })

  it('of a finger or a pen, lost by the surface, ends the drag', () => {
    for (const pointerType of ['touch', 'pen']) {
      const { surface, controller } = open()
      point(surface, 'pointerdown', 700, 400, { pointerType })
      point(surface, 'pointermove', 650, 400, { pointerType })
      point(surface, 'lostpointercapture', 650, 400, { pointerType })
      point(surface, 'pointermove', 500, 400, { pointerType })
      expect(controller.view.x).toBe(-354)
    }
  })

  it('of a mouse is lost when another button is released, and set again: the drag goes on', () => {
    const { surface, link, controller } = open()
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 650, 400)
    point(surface, 'pointermove', 650, 400, { button: 2, buttons: 3 })
    expect(send(surface, 'contextmenu')).toBe(false)
    point(surface, 'pointermove', 650, 400, { button: 2, buttons: 1 })
    surface.releasePointerCapture(1)
    point(surface, 'lostpointercapture', 650, 400)
    point(surface, 'pointermove', 600, 400)
    expect(controller.view.x).toBe(-404)
    expect(surface.hasPointerCapture(1)).toBe(true)
    point(surface, 'pointerup', 600, 400)
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
  })

  it('lost by a link in the surface does not: the surface has it now', () => {
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
    expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
  })

  it('after a finger has strayed within its tolerance is left to the link', () => {
    const { link } = open()
    drag(link, 10, { pointerType: 'touch' })
    expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
  })

  it('of the second tap of a double tap is left to the link', () => {
    const { link } = open()
    drag(link, 0, { pointerType: 'touch' })
    drag(link, 0, { pointerType: 'touch' })
    expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
  })

  it('after slide to zoom is suppressed', () => {
    const { link } = open()
    drag(link, 0, { pointerType: 'touch' })
    drag(link, 50, { pointerType: 'touch' })
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
  })

  it('after a pinch is suppressed', () => {
    const { surface, link } = open()
    point(link, 'pointerdown', 700, 400, { pointerId: 1, pointerType: 'touch' })
    point(surface, 'pointerdown', 800, 400, { pointerId: 2, pointerType: 'touch' })
    point(surface, 'pointerup', 800, 400, { pointerId: 2, pointerType: 'touch' })
    point(link, 'pointerup', 700, 400, { pointerId: 1, pointerType: 'touch' })
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
  })

  it.each(['mouse', 'pen'])(
    'of a finger during a drag by %s is suppressed, also if the finger is lifted after the drag',
    (pointerType) => {
      const { surface, link } = open()
      const finger = { pointerId: 2, pointerType: 'touch', isPrimary: true }
      point(surface, 'pointerdown', 700, 400, { pointerId: 1, pointerType, isPrimary: true })
      point(surface, 'pointermove', 650, 400, { pointerId: 1, pointerType, isPrimary: true })
      point(link, 'pointerdown', 900, 700, finger)
      point(link, 'pointerup', 900, 700, finger)
      expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
      point(link, 'pointerdown', 900, 700, finger)
      point(surface, 'pointerup', 650, 400, { pointerId: 1, pointerType, isPrimary: true })
      point(link, 'pointerup', 900, 700, finger)
      expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
    },
  )

  it('of a palm while a pen is down is suppressed, that of the pen is left to the link', () => {
    const { link } = open()
    const pen = { pointerId: 1, pointerType: 'pen', isPrimary: true }
    const palm = { pointerId: 2, pointerType: 'touch', isPrimary: true }
    point(link, 'pointerdown', 700, 400, pen)
    point(link, 'pointerdown', 900, 700, palm)
    point(link, 'pointerup', 900, 700, palm)
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
    point(link, 'pointerup', 700, 400, pen)
    expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
  })

  it('of a palm is suppressed, even if the pen is lifted first', () => {
    const { link } = open()
    const pen = { pointerId: 1, pointerType: 'pen', isPrimary: true }
    const palm = { pointerId: 2, pointerType: 'touch', isPrimary: true }
    point(link, 'pointerdown', 700, 400, pen)
    point(link, 'pointerdown', 900, 700, palm)
    point(link, 'pointerup', 700, 400, pen)
    expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
    point(link, 'pointerup', 900, 700, palm)
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
  })

  it('in a popup that stops the propagation of its presses is left to it, even after a drag', () => {
    const { surface, link } = open()
    link.addEventListener('pointerdown', (event) => event.stopPropagation())
    drag(surface, 50)
    drag(link, 0)
    expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
  })

  it.each(['touch', 'mouse'])(
    'of a press by %s that stops a glide is suppressed, that of the next press is not',
    (pointerType) => {
      const { link, clock } = openInTheMiddle()
      const pointer = { pointerId: 1, pointerType, isPrimary: true }
      point(link, 'pointerdown', 700, 400, pointer)
      for (let step = 1; step <= 5; step += 1) {
        clock.advance(10)
        point(link, 'pointermove', 700 - 10 * step, 400, pointer)
      }
      point(link, 'pointerup', 650, 400, pointer)
      clock.advance(100)
      drag(link, 0, { pointerType })
      expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
      drag(link, 0, { pointerType })
      expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
    },
  )

  it('of a press that stops a flight is suppressed, that of the next press is not', () => {
    const { link, clock, controller } = openInTheMiddle()
    controller.animate(easeTo(controller.view, { x: 0, y: 0, scale: 1 }, 1600))
    clock.advance(400)
    drag(link, 0, { pointerType: 'touch' })
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
    drag(link, 0, { pointerType: 'touch' })
    expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
  })

  it('of a press that stops a zoom is suppressed, unless the zoom leaves the pressed point where it is', () => {
    const { link, clock, controller } = openInTheMiddle()
    // About the map's top-left corner, so that the offset stays the same.
    controller.goTo({ x: 0, y: 0, scale: 2 }, 0)
    clock.rest()
    for (const [x, y, isAllowed] of [
      [700, 400, false],
      [2, 2, true],
    ] as const) {
      const scale = controller.view.scale === 2 ? 1.5 : 2
      controller.animate(easeTo(controller.view, { x: 0, y: 0, scale }, 1600))
      clock.advance(200)
      point(link, 'pointerdown', x, y)
      point(link, 'pointerup', x, y)
      expect(click(link)).toEqual({ isAllowed, isReceived: isAllowed })
      clock.rest()
    }
  })

  it('of a press during a transition by wheel or key is left to the link', () => {
    const { root, surface, link, clock } = openInTheMiddle()
    for (const act of [() => turn(surface, -100), () => key(root, { key: '-' })]) {
      act()
      clock.advance(50)
      drag(link, 0)
      expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
    }
  })

  it('after a drag is suppressed', () => {
    const { link } = open()
    drag(link, 4)
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
  })

  it('by key or script is left to the link, even after a drag', () => {
    const { link } = open()
    drag(link, 50)
    expect(click(link, 0)).toEqual({ isAllowed: true, isReceived: true })
  })

  it('of the next press after a drag is left to the link', () => {
    const { link } = open()
    drag(link, 50)
    drag(link, 0)
    expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
  })

  it.each([
    { of: 'with its default prevented', init: { shiftKey: true }, isPrevented: true },
    { of: 'with another button', init: { button: 1, buttons: 4 }, isPrevented: false },
  ])('of the next press after a drag is left to the link: $of', ({ init, isPrevented }) => {
    const { surface, link } = open()
    drag(link, 50)
    if (isPrevented) preventDefaultOf(surface, 'pointerdown')
    point(link, 'pointerdown', 700, 400, init)
    point(link, 'pointerup', 700, 400, init)
    expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
  })

  it('on a control outside the surface is never suppressed', () => {
    const { surface, button } = open()
    drag(surface, 50)
    expect(click(button)).toEqual({ isAllowed: true, isReceived: true })
  })
})

describe('a default of the browser', () => {
  it.each([
    { pointerType: 'touch', opens: false },
    { pointerType: 'mouse', opens: true },
    { pointerType: 'pen', opens: true },
  ])('the context menu opens by $pointerType: $opens', ({ pointerType, opens }) => {
    const { link } = open()
    point(link, 'pointerdown', 700, 400, { pointerType })
    expect(send(link, 'contextmenu')).toBe(opens)
  })

  it('the context menu opens by the secondary mouse button, even after a touch', () => {
    const { link } = open()
    drag(link, 0, { pointerType: 'touch' })
    point(link, 'pointerdown', 700, 400, { button: 2, buttons: 2 })
    expect(send(link, 'contextmenu')).toBe(true)
  })

  it('the context menu opens by a key, even after a touch', () => {
    const { link } = open()
    drag(link, 0, { pointerType: 'touch' })
    key(link, { key: 'F10', shiftKey: true })
    expect(send(link, 'contextmenu')).toBe(true)
  })

  it('drag and drop of a link does not start', () => {
    const { link } = open()
    expect(send(link, 'dragstart')).toBe(false)
  })
})

describe('the wheel', () => {
  it('zooms the map about the cursor, and neither scrolls nor zooms the page', () => {
    const { link, clock, controller } = open()
    expect(turn(link, -200, 700, 400)).toBe(false)
    clock.rest()
    expect(controller.view).toEqual({ x: 700 - 1004 * 2, y: -400, scale: 2 })
  })

  it('has its position relative to the surface as it lies now', () => {
    const { surface, clock, controller } = open()
    surface.getBoundingClientRect = () => new DOMRect(LEFT, TOP - 100, 1440, 900)
    turn(surface, -200, 700, 300)
    clock.rest()
    expect(toScreen(controller.view, { x: 1004, y: 400 })).toEqual({ x: 700, y: 400 })
  })

  it('zooms in 160 ms by a notch, and at once by a pinch on a trackpad', () => {
    const { surface, clock, controller } = openInTheMiddle()
    turn(surface, -100)
    clock.advance(150)
    expect(controller.view.scale).toBeLessThan(2 ** 0.5)
    clock.advance(10)
    expect(controller.view.scale).toBe(2 ** 0.5)
    turn(surface, -100 * Math.log(1.2), 720, 450, { ctrlKey: true })
    expect(controller.view.scale).toBeCloseTo(2 ** 0.5 * 1.2, 12)
  })

  it('counts from the target during a transition', () => {
    const { surface, clock, controller } = openInTheMiddle()
    for (let notch = 0; notch < 3; notch += 1) {
      turn(surface, -100)
      clock.advance(40)
    }
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 1.5)
  })

  it('turned sideways does not move the map or end a transition, nor does the browser go back', () => {
    const { surface, clock, controller } = openInTheMiddle()
    controller.perform({ pan: { x: 0, y: 80 } })
    clock.advance(50)
    expect(turn(surface, 0, 720, 450, { deltaX: 100 })).toBe(false)
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: -238, scale: 1 })
  })

  it('turned sideways during a drag leaves the drag its fling', () => {
    const { surface, clock, controller } = openInTheMiddle()
    point(surface, 'pointerdown', 700, 400)
    for (const x of [690, 680, 670, 660, 650]) {
      clock.advance(16)
      point(surface, 'pointermove', x, 400)
    }
    turn(surface, 0, 650, 400, { deltaX: 10 })
    point(surface, 'pointerup', 650, 400)
    clock.rest()
    expect(controller.view.x).toBeLessThan(-454)
  })

  it('has a listener that is not passive', () => {
    const add = vi.spyOn(HTMLElement.prototype, 'addEventListener')
    open()
    const [, , options] = add.mock.calls.find(([type]) => type === 'wheel') ?? []
    expect(options).toMatchObject({ passive: false })
  })

  it('outside the surface is left to the page', () => {
    const { button, outside } = open()
    expect(turn(button, -100)).toBe(true)
    expect(turn(outside, -100)).toBe(true)
  })

  it('is ignored if its default is prevented', () => {
    const { surface, link, clock, controller } = open()
    preventDefaultOf(surface, 'wheel')
    turn(link, -100)
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })
})

describe('a series of the wheel that begins outside the surface', () => {
  it.each([
    { and: 'scrolls the page', scrolls: true, isAllowed: true },
    { and: 'scrolls nothing', scrolls: false, isAllowed: false },
  ])('and $and leaves its default to the page: $isAllowed', ({ scrolls, isAllowed }) => {
    const { surface, outside, clock } = openInTheMiddle()
    turn(outside, -100)
    clock.advance(20)
    if (scrolls) send(document, 'scroll')
    for (let notch = 0; notch < 2; notch += 1) {
      clock.advance(250)
      expect(turn(surface, -100)).toBe(isAllowed)
    }
    clock.advance(310)
    expect(turn(surface, -10)).toBe(false)
  })
})

describe('at a limit of the scale', () => {
  /** The map at a limit, long after the last series. `turnOn` turns a notch past the limit, `turnBack` one back. */
  function zoomToLimit(limit: 'upper' | 'lower') {
    const opened = openInTheMiddle()
    opened.controller.scaleBy(limit === 'upper' ? 100 : 0, { x: 720, y: 450 })
    opened.clock.rest()
    const deltaY = limit === 'upper' ? -100 : 100
    return {
      ...opened,
      turnOn: (init?: WheelEventInit) => turn(opened.surface, deltaY, 300, 200, init),
      turnBack: () => turn(opened.surface, -deltaY, 300, 200),
    }
  }

  it.each(['upper', 'lower'] as const)('a series that starts there is left to the page: %s', (limit) => {
    const { clock, controller, turnOn } = zoomToLimit(limit)
    const { view } = controller
    for (let notch = 0; notch < 5; notch += 1) {
      expect(turnOn()).toBe(true)
      clock.advance(50)
    }
    clock.rest()
    expect(controller.view.scale).toBe(view.scale)
    expect(controller.view.x).toBeCloseTo(view.x, 6)
    expect(controller.view.y).toBeCloseTo(view.y, 6)
  })

  it.each(['upper', 'lower'] as const)('a series that reaches the limit later is not left to the page: %s', (limit) => {
    const { clock, turnOn, turnBack } = zoomToLimit(limit)
    expect(turnBack()).toBe(false)
    clock.advance(50)
    for (let notch = 0; notch < 10; notch += 1) {
      expect(turnOn()).toBe(false)
      clock.advance(300)
    }
    clock.advance(10)
    expect(turnOn()).toBe(true)
    expect(turnOn()).toBe(true)
  })

  it('a sideways turn is left to the page only within a series that is', () => {
    const { surface, clock, turnOn } = zoomToLimit('upper')
    const sideways = () => turn(surface, 0, 300, 200, { deltaX: 100 })
    expect(turnOn()).toBe(true)
    expect(sideways()).toBe(true)
    clock.advance(5000)
    expect(sideways()).toBe(false)
    clock.advance(50)
    expect(sideways()).toBe(false)
    expect(turnOn()).toBe(true)
  })

  it('a trackpad pinch past the limit does not end the transition of a notch back', () => {
    const { surface, clock, controller, turnBack } = zoomToLimit('upper')
    turnBack()
    const { target } = controller
    turn(surface, -10, 300, 200, { ctrlKey: true })
    expect(controller.target).toEqual(target)
    clock.rest()
    expect(controller.view.scale).toBeCloseTo(2, 9)
  })

  it('a notch past the limit does not stop a glide', () => {
    const { clock, controller, turnOn } = zoomToLimit('upper')
    const gestures = gesturesOn(controller)
    gestures.press(1, { x: 700, y: 400 }, 'touch', 100)
    for (let step = 1; step <= 9; step += 1) gestures.move(1, { x: 700 - step * 10, y: 400 }, 100 - step * 10)
    gestures.release(1)
    clock.advance(50)
    const { target } = controller
    expect(turnOn()).toBe(true)
    expect(controller.target).toEqual(target)
  })

  it('a notch back zooms the map, even within a series that is left to the page', () => {
    const { clock, controller, turnOn, turnBack } = zoomToLimit('upper')
    expect(turnOn()).toBe(true)
    clock.advance(20)
    expect(turnBack()).toBe(false)
    clock.rest()
    expect(controller.view.scale).toBeCloseTo(2, 12)
  })

  it.each(['upper', 'lower'] as const)(
    'a turn with Ctrl is never left to the browser, which would zoom the page: %s',
    (limit) => {
      const { clock, turnOn } = zoomToLimit(limit)
      for (let notch = 0; notch < 3; notch += 1) {
        expect(turnOn({ ctrlKey: true })).toBe(false)
        clock.advance(400)
      }
    },
  )
})

describe('a pinch on a trackpad in Safari', () => {
  let page: ReturnType<typeof openInTheMiddle>
  beforeEach(() => {
    page = openInTheMiddle()
  })
  const at = { clientX: LEFT + 700, clientY: TOP + 400 }

  it('zooms about its position by its scale', () => {
    const { surface, controller } = page
    expect(send(surface, 'gesturestart', { ...at, scale: 1 })).toBe(false)
    expect(send(surface, 'gesturechange', { ...at, scale: 1.25 })).toBe(false)
    expect(controller.view.scale).toBe(1.25)
    send(surface, 'gesturechange', { ...at, scale: 2 })
    expect(controller.view).toEqual({ x: 700 - 1004 * 2, y: 400 - 718 * 2, scale: 2 })
  })

  it('is relative to its gesturestart', () => {
    const { surface, controller } = page
    for (let times = 0; times < 2; times += 1) {
      send(surface, 'gesturestart', { ...at, scale: 1 })
      send(surface, 'gesturechange', { ...at, scale: 1.5 })
    }
    expect(controller.view.scale).toBe(2.25)
  })

  it('is relative to its gesturestart, even one whose default is prevented', () => {
    const { surface, controller } = page
    send(surface, 'gesturestart', { ...at, scale: 1 })
    send(surface, 'gesturechange', { ...at, scale: 1.25 })
    preventDefaultOf(surface, 'gesturestart')
    send(surface, 'gesturestart', { ...at, scale: 1 })
    send(surface, 'gesturechange', { ...at, scale: 1.5 })
    expect(controller.view.scale).toBe(1.875)
  })

  it('is ignored if its default is prevented', () => {
    const { surface, link, controller } = page
    preventDefaultOf(surface, 'gesturechange')
    send(link, 'gesturestart', { ...at, scale: 1 })
    send(link, 'gesturechange', { ...at, scale: 1.25 })
    expect(controller.view.scale).toBe(1)
  })

  it('is ignored while fingers are down, but not left to the page', () => {
    const { surface, controller } = page
    const finger = { pointerType: 'touch', isPrimary: false }
    for (const pointerId of [1, 2]) point(surface, 'pointerdown', 600 + pointerId * 100, 400, { ...finger, pointerId })
    expect(send(surface, 'gesturestart', { ...at, scale: 1 })).toBe(false)
    expect(send(surface, 'gesturechange', { ...at, scale: 2 })).toBe(false)
    expect(controller.view.scale).toBe(1)
    for (const pointerId of [1, 2]) point(surface, 'pointercancel', 700, 400, { ...finger, pointerId })
    send(surface, 'gesturestart', { ...at, scale: 1 })
    send(surface, 'gesturechange', { ...at, scale: 2 })
    expect(controller.view.scale).toBe(2)
  })
})

describe('keys', () => {
  it('of the map act anywhere in the root, and do not scroll the page', () => {
    const { root, link, button, clock, controller } = open()
    expect(key(root, { key: 'ArrowRight' })).toBe(false)
    releaseKey(root, 'ArrowRight')
    expect(key(link, { key: 'ArrowDown', shiftKey: true })).toBe(false)
    releaseKey(link, 'ArrowDown')
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
  ])('that the map does not know are left to the browser: %o', (init) => {
    const { root, clock } = open()
    expect(key(root, init)).toBe(true)
    expect(clock.waiting).toBe(0)
  })

  it('outside the root do nothing', () => {
    const { outside, clock } = open()
    expect(key(outside, { key: '+' })).toBe(true)
    expect(clock.waiting).toBe(0)
  })

  it('are ignored if their default is prevented', () => {
    const { root, link, clock, controller } = open()
    preventDefaultOf(root, 'keydown')
    key(link, { key: 'ArrowRight' })
    key(link, { key: '+' })
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })
})

describe('keys in elements that take keys', () => {
  it.each([
    '<input>',
    '<select></select>',
    '<textarea></textarea>',
    '<div contenteditable></div>',
    '<div contenteditable="true"><b></b></div>',
    '<dialog open><button></button></dialog>',
  ])('are left to the element: %s', (html) => {
    const { root, clock, controller } = open()
    root.insertAdjacentHTML('beforeend', html)
    const deepest = [...root.querySelectorAll<HTMLElement>('*')].at(-1) as HTMLElement
    for (const name of ['0', '+', 'ArrowDown', 'Home']) {
      expect(key(deepest, { key: name })).toBe(true)
      releaseKey(deepest, name)
    }
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('act on a map that is itself in a dialog, except in a text field', () => {
    const { root, clock, controller } = open()
    const dialog = document.createElement('dialog')
    root.replaceWith(dialog)
    dialog.append(root)
    root.insertAdjacentHTML('beforeend', '<input>')
    expect(key(root.querySelector('input') as HTMLElement, { key: '+' })).toBe(true)
    expect(key(root, { key: '+' })).toBe(false)
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 0.5)
  })

  it.each(['<div contenteditable="false"><b></b></div>', '<div role="group"><button></button></div>'])(
    'act on the map in an element that takes none: %s',
    (html) => {
      const { root } = open()
      root.insertAdjacentHTML('beforeend', html)
      const deepest = [...root.querySelectorAll<HTMLElement>('*')].at(-1) as HTMLElement
      expect(key(deepest, { key: '+' })).toBe(false)
    },
  )
})

describe('page keys', () => {
  function openWithPageKeys() {
    const opened = open()
    opened.unlisten()
    cleanups.push(listen(opened.surface, opened.controller, { root: opened.root, pageKeys: true }))
    return opened
  }

  it('are the arrows and Home, and act wherever the focus is', () => {
    const { outside, clock, controller } = openWithPageKeys()
    for (const target of [document.body, outside]) {
      expect(key(target, { key: 'ArrowDown' })).toBe(false)
      releaseKey(target, 'ArrowDown')
    }
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: -160, scale: 1 })
    expect(key(outside, { key: 'Home' })).toBe(false)
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it.each(['+', '-', '0', '_', '='])('do not include single characters: %s', (name) => {
    const { outside, root, clock } = openWithPageKeys()
    expect(key(outside, { key: name })).toBe(true)
    expect(key(document.body, { key: name })).toBe(true)
    expect(clock.waiting).toBe(0)
    expect(key(root, { key: name })).toBe(false)
  })

  it('are ignored if their default is prevented, as by a custom list or slider', () => {
    const { outside, clock } = openWithPageKeys()
    outside.addEventListener('keydown', (event) => event.preventDefault())
    key(outside, { key: 'ArrowDown' })
    expect(clock.waiting).toBe(0)
  })

  it.each(['<input>', '<select></select>', '<video></video>', '<dialog><button></button></dialog>'])(
    'are left to an element that takes keys: %s',
    (html) => {
      const { outside, clock } = openWithPageKeys()
      outside.innerHTML = html
      const deepest = [...outside.querySelectorAll<HTMLElement>('*')].at(-1) as HTMLElement
      expect(key(deepest, { key: 'ArrowDown' })).toBe(true)
      expect(clock.waiting).toBe(0)
    },
  )

  it('act only in the root while a dialog is open', () => {
    const { outside, root, clock } = openWithPageKeys()
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    for (const target of [document.body, outside]) expect(key(target, { key: 'ArrowDown' })).toBe(true)
    expect(clock.waiting).toBe(0)
    expect(key(root, { key: 'ArrowDown' })).toBe(false)
  })
})

describe('an arrow key', () => {
  /** Holds a key for some ms, with repeats as a keyboard sends them. */
  function hold(target: EventTarget, init: KeyboardEventInit, ms: number, repeatMs: number) {
    const { clock } = page
    const endMs = clock.now() + ms
    for (let first = true; clock.now() < endMs; first = false) {
      expect(key(target, { ...init, repeat: !first })).toBe(false)
      clock.advance(Math.min(repeatMs, endMs - clock.now()))
    }
  }

  let page: ReturnType<typeof openInTheMiddle>
  beforeEach(() => {
    page = openInTheMiddle()
  })

  it.each([
    { shiftKey: false, ms: 20, px: 80 },
    { shiftKey: false, ms: 120, px: 80 },
    { shiftKey: true, ms: 120, px: 240 },
    { shiftKey: false, ms: 370, px: 240 },
    { shiftKey: true, ms: 220, px: 240 + 192 },
  ])('held for $ms ms, with Shift $shiftKey, pans by $px px', ({ shiftKey, ms, px }) => {
    const { root, clock, controller } = page
    hold(root, { key: 'ArrowUp', shiftKey }, ms, 1000)
    releaseKey(root, 'ArrowUp')
    clock.rest()
    expectSame(controller.view, { x: -304, y: Math.min(0, -318 + px), scale: 1 })
  })

  it.each([10, 33, 500])('pans by the same distance if the keyboard repeats it every %d ms', (repeatMs) => {
    const { root, clock, controller } = page
    hold(root, { key: 'ArrowRight' }, 420, repeatMs)
    releaseKey(root, 'ArrowRight')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 - 80 - 192, 6)
  })

  it('that is tapped pans by one step, even if a busy page receives the keyup half a second late', () => {
    const { root, clock, controller } = page
    hold(root, { key: 'ArrowLeft' }, 60, 1000)
    const end = new KeyboardEvent('keyup', { key: 'ArrowLeft', bubbles: true })
    Object.defineProperty(end, 'timeStamp', { value: clock.now() })
    clock.advance(500)
    root.dispatchEvent(end)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80, 6)
  })

  it('is released by a keyup outside the root', () => {
    const { root, outside, clock, controller } = page
    hold(root, { key: 'ArrowLeft' }, 220, 1000)
    releaseKey(outside, 'ArrowLeft')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80 + 64, 6)
    expect(clock.waiting).toBe(0)
  })

  it('is released when the window loses the focus', () => {
    const { root, clock, controller } = page
    hold(root, { key: 'ArrowLeft' }, 220, 1000)
    send(window, 'blur')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80 + 64, 6)
    expect(clock.waiting).toBe(0)
    key(root, { key: 'ArrowLeft' })
    releaseKey(root, 'ArrowLeft')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 160 + 64, 6)
  })

  it('and another pan diagonally, until each is released', () => {
    const { root, clock, controller } = page
    key(root, { key: 'ArrowLeft' })
    key(root, { key: 'ArrowUp' })
    clock.advance(220)
    releaseKey(root, 'ArrowLeft')
    clock.advance(100)
    releaseKey(root, 'ArrowUp')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80 + 64, 6)
    expect(controller.view.y).toBeCloseTo(-318 + 80 + 128, 6)
  })

  it('and its opposite leave the map where it is', () => {
    const { root, clock, controller } = page
    key(root, { key: 'ArrowLeft' })
    key(root, { key: 'ArrowRight' })
    clock.advance(1000)
    releaseKey(root, 'ArrowLeft')
    releaseKey(root, 'ArrowRight')
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: -318, scale: 1 })
  })

  it('does nothing while a pointer holds the map, and does not scroll the page', () => {
    const { root, surface, controller } = page
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 650, 400)
    hold(root, { key: 'ArrowRight' }, 300, 30)
    expect(key(root, { key: '+' })).toBe(false)
    expect(controller.view).toEqual({ x: -354, y: -318, scale: 1 })
    point(surface, 'pointermove', 640, 400)
    expect(controller.view).toEqual({ x: -364, y: -318, scale: 1 })
  })

  it('stops panning when a pointer comes down: only the drag moves the map', () => {
    const { root, surface, clock, controller } = page
    key(root, { key: 'ArrowLeft' })
    key(root, { key: 'ArrowUp' })
    clock.advance(300)
    point(surface, 'pointerdown', 700, 400)
    const { x, y } = controller.view
    clock.advance(100)
    releaseKey(root, 'ArrowUp')
    clock.advance(100)
    expectSame(controller.view, { x, y, scale: 1 })
    point(surface, 'pointermove', 650, 380)
    expectSame(controller.view, { x: x - 50, y: y - 20, scale: 1 })
    clock.advance(200)
    point(surface, 'pointerup', 650, 380)
    releaseKey(root, 'ArrowLeft')
    clock.rest()
    expectSame(controller.view, { x: x - 50, y: y - 20, scale: 1 })
  })

  it('still held after a drag does not stop the glide', () => {
    const { root, surface, clock, controller } = page
    hold(root, { key: 'ArrowLeft' }, 300, 1000)
    point(surface, 'pointerdown', 700, 400)
    clock.advance(10)
    point(surface, 'pointermove', 690, 380)
    clock.advance(10)
    point(surface, 'pointerup', 690, 380)
    const { target } = controller
    for (let repeats = 0; repeats < 3; repeats += 1) {
      expect(key(root, { key: 'ArrowLeft', repeat: true })).toBe(false)
      clock.advance(30)
    }
    expect(controller.target).toEqual(target)
    expect(controller.view).not.toEqual(target)
  })

  it('stops panning when the command key comes down, which suppresses its keyup', () => {
    const { root, clock, controller } = page
    hold(root, { key: 'ArrowLeft' }, 220, 1000)
    key(root, { key: 'Meta', metaKey: true })
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80 + 64, 6)
    expect(clock.waiting).toBe(0)
  })

  it('is released by a keyup whose propagation another element stops', () => {
    const { root, outside, clock, controller } = page
    outside.addEventListener('keyup', (event) => event.stopPropagation())
    hold(root, { key: 'ArrowLeft' }, 220, 1000)
    releaseKey(outside, 'ArrowLeft')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80 + 64, 6)
  })

  it('pans at a constant velocity while it is held, and coasts after its release', () => {
    const { root, clock, controller } = page
    key(root, { key: 'ArrowRight' })
    clock.advance(300)
    for (let frame = 0; frame < 10; frame += 1) {
      const { x } = controller.view
      clock.frame()
      expect(controller.view.x - x).toBeCloseTo(-6.4, 0)
    }
    releaseKey(root, 'ArrowRight')
    const { x } = controller.view
    clock.advance(200)
    expect(controller.view.x).toBeLessThan(x - 10)
    expect(controller.view.x).toBeGreaterThan(x - 60)
    const rested = controller.view
    clock.rest()
    expect(controller.view).toEqual(rested)
  })
})

describe('a movement', () => {
  it.each<{ by: string; act: (page: ReturnType<typeof open>) => void }>([
    { by: 'a drag', act: ({ surface }) => drag(surface, -50) },
    {
      by: 'a double click',
      act: ({ surface }) => {
        drag(surface, 0)
        drag(surface, 0)
      },
    },
    { by: 'the wheel', act: ({ surface }) => turn(surface, -100) },
    { by: 'a pinch on a trackpad', act: ({ surface }) => turn(surface, -10, 9, 9, { ctrlKey: true }) },
    { by: 'a key', act: ({ root }) => key(root, { key: '+' }) },
    {
      by: 'a held key',
      act: ({ root, clock }) => {
        key(root, { key: 'ArrowDown' })
        clock.advance(300)
        releaseKey(root, 'ArrowDown')
      },
    },
  ])('publishes one start and one end: $by', ({ act }) => {
    const page = open()
    const calls: string[] = []
    const record = (event: string) => () => void calls.push(event)
    page.controller.subscribe({ start: record('start'), end: record('end') })
    act(page)
    page.clock.rest()
    expect(calls).toEqual(['start', 'end'])
  })
})

describe('an event whose propagation is stopped before the surface', () => {
  it.each<{ of: string; type: string; act: (page: ReturnType<typeof open>) => unknown }>([
    { of: 'a press', type: 'pointerdown', act: ({ link }) => drag(link, -50) },
    { of: 'a notch of the wheel', type: 'wheel', act: ({ surface }) => expect(turn(surface, -100)).toBe(true) },
    { of: 'a key', type: 'keydown', act: ({ root }) => expect(key(root, { key: '+' })).toBe(true) },
  ])('is ignored and keeps its default, and other events are not affected: $of', ({ type, act }) => {
    const page = open()
    const { root, surface, link, clock, controller } = page
    root.addEventListener(type, (event) => event.stopPropagation(), { capture: true })
    act(page)
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
    if (type === 'pointerdown') expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
    // Other inputs work as before.
    if (type === 'keydown') turn(surface, -100)
    else key(root, { key: '+' })
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 0.5)
  })
})

describe('the size of the surface', () => {
  it('is measured at once', () => {
    const { controller } = open()
    expect(controller.bounds.viewport).toEqual({ width: 1440, height: 900 })
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('is observed on the element, not on the window', () => {
    const { observers } = stubResizeObserver()
    const { surface, box, controller, unlisten } = open()
    const [observer] = observers
    expect(observers).toHaveLength(1)
    expect(observer?.observe).toHaveBeenCalledExactlyOnceWith(surface)
    Object.assign(box, { width: 2560, height: 1440 })
    send(window, 'resize')
    expect(controller.view.x).toBe(-304)
    observer?.callback()
    expect(controller.view).toEqual({ x: 256, y: 0, scale: 1 })
    expect(observer?.disconnect).not.toHaveBeenCalled()
    unlisten()
    expect(observer?.disconnect).toHaveBeenCalledOnce()
  })
})

describe('the size of the surface in a browser without ResizeObserver', () => {
  it('is measured when the window is resized, until the listeners are removed', () => {
    vi.stubGlobal('ResizeObserver', undefined)
    const { box, controller, unlisten } = open()
    Object.assign(box, { width: 2560, height: 1440 })
    send(window, 'resize')
    expect(controller.view).toEqual({ x: 256, y: 0, scale: 1 })
    unlisten()
    Object.assign(box, { width: 1440, height: 900 })
    send(window, 'resize')
    expect(controller.view).toEqual({ x: 256, y: 0, scale: 1 })
  })
})

describe('after the listeners are removed', () => {
  it('no event has an effect or is prevented, and no frame is left', () => {
    const { root, surface, link, clock, controller, unlisten } = open()
    key(root, { key: '+' })
    key(root, { key: 'ArrowRight' })
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
    expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
    for (const type of ['contextmenu', 'dragstart']) expect(send(link, type)).toBe(true)
    expect(turn(surface, -100)).toBe(true)
    expect(key(root, { key: '+' })).toBe(true)
    releaseKey(root, 'ArrowRight')
    for (const type of ['blur', 'resize']) send(window, type)

    for (const call of calls) expect(call).not.toHaveBeenCalled()
    expect(controller.view).toBe(view)
    expect(clock.waiting).toBe(0)
  })

  it('every listener has been removed by one signal', () => {
    const spies = [vi.spyOn(window, 'addEventListener'), vi.spyOn(HTMLElement.prototype, 'addEventListener')]
    const { unlisten } = open()
    const signals = spies.flatMap(({ mock }) => mock.calls.map(([, , options]) => options as AddEventListenerOptions))
    expect(signals.length).toBeGreaterThanOrEqual(13)
    for (const { signal } of signals) expect(signal?.aborted).toBe(false)
    unlisten()
    for (const { signal } of signals) expect(signal?.aborted).toBe(true)
  })

  it('a finger that is still down has no effect on new listeners', () => {
    const { root, surface, clock, controller, unlisten } = openInTheMiddle()
    point(surface, 'pointerdown', 700, 400, { pointerType: 'touch' })
    point(surface, 'pointermove', 600, 400, { pointerType: 'touch' })
    unlisten()
    cleanups.push(listen(surface, controller, { root }))
    const { view } = controller
    point(surface, 'pointermove', 500, 400, { pointerType: 'touch' })
    clock.rest()
    expect(controller.view).toEqual(view)
    expect(clock.waiting).toBe(0)
  })

  it('listen can be called again', () => {
    const { root, surface, controller, unlisten } = open()
    unlisten()
    cleanups.push(listen(surface, controller, { root }))
    drag(surface, -50)
    expect(controller.view.x).toBe(-354)
  })
})

describe('the browser', () => {
  it.each([
    { matches: true, prefers: true },
    { matches: false, prefers: false },
  ])('is asked for prefers-reduced-motion: $prefers', ({ matches, prefers }) => {
    const matchMedia = vi.fn(() => ({ matches }))
    vi.stubGlobal('matchMedia', matchMedia)
    expect(prefersReducedMotion()).toBe(prefers)
    expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
  })

  it('without matchMedia does not prefer reduced motion', () => {
    vi.stubGlobal('matchMedia', undefined)
    expect(prefersReducedMotion()).toBe(false)
  })

  it('provides the time, and requests and cancels frames and timers', () => {
    const request = vi.fn(() => 7)
    const cancel = vi.fn()
    const setTimer = vi.fn(() => 8)
    const clearTimer = vi.fn()
    vi.stubGlobal('setTimeout', setTimer)
    vi.stubGlobal('clearTimeout', clearTimer)
    vi.stubGlobal('requestAnimationFrame', request)
    vi.stubGlobal('cancelAnimationFrame', cancel)
    vi.spyOn(performance, 'now').mockReturnValue(1234.5)
    const onFrame = vi.fn()
    expect(browserClock.now()).toBe(1234.5)
    expect(browserClock.requestFrame(onFrame)).toBe(7)
    expect(request).toHaveBeenCalledExactlyOnceWith(onFrame)
    browserClock.cancelFrame(7)
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7)
    expect(browserClock.setTimer(onFrame, 250)).toBe(8)
    expect(setTimer).toHaveBeenCalledExactlyOnceWith(onFrame, 250)
    browserClock.clearTimer(8)
    expect(clearTimer).toHaveBeenCalledExactlyOnceWith(8)
  })
})
