/** Known faults of pan and zoom libraries: sequences of events that leave a map stuck, and wrong behaviour. */
import { describe, expect, it } from 'vitest'
import { constrain, zoomOf } from '../../src/panzoom/view'
import { expectSame } from '../helpers/engine'
import { click, drag, key, openInTheMiddle, point, releaseKey, send, turn } from '../helpers/page'

type Page = ReturnType<typeof openInTheMiddle>

const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch', isPrimary: pointerId === 1 })

describe('the map is not stuck', () => {
  it.each<{ after: string; act: (page: Page) => void }>([
    {
      after: 'a third finger',
      act: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400, finger(1))
        point(surface, 'pointerdown', 800, 400, finger(2))
        point(surface, 'pointermove', 790, 410, finger(2))
        point(surface, 'pointerdown', 700, 600, finger(3))
        point(surface, 'pointermove', 700, 640, finger(3))
        for (const id of [2, 1, 3]) point(surface, 'pointerup', 700, 500, finger(id))
      },
    },
    {
      after: 'one of two fingers is lifted',
      act: ({ surface, clock }) => {
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
      after: 'a pinch whose second release is not reported, and a tap',
      act: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400, finger(1))
        point(surface, 'pointerdown', 800, 400, finger(2))
        point(surface, 'pointermove', 820, 400, finger(2))
        point(surface, 'pointerup', 600, 400, finger(1))
        drag(surface, 0, finger(1))
      },
    },
    {
      after: 'a touch that is cancelled',
      act: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400, finger(1))
        point(surface, 'pointermove', 620, 430, finger(1))
        point(surface, 'pointercancel', 620, 430, finger(1))
      },
    },
    {
      after: 'a pinch that is cancelled past the limit',
      act: ({ surface }) => {
        point(surface, 'pointerdown', 700, 400, finger(1))
        point(surface, 'pointerdown', 720, 400, finger(2))
        point(surface, 'pointermove', 900, 400, finger(2))
        for (const id of [1, 2]) point(surface, 'pointercancel', 700, 400, finger(id))
      },
    },
    {
      after: 'a context menu during a drag, which receives the release instead',
      act: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400)
        point(surface, 'pointermove', 620, 430)
        send(surface, 'contextmenu')
        point(surface, 'pointermove', 900, 700, { buttons: 0 })
      },
    },
    {
      after: 'a long touch, whose context menu is prevented',
      act: ({ surface, clock }) => {
        point(surface, 'pointerdown', 600, 400, finger(1))
        clock.advance(700)
        expect(send(surface, 'contextmenu')).toBe(false)
        point(surface, 'pointermove', 620, 430, finger(1))
        clock.advance(200)
        point(surface, 'pointerup', 620, 430, finger(1))
      },
    },
    {
      after: 'a lost capture',
      act: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400, finger(1))
        point(surface, 'pointermove', 620, 430, finger(1))
        point(surface, 'lostpointercapture', 620, 430, finger(1))
      },
    },
    {
      after: 'a change of the tab during a drag',
      act: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400)
        point(surface, 'pointermove', 620, 430)
        send(window, 'blur')
      },
    },
    {
      after: 'a change of the tab during a pinch',
      act: ({ surface }) => {
        point(surface, 'pointerdown', 600, 400, finger(1))
        point(surface, 'pointerdown', 800, 400, finger(2))
        point(surface, 'pointermove', 820, 400, finger(2))
        send(window, 'blur')
      },
    },
    {
      after: 'a change of the tab with an arrow key and the mouse button down',
      act: ({ root, surface, clock }) => {
        key(root, { key: 'ArrowUp' })
        point(surface, 'pointerdown', 600, 400)
        point(surface, 'pointermove', 620, 430)
        clock.advance(200)
        send(window, 'blur')
      },
    },
    {
      after: 'a release of the mouse button outside the window',
      act: ({ surface, clock }) => {
        point(surface, 'pointerdown', 600, 400)
        point(surface, 'pointermove', 620, 430)
        clock.advance(500)
        point(surface, 'pointermove', 640, 460, { buttons: 0 })
      },
    },
    {
      after: 'a hidden surface during a drag',
      act: ({ surface, box, clock }) => {
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
      after: 'a resized window during a drag',
      act: ({ surface, box }) => {
        point(surface, 'pointerdown', 600, 400)
        point(surface, 'pointermove', 620, 430)
        Object.assign(box, { width: 1200, height: 800 })
        send(window, 'resize')
        send(window, 'blur')
      },
    },
  ])('after $after', ({ act }) => {
    const page = openInTheMiddle()
    const { surface, clock, controller } = page
    act(page)
    clock.rest()
    expect(clock.waiting).toBe(0)
    const restView = controller.view
    expectSame(restView, constrain(restView, controller.bounds))
    // The old pointers no longer move the map.
    for (const id of [1, 2, 3]) point(surface, 'pointermove', 100, 100, { ...finger(id), buttons: 0 })
    clock.rest()
    expect(controller.view).toEqual(restView)
    // A new drag works.
    point(surface, 'pointerdown', 300, 700, finger(1))
    point(surface, 'pointermove', 282, 676, finger(1))
    expectSame(controller.view, { x: restView.x - 18, y: restView.y - 24, scale: restView.scale })
    clock.advance(200)
    point(surface, 'pointerup', 282, 676, finger(1))
    clock.rest()
    expect(clock.waiting).toBe(0)
    expectSame(controller.view, { x: restView.x - 18, y: restView.y - 24, scale: restView.scale })
  })
})

describe('unlike in other libraries', () => {
  it('the wheel reaches both limits, zoom -0.5 and 1.5, exactly', () => {
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

  it('a drag past the bounds at zoom -0.5 stays at that zoom, also during the return', () => {
    const { surface, clock, controller } = openInTheMiddle()
    controller.scaleBy(0, { x: 720, y: 450 })
    clock.rest()
    const restView = controller.view
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
    expect(controller.view).toEqual(constrain({ ...restView, x: 9999, y: 9999 }, controller.bounds))
  })

  it.each<{ of: string; act: (page: Page) => void }>([
    { of: 'a zoom key', act: ({ root }) => key(root, { key: '+' }) },
    { of: 'the wheel', act: ({ surface }) => turn(surface, -100) },
  ])('an input during a transition is not dropped: $of', ({ act }) => {
    const page = openInTheMiddle()
    const { root, clock, controller } = page
    key(root, { key: '+' })
    clock.advance(50)
    act(page)
    clock.rest()
    expect(zoomOf(controller.view.scale)).toBeCloseTo(1, 12)
  })

  it('a drag during a transition is not dropped', () => {
    const { root, surface, clock, controller } = openInTheMiddle()
    key(root, { key: '+' })
    clock.advance(50)
    const { x, y, scale } = controller.view
    drag(surface, -40)
    clock.rest()
    expectSame(controller.view, { x: x - 40, y, scale })
  })

  it('a double click at the upper limit does not move the map', () => {
    const { surface, clock, controller } = openInTheMiddle()
    controller.scaleBy(100, { x: 720, y: 450 })
    clock.rest()
    const restView = controller.view
    for (let times = 0; times < 2; times += 1) {
      point(surface, 'pointerdown', 100, 100)
      point(surface, 'pointerup', 100, 100)
    }
    while (clock.waiting > 0) {
      clock.frame()
      expectSame(controller.view, restView)
    }
  })

  it('no digit other than 0 does anything', () => {
    const { root, clock, controller } = openInTheMiddle()
    const restView = controller.view
    for (const digit of '123456789') {
      expect(key(root, { key: digit })).toBe(true)
      releaseKey(root, digit)
    }
    clock.rest()
    expect(controller.view).toEqual(restView)
  })

  it.each([
    { of: 'pixels', deltaY: -100, deltaMode: 0 },
    { of: 'lines', deltaY: -3, deltaMode: 1 },
  ])('a notch of the wheel is half a level, reported in $of', ({ deltaY, deltaMode }) => {
    const { surface, clock, controller } = openInTheMiddle()
    turn(surface, deltaY, 720, 450, { deltaMode })
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 0.5)
  })

  it('a pinch on a trackpad zooms by the ratio of the fingers', () => {
    const { surface, controller } = openInTheMiddle()
    // 20 small steps, as of fingers that part to 1.5 times their distance.
    for (let step = 0; step < 20; step += 1) turn(surface, -5 * Math.log(1.5), 720, 450, { ctrlKey: true })
    expect(controller.view.scale).toBeCloseTo(1.5, 12)
  })

  it.each([
    { limit: 'upper', factor: 100, deltaY: -100 },
    { limit: 'lower', factor: 0, deltaY: 100 },
  ])('the wheel scrolls the page at the $limit limit', ({ factor, deltaY }) => {
    const { surface, clock, controller } = openInTheMiddle()
    controller.scaleBy(factor, { x: 720, y: 450 })
    clock.rest()
    expect(turn(surface, deltaY)).toBe(true)
    expect(turn(surface, -deltaY)).toBe(false)
  })

  it('a drag that starts on a link does not follow it', () => {
    const { link } = openInTheMiddle()
    drag(link, 40)
    expect(click(link)).toEqual({ isAllowed: false, isReceived: false })
  })

  it.each([
    { pointerType: 'mouse', px: 1 },
    { pointerType: 'touch', px: 1 },
    { pointerType: 'pen', px: 1 },
  ])('a jitter of $px px by $pointerType does not suppress the click', ({ pointerType, px }) => {
    const { link, clock, controller } = openInTheMiddle()
    const restView = controller.view
    for (const strayPx of [px, -px, 0]) {
      point(link, 'pointerdown', 700, 400, { pointerType })
      point(link, 'pointermove', 700 + strayPx, 400 - strayPx, { pointerType })
      point(link, 'pointerup', 700 + strayPx, 400 - strayPx, { pointerType })
      expect(click(link)).toEqual({ isAllowed: true, isReceived: true })
      clock.advance(600)
    }
    clock.rest()
    expect(controller.view).toEqual(restView)
  })

  it('the bounds follow the present size of the surface', () => {
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
