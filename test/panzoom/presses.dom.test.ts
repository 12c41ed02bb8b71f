/** The outcome of a press: a click, a drag, or a long touch. */
import { describe, expect, it, vi } from 'vitest'
import { LONG_TOUCH } from '../../src/panzoom/listenToPointers'
import { easeTo } from '../../src/panzoom/transition'
import { expectSame } from '../helpers/engine'
import { click, LEFT, openInTheMiddle, point, preventDefaultOf, send, TOP } from '../helpers/page'

const FINGER = { pointerId: 1, pointerType: 'touch', isPrimary: true }
const SECOND_FINGER = { pointerId: 2, pointerType: 'touch', isPrimary: false }

/** The map with a listener for long touches, which handles them unless `handles` is false. */
function open(handles = true) {
  const page = openInTheMiddle()
  const onLongTouch = vi.fn((event: Event) => handles && event.preventDefault())
  page.surface.addEventListener(LONG_TOUCH, onLongTouch)
  return { ...page, onLongTouch }
}

const CLICKED = { isAllowed: true, isReceived: true }
const SWALLOWED = { isAllowed: false, isReceived: false }

describe('a finger that rests on a link', () => {
  it('sends it one event after 600 ms, with the position of the press', () => {
    const { link, clock, onLongTouch } = open()
    point(link, 'pointerdown', 700, 400, FINGER)
    point(link, 'pointermove', 704, 400, FINGER)
    clock.advance(599)
    expect(onLongTouch).not.toHaveBeenCalled()
    clock.advance(1)
    const [[event]] = onLongTouch.mock.calls as [[PointerEvent]]
    expect(event).toMatchObject({ target: link, pointerType: 'touch', clientX: LEFT + 700, clientY: TOP + 400 })
    clock.advance(5000)
    expect(onLongTouch).toHaveBeenCalledTimes(1)
  })

  it('does not click it if the event is handled, unlike the next tap, and a key', () => {
    const { link, clock } = open()
    point(link, 'pointerdown', 700, 400, FINGER)
    clock.advance(600)
    point(link, 'pointerup', 700, 400, FINGER)
    expect(click(link, 0)).toEqual(CLICKED)
    expect(click(link)).toEqual(SWALLOWED)
    point(link, 'pointerdown', 700, 400, FINGER)
    point(link, 'pointerup', 700, 400, FINGER)
    expect(click(link)).toEqual(CLICKED)
  })

  it('clicks it if nothing handles the event', () => {
    const { link, clock, onLongTouch } = open(false)
    point(link, 'pointerdown', 700, 400, FINGER)
    clock.advance(1000)
    point(link, 'pointerup', 700, 400, FINGER)
    expect(onLongTouch).toHaveBeenCalledTimes(1)
    expect(click(link)).toEqual(CLICKED)
  })

  it.each([true, false])('and then moves on drags the map, whether the event is handled or not: %s', (handles) => {
    const { link, clock, controller } = open(handles)
    const { x, y, scale } = controller.view
    point(link, 'pointerdown', 700, 400, FINGER)
    clock.advance(600)
    point(link, 'pointermove', 708, 400, FINGER)
    expect(controller.view).toEqual({ x, y, scale })
    point(link, 'pointermove', 640, 400, FINGER)
    expectSame(controller.view, { x: x - 60, y, scale })
    point(link, 'pointerup', 640, 400, FINGER)
    expect(click(link)).toEqual(SWALLOWED)
  })

  it.each([
    { px: 10, calls: 1 },
    { px: 11, calls: 0 },
  ])('after it has strayed by $px px and returned sends $calls events', ({ px, calls }) => {
    const { link, clock, onLongTouch } = open()
    point(link, 'pointerdown', 700, 400, FINGER)
    point(link, 'pointermove', 700 + px, 400, FINGER)
    point(link, 'pointermove', 700, 400, FINGER)
    clock.advance(1000)
    expect(onLongTouch).toHaveBeenCalledTimes(calls)
  })
})

describe('a press is no long touch', () => {
  it.each<{ of: string; act: (page: ReturnType<typeof open>) => void }>([
    { of: 'by a mouse', act: ({ link }) => point(link, 'pointerdown', 700, 400) },
    { of: 'by a pen', act: ({ link }) => point(link, 'pointerdown', 700, 400, { pointerType: 'pen' }) },
    {
      of: 'if its finger is lifted before',
      act: ({ link, clock }) => {
        point(link, 'pointerdown', 700, 400, FINGER)
        clock.advance(590)
        point(link, 'pointerup', 700, 400, FINGER)
      },
    },
    {
      of: 'if its finger is cancelled',
      act: ({ link }) => {
        point(link, 'pointerdown', 700, 400, FINGER)
        point(link, 'pointercancel', 700, 400, FINGER)
      },
    },
    {
      of: 'if the window loses the focus',
      act: ({ link }) => {
        point(link, 'pointerdown', 700, 400, FINGER)
        send(window, 'blur')
      },
    },
    {
      of: 'by two fingers, even if one is lifted again',
      act: ({ link }) => {
        point(link, 'pointerdown', 700, 400, FINGER)
        point(link, 'pointerdown', 800, 400, SECOND_FINGER)
        point(link, 'pointerup', 800, 400, SECOND_FINGER)
      },
    },
    {
      of: 'if its default is prevented',
      act: ({ surface, link }) => {
        preventDefaultOf(surface, 'pointerdown')
        point(link, 'pointerdown', 700, 400, FINGER)
      },
    },
    {
      of: 'if it stops a flight',
      act: ({ link, clock, controller }) => {
        controller.animate(easeTo(controller.view, { x: 0, y: 0, scale: 1 }, 1600))
        clock.advance(400)
        point(link, 'pointerdown', 700, 400, FINGER)
      },
    },
    {
      of: 'if the listeners are removed meanwhile',
      act: ({ link, clock, unlisten }) => {
        point(link, 'pointerdown', 700, 400, FINGER)
        unlisten()
        expect(clock.waiting).toBe(0)
      },
    },
  ])('$of', ({ act }) => {
    const page = open()
    act(page)
    page.clock.advance(1000)
    expect(page.onLongTouch).not.toHaveBeenCalled()
  })
})

describe('a press whose default is prevented', () => {
  it.each([
    { pointerType: 'mouse', px: 3, clicked: CLICKED },
    { pointerType: 'mouse', px: 4, clicked: SWALLOWED },
    { pointerType: 'touch', px: 10, clicked: CLICKED },
    { pointerType: 'touch', px: 11, clicked: SWALLOWED },
  ])('by $pointerType that strays by $px px does not move the map; its click: $clicked', (row) => {
    const { surface, link, controller } = openInTheMiddle()
    const { pointerType, px, clicked } = row
    const { view } = controller
    preventDefaultOf(surface, 'pointerdown')
    point(link, 'pointerdown', 700, 400, { pointerType })
    point(link, 'pointermove', 700 + px, 400, { pointerType })
    point(link, 'pointermove', 700, 400, { pointerType })
    point(link, 'pointerup', 700, 400, { pointerType })
    expect(controller.view).toBe(view)
    expect(click(link)).toEqual(clicked)
  })

  it('and that strays is no click, even if a finger taps meanwhile', () => {
    const { link } = openInTheMiddle()
    link.addEventListener('pointerdown', (event) => event.preventDefault(), { once: true })
    point(link, 'pointerdown', 700, 400)
    point(link, 'pointermove', 800, 400)
    point(link, 'pointerdown', 300, 300, { ...FINGER, pointerId: 2 })
    point(link, 'pointerup', 300, 300, { ...FINGER, pointerId: 2 })
    expect(click(link)).toEqual(CLICKED)
    point(link, 'pointerup', 800, 400)
    expect(click(link)).toEqual(SWALLOWED)
  })
})
