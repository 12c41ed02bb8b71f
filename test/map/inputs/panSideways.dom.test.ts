import { beforeEach, describe, expect, it } from 'vitest'
import { boxZoom } from '../../../src/map/inputs/boxZoom'
import { panSideways } from '../../../src/map/inputs/panSideways'
import { start } from '../../helpers/features'
import { openInTheMiddle, send, turn } from '../../helpers/page'

let page: ReturnType<typeof openInTheMiddle>
beforeEach(() => {
  page = openInTheMiddle()
  start(page, panSideways)
})

describe('the wheel with Shift', () => {
  it.each([
    { of: 'by deltaX', deltaY: 0, init: { deltaX: 100 }, px: 100 },
    { of: 'to the left', deltaY: -7.5, init: {}, px: -7.5 },
    { of: 'by deltaX if there are both', deltaY: 100, init: { deltaX: 30 }, px: 30 },
    { of: 'in pages', deltaY: 0.5, init: { deltaMode: 2 }, px: 200 },
  ])('pans by $px px in 160 ms: $of', ({ deltaY, init, px }) => {
    const { surface, clock, controller } = page
    expect(turn(surface, deltaY, 300, 200, { shiftKey: true, ...init })).toBe(false)
    clock.advance(150)
    expect(controller.view.x).not.toBeCloseTo(-304 - px, 6)
    clock.advance(10)
    expect(controller.view).toEqual({ x: expect.closeTo(-304 - px, 6), y: -318, scale: 1 })
  })

  it('adds up during a transition; in an unknown unit, or by 0, it does not move the map', () => {
    const { surface, clock, controller } = page
    for (const [deltaY, deltaMode] of [
      [40, 0],
      [40, 0],
      [100, 3],
      [0, 0],
    ] as const) {
      turn(surface, deltaY, 300, 200, { shiftKey: true, deltaMode })
      clock.advance(30)
    }
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 - 80, 6)
  })
})

/**
 * Firefox decides the unit of a wheel event when a script first reads it: lines if `deltaMode` is read before any delta,
 * else px, of which a line has 16. The first listener decides for all.
 */
function turnInFirefox(target: EventTarget, lines: number, init: WheelEventInit) {
  let isInLines: boolean | null = null
  const unitAfter = (first: boolean) => {
    isInLines ??= first
    return isInLines
  }
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: 750, clientY: 500, ...init })
  Object.defineProperties(event, {
    deltaX: { get: () => unitAfter(false) && 0 },
    deltaY: { get: () => lines * (unitAfter(false) ? 1 : 16) },
    deltaMode: { get: () => (unitAfter(true) ? WheelEvent.DOM_DELTA_LINE : WheelEvent.DOM_DELTA_PIXEL) },
  })
  send(target, event)
}

it.each([
  { by: 'the wheel', lines: -3, init: {}, view: { scale: 2 ** 0.5 } },
  { by: 'the wheel and Ctrl', lines: -3, init: { ctrlKey: true }, view: { scale: 2 ** 0.5 } },
  { by: 'the wheel, Ctrl and Shift', lines: -3, init: { ctrlKey: true, shiftKey: true }, view: { scale: 2 ** 0.5 } },
  { by: 'the wheel and Shift', lines: 3, init: { shiftKey: true }, view: { x: expect.closeTo(-404, 9), scale: 1 } },
])('three lines are a notch in Firefox, with every listener that a map has: $by', ({ lines, init, view }) => {
  start(page, boxZoom)
  turnInFirefox(page.surface, lines, init)
  page.clock.rest()
  expect(page.controller.view).toMatchObject(view)
})
