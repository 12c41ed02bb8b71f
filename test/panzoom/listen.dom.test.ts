import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserClock, listen, prefersReducedMotion } from '../../src/panzoom/listen'
import { toScreen } from '../../src/panzoom/view'
import { expectSame } from '../helpers/engine'
import { gesturesOn } from '../helpers/hands'
import {
  click,
  drag,
  endings,
  key,
  LEFT,
  lift,
  open,
  openInTheMiddle,
  point,
  send,
  TOP,
  takeFrom,
  turn,
} from '../helpers/page'

/** Every call by which an input can reach the controller. */
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
  it('drag what is under their place on the surface', () => {
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
  ])('of type $pointerType that move by $px px bring the map to $x', ({ pointerType, px, x }) => {
    const { surface, controller } = open()
    drag(surface, px, { pointerType })
    expectSame(controller.view, { x, y: 0, scale: 1 })
  })

  it('are placed by where the surface is when they go down', () => {
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

  it('that someone else has taken are left to them', () => {
    const { surface, link, clock, controller } = open()
    takeFrom(surface, 'pointerdown')
    drag(link, -50)
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
    expect(click(link)).toEqual({ isLeft: true, isHeard: true })
  })

  it('tell when they happened, so that a throw told late is as fast as the hand was', () => {
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

  it('that tell of a time to come are taken as of now', () => {
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
    send(window, 'blur')
    point(surface, 'pointerup', 700, 300)
    expect(click(link)).toEqual({ isLeft: false, isHeard: false })
  })

  it('of a mouse that move with no button down have been let go', () => {
    const { surface, clock, controller } = open()
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 650, 400)
    clock.advance(150)
    point(surface, 'pointermove', 500, 400, { buttons: 0 })
    point(surface, 'pointermove', 400, 400)
    expect(controller.view.x).toBe(-354)
  })

  it('of a pen that hovers have been lifted, though nothing has reported it', () => {
    const { surface, controller } = open()
    const pen = { pointerType: 'pen', isPrimary: true }
    point(surface, 'pointerdown', 700, 400, pen)
    point(surface, 'pointermove', 650, 400, pen)
    point(surface, 'pointermove', 500, 400, { ...pen, buttons: 0 })
    expect(controller.view.x).toBe(-354)
    point(surface, 'pointermove', 400, 400, { ...pen, buttons: 0 })
    expect(controller.view.x).toBe(-354)
  })

  it.each(['mouse', 'pen'])('of another kind have no part in a drag by %s, which goes on', (pointerType) => {
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
    expect(click(link)).toEqual({ isLeft: false, isHeard: false })
  })

  it('of another kind take the map from a press that has not moved it, and may have been lost', () => {
    const { surface, controller } = open()
    point(surface, 'pointerdown', 700, 400, { pointerId: 1, pointerType: 'mouse', isPrimary: true })
    point(surface, 'pointerdown', 900, 700, { pointerId: 2, pointerType: 'touch', isPrimary: true })
    point(surface, 'pointermove', 900, 600, { pointerId: 2, pointerType: 'touch', isPrimary: true })
    expect(controller.view).toEqual({ x: -304, y: -100, scale: 1 })
  })

  it('of a hand beside a pen have no part in its press, which may not have moved yet', () => {
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

  it('of a pen take the map from a hand that was there first, and has already moved it', () => {
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

  it.each(['pointerup', 'pointercancel'])('are let go by a %s that another element keeps to itself', (type) => {
    const { surface, outside, controller } = open()
    outside.addEventListener(type, (event) => event.stopPropagation())
    point(surface, 'pointerdown', 700, 400, { pointerType: 'touch' })
    point(outside, 'pointermove', 670, 400, { pointerType: 'touch' })
    point(outside, type, 670, 400, { pointerType: 'touch' })
    point(outside, 'pointermove', 500, 400, { pointerType: 'touch' })
    expect(controller.view.x).toBe(-334)
  })

  it.each<{ of: string; note: (page: ReturnType<typeof open>) => void }>([
    { of: 'the window is resized', note: () => send(window, 'resize') },
    { of: 'the wheel is turned', note: ({ surface }) => turn(surface, 0) },
    {
      of: 'another finger comes down and goes',
      note: ({ surface }) => {
        point(surface, 'pointerdown', 900, 700, { pointerId: 2, pointerType: 'touch', isPrimary: false })
        point(surface, 'pointercancel', 900, 700, { pointerId: 2, pointerType: 'touch', isPrimary: false })
      },
    },
  ])('hold what they are on when the surface has moved under them and $of', ({ note }) => {
    const page = open()
    const { surface, controller } = page
    const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true }
    point(surface, 'pointerdown', 700, 400, finger)
    point(surface, 'pointermove', 600, 300, finger)
    expect(controller.view).toEqual({ x: -404, y: -100, scale: 1 })
    // The page scrolls by 40.5 px.
    surface.getBoundingClientRect = () => new DOMRect(LEFT, TOP - 40.5, 1440, 900)
    note(page)
    expect(controller.view).toEqual({ x: -404, y: -100, scale: 1 })
    point(surface, 'pointermove', 590, 285, finger)
    expectSame(controller.view, { x: -414, y: -115, scale: 1 })
  })

  it('that the system takes away are let go, and throw nothing', () => {
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
  it.each(['pointermove', 'mousemove', 'touchmove'] as const)('concern nobody else: %s', (type) => {
    const { surface, link } = open()
    const others = vi.fn()
    document.body.addEventListener(type, others)
    const move = () => link.dispatchEvent(new Event(type, { bubbles: true }))
    point(link, 'pointerdown', 700, 400)
    point(link, 'pointermove', 702, 400)
    others.mockClear()
    if (type !== 'pointermove') move()
    else point(link, 'pointermove', 703, 400)
    expect(others).toHaveBeenCalledTimes(1)
    point(surface, 'pointermove', 730, 400)
    point(surface, 'pointermove', 740, 400)
    if (type !== 'pointermove') move()
    expect(others).toHaveBeenCalledTimes(1)
    point(surface, 'pointerup', 740, 400)
    move()
    expect(others).toHaveBeenCalledTimes(2)
    document.body.removeEventListener(type, others)
  })
})

describe('capture', () => {
  it('is taken by the surface, and only when the press is a drag', () => {
    const { surface, link } = open()
    point(link, 'pointerdown', 700, 400, { pointerId: 7 })
    point(link, 'pointermove', 703, 400, { pointerId: 7 })
    expect(surface.setPointerCapture).not.toHaveBeenCalled()
    point(link, 'pointermove', 704, 400, { pointerId: 7 })
    expect(surface.setPointerCapture).toHaveBeenCalledExactlyOnceWith(7)
    point(link, 'pointermove', 720, 400, { pointerId: 7 })
    expect(surface.setPointerCapture).toHaveBeenCalledTimes(1)
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
    Object.assign(surface, { setPointerCapture: undefined })
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

  it('of a finger that rolled a little is left to the link', () => {
    const { link } = open()
    drag(link, 10, { pointerType: 'touch' })
    expect(click(link)).toEqual({ isLeft: true, isHeard: true })
  })

  it('of the second tap of two is left to the link: it is for the link to say', () => {
    const { link } = open()
    drag(link, 0, { pointerType: 'touch' })
    drag(link, 0, { pointerType: 'touch' })
    expect(click(link)).toEqual({ isLeft: true, isHeard: true })
  })

  it('after a tap and a slide is swallowed', () => {
    const { link } = open()
    drag(link, 0, { pointerType: 'touch' })
    drag(link, 50, { pointerType: 'touch' })
    expect(click(link)).toEqual({ isLeft: false, isHeard: false })
  })

  it('after a pinch is swallowed', () => {
    const { surface, link } = open()
    point(link, 'pointerdown', 700, 400, { pointerId: 1, pointerType: 'touch' })
    point(surface, 'pointerdown', 800, 400, { pointerId: 2, pointerType: 'touch' })
    point(surface, 'pointerup', 800, 400, { pointerId: 2, pointerType: 'touch' })
    point(link, 'pointerup', 700, 400, { pointerId: 1, pointerType: 'touch' })
    expect(click(link)).toEqual({ isLeft: false, isHeard: false })
  })

  it.each(['mouse', 'pen'])(
    'of a finger beside a drag by %s is swallowed, while that goes on and after it',
    (pointerType) => {
      const { surface, link } = open()
      const finger = { pointerId: 2, pointerType: 'touch', isPrimary: true }
      point(surface, 'pointerdown', 700, 400, { pointerId: 1, pointerType, isPrimary: true })
      point(surface, 'pointermove', 650, 400, { pointerId: 1, pointerType, isPrimary: true })
      point(link, 'pointerdown', 900, 700, finger)
      point(link, 'pointerup', 900, 700, finger)
      expect(click(link)).toEqual({ isLeft: false, isHeard: false })
      point(link, 'pointerdown', 900, 700, finger)
      point(surface, 'pointerup', 650, 400, { pointerId: 1, pointerType, isPrimary: true })
      point(link, 'pointerup', 900, 700, finger)
      expect(click(link)).toEqual({ isLeft: false, isHeard: false })
    },
  )

  it('of a hand beside a pen is swallowed, that of the pen is left to the link', () => {
    const { link } = open()
    const pen = { pointerId: 1, pointerType: 'pen', isPrimary: true }
    const palm = { pointerId: 2, pointerType: 'touch', isPrimary: true }
    point(link, 'pointerdown', 700, 400, pen)
    point(link, 'pointerdown', 900, 700, palm)
    point(link, 'pointerup', 900, 700, palm)
    expect(click(link)).toEqual({ isLeft: false, isHeard: false })
    point(link, 'pointerup', 700, 400, pen)
    expect(click(link)).toEqual({ isLeft: true, isHeard: true })
  })

  it('of a hand beside a pen is swallowed, though the pen is lifted before it', () => {
    const { link } = open()
    const pen = { pointerId: 1, pointerType: 'pen', isPrimary: true }
    const palm = { pointerId: 2, pointerType: 'touch', isPrimary: true }
    point(link, 'pointerdown', 700, 400, pen)
    point(link, 'pointerdown', 900, 700, palm)
    point(link, 'pointerup', 700, 400, pen)
    expect(click(link)).toEqual({ isLeft: true, isHeard: true })
    point(link, 'pointerup', 900, 700, palm)
    expect(click(link)).toEqual({ isLeft: false, isHeard: false })
  })

  it('in a popup that keeps its presses to itself is left to it, though the map has been dragged', () => {
    const { surface, link } = open()
    link.addEventListener('pointerdown', (event) => event.stopPropagation())
    drag(surface, 50)
    drag(link, 0)
    expect(click(link)).toEqual({ isLeft: true, isHeard: true })
  })

  it.each(['touch', 'mouse'])(
    'of a press by %s that stops a glide is swallowed, that of the next is not',
    (pointerType) => {
      const { link, clock } = openInTheMiddle()
      const late = { pointerId: 1, pointerType, isPrimary: true }
      point(link, 'pointerdown', 700, 400, late)
      for (let step = 1; step <= 5; step += 1) {
        clock.advance(10)
        point(link, 'pointermove', 700 - 10 * step, 400, late)
      }
      point(link, 'pointerup', 650, 400, late)
      clock.advance(100)
      drag(link, 0, { pointerType })
      expect(click(link)).toEqual({ isLeft: false, isHeard: false })
      drag(link, 0, { pointerType })
      expect(click(link)).toEqual({ isLeft: true, isHeard: true })
    },
  )

  it('of a press that stops a flight is swallowed, that of the next is not', () => {
    const { link, clock, controller } = openInTheMiddle()
    controller.goTo({ x: 0, y: 0, scale: 1 }, 1600)
    clock.advance(400)
    drag(link, 0, { pointerType: 'touch' })
    expect(click(link)).toEqual({ isLeft: false, isHeard: false })
    drag(link, 0, { pointerType: 'touch' })
    expect(click(link)).toEqual({ isLeft: true, isHeard: true })
  })

  it('of a press during a movement by a wheel or a key is left to the link', () => {
    const { root, surface, link, clock } = openInTheMiddle()
    for (const act of [() => turn(surface, -100), () => key(root, { key: '-' })]) {
      act()
      clock.advance(50)
      drag(link, 0)
      expect(click(link)).toEqual({ isLeft: true, isHeard: true })
    }
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

  it('of the next press is judged by that press', () => {
    const { link } = open()
    drag(link, 50)
    drag(link, 0)
    expect(click(link)).toEqual({ isLeft: true, isHeard: true })
  })

  it.each([
    { of: 'one that another listener takes, as for a box', init: { shiftKey: true }, isTaken: true },
    { of: 'another button', init: { button: 1, buttons: 4 }, isTaken: false },
  ])('after a drag is swallowed, but not that of the next press: $of', ({ init, isTaken }) => {
    const { surface, link } = open()
    drag(link, 50)
    if (isTaken) takeFrom(surface, 'pointerdown')
    point(link, 'pointerdown', 700, 400, init)
    point(link, 'pointerup', 700, 400, init)
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

  it('its menu by a key is left to it, though a finger was here before', () => {
    const { link } = open()
    drag(link, 0, { pointerType: 'touch' })
    key(link, { key: 'F10', shiftKey: true })
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

  it('takes 160 ms for a notch, and no time for a pinch on a trackpad', () => {
    const { surface, clock, controller } = openInTheMiddle()
    turn(surface, -100)
    clock.advance(150)
    expect(controller.view.scale).toBeLessThan(2 ** 0.5)
    clock.advance(10)
    expect(controller.view.scale).toBe(2 ** 0.5)
    turn(surface, -100 * Math.log(1.2), 720, 450, { ctrlKey: true })
    expect(controller.view.scale).toBeCloseTo(2 ** 0.5 * 1.2, 12)
  })

  it('turned before it has come to rest goes on from there', () => {
    const { surface, clock, controller } = openInTheMiddle()
    for (let notch = 0; notch < 3; notch += 1) {
      turn(surface, -100)
      clock.advance(40)
    }
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 1.5)
  })

  it('that turns to the side moves nothing and stops nothing, but neither does it leave the page', () => {
    const { surface, clock, controller } = openInTheMiddle()
    controller.perform({ pan: { x: 0, y: 80 } })
    clock.advance(50)
    expect(turn(surface, 0, 720, 450, { deltaX: 100 })).toBe(false)
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: -238, scale: 1 })
  })

  it('is heard by a listener that may prevent it', () => {
    const add = vi.spyOn(HTMLElement.prototype, 'addEventListener')
    open()
    const [, , options] = add.mock.calls.find(([type]) => type === 'wheel') ?? []
    expect(options).toMatchObject({ passive: false })
  })

  it('beside the surface is left to the page', () => {
    const { button, outside } = open()
    expect(turn(button, -100)).toBe(true)
    expect(turn(outside, -100)).toBe(true)
  })

  it('that someone else has taken is left to them', () => {
    const { surface, link, clock, controller } = open()
    takeFrom(surface, 'wheel')
    turn(link, -100)
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })
})

describe('at a zoom limit', () => {
  /** The map at its upper or lower limit, long after the last turn; `on` is a notch further, `back` one away from it. */
  function overzoom(limit: 'upper' | 'lower') {
    const opened = openInTheMiddle()
    opened.controller.scaleBy(limit === 'upper' ? 100 : 0, { x: 720, y: 450 })
    opened.clock.rest()
    const deltaY = limit === 'upper' ? -100 : 100
    return {
      ...opened,
      on: (init?: WheelEventInit) => turn(opened.surface, deltaY, 300, 200, init),
      back: () => turn(opened.surface, -deltaY, 300, 200),
    }
  }

  it.each(['upper', 'lower'] as const)('the %s, a turn that begins there is left to the page', (limit) => {
    const { clock, controller, on } = overzoom(limit)
    const { view } = controller
    for (let notch = 0; notch < 5; notch += 1) {
      expect(on()).toBe(true)
      clock.advance(50)
    }
    clock.rest()
    expect(controller.view.scale).toBe(view.scale)
    expect(controller.view.x).toBeCloseTo(view.x, 6)
    expect(controller.view.y).toBeCloseTo(view.y, 6)
  })

  it.each(['upper', 'lower'] as const)('the %s, a turn that has brought the map there is not', (limit) => {
    const { clock, on, back } = overzoom(limit)
    expect(back()).toBe(false)
    clock.advance(50)
    for (let notch = 0; notch < 10; notch += 1) {
      expect(on()).toBe(false)
      clock.advance(300)
    }
    clock.advance(10)
    expect(on()).toBe(true)
    expect(on()).toBe(true)
  })

  it('a turn to the side is not left to the page, which would leave: not even after a turn that was', () => {
    const { surface, clock, on } = overzoom('upper')
    const sideways = () => turn(surface, 0, 300, 200, { deltaX: 100 })
    expect(on()).toBe(true)
    expect(sideways()).toBe(true)
    clock.advance(5000)
    expect(sideways()).toBe(false)
    clock.advance(50)
    expect(sideways()).toBe(false)
    expect(on()).toBe(true)
  })

  it('a pinch further does not stop the notch back before it', () => {
    const { surface, clock, controller, back } = overzoom('upper')
    back()
    const { target } = controller
    turn(surface, -10, 300, 200, { ctrlKey: true })
    expect(controller.target).toEqual(target)
    clock.rest()
    expect(controller.view.scale).toBeCloseTo(2, 9)
  })

  it('a turn further does not stop a glide', () => {
    const { clock, controller, on } = overzoom('upper')
    const gestures = gesturesOn(controller)
    gestures.press(1, { x: 700, y: 400 }, 'touch', 100)
    for (let step = 1; step <= 9; step += 1) gestures.move(1, { x: 700 - step * 10, y: 400 }, 100 - step * 10)
    gestures.release(1)
    clock.advance(50)
    const { target } = controller
    expect(on()).toBe(true)
    expect(controller.target).toEqual(target)
  })

  it('a turn back is the map’s, in the middle of a turn too', () => {
    const { clock, controller, on, back } = overzoom('upper')
    expect(on()).toBe(true)
    clock.advance(20)
    expect(back()).toBe(false)
    clock.rest()
    expect(controller.view.scale).toBeCloseTo(2, 12)
  })

  it.each(['upper', 'lower'] as const)(
    'the %s, a turn with Ctrl is never left to the page: it would zoom it',
    (limit) => {
      const { clock, on } = overzoom(limit)
      for (let notch = 0; notch < 3; notch += 1) {
        expect(on({ ctrlKey: true })).toBe(false)
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

  it('zooms about its place by as much as the fingers part', () => {
    const { surface, controller } = page
    expect(send(surface, 'gesturestart', { ...at, scale: 1 })).toBe(false)
    expect(send(surface, 'gesturechange', { ...at, scale: 1.25 })).toBe(false)
    expect(controller.view.scale).toBe(1.25)
    send(surface, 'gesturechange', { ...at, scale: 2 })
    expect(controller.view).toEqual({ x: 700 - 1004 * 2, y: 400 - 718 * 2, scale: 2 })
  })

  it('counts anew from each beginning', () => {
    const { surface, controller } = page
    for (let times = 0; times < 2; times += 1) {
      send(surface, 'gesturestart', { ...at, scale: 1 })
      send(surface, 'gesturechange', { ...at, scale: 1.5 })
    }
    expect(controller.view.scale).toBe(2.25)
  })

  it('counts anew from a beginning that someone else has taken', () => {
    const { surface, controller } = page
    send(surface, 'gesturestart', { ...at, scale: 1 })
    send(surface, 'gesturechange', { ...at, scale: 1.25 })
    takeFrom(surface, 'gesturestart')
    send(surface, 'gesturestart', { ...at, scale: 1 })
    send(surface, 'gesturechange', { ...at, scale: 1.5 })
    expect(controller.view.scale).toBe(1.875)
  })

  it('that someone else has taken is left to them', () => {
    const { surface, link, controller } = page
    takeFrom(surface, 'gesturechange')
    send(link, 'gesturestart', { ...at, scale: 1 })
    send(link, 'gesturechange', { ...at, scale: 1.25 })
    expect(controller.view.scale).toBe(1)
  })

  it('on a touch screen is left to the fingers, but not to the page', () => {
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
  it('of the map act, from anywhere in the root, and do not scroll the page', () => {
    const { root, link, button, clock, controller } = open()
    expect(key(root, { key: 'ArrowRight' })).toBe(false)
    lift(root, 'ArrowRight')
    expect(key(link, { key: 'ArrowDown', shiftKey: true })).toBe(false)
    lift(link, 'ArrowDown')
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

  it('that someone else has taken are left to them', () => {
    const { root, link, clock, controller } = open()
    takeFrom(root, 'keydown')
    key(link, { key: 'ArrowRight' })
    key(link, { key: '+' })
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })
})

describe('keys in what takes keys itself', () => {
  it.each([
    '<input>',
    '<select></select>',
    '<textarea></textarea>',
    '<div contenteditable></div>',
    '<div contenteditable="true"><b></b></div>',
    '<dialog open><button></button></dialog>',
  ])('are left to it, in the root: %s', (html) => {
    const { root, clock, controller } = open()
    root.insertAdjacentHTML('beforeend', html)
    const deepest = [...root.querySelectorAll<HTMLElement>('*')].at(-1) as HTMLElement
    for (const name of ['0', '+', 'ArrowDown', 'Home']) {
      expect(key(deepest, { key: name })).toBe(true)
      lift(deepest, name)
    }
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('are the map’s where the map is itself in a dialog, but for those in a text field', () => {
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
    'are the map’s in what takes none: %s',
    (html) => {
      const { root } = open()
      root.insertAdjacentHTML('beforeend', html)
      const deepest = [...root.querySelectorAll<HTMLElement>('*')].at(-1) as HTMLElement
      expect(key(deepest, { key: '+' })).toBe(false)
    },
  )
})

describe('keys of the whole page', () => {
  function openPage() {
    const opened = open()
    opened.unlisten()
    endings.push(listen(opened.surface, opened.controller, { root: opened.root, pageKeys: true }))
    return opened
  }

  it('are the arrows and Home, wherever the focus is', () => {
    const { outside, clock, controller } = openPage()
    for (const target of [document.body, outside]) {
      expect(key(target, { key: 'ArrowDown' })).toBe(false)
      lift(target, 'ArrowDown')
    }
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: -160, scale: 1 })
    expect(key(outside, { key: 'Home' })).toBe(false)
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it.each(['+', '-', '0', '_', '='])('are no single characters: %s', (name) => {
    const { outside, root, clock } = openPage()
    expect(key(outside, { key: name })).toBe(true)
    expect(key(document.body, { key: name })).toBe(true)
    expect(clock.waiting).toBe(0)
    expect(key(root, { key: name })).toBe(false)
  })

  it('are left to a list or a slider that the page makes: it prevents those that it takes', () => {
    const { outside, clock } = openPage()
    outside.addEventListener('keydown', (event) => event.preventDefault())
    key(outside, { key: 'ArrowDown' })
    expect(clock.waiting).toBe(0)
  })

  it.each(['<input>', '<select></select>', '<video></video>', '<dialog><button></button></dialog>'])(
    'are left to what takes keys itself: %s',
    (html) => {
      const { outside, clock } = openPage()
      outside.innerHTML = html
      const deepest = [...outside.querySelectorAll<HTMLElement>('*')].at(-1) as HTMLElement
      expect(key(deepest, { key: 'ArrowDown' })).toBe(true)
      expect(clock.waiting).toBe(0)
    },
  )

  it('are nothing while a dialog is open, wherever the focus is', () => {
    const { outside, root, clock } = openPage()
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    for (const target of [document.body, outside]) expect(key(target, { key: 'ArrowDown' })).toBe(true)
    expect(clock.waiting).toBe(0)
    expect(key(root, { key: 'ArrowDown' })).toBe(false)
  })
})

describe('an arrow key', () => {
  /** Holds a key for some ms, telling so again and again as a keyboard does. */
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
  ])('held for $ms ms, with Shift $shiftKey, goes $px px', ({ shiftKey, ms, px }) => {
    const { root, clock, controller } = page
    hold(root, { key: 'ArrowUp', shiftKey }, ms, 1000)
    lift(root, 'ArrowUp')
    clock.rest()
    expectSame(controller.view, { x: -304, y: Math.min(0, -318 + px), scale: 1 })
  })

  it.each([10, 33, 500])('goes as far if its keyboard repeats it every %d ms', (repeatMs) => {
    const { root, clock, controller } = page
    hold(root, { key: 'ArrowRight' }, 420, repeatMs)
    lift(root, 'ArrowRight')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 - 80 - 192, 6)
  })

  it('that was tapped goes one step, even if a busy page hears of its end half a second late', () => {
    const { root, clock, controller } = page
    hold(root, { key: 'ArrowLeft' }, 60, 1000)
    const end = new KeyboardEvent('keyup', { key: 'ArrowLeft', bubbles: true })
    Object.defineProperty(end, 'timeStamp', { value: clock.now() })
    clock.advance(500)
    root.dispatchEvent(end)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80, 6)
  })

  it('that is let go elsewhere is let go', () => {
    const { root, outside, clock, controller } = page
    hold(root, { key: 'ArrowLeft' }, 220, 1000)
    lift(outside, 'ArrowLeft')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80 + 64, 6)
    expect(clock.waiting).toBe(0)
  })

  it('that is held while the window loses the focus is let go', () => {
    const { root, clock, controller } = page
    hold(root, { key: 'ArrowLeft' }, 220, 1000)
    send(window, 'blur')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80 + 64, 6)
    expect(clock.waiting).toBe(0)
    key(root, { key: 'ArrowLeft' })
    lift(root, 'ArrowLeft')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 160 + 64, 6)
  })

  it('and another go diagonally, and each stops by itself', () => {
    const { root, clock, controller } = page
    key(root, { key: 'ArrowLeft' })
    key(root, { key: 'ArrowUp' })
    clock.advance(220)
    lift(root, 'ArrowLeft')
    clock.advance(100)
    lift(root, 'ArrowUp')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80 + 64, 6)
    expect(controller.view.y).toBeCloseTo(-318 + 80 + 128, 6)
  })

  it('and its opposite stand still', () => {
    const { root, clock, controller } = page
    key(root, { key: 'ArrowLeft' })
    key(root, { key: 'ArrowRight' })
    clock.advance(1000)
    lift(root, 'ArrowLeft')
    lift(root, 'ArrowRight')
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: -318, scale: 1 })
  })

  it('that is pressed or held while a pointer holds the map does nothing, but neither does it scroll the page', () => {
    const { root, surface, controller } = page
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 650, 400)
    hold(root, { key: 'ArrowRight' }, 300, 30)
    expect(key(root, { key: '+' })).toBe(false)
    expect(controller.view).toEqual({ x: -354, y: -318, scale: 1 })
    point(surface, 'pointermove', 640, 400)
    expect(controller.view).toEqual({ x: -364, y: -318, scale: 1 })
  })

  it('that is held when a pointer comes down stops, and the drag moves the map alone', () => {
    const { root, surface, clock, controller } = page
    key(root, { key: 'ArrowLeft' })
    key(root, { key: 'ArrowUp' })
    clock.advance(300)
    point(surface, 'pointerdown', 700, 400)
    const { x, y } = controller.view
    clock.advance(100)
    lift(root, 'ArrowUp')
    clock.advance(100)
    expectSame(controller.view, { x, y, scale: 1 })
    point(surface, 'pointermove', 650, 380)
    expectSame(controller.view, { x: x - 50, y: y - 20, scale: 1 })
    clock.advance(200)
    point(surface, 'pointerup', 650, 380)
    lift(root, 'ArrowLeft')
    clock.rest()
    expectSame(controller.view, { x: x - 50, y: y - 20, scale: 1 })
  })

  it('that is still held when a drag has ended does not stop its glide', () => {
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

  it('that is held stops when the command key comes down: no end of it is reported then', () => {
    const { root, clock, controller } = page
    hold(root, { key: 'ArrowLeft' }, 220, 1000)
    key(root, { key: 'Meta', metaKey: true })
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80 + 64, 6)
    expect(clock.waiting).toBe(0)
  })

  it('whose end another element keeps to itself is let go', () => {
    const { root, outside, clock, controller } = page
    outside.addEventListener('keyup', (event) => event.stopPropagation())
    hold(root, { key: 'ArrowLeft' }, 220, 1000)
    lift(outside, 'ArrowLeft')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 + 80 + 64, 6)
  })

  it('moves the map evenly while it is held, and coasts when it is let go', () => {
    const { root, clock, controller } = page
    key(root, { key: 'ArrowRight' })
    clock.advance(300)
    for (let frame = 0; frame < 10; frame += 1) {
      const { x } = controller.view
      clock.frame()
      expect(controller.view.x - x).toBeCloseTo(-6.4, 0)
    }
    lift(root, 'ArrowRight')
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
  it.each<{ cause: string; act: (page: ReturnType<typeof open>) => void }>([
    { cause: 'pointer', act: ({ surface }) => drag(surface, -50) },
    {
      cause: 'pointer',
      act: ({ surface }) => {
        drag(surface, 0)
        drag(surface, 0)
      },
    },
    { cause: 'wheel', act: ({ surface }) => turn(surface, -100) },
    { cause: 'wheel', act: ({ surface }) => turn(surface, -10, 9, 9, { ctrlKey: true }) },
    { cause: 'key', act: ({ root }) => key(root, { key: '+' }) },
    {
      cause: 'key',
      act: ({ root, clock }) => {
        key(root, { key: 'ArrowDown' })
        clock.advance(300)
        lift(root, 'ArrowDown')
      },
    },
  ])('tells its observers what caused it: $cause', ({ cause, act }) => {
    const page = open()
    const calls: string[] = []
    const note = (what: string) => (_: unknown, cause: string) => void calls.push(`${what}: ${cause}`)
    page.controller.subscribe({ start: note('start'), end: note('end') })
    act(page)
    page.clock.rest()
    expect(calls).toEqual([`start: ${cause}`, `end: ${cause}`])
  })
})

describe('an event that another listener stops on its way', () => {
  it.each<{ of: string; type: string; act: (page: ReturnType<typeof open>) => unknown }>([
    { of: 'a press', type: 'pointerdown', act: ({ link }) => drag(link, -50) },
    { of: 'a turn of the wheel', type: 'wheel', act: ({ surface }) => expect(turn(surface, -100)).toBe(true) },
    { of: 'a key', type: 'keydown', act: ({ root }) => expect(key(root, { key: '+' })).toBe(true) },
  ])('is left to others and to the browser, and no other is: $of', ({ type, act }) => {
    const page = open()
    const { root, surface, link, clock, controller } = page
    root.addEventListener(type, (event) => event.stopPropagation(), { capture: true })
    act(page)
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
    if (type === 'pointerdown') expect(click(link)).toEqual({ isLeft: true, isHeard: true })
    // All else is the map's as ever.
    if (type === 'keydown') turn(surface, -100)
    else key(root, { key: '+' })
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 0.5)
  })
})

describe('the size', () => {
  it('is known from the start', () => {
    const { controller } = open()
    expect(controller.bounds.viewport).toEqual({ width: 1440, height: 900 })
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('is watched on the element, and not on the window', () => {
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

describe('after its end', () => {
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
    expect(click(link)).toEqual({ isLeft: true, isHeard: true })
    for (const type of ['contextmenu', 'dragstart']) expect(send(link, type)).toBe(true)
    expect(turn(surface, -100)).toBe(true)
    expect(key(root, { key: '+' })).toBe(true)
    lift(root, 'ArrowRight')
    for (const type of ['blur', 'resize']) send(window, type)

    for (const call of calls) expect(call).not.toHaveBeenCalled()
    expect(controller.view).toBe(view)
    expect(clock.waiting).toBe(0)
  })

  it('every listener has been taken away by one signal', () => {
    const spies = [vi.spyOn(window, 'addEventListener'), vi.spyOn(HTMLElement.prototype, 'addEventListener')]
    const { unlisten } = open()
    const signals = spies.flatMap(({ mock }) => mock.calls.map(([, , options]) => options as AddEventListenerOptions))
    expect(signals.length).toBeGreaterThanOrEqual(13)
    for (const { signal } of signals) expect(signal?.aborted).toBe(false)
    unlisten()
    for (const { signal } of signals) expect(signal?.aborted).toBe(true)
  })

  it('a finger that is still down is forgotten', () => {
    const { root, surface, clock, controller, unlisten } = openInTheMiddle()
    point(surface, 'pointerdown', 700, 400, { pointerType: 'touch' })
    point(surface, 'pointermove', 600, 400, { pointerType: 'touch' })
    unlisten()
    endings.push(listen(surface, controller, { root }))
    const { view } = controller
    point(surface, 'pointermove', 500, 400, { pointerType: 'touch' })
    clock.rest()
    expect(controller.view).toEqual(view)
    expect(clock.waiting).toBe(0)
  })

  it('it can be listened to again', () => {
    const { root, surface, controller, unlisten } = open()
    unlisten()
    endings.push(listen(surface, controller, { root }))
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

  it('gives its time, its frames and its timers, and takes frames and timers back', () => {
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
