import { beforeEach, describe, expect, it } from 'vitest'
import { moreTurns } from '../../../src/map/overlay/moreTurns'
import { endings, LEFT, openInTheMiddle, send, TOP, turn } from '../../helpers/page'

/** The map in its middle, with more turns than the engine knows. */
function open() {
  const opened = openInTheMiddle()
  const end = moreTurns(opened.surface, opened.controller)
  endings.push(end)
  return { ...opened, end }
}

let page: ReturnType<typeof open>
beforeEach(() => {
  page = open()
})

describe('the wheel with Shift', () => {
  it.each([
    { of: 'the wheel itself', deltaY: 100, init: {}, px: 100 },
    { of: 'what the browser has turned to the side', deltaY: 0, init: { deltaX: 100 }, px: 100 },
    { of: 'to the left', deltaY: -7.5, init: {}, px: -7.5 },
    { of: 'both ways at once', deltaY: 100, init: { deltaX: 30 }, px: 30 },
    { of: 'in lines', deltaY: -3, init: { deltaMode: 1 }, px: -100 },
    { of: 'in pages', deltaY: 0.5, init: { deltaMode: 2 }, px: 200 },
  ])('looks to the right by $px px in 160 ms: $of', ({ deltaY, init, px }) => {
    const { surface, clock, controller } = page
    expect(turn(surface, deltaY, 300, 200, { shiftKey: true, ...init })).toBe(false)
    clock.advance(150)
    expect(controller.view.x).not.toBeCloseTo(-304 - px, 6)
    clock.advance(10)
    expect(controller.view.x).toBeCloseTo(-304 - px, 6)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 - px, 6)
    expect(controller.view).toMatchObject({ y: -318, scale: 1 })
  })

  it('adds up', () => {
    const { surface, clock, controller } = page
    for (let notch = 0; notch < 3; notch += 1) {
      turn(surface, 40, 300, 200, { shiftKey: true })
      clock.advance(30)
    }
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 - 120, 6)
  })

  it('and Ctrl zooms, as ever', () => {
    const { surface, clock, controller } = page
    expect(turn(surface, -100, 300, 200, { shiftKey: true, ctrlKey: true })).toBe(false)
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 0.5)
  })

  it('in a unit that nobody knows, or by nothing, moves nothing', () => {
    const { surface, clock, controller } = page
    turn(surface, 100, 300, 200, { shiftKey: true, deltaMode: 3 })
    turn(surface, 0, 300, 200, { shiftKey: true })
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: -318, scale: 1 })
  })
})

describe('a pinch in Safari', () => {
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

  it('on a touch screen is left to the fingers, but not to the page', () => {
    const { surface, controller } = page
    send(surface, 'touchstart', { touches: [{}, {}] })
    expect(send(surface, 'gesturestart', { ...at, scale: 1 })).toBe(false)
    expect(send(surface, 'gesturechange', { ...at, scale: 2 })).toBe(false)
    expect(controller.view.scale).toBe(1)
    send(surface, 'touchend', { touches: [] })
    send(surface, 'gesturestart', { ...at, scale: 1 })
    send(surface, 'gesturechange', { ...at, scale: 2 })
    expect(controller.view.scale).toBe(2)
  })
})

it('after the end nothing of it is heard', () => {
  const { surface, clock, controller, end } = page
  end()
  expect(send(surface, 'gesturechange', { scale: 2 })).toBe(true)
  // The engine takes any turn of the wheel for a zoom.
  turn(surface, -100, 300, 200, { shiftKey: true })
  clock.rest()
  expect(controller.view.scale).toBe(2 ** 0.5)
})
