/** Settings that depend on the viewport, and settings that change at run time. */
import { describe, expect, it } from 'vitest'
import { wholeMap } from '../../../src/panzoom/extras/fit'
import { at, expectSeen, open } from '../../helpers/engine'
import { MAP } from '../../helpers/fingers'

const FITTING = { minZoom: 'fit', firstView: wholeMap } as const

/** In this viewport the map fits at scale 0.5. */
const openLow = (settings = {}) => open({ width: 1024, height: 900, frameMs: 10, ...settings })

describe('a lowest zoom of "fit"', () => {
  it('follows the size of the viewport, and with it a map that is shown whole', () => {
    const { controller } = openLow(FITTING)
    expect(controller.bounds.minScale).toBe(0.5)
    expect(controller.view).toEqual(at(0, 66, 0.5))
    controller.resize({ width: 512, height: 900 })
    expect(controller.view).toEqual(at(0, 258, 0.25))
    controller.resize({ width: 2048, height: 768 })
    expect(controller.view).toEqual(at(512, 0, 0.5))
  })

  it('leaves the scale of a map that is zoomed in, unless the viewport has room for all of it', () => {
    const { controller } = openLow(FITTING)
    controller.goTo(at(0, 0, 0.75), 0)
    controller.resize({ width: 512, height: 384 })
    expect(controller.view.scale).toBe(0.75)
    controller.resize({ width: 2048, height: 1536 })
    expect(controller.view).toEqual(at(0, 0))
  })

  it('is not above the highest zoom', () => {
    expect(openLow({ ...FITTING, maxZoom: -2 }).controller.view).toEqual(at(256, 258, 0.25))
  })
})

describe('settings that change', () => {
  it('keep the map point at the centre', () => {
    const { controller } = openLow()
    controller.goTo(at(-900, -800, 2), 0)
    controller.configure({ maxZoom: 0.5 })
    expect(controller.view.scale).toBeCloseTo(Math.SQRT2, 9)
    expectSeen(controller.view, { x: 706, y: 625 }, { x: 512, y: 450 })
  })

  it('bring the map within its new bounds, and publish that in the next frame', () => {
    const { clock, controller, published } = openLow()
    controller.goTo(at(-1024, -636), 0)
    clock.rest()
    published.length = 0
    controller.configure({ map: { width: 1200, height: 1000 } })
    expect(controller.view).toEqual(at(-176, -100))
    clock.rest()
    expect(published.map(({ event }) => event)).toEqual(['start', 'move', 'end'])
  })

  it.each([{ maxZoom: 1.5 }, { map: { ...MAP } }, { firstView: wholeMap }])(
    'do not disturb a glide: %o',
    (settings) => {
      const { clock, controller, finger } = openLow()
      finger().fling(900, 400, -60, 0)
      clock.frame()
      const { transition } = controller
      controller.configure(settings)
      expect(transition?.kind).toBe('glide')
      expect(controller.transition).toBe(transition)
    },
  )
})
