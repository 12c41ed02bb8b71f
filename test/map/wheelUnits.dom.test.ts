/**
 * Firefox decides the unit of a wheel event when a script first reads it: lines if `deltaMode` is read before any delta,
 * else px. The first listener of the chain decides for all: here with every listener that a map can have.
 */
import { expect, it } from 'vitest'
import { boxZoom } from '../../src/map/inputs/boxZoom'
import { panSideways } from '../../src/map/inputs/panSideways'
import { cleanups, liveMapOf, openInTheMiddle, send } from '../helpers/page'

/** The px of a line in Firefox; a notch is 3 lines. */
const LINE_PX = 16

/** A map with its features that listen to the wheel or the mouse. */
function open() {
  const page = openInTheMiddle()
  const map = liveMapOf(page)
  cleanups.push(panSideways(map), boxZoom(map))
  return page
}

/** Turns the wheel by `lines`, as Firefox reports it. */
function turnLines(target: EventTarget, lines: number, init: WheelEventInit = {}) {
  let isInLines: boolean | null = null
  const delta = (inLines: number) => ({
    get: () => {
      isInLines ??= false
      return isInLines ? inLines : inLines * LINE_PX
    },
  })
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: 750, clientY: 500, ...init })
  Object.defineProperties(event, {
    deltaX: delta(init.deltaX ?? 0),
    deltaY: delta(lines),
    deltaMode: {
      get: () => {
        isInLines ??= true
        return isInLines ? WheelEvent.DOM_DELTA_LINE : WheelEvent.DOM_DELTA_PIXEL
      },
    },
  })
  send(target, event)
}

it.each([
  { by: 'the wheel', init: {} },
  { by: 'the wheel and Ctrl', init: { ctrlKey: true } },
  { by: 'the wheel, Ctrl and Shift', init: { ctrlKey: true, shiftKey: true } },
])('a notch of three lines zooms by half a level: $by', ({ init }) => {
  const { surface, controller, clock } = open()
  turnLines(surface, -3, init)
  clock.rest()
  expect(controller.view.scale).toBe(2 ** 0.5)
})

it('with Shift, a notch of three lines pans by 100 px', () => {
  const { surface, controller, clock } = open()
  turnLines(surface, 3, { shiftKey: true })
  clock.rest()
  expect(controller.view.x).toBeCloseTo(-304 - 100, 9)
})
