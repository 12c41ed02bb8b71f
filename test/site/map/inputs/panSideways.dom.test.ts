import { beforeEach, describe, expect, it, vi } from 'vitest'
import { panSideways } from '../../../../src/site/map/inputs/panSideways'
import { start } from '../../../helpers/features'
import { openInTheMiddle, send, turn } from '../../../helpers/page'

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
    { of: 'in lines', deltaY: 3, init: { deltaMode: 1 }, px: 100 },
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
    for (const [index, deltaY] of [40, 40, 100, 0].entries()) {
      turn(surface, deltaY, 300, 200, { shiftKey: true, deltaMode: index === 2 ? 3 : 0 })
      clock.advance(30)
    }
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-304 - 80, 6)
  })

  it('and Ctrl is left to the engine, which zooms', () => {
    turn(page.surface, -3, 750, 500, { shiftKey: true, ctrlKey: true, deltaMode: 1 })
    page.clock.rest()
    expect(page.controller.view.scale).toBeCloseTo(Math.SQRT2, 9)
  })

  it('has its unit read first: Firefox reports lines only to scripts that do', () => {
    const event = new WheelEvent('wheel', { bubbles: true, shiftKey: true, deltaY: 3 })
    const readOf = (name: 'deltaMode' | 'deltaX' | 'deltaY') => vi.spyOn(event, name, 'get')
    const [mode, x, y] = [readOf('deltaMode'), readOf('deltaX'), readOf('deltaY')]
    send(page.surface, event)
    for (const read of [x, y]) expect(mode).toHaveBeenCalledBefore(read)
  })
})
