/** Settings that depend on the viewport, and settings that change at run time. */
import { describe, expect, it } from 'vitest'
import { configure } from '../../src/panzoom/createPanZoom'
import { Controller } from '../../src/panzoom/controller'
import { wholeMap } from '../../src/panzoom/fit'
import type { Settings } from '../../src/panzoom/settings'
import { toMap } from '../../src/panzoom/view'
import { ManualClock } from '../helpers/clock'
import { expectSame } from '../helpers/engine'
import { Finger, MAP, ZOOM } from '../helpers/fingers'

/** A map in a viewport of 1024 x 900, in which it fits at scale 0.5, and the events that it publishes from then on. */
function open(settings: Partial<Settings> = {}) {
  const clock = new ManualClock(10)
  const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false, ...settings })
  controller.resize({ width: 1024, height: 900 })
  const events: string[] = []
  for (const event of ['start', 'move', 'end', 'resize'] as const)
    controller.subscribe({ [event]: () => void events.push(event) })
  return { clock, controller, events }
}

const fitting = { minZoom: 'fit', firstView: wholeMap } as const

describe('a lowest zoom of "fit"', () => {
  it('is that of the whole map', () => {
    const { controller } = open(fitting)
    expect(controller.bounds.minScale).toBe(0.5)
    expect(controller.view).toEqual({ x: 0, y: 66, scale: 0.5 })
  })

  it('follows the size of the viewport, and with it a map that is shown whole', () => {
    const { controller } = open(fitting)
    controller.resize({ width: 512, height: 900 })
    expect(controller.view).toEqual({ x: 0, y: 258, scale: 0.25 })
    controller.resize({ width: 2048, height: 768 })
    expect(controller.view).toEqual({ x: 512, y: 0, scale: 0.5 })
  })

  it('leaves the scale of a map that is zoomed in, unless the viewport has room for all of it', () => {
    const { clock, controller } = open(fitting)
    controller.goTo({ x: 0, y: 0, scale: 0.75 }, 0)
    clock.rest()
    controller.resize({ width: 512, height: 384 })
    expect(controller.view.scale).toBe(0.75)
    controller.resize({ width: 2048, height: 1536 })
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
  })

  it('is not above the highest zoom', () => {
    const { controller } = open({ ...fitting, maxZoom: -2 })
    expect(controller.view).toEqual({ x: 256, y: 258, scale: 0.25 })
  })
})

describe('the first view', () => {
  it('is the one in the settings, also for the key that returns to it', () => {
    const { clock, controller } = open(fitting)
    controller.perform({ zoomStep: 1 })
    clock.rest()
    controller.perform({ home: true })
    clock.rest()
    expect(controller.view).toEqual({ x: 0, y: 66, scale: 0.5 })
  })

  it('is shown as soon as a hidden viewport gets its size', () => {
    const clock = new ManualClock(10)
    const settings = { map: MAP, maxZoom: 1, ...fitting, clock, prefersReducedMotion: () => false }
    const controller = new Controller(settings)
    controller.resize({ width: 0, height: 0 })
    controller.resize({ width: 1024, height: 900 })
    expect(controller.view).toEqual({ x: 0, y: 66, scale: 0.5 })
  })
})

describe('settings that change', () => {
  it('keep the map point at the centre', () => {
    const { clock, controller } = open()
    controller.goTo({ x: -900, y: -800, scale: 2 }, 0)
    clock.rest()
    const centre = toMap(controller.view, { x: 512, y: 450 })
    configure(controller, { maxZoom: 0.5 })
    expect(controller.view.scale).toBeCloseTo(Math.SQRT2, 9)
    expectSame({ ...toMap(controller.view, { x: 512, y: 450 }), scale: 1 }, { ...centre, scale: 1 })
  })

  it('bring the map within its new bounds, and publish that in the next frame', () => {
    const { clock, controller, events } = open()
    controller.goTo({ x: -1024, y: -636, scale: 1 }, 0)
    clock.rest()
    events.length = 0
    configure(controller, { map: { width: 1200, height: 1000 } })
    expect(controller.view).toEqual({ x: -176, y: -100, scale: 1 })
    clock.rest()
    expect(events).toEqual(['start', 'move', 'end'])
  })

  it('publish nothing if the view stays', () => {
    const { clock, controller, events } = open()
    configure(controller, { maxZoom: 3 })
    clock.rest()
    expect(events).toEqual([])
    expect(controller.bounds.maxScale).toBe(8)
  })

  it.each([{ maxZoom: 1.5 }, { map: { ...MAP } }, { firstView: wholeMap }])(
    'do not disturb a glide: %o',
    (settings) => {
      const { clock, controller } = open()
      const finger = new Finger(controller, clock).press(900, 400)
      finger.moveBy(-60, 0, 60)
      finger.release()
      clock.frame()
      const { transition } = controller
      configure(controller, settings)
      expect(transition?.kind).toBe('glide')
      expect(controller.transition).toBe(transition)
    },
  )

  it('move the target of a transition, which still ends in time', () => {
    const { clock, controller } = open()
    controller.goTo({ x: -1024, y: -636, scale: 1 }, 200)
    clock.advance(100)
    configure(controller, { map: { width: 1200, height: 1000 } })
    clock.advance(100)
    expect(controller.view).toEqual({ x: -176, y: -100, scale: 1 })
  })

  it('leave a finger its grip', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock).press(500, 400)
    finger.moveBy(-300, -200)
    configure(controller, { map: { width: 1500, height: 1400 } })
    const { x, y } = controller.view
    finger.moveBy(10, 20)
    expectSame(controller.view, { x: x + 10, y: y + 20, scale: 1 })
  })

  it('count for a map that has no size yet', () => {
    const clock = new ManualClock(10)
    const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false })
    configure(controller, fitting)
    controller.resize({ width: 1024, height: 900 })
    expect(controller.view).toEqual({ x: 0, y: 66, scale: 0.5 })
  })
})
