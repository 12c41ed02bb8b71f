import { describe, expect, it, vi } from 'vitest'
import type { Action } from '../../../src/panzoom/core/controller'
import { easeTo } from '../../../src/panzoom/core/transition'
import { constrain, initialView, toMap, type View } from '../../../src/panzoom/core/view'
import { fit } from '../../../src/panzoom/extras/fit'
import { at, expectSame, expectSeen, open, openInTheMiddle } from '../../helpers/engine'
import { reportedErrors } from '../../helpers/reported'

type Act = (opened: ReturnType<typeof open>) => unknown

const NOTCH = 2 ** 0.5
const NOTCH_MS = 160
const OUT: Action = { zoomStep: -1 }
const IN: Action = { zoomStep: 1 }
const DOWN: Action = { pan: { x: 0, y: -80 } }
const FIRST = at(-304, 0)

/** The view with the map's middle of the first view in the middle, at a scale. */
const zoomed = (scale: number) => ({ x: 720 - 1024 * scale, y: 450 - 450 * scale, scale })

describe('the actions of keys and buttons', () => {
  it.each<{ of: string; actions: Action[]; view: View }>([
    { of: 'three zoom steps', actions: [IN, IN, IN], view: zoomed(2 ** 1.5) },
    {
      of: 'pans past the edge, and the first one back',
      actions: [{ pan: { x: 240, y: 0 } }, { pan: { x: 240, y: 0 } }, { pan: { x: -80, y: 0 } }],
      view: at(-80, 0),
    },
    { of: 'zoom steps, and a return to the first view', actions: [OUT, IN, IN, { home: true }], view: FIRST },
  ])('add up during a transition: $of', ({ actions, view }) => {
    const { clock, controller } = open()
    for (const action of actions) {
      controller.perform(action)
      clock.advance(35)
    }
    clock.rest()
    expectSame(controller.view, view)
    expect(controller.view.scale).toBe(view.scale)
  })

  it('take 250 ms, with a new view in every frame, even if two come before the first frame', () => {
    const { clock, controller, published } = open({ frameMs: 10 })
    controller.perform(DOWN)
    clock.advance(250)
    expect(published.filter(({ event }) => event === 'move')).toHaveLength(25)
    expect(controller.view).toEqual(at(-304, -80))
    clock.advance(50_000)
    controller.perform(DOWN)
    controller.perform(DOWN)
    clock.frame()
    // 160 px, eased out: 18.1 px in the first 10 ms.
    expect(controller.view.y).toBeCloseTo(-80 - 160 * (1 - 0.96 ** 3), 6)
    clock.advance(230)
    expect(controller.view.y).toBeGreaterThan(-240)
    clock.advance(10)
    expect(controller.view.y).toBe(-240)
  })
})

it('a zoom step has as many levels as the settings say', () => {
  const { controller } = open({ zoomStep: 1 })
  controller.perform(IN)
  expect(controller.target.scale).toBe(2)
})

describe('scaleBy', () => {
  it.each([
    { limit: 2 ** 1.5, factor: NOTCH },
    { limit: 2 ** -0.5, factor: 1 / NOTCH },
  ])('keeps the map point under the cursor in every frame, up to scale $limit', ({ limit, factor }) => {
    const { clock, controller } = openInTheMiddle()
    const cursor = { x: 123, y: 456 }
    const pointMap = toMap(controller.view, cursor)
    const expectHeld = () => expectSeen(controller.view, pointMap, cursor)
    for (let notches = 0; notches < 8; notches += 1) {
      controller.scaleBy(factor, cursor, NOTCH_MS)
      clock.rest(3, expectHeld)
    }
    clock.rest(2000, expectHeld)
    expect(controller.view.scale).toBe(limit)
  })

  it.each([0, NOTCH_MS])('returns whether the scale changes; in %d ms', (ms) => {
    const { controller } = openInTheMiddle()
    expect(controller.scaleBy(100, { x: 0, y: 0 }, ms)).toBe(true)
    const { target } = controller
    expect(controller.scaleBy(1.2, { x: 300, y: 300 }, 250)).toBe(false)
    expect(controller.target).toEqual(target)
  })
})

describe('goTo and animate', () => {
  const east = at(-460, -348)

  it('reach the view in 250 ms, unless the next request replaces them', () => {
    const { clock, controller } = open({ frameMs: 10 })
    controller.goTo(east)
    expect(controller.target).toEqual(east)
    clock.advance(240)
    expect(controller.view).not.toEqual(east)
    clock.advance(10)
    expect(controller.view).toEqual(east)
    expect(controller.transition).toBeNull()
    controller.goTo(at(0, 0))
    clock.advance(50)
    controller.goTo(east, 0)
    expect(controller.view).toEqual(east)
    clock.rest()
    expect(controller.view).toEqual(east)
  })

  it('follow any transition, and keep it within the bounds', () => {
    const { clock, controller } = open({ frameMs: 10 })
    const over = at(-304, 500, 0.4)
    const there = easeTo(controller.view, over, 200, 'flight')
    const back = easeTo(over, { ...east, y: 900 }, 200, 'flight')
    const viewAt = (ms: number) => (ms < 200 ? there.viewAt(ms) : back.viewAt(ms - 200))
    controller.animate({ kind: 'flight', to: back.to, durationMs: 400, viewAt })
    expect(controller.target).toEqual({ ...east, y: 0 })
    clock.advance(100)
    expect(controller.view).toEqual(constrain(there.viewAt(100), controller.bounds))
    clock.advance(100)
    expect(controller.view).toEqual(constrain(over, controller.bounds))
    clock.advance(200)
    expect(controller.view).toEqual({ ...east, y: 0 })
  })

  it.each([
    { frameMs: 10, durationMs: 400, beforeMs: 100, afterMs: 290 },
    { frameMs: 100, durationMs: 405, beforeMs: 190, afterMs: 210 },
  ])('reach the target on time, shifted by a resize, at a frame every $frameMs ms', (row) => {
    const { clock, controller } = open({ frameMs: row.frameMs })
    controller.goTo(east, row.durationMs)
    clock.advance(row.beforeMs)
    controller.resize({ width: 1400, height: 880 })
    expect(controller.target).toEqual(at(-480, -358))
    clock.advance(row.afterMs)
    expect(controller.view).not.toEqual(controller.target)
    clock.advance(row.frameMs)
    expect(controller.view).toEqual(controller.target)
  })

  it('jump in a duration that is not a number', () => {
    const { clock, controller, published } = open()
    controller.goTo(at(-9, -9), Number.NaN)
    clock.rest()
    expect(published.map(({ event, view }) => ({ event, view }))).toEqual(
      ['start', 'move', 'end'].map((event) => ({ event, view: at(-9, -9) })),
    )
  })

  it('bring a map that is past its edges back in the course of a shorter transition', () => {
    const { clock, controller, finger } = openInTheMiddle({ frameMs: 10 })
    const pulling = finger().press(300, 300)
    pulling.move(1800, 1300)
    pulling.cancel()
    const { x, y } = controller.view
    expect(Math.min(x, y)).toBeGreaterThan(15)
    controller.goTo(at(0, 0), NOTCH_MS)
    clock.advance(NOTCH_MS / 2)
    expectSame(controller.view, at(x / 8, y / 8))
    clock.advance(NOTCH_MS / 2)
    expect(controller.view).toEqual(at(0, 0))
  })
})

describe('a frame whose time is before the input that it shows', () => {
  it('shows the old view, and never one in the opposite direction', () => {
    const { clock, controller, published } = openInTheMiddle({ frameMs: 10, lagMs: 9 })
    clock.advance(5)
    controller.perform(DOWN)
    const { view } = controller
    clock.frame()
    expect(controller.view).toEqual(view)
    expect(published).toEqual([])
    clock.frame()
    expect(controller.view.y).toBeLessThan(view.y)
  })

  it('moves the map, though such an input comes in every frame', () => {
    const { clock, controller } = open({ lagMs: 5 })
    const scales: number[] = []
    for (let frame = 0; frame < 12; frame += 1) {
      clock.advance(16)
      controller.scaleBy(1.02, { x: 500, y: 300 }, NOTCH_MS)
      clock.frame()
      scales.push(controller.view.scale)
    }
    expect(scales).toEqual([...new Set(scales)].sort((a, b) => a - b))
  })
})

describe('reduced motion', () => {
  it('makes a transition jump to its end in one frame, and is asked for before each', () => {
    let isReduced = false
    const { clock, controller, published } = open({ prefersReducedMotion: () => isReduced })
    controller.perform(DOWN)
    expect(controller.view.y).toBe(0)
    isReduced = true
    controller.animate(easeTo(controller.view, at(-52, 99), 3000, 'flight'))
    clock.rest()
    expect(published.map(({ event, view }) => [event, view])).toEqual([
      ['start', at(-52, 0)],
      ['move', at(-52, 0)],
      ['end', at(-52, 0)],
    ])
  })
})

describe('a resize', () => {
  it('shows the first view, once both sides are known', () => {
    const { clock, controller, published } = open({ width: 0, height: 0 })
    const firstView = vi.fn(initialView)
    controller.configure({ firstView, maxZoom: 1 })
    controller.resize({ width: 0, height: 900 })
    controller.resize({ width: 1440, height: 0 })
    expect(published).toEqual([])
    expect(firstView).not.toHaveBeenCalled()
    controller.resize({ width: 768, height: 1024 })
    const view = at(-640, 0)
    expect(published).toEqual([
      { event: 'resize', view, isMoving: false, ms: 0 },
      { event: 'move', view, isMoving: false, ms: 0 },
    ])
    expect(clock.waiting).toBe(0)
  })

  it('keeps the map point at the centre, and is published at once, without a movement', () => {
    const { clock, controller, published } = openInTheMiddle({ width: 1440, height: 900 })
    controller.resize({ width: 1000, height: 700 })
    const view = at(-1064, -498)
    expect(published).toEqual([
      { event: 'resize', view: { ...view, x: -828 }, isMoving: false, ms: clock.now() },
      { event: 'move', view: { ...view, x: -828 }, isMoving: false, ms: clock.now() },
    ])
    controller.resize({ width: 1000, height: 700 })
    expect(published).toHaveLength(2)
    controller.resize({ width: 1000, height: 900 })
    expect(controller.view).toEqual(at(-828, -398))
    expect(published).toHaveLength(4)
  })
})

describe('a movement', () => {
  it('ends 250 ms after the last input, even if that changed nothing, and starts anew after its end', () => {
    const { clock, controller, published } = open({ frameMs: 10, reducedMotion: true })
    controller.perform(DOWN)
    clock.advance(255)
    // There and back within one frame: the same view, but an input.
    controller.perform({ pan: { x: 0, y: 80 } })
    controller.perform(DOWN)
    clock.advance(265)
    controller.perform(DOWN)
    clock.rest()
    const times = published.map(({ event, ms }) => [event, ms])
    expect(times).toEqual([
      ['start', 10],
      ['move', 10],
      ['end', 510],
      ['start', 530],
      ['move', 530],
      ['end', 780],
    ])
  })

  it('does not end while a pointer holds the map, which draws one frame for each of its moves', () => {
    const { clock, published, finger } = open({ frameMs: 10 })
    const request = vi.spyOn(clock, 'requestFrame')
    const resting = finger().press(700, 400)
    clock.advance(1000)
    expect(request).toHaveBeenCalledTimes(1)
    for (const px of [20, 30, 40]) {
      resting.move(700 + px, 400)
      clock.advance(1000)
    }
    expect(request).toHaveBeenCalledTimes(4)
    expect(clock.waiting).toBe(0)
    resting.release()
    clock.rest()
    expect(published.at(-1)).toMatchObject({ event: 'end', ms: 4260 })
  })

  it('is published to every observer, with the present view and bounds, until it unsubscribes', () => {
    const { clock, controller, published, unsubscribe } = open({ reducedMotion: true })
    const calls: unknown[] = []
    controller.subscribe({ move: (...args) => calls.push(args) })
    controller.perform(DOWN)
    clock.frame()
    unsubscribe()
    controller.perform(DOWN)
    clock.rest()
    controller.resize({ width: 500, height: 500 })
    expect(published.map(({ event }) => event)).toEqual(['start', 'move'])
    expect(calls).toHaveLength(3)
    expect(calls[0]).toEqual([
      at(-304, -80),
      expect.objectContaining({ viewport: { width: 1440, height: 900 } }),
    ])
  })

  it('goes on, and is published to the other observers, when one throws: its error is reported', () => {
    const errors = reportedErrors()
    const error = new Error('of an observer')
    const fail = () => {
      throw error
    }
    const { clock, controller } = open({ frameMs: 100, width: 0 })
    const calls: string[] = []
    controller.subscribe({ start: fail, move: fail, end: fail, resize: fail })
    const note = (event: string) => () => void calls.push(event)
    controller.subscribe({
      start: note('start'),
      move: note('move'),
      end: note('end'),
      resize: note('resize'),
    })
    controller.resize({ width: 1440, height: 900 })
    controller.perform(DOWN, 200)
    clock.rest()
    vi.unstubAllGlobals()
    expect(calls).toEqual(['resize', 'move', 'start', 'move', 'move', 'end'])
    expect(errors).toEqual(calls.map(() => error))
    expect(controller.view).toEqual(at(-304, -80))
  })
})

describe('inputs without effect', () => {
  it('include views and factors that are not numbers', () => {
    const { clock, controller } = open()
    controller.goTo(at(Number.NaN, 0))
    controller.goTo(at(0, 0, Number.NaN), 0)
    controller.perform({ pan: { x: Number.NaN, y: 0 } })
    controller.goTo(fit({ left: Number.NaN, top: 0, right: 9, bottom: 9 }, 0, controller.bounds))
    controller.animate(easeTo(FIRST, at(0, 0, Number.NaN), 100, 'flight'))
    controller.updateInteraction(at(0, Number.NaN))
    expect(controller.scaleBy(Number.NaN, { x: 0, y: 0 }, 0)).toBe(false)
    expect(clock.waiting).toBe(0)
    expect(controller.view).toEqual(FIRST)
    expect(open({ firstView: () => at(Number.NaN, 0) }).controller.view).toEqual(FIRST)
    // A map that is centred on the axis of the NaN.
    const wide = open({ width: 4000 })
    const { view } = wide.controller
    wide.controller.goTo(at(Number.NaN, -99), 0)
    expect(wide.controller.view).toEqual(view)
  })

  it('include all inputs before the first size is known', () => {
    const { clock, controller, published, finger } = open({ width: 0, height: 0 })
    finger().fling(100, 100, 50, 50)
    finger().press(100, 100).cancel()
    controller.scaleBy(2, { x: 10, y: 10 })
    for (const action of [IN, DOWN, { home: true }, OUT] as const) controller.perform(action)
    controller.goTo(at(-5, -5))
    expect(clock.waiting).toBe(0)
    clock.advance(1000)
    expect(published).toEqual([])
    controller.resize({ width: 360, height: 740 })
    clock.rest()
    for (const view of [controller.view, controller.target]) expect(view).toEqual(at(-844, 0))
  })
})

describe('stop', () => {
  it.each<{ of: string; act: Act }>([
    { of: 'a transition', act: ({ controller }) => controller.perform(IN) },
    { of: 'a press', act: ({ finger }) => finger().press(700, 400) },
    { of: 'the pause before the end', act: ({ controller }) => controller.goTo(at(0, 0), 0) },
  ])('ends $of, and leaves no frame or timer pending', ({ act }) => {
    const opened = open()
    const { clock, controller, published } = opened
    act(opened)
    clock.advance(50)
    const { view } = controller
    expect(clock.waiting).toBe(1)
    controller.stop()
    expect(clock.waiting).toBe(0)
    if (published.length > 0) expect(published.at(-1)?.event).toBe('end')
    published.length = 0
    clock.advance(1000)
    expect(controller.view).toEqual(view)
    expect(published).toEqual([])
  })

  it.each([
    { of: 'past the edge', px: 304 + 120, x: 0 },
    { of: 'before its first frame', px: -100, x: -404 },
  ])('during a drag $of publishes the view in which the map stops, and then the end', ({ px, x }) => {
    const { clock, controller, published, finger } = open()
    finger().press(300, 400).moveBy(px, 0)
    if (px > 0) clock.frame()
    controller.stop()
    expect(published.slice(-2)).toMatchObject([
      { event: 'move', view: { x, y: 0, scale: 1 } },
      { event: 'end', view: { x, y: 0, scale: 1 } },
    ])
    expect(clock.waiting).toBe(0)
  })
})
