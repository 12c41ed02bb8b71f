import { describe, expect, it } from 'vitest'
import { Controller } from '../../src/panzoom/controller'
import { centroid, distance, type Point } from '../../src/panzoom/geometry'
import type { PointerKind } from '../../src/panzoom/press'
import { constrain, initialView, toMap, toScreen, type View } from '../../src/panzoom/view'
import { ManualClock } from '../helpers/clock'
import { boundsOf, Hand, MAP, ZOOM } from '../helpers/hands'

const NOTCH_IN = { deltaY: -100, deltaMode: 0, ctrlKey: false }
const NOTCH_OUT = { deltaY: 100, deltaMode: 0, ctrlKey: false }

interface Start {
  readonly width?: number
  readonly height?: number
  readonly frameMs?: number
  readonly reducedMotion?: boolean
}

/** The real map in a viewport (0 x 0 for one not measured yet), with everything it tells from then on. */
function open({ width = 1440, height = 900, frameMs = 1000 / 60, reducedMotion = false }: Start = {}) {
  const clock = new ManualClock(frameMs)
  const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => reducedMotion })
  controller.resize({ width, height })
  const told: { view: View; isMoving: boolean; ms: number }[] = []
  const held: { pointMap: Point; pointScreen: Point }[] = []
  const unsubscribe = controller.subscribe({
    onView: (view, isMoving) => told.push({ view, isMoving, ms: clock.now() }),
    onHold: (pointMap, pointScreen) => held.push({ pointMap, pointScreen }),
  })
  return { clock, controller, told, held, unsubscribe }
}

/** As {@link open}, at rest in the middle of the map on a phone: no zoom brings an edge of the map near. */
function openInTheMiddle(start: Start = {}) {
  const opened = open({ width: 360, height: 740, ...start })
  opened.controller.panBy({ x: 0, y: -398 })
  opened.clock.rest()
  opened.told.length = 0
  return opened
}

/** That the map point is seen at the screen point, but for less than a millionth of a px. */
function expectSeen(view: View, pointMap: Point, pointScreen: Point) {
  expect(distance(toScreen(view, pointMap), pointScreen)).toBeLessThan(1e-6)
}

describe('a drag', () => {
  it('moves the map exactly as the finger moves', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock, 'mouse').press(700, 400)
    for (const [x, y] of [
      [690, 380],
      [650, 300],
      [800, 123],
    ] as const) {
      hand.move(x, y)
      clock.frame()
      expect(controller.view).toEqual({ x: -304 + x - 700, y: y - 400, scale: 1 })
    }
  })

  it('300 px past the edge and back ends where it began', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock, 'mouse').press(700, 400)
    hand.move(700 + 304 + 300, 400, 300)
    clock.frame()
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
    hand.move(700, 400, 300)
    clock.advance(200)
    hand.release()
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it.each<{ kind: PointerKind; px: number; outcome: string; x: number }>([
    { kind: 'mouse', px: 3, outcome: 'click', x: -304 },
    { kind: 'mouse', px: 4, outcome: 'drag', x: -300 },
    { kind: 'touch', px: 10, outcome: 'click', x: -304 },
    { kind: 'touch', px: 11, outcome: 'drag', x: -293 },
    { kind: 'pen', px: 10, outcome: 'click', x: -304 },
    { kind: 'pen', px: 11, outcome: 'drag', x: -293 },
  ])('of $px px with $kind comes out as a $outcome', ({ kind, px, outcome, x }) => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock, kind).press(700, 400)
    expect(hand.moveBy(px, 0)).toBe(outcome)
    clock.advance(150)
    expect(controller.view).toEqual({ x, y: 0, scale: 1 })
    expect(hand.release()).toBe(outcome)
    clock.rest()
    expect(controller.view).toEqual({ x, y: 0, scale: 1 })
  })

  it('within the tolerance tells nothing', () => {
    const { clock, controller, told } = open()
    const hand = new Hand(controller, clock).press(700, 400)
    hand.moveBy(-6, 8, 100)
    hand.release()
    clock.rest()
    expect(told).toEqual([])
  })

  it('stays a drag when the finger comes back', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock).press(700, 400)
    hand.moveBy(0, -50)
    expect(hand.moveBy(0, 50)).toBe('drag')
    expect(hand.release()).toBe('drag')
  })

  it('is not moved or ended by a finger that is not down', () => {
    const { clock, controller } = open()
    new Hand(controller, clock).press(700, 400).moveBy(-50, -50)
    const stranger = new Hand(controller, clock, 'touch', 2)
    expect(stranger.move(900, 900)).toBeNull()
    expect(stranger.release()).toBeNull()
    stranger.cancel()
    expect(controller.view).toEqual({ x: -354, y: -50, scale: 1 })
  })
})

describe('a pinch', () => {
  /** Two fingers on a level, 100 px to either side of 700, 450, in the middle of the map at zoom 0. */
  function pinching() {
    const opened = open()
    opened.controller.panBy({ x: 0, y: -300 })
    opened.clock.rest()
    const left = new Hand(opened.controller, opened.clock, 'touch', 1).press(600, 450)
    const right = new Hand(opened.controller, opened.clock, 'touch', 2).press(800, 450)
    return { ...opened, left, right }
  }

  it('zooms about its middle', () => {
    const { controller, left, right } = pinching()
    left.move(500, 450)
    right.move(900, 450)
    expect(controller.view).toEqual({ x: 700 - 1004 * 2, y: 450 - 750 * 2, scale: 2 })
  })

  it('pans with its middle while it zooms', () => {
    const { controller, left, right } = pinching()
    left.move(540, 480)
    right.move(940, 480)
    expect(controller.view).toEqual({ x: 740 - 1004 * 2, y: 480 - 750 * 2, scale: 2 })
  })

  it('is a drag, however little it moves', () => {
    const { left, right } = pinching()
    expect(left.moveBy(1, 0)).toBe('drag')
    expect(left.release()).toBe('drag')
    expect(right.release()).toBe('drag')
  })

  it('reaches both limits exactly', () => {
    const { controller, left, right } = pinching()
    left.move(100, 450)
    right.move(1300, 450)
    expect(controller.view.scale).toBe(2 ** 1.5)
    left.move(690, 450)
    right.move(710, 450)
    expect(controller.view.scale).toBe(2 ** -0.5)
  })

  it('that loses a finger does not jump, and goes on as a drag', () => {
    const { controller, left, right } = pinching()
    left.move(500, 450)
    right.move(900, 450)
    const { x, y, scale } = controller.view
    left.release()
    expect(controller.view).toEqual({ x, y, scale })
    right.moveBy(10, -5)
    expect(controller.view).toEqual({ x: x + 10, y: y - 5, scale })
  })

  it('that gains a finger does not jump', () => {
    const { clock, controller, left, right } = pinching()
    left.move(500, 450)
    const before = controller.view
    const third = new Hand(controller, clock, 'touch', 3).press(100, 800)
    expect(controller.view).toEqual(before)
    const middle = toMap(controller.view, centroid([left.place, right.place, third.place]))
    third.moveBy(0, -60)
    expectSeen(controller.view, middle, centroid([left.place, right.place, third.place]))
  })

  it('of which the last finger is lifted soon after the first does not throw', () => {
    const { clock, controller, left, right } = pinching()
    left.moveBy(-100, 0, 50)
    right.moveBy(100, 0, 50)
    left.release()
    const { view } = controller
    clock.advance(20)
    right.release()
    clock.rest()
    expect(controller.view).toEqual(view)
  })
})

describe('a cancelled finger', () => {
  it('leaves the map where it is, and nothing under way', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock).press(700, 400)
    hand.moveBy(-100, -100, 50)
    hand.cancel()
    expect(hand.moveBy(50, 50)).toBeNull()
    expect(hand.release()).toBeNull()
    clock.rest()
    expect(clock.waiting).toBe(0)
    expect(controller.view).toEqual({ x: -404, y: -100, scale: 1 })
  })

  it('is no tap', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock)
    hand.press(700, 400).cancel()
    hand.tap(700, 400)
    clock.rest()
    expect(controller.view.scale).toBe(1)
  })

  it('leaves the next press as fresh as the first', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock).press(700, 400)
    hand.moveBy(-100, 0)
    hand.cancel()
    expect(hand.press(300, 300).moveBy(5, 0)).toBe('click')
    expect(hand.release()).toBe('click')
  })

  it('of two leaves the other with the map in hand', () => {
    const { clock, controller } = open()
    const first = new Hand(controller, clock, 'touch', 1).press(600, 450)
    new Hand(controller, clock, 'touch', 2).press(800, 450).cancel()
    first.moveBy(-30, -40)
    expect(controller.view).toEqual({ x: -334, y: -40, scale: 1 })
  })

  it('may be every finger at once', () => {
    const { clock, controller } = open()
    const first = new Hand(controller, clock, 'touch', 1).press(600, 450)
    const second = new Hand(controller, clock, 'touch', 2).press(800, 450)
    controller.cancelAll()
    expect(first.moveBy(50, 50)).toBeNull()
    expect(second.release()).toBeNull()
    clock.rest()
    expect(clock.waiting).toBe(0)
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })
})

describe('a double tap', () => {
  it('doubles the scale and keeps the tapped point', () => {
    const { clock, controller } = openInTheMiddle()
    const point = { x: 100, y: 600 }
    const pointMap = toMap(controller.view, point)
    const hand = new Hand(controller, clock)
    hand.tap(point.x, point.y)
    clock.advance(100)
    hand.tap(point.x, point.y)
    clock.rest()
    expect(controller.view.scale).toBe(2)
    expectSeen(controller.view, pointMap, point)
  })

  it('with Shift halves it', () => {
    const { clock, controller } = openInTheMiddle()
    controller.zoomBy(2, { x: 180, y: 370 })
    clock.rest()
    const point = { x: 100, y: 600 }
    const pointMap = toMap(controller.view, point)
    const hand = new Hand(controller, clock, 'mouse')
    hand.tap(point.x, point.y, { shiftKey: true })
    hand.tap(point.x, point.y, { shiftKey: true })
    clock.rest()
    expect(controller.view.scale).toBe(1)
    expectSeen(controller.view, pointMap, point)
  })

  it.each([
    { of: 'after 400 ms', pauseMs: 350, px: 0, scale: 2 },
    { of: 'after 401 ms', pauseMs: 351, px: 0, scale: 1 },
    { of: '30 px off', pauseMs: 100, px: 30, scale: 2 },
    { of: '31 px off', pauseMs: 100, px: 31, scale: 1 },
  ])('$of ends at scale $scale', ({ pauseMs, px, scale }) => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock)
    hand.tap(700, 400)
    clock.advance(pauseMs)
    hand.tap(700 + px, 400)
    clock.rest()
    expect(controller.view.scale).toBe(scale)
  })

  it('is two taps: a third begins anew', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock)
    hand.tap(700, 400)
    hand.tap(700, 400)
    clock.advance(300)
    hand.tap(700, 400)
    clock.rest()
    expect(controller.view.scale).toBe(2)
  })

  it('is not two drags', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock)
    for (let times = 0; times < 2; times += 1) {
      hand.press(700, 400).moveBy(-20, 0)
      hand.release()
    }
    clock.rest()
    expect(controller.view.scale).toBe(1)
  })

  it('is not two taps with a drag between them', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock)
    hand.tap(700, 400)
    hand.press(700, 400).moveBy(-20, 0)
    hand.release()
    clock.advance(150)
    hand.tap(700, 400)
    clock.rest()
    expect(controller.view.scale).toBe(1)
  })
})

describe('a hold', () => {
  it('tells its place once, after 600 ms', () => {
    const { clock, controller, held } = open({ frameMs: 10 })
    const hand = new Hand(controller, clock).press(500, 300)
    clock.advance(590)
    expect(held).toEqual([])
    clock.advance(10)
    expect(held).toEqual([{ pointMap: { x: 804, y: 300 }, pointScreen: { x: 500, y: 300 } }])
    clock.advance(3000)
    expect(held).toHaveLength(1)
    expect(hand.release()).toBe('hold')
  })

  it('is told to nobody else as a click, nor as the first of a double tap', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock).press(500, 300)
    clock.advance(700)
    hand.release()
    hand.tap(500, 300)
    clock.rest()
    expect(controller.view.scale).toBe(1)
  })

  it.each<{ kind: PointerKind; px: number; tells: number; outcome: string }>([
    { kind: 'touch', px: 10, tells: 1, outcome: 'hold' },
    { kind: 'touch', px: 15, tells: 1, outcome: 'drag' },
    { kind: 'touch', px: 16, tells: 0, outcome: 'drag' },
    { kind: 'mouse', px: 0, tells: 0, outcome: 'click' },
    { kind: 'pen', px: 0, tells: 0, outcome: 'click' },
  ])('of $kind that strays $px px tells $tells times and comes out as a $outcome', ({ kind, px, tells, outcome }) => {
    const { clock, controller, held } = open()
    const hand = new Hand(controller, clock, kind).press(500, 300)
    hand.moveBy(px, 0)
    clock.advance(1000)
    expect(held).toHaveLength(tells)
    expect(hand.release()).toBe(outcome)
  })

  it('becomes a drag when the finger then moves', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock).press(500, 300)
    clock.advance(700)
    expect(hand.moveBy(-11, 0)).toBe('drag')
    expect(controller.view.x).toBe(-315)
    expect(hand.release()).toBe('drag')
  })

  it('takes one finger, not two', () => {
    const { clock, controller, held } = open()
    new Hand(controller, clock, 'touch', 1).press(500, 300)
    new Hand(controller, clock, 'touch', 2).press(600, 300)
    clock.advance(1000)
    expect(held).toEqual([])
  })

  it('is not what is left of a pinch when one finger lifts', () => {
    const { clock, controller, held } = open()
    new Hand(controller, clock, 'touch', 1).press(500, 300)
    const second = new Hand(controller, clock, 'touch', 2).press(600, 300)
    second.moveBy(200, 0, 700)
    second.release()
    clock.advance(1000)
    expect(held).toEqual([])
  })
})

describe('a throw', () => {
  it.each([4, 1000 / 60, 100])('glides on as far as friction lets it, at a frame every %d ms', (frameMs) => {
    const { clock, controller } = open({ frameMs })
    const hand = new Hand(controller, clock).press(900, 700)
    hand.moveBy(-50, -40, 100)
    hand.release()
    expect(controller.view).toEqual({ x: -354, y: -40, scale: 1 })
    clock.rest()
    const speed = Math.hypot(0.5, 0.4)
    const part = (325 * (speed - 0.01)) / speed
    expect(controller.view.x).toBeCloseTo(-354 - 0.5 * part, 9)
    expect(controller.view.y).toBeCloseTo(-40 - 0.4 * part, 9)
  })

  it('slows down from frame to frame', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock).press(900, 700)
    hand.moveBy(0, -50, 100)
    hand.release()
    clock.frame()
    let last = Number.POSITIVE_INFINITY
    for (let frame = 0; frame < 60; frame += 1) {
      const before = controller.view.y
      clock.frame()
      const way = before - controller.view.y
      expect(way).toBeGreaterThan(0)
      expect(way).toBeLessThan(last)
      last = way
    }
  })

  it('at an edge ends there', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock).press(900, 700)
    hand.moveBy(-200, -300, 100)
    hand.release()
    while (clock.waiting > 0) {
      clock.frame()
      expect(controller.view).toEqual(constrain(controller.view, controller.bounds))
    }
    expect(controller.view).toEqual({ x: -608, y: -636, scale: 1 })
  })

  it('is stopped by a press, where it is', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock).press(900, 700)
    hand.moveBy(-50, 0, 100)
    hand.release()
    clock.advance(200)
    const { view } = controller
    expect(view.x).toBeLessThan(-400)
    hand.press(300, 300)
    clock.advance(1000)
    expect(controller.view).toEqual(view)
  })

  it.each([
    { of: 'a finger that rests before it lifts', px: -50, ms: 100, restMs: 150 },
    { of: 'a finger that moves 9 px in 100 ms after its first 50', px: -59, ms: 656, restMs: 0 },
  ])('does not come of $of', ({ px, ms, restMs }) => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock).press(900, 700)
    hand.moveBy(px, 0, ms)
    clock.advance(restMs)
    hand.release()
    clock.rest()
    expect(controller.view).toEqual({ x: -304 + px, y: 0, scale: 1 })
  })
})

describe('reduced motion', () => {
  it.each<{ of: string; act: (controller: Controller) => void; view: View }>([
    { of: 'a pan', act: (c) => c.panBy({ x: 100, y: -100 }), view: { x: -204, y: -100, scale: 1 } },
    { of: 'a zoom', act: (c) => c.zoomBy(2, { x: 700, y: 400 }), view: { x: -1308, y: -400, scale: 2 } },
    {
      of: 'a step',
      act: (c) => c.zoomStep(1),
      view: { x: 720 - 1024 * Math.SQRT2, y: 450 - 450 * Math.SQRT2, scale: Math.SQRT2 },
    },
    {
      of: 'a region',
      act: (c) => c.reveal({ left: 100, top: 0, right: 200, bottom: 50 }),
      view: { x: -52, y: 0, scale: 1 },
    },
    {
      of: 'a wheel',
      act: (c) => c.wheel({ deltaY: -200, deltaMode: 0, ctrlKey: false }, { x: 700, y: 400 }),
      view: { x: -1308, y: -400, scale: 2 },
    },
  ])('$of is there in one frame, and told of once', ({ act, view }) => {
    const { clock, controller, told } = open({ reducedMotion: true })
    act(controller)
    clock.frame()
    expect(told).toHaveLength(1)
    expect(told[0]?.view.x).toBeCloseTo(view.x, 9)
    expect(told[0]?.view.y).toBeCloseTo(view.y, 9)
    expect(told[0]?.view.scale).toBeCloseTo(view.scale, 12)
    clock.rest()
    expect(told).toHaveLength(2)
    expect(told[1]).toMatchObject({ view: told[0]?.view, isMoving: false })
  })

  it('a map let go while moving stays there', () => {
    const { clock, controller } = open({ reducedMotion: true })
    const hand = new Hand(controller, clock).press(900, 700)
    hand.moveBy(-50, -40, 50)
    hand.release()
    clock.rest()
    expect(controller.view).toEqual({ x: -354, y: -40, scale: 1 })
  })

  it('is asked for before every movement', () => {
    let reducedMotion = false
    const clock = new ManualClock()
    const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => reducedMotion })
    controller.resize({ width: 1440, height: 900 })
    controller.panBy({ x: 0, y: -100 })
    expect(controller.view.y).toBe(0)
    reducedMotion = true
    controller.panBy({ x: 0, y: -100 })
    expect(controller.view.y).toBe(-200)
  })
})

describe('keys and buttons', () => {
  it('pressed during a movement add up: three zoom steps end exactly at 1.5', () => {
    const { clock, controller } = open()
    for (let times = 0; times < 3; times += 1) {
      controller.zoomStep(1)
      clock.advance(40)
    }
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 1.5)
    expectSeen(controller.view, { x: 1024, y: 450 }, { x: 720, y: 450 })
  })

  it('pressed during a movement add up: five pans go 400 px', () => {
    const { clock, controller } = open()
    for (let times = 0; times < 5; times += 1) {
      controller.act({ pan: { x: 0, y: -80 } })
      clock.advance(30)
    }
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: -400, scale: 1 })
  })

  it('pressed past the edge do not: the first one back moves the map', () => {
    const { clock, controller } = open()
    for (let times = 0; times < 5; times += 1) controller.act({ pan: { x: 240, y: 0 } })
    controller.act({ pan: { x: -80, y: 0 } })
    clock.rest()
    expect(controller.view).toEqual({ x: -80, y: 0, scale: 1 })
  })

  it('go by half levels, to both limits', () => {
    const { clock, controller } = open()
    const step = (zoom: 1 | -1) => {
      controller.act({ zoom })
      clock.rest()
      return controller.view.scale
    }
    expect([1, 1, 1, 1].map(() => step(1))).toEqual([2 ** 0.5, 2, 2 ** 1.5, 2 ** 1.5])
    expect([1, 1, 1, 1, 1].map(() => step(-1))).toEqual([2, 2 ** 0.5, 1, 2 ** -0.5, 2 ** -0.5])
  })

  it('lead home from anywhere', () => {
    const { clock, controller } = open()
    controller.zoomBy(2.5, { x: 10, y: 890 })
    clock.rest()
    controller.act({ home: true })
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('during a throw count from where it would have ended', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock).press(900, 700)
    hand.moveBy(0, -50, 100)
    hand.release()
    clock.advance(50)
    controller.act({ pan: { x: 0, y: -80 } })
    clock.rest()
    expect(controller.view.y).toBeCloseTo(-50 - 325 * 0.49 - 80, 9)
  })

  it('during a throw past the edge count from the edge', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock).press(900, 700)
    hand.moveBy(-200, 0, 100)
    hand.release()
    clock.advance(50)
    controller.act({ pan: { x: 80, y: 0 } })
    clock.rest()
    expect(controller.view).toEqual({ x: -528, y: 0, scale: 1 })
  })

  it('take 250 ms, and move at every frame of them', () => {
    const { clock, controller, told } = open({ frameMs: 10 })
    controller.panBy({ x: 0, y: -80 })
    clock.advance(250)
    expect(told).toHaveLength(25)
    expect(told[24]?.view).toEqual({ x: -304, y: -80, scale: 1 })
    expect(told[23]?.view.y).toBeGreaterThan(-80)
  })
})

describe('a region', () => {
  it('is brought into view, no further than it takes', () => {
    const { clock, controller } = open()
    controller.reveal({ left: 1500, top: 900, right: 1900, bottom: 1200 })
    clock.rest()
    expect(controller.view).toEqual({ x: 1440 - 48 - 1900, y: 900 - 48 - 1200, scale: 1 })
  })

  it('that is in view moves nothing', () => {
    const { clock, controller } = open()
    controller.reveal({ left: 500, top: 100, right: 900, bottom: 500 })
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('does not take the map out of a hand', () => {
    const { clock, controller } = open()
    new Hand(controller, clock).press(700, 400)
    controller.reveal({ left: 1500, top: 900, right: 1900, bottom: 1200 })
    clock.advance(500)
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })
})

describe('the wheel', () => {
  it('keeps the point under the cursor at every frame, through both limits and past them', () => {
    const { clock, controller } = openInTheMiddle()
    const cursor = { x: 123, y: 456 }
    const pointMap = toMap(controller.view, cursor)
    const reached: number[] = []
    for (const turn of [NOTCH_IN, NOTCH_OUT]) {
      for (let notches = 0; notches < 8; notches += 1) {
        controller.wheel(turn, cursor)
        for (let frame = 0; frame < 3; frame += 1) {
          clock.frame()
          expectSeen(controller.view, pointMap, cursor)
        }
      }
      while (clock.waiting > 0) {
        clock.frame()
        expectSeen(controller.view, pointMap, cursor)
      }
      reached.push(controller.view.scale)
    }
    expect(reached).toEqual([2 ** 1.5, 2 ** -0.5])
  })

  it('keeps the point under a cursor that has moved since the last turn', () => {
    const { clock, controller } = openInTheMiddle()
    controller.wheel(NOTCH_IN, { x: 100, y: 100 })
    clock.advance(50)
    const cursor = { x: 300, y: 700 }
    const pointMap = toMap(controller.view, cursor)
    controller.wheel(NOTCH_IN, cursor)
    while (clock.waiting > 0) {
      clock.frame()
      expectSeen(controller.view, pointMap, cursor)
    }
    expect(controller.view.scale).toBeCloseTo(2, 12)
  })

  it('takes 160 ms for a notch, and no time for a pinch on a trackpad', () => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10 })
    controller.wheel(NOTCH_IN, { x: 180, y: 370 })
    clock.advance(150)
    expect(controller.view.scale).toBeLessThan(2 ** 0.5)
    clock.advance(10)
    expect(controller.view.scale).toBe(2 ** 0.5)
    controller.wheel({ deltaY: -100 * Math.log(1.2), deltaMode: 0, ctrlKey: true }, { x: 180, y: 370 })
    expect(controller.view.scale).toBeCloseTo(2 ** 0.5 * 1.2, 12)
  })
})

describe('while a finger holds the map', () => {
  it.each<{ of: string; act: (controller: Controller) => void; scale: number }>([
    { of: 'the wheel', act: (c) => c.wheel(NOTCH_IN, { x: 50, y: 60 }), scale: 2 ** 0.5 },
    { of: 'a zoom key', act: (c) => c.act({ zoom: -1 }), scale: 2 ** -0.5 },
    { of: 'an arrow key', act: (c) => c.act({ pan: { x: 80, y: 80 } }), scale: 1 },
    { of: 'the home key', act: (c) => c.act({ home: true }), scale: 1 },
  ])('$of makes it jump, and the finger holds what it then is on', ({ act, scale }) => {
    const { clock, controller } = openInTheMiddle()
    const hand = new Hand(controller, clock, 'mouse').press(180, 370)
    hand.moveBy(-20, -20)
    act(controller)
    expect(controller.view.scale).toBeCloseTo(scale, 12)
    const { view } = controller
    clock.advance(300)
    expect(controller.view).toEqual(view)
    const heldMap = toMap(view, hand.place)
    hand.moveBy(-7, -9)
    expectSeen(controller.view, heldMap, hand.place)
  })
})

describe('a resize', () => {
  it('brings the first view, once a size is known', () => {
    const { clock, controller, told } = open({ width: 0, height: 0 })
    controller.resize({ width: 0, height: 900 })
    controller.resize({ width: 1440, height: 0 })
    expect(told).toEqual([])
    controller.resize({ width: 768, height: 1024 })
    expect(told).toEqual([{ view: { x: -640, y: 0, scale: 1 }, isMoving: false, ms: 0 }])
    expect(clock.waiting).toBe(0)
  })

  it('keeps the point at the centre, and tells so at once', () => {
    const { clock, controller, told } = open()
    controller.panBy({ x: 0, y: -300 })
    clock.rest()
    told.length = 0
    controller.resize({ width: 1000, height: 700 })
    expect(told).toEqual([{ view: { x: -524, y: -400, scale: 1 }, isMoving: false, ms: clock.now() }])
    controller.resize({ width: 1440, height: 900 })
    expect(controller.view).toEqual({ x: -304, y: -300, scale: 1 })
  })

  it('to nothing and back, as of an element that is hidden, changes nothing', () => {
    const { controller, told } = open()
    controller.resize({ width: 0, height: 0 })
    controller.resize({ width: 1440, height: 900 })
    expect(told).toEqual([])
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('still fills the viewport', () => {
    const { controller } = open()
    controller.resize({ width: 2560, height: 1440 })
    expect(controller.view).toEqual({ x: 256, y: 0, scale: 1 })
  })

  it('during a drag lets the finger hold what it then is on', () => {
    const { clock, controller } = openInTheMiddle()
    const hand = new Hand(controller, clock).press(180, 370)
    hand.moveBy(-20, -20)
    const { x, y } = controller.view
    controller.resize({ width: 400, height: 700 })
    expect(controller.view).toEqual({ x: x + 20, y: y - 20, scale: 1 })
    hand.moveBy(-5, -6)
    expect(controller.view).toEqual({ x: x + 15, y: y - 26, scale: 1 })
  })

  it('during a glide takes it along', () => {
    const { clock, controller } = openInTheMiddle()
    const hand = new Hand(controller, clock).press(180, 370)
    hand.moveBy(-50, 0, 100)
    hand.release()
    clock.advance(100)
    const { x, y } = controller.view
    controller.resize({ width: 460, height: 640 })
    expect(controller.view.x).toBeCloseTo(x + 50, 9)
    expect(controller.view.y).toBeCloseTo(y - 50, 9)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-844 - 50 - 325 * 0.49 + 50, 9)
    expect(controller.view.y).toBeCloseTo(y - 50, 9)
  })

  it('during a transition takes it along', () => {
    const { clock, controller } = openInTheMiddle()
    controller.zoomStep(1)
    clock.advance(100)
    const centre = toMap(controller.view, { x: 180, y: 370 })
    controller.resize({ width: 460, height: 640 })
    while (clock.waiting > 0) {
      clock.frame()
      expectSeen(controller.view, centre, { x: 230, y: 320 })
    }
    expect(controller.view.scale).toBe(2 ** 0.5)
  })
})

describe('what is told', () => {
  it('begins with the first frame that changed something, and is one view a frame', () => {
    const { clock, controller, told } = open({ frameMs: 20 })
    const hand = new Hand(controller, clock, 'mouse').press(700, 400)
    clock.advance(100)
    expect(told).toEqual([])
    for (let px = 0; px < 10; px += 1) hand.moveBy(-4, -1)
    expect(told).toEqual([])
    clock.frame()
    expect(told).toEqual([{ view: { x: -344, y: -10, scale: 1 }, isMoving: true, ms: 120 }])
  })

  it.each([
    {
      of: 'at 60 frames a second waits for 250 ms',
      frameMs: 1000 / 60,
      changedMs: 1000 / 60,
      restMs: 16 * (1000 / 60),
    },
    { of: 'at 250 frames a second waits for 250 ms', frameMs: 4, changedMs: 4, restMs: 252 },
    { of: 'at 10 frames a second waits for 15 frames', frameMs: 100, changedMs: 100, restMs: 1600 },
    { of: 'at 50 frames a second waits for 15 frames', frameMs: 20, changedMs: 20, restMs: 320 },
  ])('ends when it has come to rest: $of', ({ frameMs, changedMs, restMs }) => {
    const { clock, controller, told } = open({ frameMs, reducedMotion: true })
    controller.panBy({ x: 0, y: -80 })
    clock.rest()
    const view = { x: -304, y: -80, scale: 1 }
    expect(told).toEqual([
      { view, isMoving: true, ms: changedMs },
      { view, isMoving: false, ms: restMs },
    ])
    expect(clock.waiting).toBe(0)
  })

  it('is not yet rest 15 frames after the last frame, if an input came since', () => {
    const { clock, controller, told } = open({ frameMs: 10, reducedMotion: true })
    controller.panBy({ x: 0, y: -80 })
    clock.advance(200)
    // There and back within one frame: no view is another, but somebody is at work.
    controller.panBy({ x: 0, y: 80 })
    controller.panBy({ x: 0, y: -80 })
    clock.rest()
    expect(told.map(({ isMoving, ms }) => [isMoving, ms])).toEqual([
      [true, 10],
      [false, 450],
    ])
  })

  it('counts its 15 frames anew after each change', () => {
    const { clock, controller, told } = open({ frameMs: 100, reducedMotion: true })
    controller.panBy({ x: 0, y: -80 })
    clock.advance(1000)
    controller.panBy({ x: 0, y: -80 })
    clock.rest()
    expect(told.map(({ isMoving, ms }) => [isMoving, ms])).toEqual([
      [true, 100],
      [true, 1100],
      [false, 2600],
    ])
  })

  it('is not rest while a finger is down', () => {
    const { clock, controller, told } = open({ frameMs: 10 })
    const hand = new Hand(controller, clock).press(700, 400)
    hand.moveBy(-40, 0)
    clock.advance(5000)
    expect(told).toHaveLength(1)
    hand.release()
    clock.rest()
    expect(told.map(({ isMoving, ms }) => [isMoving, ms])).toEqual([
      [true, 10],
      [false, 5250],
    ])
  })

  it('is nothing more after unsubscribing', () => {
    const { clock, controller, told, held, unsubscribe } = open()
    unsubscribe()
    controller.panBy({ x: 0, y: -80 })
    clock.rest()
    controller.resize({ width: 500, height: 500 })
    new Hand(controller, clock).press(100, 100)
    clock.advance(1000)
    expect(told).toEqual([])
    expect(held).toEqual([])
  })

  it('reaches every observer, and each may leave alone', () => {
    const { clock, controller, told } = open({ reducedMotion: true })
    const views: View[] = []
    const leave = controller.subscribe({ onView: (view) => views.push(view) })
    controller.subscribe({})
    controller.panBy({ x: 0, y: -80 })
    clock.frame()
    leave()
    controller.panBy({ x: 0, y: -80 })
    clock.frame()
    expect(views).toEqual([{ x: -304, y: -80, scale: 1 }])
    expect(told).toHaveLength(2)
  })
})

describe('inputs that lead nowhere', () => {
  it.each<{ of: string; act: (controller: Controller) => void }>([
    { of: 'zooming in at the limit by key', act: (c) => c.act({ zoom: 1 }) },
    { of: 'zooming in at the limit by wheel', act: (c) => c.wheel(NOTCH_IN, { x: 333, y: 777 }) },
    { of: 'a wheel that turns sideways', act: (c) => c.wheel({ ...NOTCH_IN, deltaY: 0 }, { x: 333, y: 777 }) },
    { of: 'zooming by a factor of 1', act: (c) => c.zoomBy(1, { x: 17, y: 3 }) },
    { of: 'panning by nothing', act: (c) => c.panBy({ x: 0, y: 0 }) },
  ])('$of moves nothing, tells nothing and soon asks for no more frames', ({ act }) => {
    const { clock, controller, told } = open()
    controller.zoomBy(100, { x: 519.3, y: 217.7 })
    clock.rest()
    const { view } = controller
    told.length = 0
    act(controller)
    expect(clock.rest()).toBeLessThan(20)
    expect(clock.waiting).toBe(0)
    expect(controller.view.scale).toBe(view.scale)
    expect(controller.view.x).toBeCloseTo(view.x, 9)
    expect(controller.view.y).toBeCloseTo(view.y, 9)
    expect(told).toEqual([])
  })

  it('come before the first size is known: they change nothing', () => {
    const { clock, controller, told, held } = open({ width: 0, height: 0 })
    const hand = new Hand(controller, clock).press(100, 100)
    expect(hand.moveBy(50, 50)).toBeNull()
    expect(hand.release()).toBeNull()
    hand.cancel()
    controller.cancelAll()
    controller.wheel(NOTCH_IN, { x: 10, y: 10 })
    controller.zoomBy(2, { x: 10, y: 10 })
    controller.zoomStep(1)
    controller.panBy({ x: 80, y: 80 })
    controller.home()
    controller.act({ zoom: -1 })
    controller.reveal({ left: 0, top: 0, right: 10, bottom: 10 })
    expect(clock.waiting).toBe(0)
    clock.advance(1000)
    expect(told).toEqual([])
    expect(held).toEqual([])
    controller.resize({ width: 360, height: 740 })
    expect(controller.view).toEqual(initialView(boundsOf(360, 740)))
  })
})

describe('stop', () => {
  it.each<{ of: string; act: (controller: Controller) => void }>([
    { of: 'a transition', act: (c) => c.zoomStep(1) },
    { of: 'a press', act: (c) => c.press(1, { x: 700, y: 400 }, 'touch') },
  ])('ends $of and leaves no frame waiting', ({ act }) => {
    const { clock, controller } = open()
    act(controller)
    clock.advance(50)
    const { view } = controller
    expect(clock.waiting).toBe(1)
    controller.stop()
    expect(clock.waiting).toBe(0)
    clock.advance(1000)
    expect(controller.view).toEqual(view)
  })

  it('ends a glide and a drag, and a finger that was down is forgotten', () => {
    const { clock, controller } = open()
    const hand = new Hand(controller, clock).press(700, 400)
    hand.moveBy(-50, 0, 100)
    hand.release()
    controller.stop()
    expect(clock.waiting).toBe(0)
    hand.press(700, 400).moveBy(-50, 0)
    controller.stop()
    expect(hand.moveBy(-50, 0)).toBeNull()
    expect(clock.waiting).toBe(0)
  })

  it('is not for ever: what comes after counts from where the map was stopped', () => {
    const { clock, controller, told } = open()
    controller.panBy({ x: 0, y: -80 })
    clock.advance(50)
    controller.stop()
    const { y } = controller.view
    expect(y).toBeGreaterThan(-80)
    controller.panBy({ x: 0, y: -80 })
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: y - 80, scale: 1 })
    expect(told.at(-1)?.isMoving).toBe(false)
  })
})

describe('a busy browser', () => {
  it('tells of a throw late, and all at once: it is as fast as the hand was', () => {
    const clock = new ManualClock()
    const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false })
    controller.resize({ width: 1440, height: 900 })
    clock.advance(500)
    // A finger that moved by 10 px every 10 ms, told when it has long been lifted.
    controller.press(1, { x: 700, y: 600 }, 'touch', 300)
    for (let step = 1; step <= 9; step++) controller.move(1, { x: 700, y: 600 - step * 10 }, 300 - step * 10)
    controller.release(1, {}, 200)
    const { y } = controller.view
    clock.rest()
    expect(y).toBe(-90)
    expect(controller.view.y).toBeLessThan(-90 - 200)
  })
})
