import { beforeEach, describe, expect, it } from 'vitest'
import { panSideways } from '../../../src/map/inputs/panSideways'
import { cleanups, liveMapOf, openInTheMiddle, turn } from '../../helpers/page'

/** The middle of the map, with panning by the wheel. */
function open() {
  const opened = openInTheMiddle()
  const end = panSideways(liveMapOf(opened))
  cleanups.push(end)
  return { ...opened, end }
}

let page: ReturnType<typeof open>
beforeEach(() => {
  page = open()
})

describe('the wheel with Shift', () => {
  it.each([
    { of: 'by deltaY', deltaY: 100, init: {}, px: 100 },
    { of: 'by deltaX', deltaY: 0, init: { deltaX: 100 }, px: 100 },
    { of: 'to the left', deltaY: -7.5, init: {}, px: -7.5 },
    { of: 'by deltaX if there are both', deltaY: 100, init: { deltaX: 30 }, px: 30 },
    { of: 'in lines', deltaY: -3, init: { deltaMode: 1 }, px: -100 },
    { of: 'in pages', deltaY: 0.5, init: { deltaMode: 2 }, px: 200 },
  ])('pans by $px px in 160 ms: $of', ({ deltaY, init, px }) => {
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

  it('adds up during a transition', () => {
    const { surface, clock, controller } = page
    for (let notch = 0; notch < 3; notch += 1) {
      turn(surface, 40, 300, 200, { shiftKey: true })
      clock.advance(30)
    }
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 - 120, 6)
  })

  it('and Ctrl zooms', () => {
    const { surface, clock, controller } = page
    expect(turn(surface, -100, 300, 200, { shiftKey: true, ctrlKey: true })).toBe(false)
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 0.5)
  })

  it('in an unknown unit, or by 0, does not move the map', () => {
    const { surface, clock, controller } = page
    turn(surface, 100, 300, 200, { shiftKey: true, deltaMode: 3 })
    turn(surface, 0, 300, 200, { shiftKey: true })
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: -318, scale: 1 })
  })
})

it('does nothing any more after the feature has been removed', () => {
  const { surface, clock, controller, end } = page
  end()
  // The engine zooms by the event instead.
  turn(surface, -100, 300, 200, { shiftKey: true })
  clock.rest()
  expect(controller.view.scale).toBe(2 ** 0.5)
})
