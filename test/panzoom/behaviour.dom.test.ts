/** Two tables of what goes wrong with maps: what leaves them stuck, and what even the best of them get wrong. */
import { describe, expect, it } from 'vitest'
import { constrain, zoomOf } from '../../src/panzoom/view'
import { expectSame } from '../helpers/engine'
import { click, drag, key, lift, openInTheMiddle, point, send, turn } from '../helpers/page'

type Page = ReturnType<typeof openInTheMiddle>

const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch', isPrimary: pointerId === 1 })

describe('a map is never stuck', () => {
  it.each<{ after: string; mishap: (page: Page) => void }>([
    {
      after: 'a third finger',
      mishap: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400, finger(1))
        point(surface, 'pointerdown', 800, 400, finger(2))
        point(surface, 'pointermove', 790, 410, finger(2))
        point(surface, 'pointerdown', 700, 600, finger(3))
        point(surface, 'pointermove', 700, 640, finger(3))
        for (const id of [2, 1, 3]) point(surface, 'pointerup', 700, 500, finger(id))
      },
    },
    {
      after: 'a finger of two that is lifted',
      mishap: ({ surface, clock }) => {
        point(surface, 'pointerdown', 600, 400, finger(1))
        point(surface, 'pointerdown', 800, 400, finger(2))
        point(surface, 'pointermove', 820, 400, finger(2))
        point(surface, 'pointerup', 600, 400, finger(1))
        point(surface, 'pointermove', 800, 420, finger(2))
        clock.advance(200)
        point(surface, 'pointerup', 800, 420, finger(2))
      },
    },
    {
      after: 'two fingers of which one is lifted where nobody hears it, and a tap',
      mishap: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400, finger(1))
        point(surface, 'pointerdown', 800, 400, finger(2))
        point(surface, 'pointermove', 820, 400, finger(2))
        point(surface, 'pointerup', 600, 400, finger(1))
        drag(surface, 0, finger(1))
      },
    },
    {
      after: 'a touch that is cancelled',
      mishap: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400, finger(1))
        point(surface, 'pointermove', 620, 430, finger(1))
        point(surface, 'pointercancel', 620, 430, finger(1))
      },
    },
    {
      after: 'a pinch that is cancelled past the limit',
      mishap: ({ surface }) => {
        point(surface, 'pointerdown', 700, 400, finger(1))
        point(surface, 'pointerdown', 720, 400, finger(2))
        point(surface, 'pointermove', 900, 400, finger(2))
        for (const id of [1, 2]) point(surface, 'pointercancel', 700, 400, finger(id))
      },
    },
    {
      after: 'a context menu in mid-drag, which keeps the button going up to itself',
      mishap: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400)
        point(surface, 'pointermove', 620, 430)
        send(surface, 'contextmenu')
        point(surface, 'pointermove', 900, 700, { buttons: 0 })
      },
    },
    {
      after: 'a context menu by a long touch, which is none',
      mishap: ({ surface, clock }) => {
        point(surface, 'pointerdown', 600, 400, finger(1))
        clock.advance(700)
        expect(send(surface, 'contextmenu')).toBe(false)
        point(surface, 'pointermove', 620, 430, finger(1))
        clock.advance(200)
        point(surface, 'pointerup', 620, 430, finger(1))
      },
    },
    {
      after: 'a capture that is lost',
      mishap: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400)
        point(surface, 'pointermove', 620, 430)
        point(surface, 'lostpointercapture', 620, 430)
      },
    },
    {
      after: 'another tab in mid-drag',
      mishap: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400)
        point(surface, 'pointermove', 620, 430)
        send(window, 'blur')
      },
    },
    {
      after: 'another tab in mid-pinch',
      mishap: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400, finger(1))
        point(surface, 'pointerdown', 800, 400, finger(2))
        point(surface, 'pointermove', 820, 400, finger(2))
        send(window, 'blur')
      },
    },
    {
      after: 'another tab with an arrow key and the mouse held down',
      mishap: ({ root, surface, clock }) => {
        key(root, { key: 'ArrowUp' })
        point(surface, 'pointerdown', 600, 400)
        point(surface, 'pointermove', 620, 430)
        clock.advance(200)
        send(window, 'blur')
      },
    },
    {
      after: 'a mouse button that goes up outside the window',
      mishap: ({ surface, clock }) => {
        point(surface, 'pointerdown', 600, 400)
        point(surface, 'pointermove', 620, 430)
        clock.advance(500)
        point(surface, 'pointermove', 640, 460, { buttons: 0 })
      },
    },
    {
      after: 'an element that is hidden in mid-drag',
      mishap: ({ surface, box, clock }) => {
        point(surface, 'pointerdown', 600, 400)
        point(surface, 'pointermove', 620, 430)
        Object.assign(box, { width: 0, height: 0 })
        send(window, 'resize')
        clock.advance(200)
        Object.assign(box, { width: 1440, height: 900 })
        send(window, 'resize')
        point(surface, 'pointerup', 620, 430)
      },
    },
    {
      after: 'a window that is resized in mid-drag',
      mishap: ({ surface, box }) => {
        point(surface, 'pointerdown', 600, 400)
        point(surface, 'pointermove', 620, 430)
        Object.assign(box, { width: 1200, height: 800 })
        send(window, 'resize')
        send(window, 'blur')
      },
    },
  ])('after $after', ({ mishap }) => {
    const page = openInTheMiddle()
    const { surface, clock, controller } = page
    mishap(page)
    clock.rest()
    expect(clock.waiting).toBe(0)
    const rested = controller.view
    expectSame(rested, constrain(rested, controller.bounds))
    // Whoever was down moves it no more.
    for (const id of [1, 2, 3]) point(surface, 'pointermove', 100, 100, { ...finger(id), buttons: 0 })
    clock.rest()
    expect(controller.view).toEqual(rested)
    // A new drag holds what it is on, and moves it as it goes.
    point(surface, 'pointerdown', 300, 700, finger(1))
    point(surface, 'pointermove', 282, 676, finger(1))
    expectSame(controller.view, { x: rested.x - 18, y: rested.y - 24, scale: rested.scale })
    clock.advance(200)
    point(surface, 'pointerup', 282, 676, finger(1))
    clock.rest()
    expect(clock.waiting).toBe(0)
    expectSame(controller.view, { x: rested.x - 18, y: rested.y - 24, scale: rested.scale })
  })
})

describe('what others get wrong', () => {
  it('zoom -0.5 is reached by the wheel, exactly, and zoom 1.5 too', () => {
    const { surface, clock, controller } = openInTheMiddle()
    const reached: number[] = []
    for (const deltaY of [100, -100]) {
      for (let notch = 0; notch < 6; notch += 1) {
        turn(surface, deltaY)
        clock.advance(70)
      }
      clock.rest()
      reached.push(controller.view.scale)
    }
    expect(reached).toEqual([2 ** -0.5, 2 ** 1.5])
  })

  it('a drag out of bounds at zoom -0.5 stays at zoom -0.5, in hand and when it comes back', () => {
    const { surface, clock, controller } = openInTheMiddle()
    controller.scaleBy(0, { x: 720, y: 450 })
    clock.rest()
    const rested = controller.view
    point(surface, 'pointerdown', 200, 200)
    for (let px = 0; px <= 1000; px += 50) {
      point(surface, 'pointermove', 200 + px, 200 + px)
      clock.frame()
      expect(controller.view.scale).toBe(2 ** -0.5)
    }
    point(surface, 'pointerup', 1200, 1200)
    while (clock.waiting > 0) {
      clock.frame()
      expect(controller.view.scale).toBeCloseTo(2 ** -0.5, 12)
    }
    expect(controller.view).toEqual(constrain({ ...rested, x: 9999, y: 9999 }, controller.bounds))
  })

  it.each<{ of: string; act: (page: Page) => void }>([
    { of: 'a zoom key', act: ({ root }) => key(root, { key: '+' }) },
    { of: 'the wheel', act: ({ surface }) => turn(surface, -100) },
  ])('during an animation nothing is dropped: $of', ({ act }) => {
    const page = openInTheMiddle()
    const { root, clock, controller } = page
    key(root, { key: '+' })
    clock.advance(50)
    act(page)
    clock.rest()
    expect(zoomOf(controller.view.scale)).toBeCloseTo(1, 12)
  })

  it('a drag during an animation is not dropped either', () => {
    const { root, surface, clock, controller } = openInTheMiddle()
    key(root, { key: '+' })
    clock.advance(50)
    const { x, y, scale } = controller.view
    drag(surface, -40)
    clock.rest()
    expectSame(controller.view, { x: x - 40, y, scale })
  })

  it('a double click at the upper limit does not slide the map', () => {
    const { surface, clock, controller } = openInTheMiddle()
    controller.scaleBy(100, { x: 720, y: 450 })
    clock.rest()
    const rested = controller.view
    for (let times = 0; times < 2; times += 1) {
      point(surface, 'pointerdown', 100, 100)
      point(surface, 'pointerup', 100, 100)
    }
    while (clock.waiting > 0) {
      clock.frame()
      expectSame(controller.view, rested)
    }
  })

  it('the digit 6 does nothing, nor does any other but 0', () => {
    const { root, clock, controller } = openInTheMiddle()
    const rested = controller.view
    for (const digit of '123456789') {
      expect(key(root, { key: digit })).toBe(true)
      lift(root, digit)
    }
    clock.rest()
    expect(controller.view).toEqual(rested)
  })

  it.each([
    { of: 'pixels', deltaY: -100, deltaMode: 0 },
    { of: 'lines', deltaY: -3, deltaMode: 1 },
  ])('one notch of the wheel is half a level, told in $of', ({ deltaY, deltaMode }) => {
    const { surface, clock, controller } = openInTheMiddle()
    turn(surface, deltaY, 720, 450, { deltaMode })
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 0.5)
  })

  it('a pinch on a trackpad is just as strong as the fingers', () => {
    const { surface, controller } = openInTheMiddle()
    // Twenty small steps that part the fingers to 1.5 times their distance.
    for (let step = 0; step < 20; step += 1) turn(surface, -5 * Math.log(1.5), 720, 450, { ctrlKey: true })
    expect(controller.view.scale).toBeCloseTo(1.5, 12)
  })

  it.each([
    { limit: 'upper', factor: 100, deltaY: -100 },
    { limit: 'lower', factor: 0, deltaY: 100 },
  ])('the wheel is not trapped at the $limit limit', ({ factor, deltaY }) => {
    const { surface, clock, controller } = openInTheMiddle()
    controller.scaleBy(factor, { x: 720, y: 450 })
    clock.rest()
    expect(turn(surface, deltaY)).toBe(true)
    expect(turn(surface, -deltaY)).toBe(false)
  })

  it('a drag that starts on a link does not follow it', () => {
    const { link } = openInTheMiddle()
    drag(link, 40)
    expect(click(link)).toEqual({ isLeft: false, isHeard: false })
  })

  it.each([
    { pointerType: 'mouse', px: 1 },
    { pointerType: 'touch', px: 1 },
    { pointerType: 'pen', px: 1 },
  ])('a jitter of $px px by $pointerType takes no click away', ({ pointerType, px }) => {
    const { link, clock, controller } = openInTheMiddle()
    const rested = controller.view
    for (const place of [px, -px, 0]) {
      point(link, 'pointerdown', 700, 400, { pointerType })
      point(link, 'pointermove', 700 + place, 400 - place, { pointerType })
      point(link, 'pointerup', 700 + place, 400 - place, { pointerType })
      expect(click(link)).toEqual({ isLeft: true, isHeard: true })
      clock.advance(600)
    }
    clock.rest()
    expect(controller.view).toEqual(rested)
  })

  it('bounds are those of the size that the element has now', () => {
    const { root, surface, box, clock, controller } = openInTheMiddle()
    Object.assign(box, { width: 800, height: 600 })
    send(window, 'resize')
    key(root, { key: 'Home' })
    clock.rest()
    expect(controller.view).toEqual({ x: 400 - 1024, y: 0, scale: 1 })
    drag(surface, 2000)
    clock.rest()
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
  })
})
