import { describe, expect, it, vi } from 'vitest'
import { Controller } from '../../src/panzoom/controller'
import { easeTo } from '../../src/panzoom/transition'
import { constrain, constrainOffset, initialView, toMap, type View } from '../../src/panzoom/view'
import { ManualClock } from '../helpers/clock'
import { expectSame, expectSeen, open, openInTheMiddle } from '../helpers/engine'
import { boundsOf, Finger, gesturesOn, MAP, ZOOM } from '../helpers/hands'

/** A notch of the wheel, as a factor and in ms: as the wheel asks for it. */
const NOTCH_IN = [2 ** 0.5, 160] as const
const NOTCH_OUT = [2 ** -0.5, 160] as const

describe('keys and buttons', () => {
  it('pressed during a movement add up: three zoom steps end exactly at 1.5', () => {
    const { clock, controller } = open()
    for (let times = 0; times < 3; times += 1) {
      controller.perform({ zoomStep: 1 })
      clock.advance(40)
    }
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 1.5)
    expectSeen(controller.view, { x: 1024, y: 450 }, { x: 720, y: 450 })
  })

  it('pressed during a movement add up: five pans go 400 px', () => {
    const { clock, controller } = open()
    for (let times = 0; times < 5; times += 1) {
      controller.perform({ pan: { x: 0, y: -80 } })
      clock.advance(30)
    }
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: -400, scale: 1 })
  })

  it('pressed twice in the first frame after a rest take their 250 ms all the same', () => {
    const { clock, controller } = open({ frameMs: 10 })
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.rest()
    clock.advance(50_000)
    controller.perform({ pan: { x: 0, y: -80 } })
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.frame()
    expect(controller.view.y).toBeLessThan(-80)
    expect(controller.view.y).toBeGreaterThan(-110)
    clock.advance(230)
    expect(controller.view.y).toBeGreaterThan(-240)
    clock.advance(10)
    expect(controller.view.y).toBe(-240)
  })

  it('pressed past the edge do not: the first one back moves the map', () => {
    const { clock, controller } = open()
    for (let times = 0; times < 5; times += 1) controller.perform({ pan: { x: 240, y: 0 } })
    controller.perform({ pan: { x: -80, y: 0 } })
    clock.rest()
    expect(controller.view).toEqual({ x: -80, y: 0, scale: 1 })
  })

  it.each<{ of: string; act: (controller: Controller) => void }>([
    { of: 'a pan', act: (c) => c.perform({ pan: { x: 80, y: 0 } }) },
    { of: 'a zoom step', act: (c) => c.perform({ zoomStep: -1 }) },
    { of: 'the first view', act: (c) => c.perform({ home: true }) },
    { of: 'a wheel', act: (c) => c.scaleBy(2 ** 0.5, { x: 70, y: 80 }, 160) },
    { of: 'another view', act: (c) => c.goTo({ x: -900, y: -500, scale: 1 }) },
  ])('during a movement go on from where the map is now: $of', ({ act }) => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10 })
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    const { view } = controller
    act(controller)
    expect(controller.view).toEqual(view)
    clock.frame()
    // In 10 ms a movement goes a sixth of its way at most.
    const { target } = controller
    const gone = Math.hypot(controller.view.x - view.x, controller.view.y - view.y)
    expect(gone).toBeGreaterThan(0)
    expect(gone).toBeLessThan(0.25 * Math.hypot(target.x - view.x, target.y - view.y))
    clock.rest()
    expect(controller.view).toEqual(controller.target)
  })

  it('go by half levels, to both limits', () => {
    const { clock, controller } = open()
    const step = (zoomStep: 1 | -1) => {
      controller.perform({ zoomStep })
      clock.rest()
      return controller.view.scale
    }
    expect([1, 1, 1, 1].map(() => step(1))).toEqual([2 ** 0.5, 2, 2 ** 1.5, 2 ** 1.5])
    expect([1, 1, 1, 1, 1].map(() => step(-1))).toEqual([2, 2 ** 0.5, 1, 2 ** -0.5, 2 ** -0.5])
  })

  it('lead back to the first view from anywhere', () => {
    const { clock, controller } = open()
    controller.scaleBy(2.5, { x: 10, y: 890 })
    clock.rest()
    controller.perform({ home: true })
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('during a throw count from where it would have ended', () => {
    const { clock, controller } = open()
    const gestures = new Finger(controller, clock).press(900, 700)
    gestures.moveBy(0, -50, 100)
    gestures.release()
    clock.advance(50)
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.rest()
    expect(controller.view.y).toBeCloseTo(-50 - 325 * 0.49 - 80, 9)
  })

  it('during a throw past the edge count from the edge', () => {
    const { clock, controller } = open()
    const gestures = new Finger(controller, clock).press(900, 700)
    gestures.moveBy(-200, 0, 100)
    gestures.release()
    clock.advance(50)
    controller.perform({ pan: { x: 80, y: 0 } })
    clock.rest()
    expect(controller.view).toEqual({ x: -528, y: 0, scale: 1 })
  })

  it('take 250 ms, and move at every frame of them', () => {
    const { clock, controller, told } = open({ frameMs: 10 })
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.advance(250)
    expect(told).toHaveLength(25)
    expect(told[24]?.view).toEqual({ x: -304, y: -80, scale: 1 })
    expect(told[23]?.view.y).toBeGreaterThan(-80)
  })
})

describe('an arrow that is held', () => {
  const STEP = { x: 80, y: 0 }
  const VELOCITY = { x: 80 / 125, y: 0 }

  /** The map in the middle, with an arrow down since now. */
  function holding(frameMs = 10) {
    const opened = openInTheMiddle({ frameMs })
    const startMs = opened.clock.now()
    opened.controller.perform({ pan: STEP })
    opened.controller.setPanVelocity(VELOCITY)
    /** Draws frames until it has been held for so long, or a little more; returns how long. */
    const hold = (ms: number) => {
      while (opened.clock.now() - startMs < ms) opened.clock.frame()
      return opened.clock.now() - startMs
    }
    return { ...opened, hold }
  }

  it.each([1, 60, 120])('for %d ms goes one step', (ms) => {
    const { clock, controller } = holding()
    clock.advance(ms)
    controller.setPanVelocity(null)
    clock.rest()
    expect(controller.view).toEqual({ x: -844 + 80, y: -398, scale: 1 })
  })

  it.each([1, 60, 120])('for %d ms goes one step, even if its end is reported 400 ms late', (ms) => {
    const { clock, controller, hold } = holding()
    const heldMs = hold(ms + 400)
    controller.setPanVelocity(null, 'key', heldMs - ms)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-844 + 80, 9)
  })

  it('for 620 ms goes five steps, if no frame comes meanwhile', () => {
    const { clock, controller } = holding()
    clock.advance(620)
    controller.setPanVelocity(null, 'key')
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-844 + 5 * 80, 9)
  })

  it('for 620 ms goes five steps, however late its end is reported', () => {
    const { clock, controller, hold } = holding()
    const heldMs = hold(900)
    controller.setPanVelocity(null, 'key', heldMs - 620)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-844 + 5 * 80, 9)
  })

  it.each([4, 1000 / 60, 20, 50, 100])('goes a step more in each 125 ms, at a frame every %d ms', (frameMs) => {
    const { clock, controller, hold } = holding(frameMs)
    const heldMs = hold(1000)
    controller.setPanVelocity(null)
    clock.rest()
    expect(heldMs).toBeLessThan(1100)
    expect(controller.view.x).toBeCloseTo(-844 + 80 + (80 / 125) * (heldMs - 120), 6)
    expect(controller.view.y).toBe(-398)
  })

  it.each([4, 1000 / 60, 50])('moves the map at each frame and evenly, at one every %d ms', (frameMs) => {
    const { clock, controller, hold } = holding(frameMs)
    hold(500)
    for (let frame = 0; frame < 400 / frameMs; frame += 1) {
      const { x } = controller.view
      clock.frame()
      expect(controller.view.x - x).toBeCloseTo(0.64 * frameMs, 1)
    }
  })

  it('never goes back, and neither starts nor stops with a jerk', () => {
    const { clock, controller, hold } = holding()
    const xs = [controller.view.x]
    const look = () => xs.push(controller.view.x)
    for (let ms = 10; ms <= 600; ms += 10) {
      hold(ms)
      look()
    }
    controller.setPanVelocity(null)
    while (clock.waiting > 0) {
      clock.frame()
      look()
    }
    for (let frame = 1; frame < xs.length; frame += 1) {
      const moved = (xs[frame] ?? 0) - (xs[frame - 1] ?? 0)
      expect(moved).toBeGreaterThanOrEqual(0)
      // A single step begins with 9.2 px in 10 ms.
      expect(moved).toBeLessThan(9.3)
    }
  })

  it('coasts to a stop in 150 ms when it is let go', () => {
    const { clock, controller, hold } = holding()
    hold(600)
    controller.setPanVelocity(null)
    const { x } = controller.view
    const endX = controller.target.x
    expect(endX - x).toBeGreaterThan(20)
    clock.advance(140)
    expect(controller.view.x).toBeLessThan(endX)
    clock.advance(10)
    expect(controller.view.x).toBeCloseTo(endX, 9)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(endX, 9)
    expect(clock.waiting).toBe(0)
  })

  it('goes the new way from when its direction changes', () => {
    const { clock, controller, hold } = holding()
    hold(520)
    controller.setPanVelocity({ x: 0.64, y: 0.64 })
    hold(620)
    controller.setPanVelocity({ x: 0, y: 0.64 })
    hold(720)
    controller.setPanVelocity(null)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-844 + 80 + 0.64 * 500, 6)
    expect(controller.view.y).toBeCloseTo(-398 + 0.64 * 200, 6)
  })

  it('waits again when it is held again', () => {
    const { clock, controller, hold } = holding()
    hold(220)
    controller.setPanVelocity(null)
    clock.rest()
    const { x } = controller.view
    controller.setPanVelocity(VELOCITY)
    clock.advance(120)
    expect(controller.view.x).toBe(x)
    clock.advance(100)
    expect(controller.view.x).toBeGreaterThan(x)
  })

  it('ends at the edge, and the first step back leads away from it', () => {
    const { clock, controller, hold } = holding()
    hold(4000)
    expect(controller.view.x).toBeCloseTo(0, 9)
    controller.setPanVelocity(null)
    controller.perform({ pan: { x: -80, y: 0 } })
    clock.rest()
    expect(controller.view.x).toBe(-80)
  })

  it('leaves other keys and the wheel to do what they do', () => {
    const { clock, controller, hold } = holding()
    hold(300)
    controller.perform({ zoomStep: 1 })
    hold(500)
    controller.scaleBy(2 ** 0.5, { x: 100, y: 100 }, 160)
    hold(1000)
    controller.setPanVelocity(null)
    clock.rest()
    expect(controller.view.scale).toBeCloseTo(2, 12)
  })

  it('where less movement is wanted moves the map as long as it is held, and not on', () => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10, reducedMotion: true })
    controller.perform({ pan: STEP })
    controller.setPanVelocity(VELOCITY)
    clock.advance(220)
    expect(controller.view.x).toBeCloseTo(-844 + 80 + 64, 9)
    controller.setPanVelocity(null)
    const { view } = controller
    clock.rest()
    expect(controller.view).toEqual(view)
  })

  it('that is let go twice, or was never held, is no matter', () => {
    const { clock, controller, told } = open()
    controller.setPanVelocity(null)
    controller.setPanVelocity(null)
    clock.rest()
    expect(clock.waiting).toBe(0)
    expect(told).toEqual([])
  })
})

describe('a zoom about a point', () => {
  it('keeps the point under the cursor at every frame, through both limits and past them', () => {
    const { clock, controller } = openInTheMiddle()
    const cursor = { x: 123, y: 456 }
    const pointMap = toMap(controller.view, cursor)
    const reached: number[] = []
    for (const [factor, ms] of [NOTCH_IN, NOTCH_OUT]) {
      for (let notches = 0; notches < 8; notches += 1) {
        controller.scaleBy(factor, cursor, ms)
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
    controller.scaleBy(2 ** 0.5, { x: 100, y: 100 }, 160)
    clock.advance(50)
    const cursor = { x: 300, y: 700 }
    const pointMap = toMap(controller.view, cursor)
    controller.scaleBy(2 ** 0.5, cursor, 160)
    while (clock.waiting > 0) {
      clock.frame()
      expectSeen(controller.view, pointMap, cursor)
    }
    expect(controller.view.scale).toBeCloseTo(2, 12)
  })

  it('takes the time it is given, and no time when it is given none', () => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10 })
    controller.scaleBy(2 ** 0.5, { x: 180, y: 370 }, 160)
    clock.advance(150)
    expect(controller.view.scale).toBeLessThan(2 ** 0.5)
    clock.advance(10)
    expect(controller.view.scale).toBe(2 ** 0.5)
    controller.scaleBy(1.2, { x: 180, y: 370 }, 0)
    expect(controller.view.scale).toBeCloseTo(2 ** 0.5 * 1.2, 12)
  })
})

describe('a zoom that takes no time', () => {
  it('counts from the view, whatever moves the map: a small one makes a small difference', () => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10 })
    controller.perform({ zoomStep: 1 })
    clock.advance(50)
    const { scale } = controller.view
    expect(scale).toBeLessThan(1.2)
    controller.scaleBy(1.01, { x: 180, y: 370 }, 0)
    expect(controller.view.scale).toBeCloseTo(scale * 1.01, 12)
  })
})

describe('another view', () => {
  const east = { x: -460, y: -348, scale: 1 }

  it('is gone to in 250 ms', () => {
    const { clock, controller } = open({ frameMs: 10 })
    controller.goTo(east)
    expect(controller.target).toEqual(east)
    clock.advance(240)
    expect(controller.view).not.toEqual(east)
    clock.advance(10)
    expect(controller.view).toEqual(east)
  })

  it('is gone to by any path, and within the bounds where that leads past them', () => {
    const { clock, controller } = open({ frameMs: 10 })
    const over = { x: -304, y: 500, scale: 0.4 }
    const there = easeTo(controller.view, over, 200)
    const back = easeTo(over, { ...east, y: 900 }, 200)
    const viewAt = (ms: number) => (ms < 200 ? there.viewAt(ms) : back.viewAt(ms - 200))
    controller.animate({ to: back.to, durationMs: 400, viewAt })
    expect(controller.target).toEqual({ ...east, y: 0 })
    clock.advance(100)
    expect(controller.view).toEqual(constrain(there.viewAt(100), controller.bounds))
    clock.advance(100)
    expect(controller.view).toEqual(constrain(over, controller.bounds))
    clock.advance(200)
    expect(controller.view).toEqual({ ...east, y: 0 })
  })

  it('of another size is reached in the time that was left', () => {
    const { clock, controller } = open({ frameMs: 10 })
    controller.goTo(east, 400)
    clock.advance(100)
    controller.resize({ width: 1400, height: 880 })
    const { target } = controller
    expect(target).toEqual({ x: -480, y: -358, scale: 1 })
    clock.advance(290)
    expect(controller.view).not.toEqual(target)
    clock.advance(10)
    expect(controller.view).toEqual(target)
  })

  it('is left for whatever comes next', () => {
    const { clock, controller } = open({ frameMs: 10 })
    controller.goTo(east)
    clock.advance(50)
    controller.goTo({ x: 0, y: 0, scale: 1 })
    clock.advance(50)
    controller.goTo(east, 0)
    expect(controller.view).toEqual(east)
    clock.rest()
    expect(controller.view).toEqual(east)
  })
})

describe('a frame whose time is that of the screen, before the input that it shows', () => {
  it.each<{ of: string; act: (controller: Controller) => void }>([
    { of: 'a step', act: (c) => c.perform({ pan: { x: 0, y: -80 } }) },
    { of: 'a zoom', act: (c) => c.perform({ zoomStep: 1 }) },
  ])('shows where the map was, and never what lies the other way: $of', ({ act }) => {
    const { clock, controller, told } = openInTheMiddle({ frameMs: 10, lagMs: 9 })
    clock.advance(5)
    act(controller)
    const { view } = controller
    clock.frame()
    expect(controller.view).toEqual(view)
    expect(told).toEqual([])
    clock.frame()
    expect(controller.view).not.toEqual(view)
    const { target } = controller
    expect(Math.abs(controller.view.y - target.y)).toBeLessThan(Math.abs(view.y - target.y))
    clock.rest()
    expect(controller.view).toEqual(target)
  })

  it('steers from when the key has been held long enough', () => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10, lagMs: 9 })
    controller.setPanVelocity({ x: 0.64, y: 0 })
    const startMs = clock.now()
    const { x } = controller.view
    while (clock.now() - startMs <= 120) {
      clock.frame()
      expect(controller.view.x).toBe(x)
    }
    clock.advance(60)
    expect(controller.view.x).toBeGreaterThan(x)
  })
})

describe('reduced motion', () => {
  it.each<{ of: string; act: (controller: Controller) => void; view: View }>([
    { of: 'a pan', act: (c) => c.perform({ pan: { x: 100, y: -100 } }), view: { x: -204, y: -100, scale: 1 } },
    { of: 'a zoom', act: (c) => c.scaleBy(2, { x: 700, y: 400 }), view: { x: -1308, y: -400, scale: 2 } },
    {
      of: 'a step',
      act: (c) => c.perform({ zoomStep: 1 }),
      view: { x: 720 - 1024 * Math.SQRT2, y: 450 - 450 * Math.SQRT2, scale: Math.SQRT2 },
    },
    { of: 'another view', act: (c) => c.goTo({ x: -52, y: 0, scale: 1 }), view: { x: -52, y: 0, scale: 1 } },
    {
      of: 'a path',
      act: (c) => c.animate(easeTo(c.view, { x: -52, y: 99, scale: 1 }, 3000)),
      view: { x: -52, y: 0, scale: 1 },
    },
    { of: 'a wheel', act: (c) => c.scaleBy(2, { x: 700, y: 400 }, 160), view: { x: -1308, y: -400, scale: 2 } },
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

  it('is asked for before every movement', () => {
    let reducedMotion = false
    const clock = new ManualClock()
    const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => reducedMotion })
    controller.resize({ width: 1440, height: 900 })
    controller.perform({ pan: { x: 0, y: -100 } })
    expect(controller.view.y).toBe(0)
    reducedMotion = true
    controller.perform({ pan: { x: 0, y: -100 } })
    expect(controller.view.y).toBe(-200)
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

  it.each([
    { of: 'as it is', first: { x: -100, y: -50, scale: 2 }, view: { x: -100, y: -50, scale: 2 } },
    { of: 'within the edges', first: { x: 30, y: -9999, scale: 1 }, view: { x: 0, y: -636, scale: 1 } },
    {
      of: 'within the limits',
      first: { x: 720 - 1024 * 4, y: 450 - 700 * 4, scale: 4 },
      view: { x: 720 - 1024 * 2 ** 1.5, y: 450 - 700 * 2 ** 1.5, scale: 2 ** 1.5 },
    },
  ])('brings another first view, if it is given one, $of', ({ first, view }) => {
    const { controller } = open({ width: 0, height: 0 })
    controller.resize({ width: 1440, height: 900 }, () => first)
    expect(controller.view.x).toBeCloseTo(view.x, 9)
    expect(controller.view.y).toBeCloseTo(view.y, 9)
    expect(controller.view.scale).toBe(view.scale)
    controller.resize({ width: 1440, height: 902 }, () => ({ x: 0, y: 0, scale: 1 }))
    expect(controller.view.scale).toBe(view.scale)
  })

  it('keeps the point at the centre, and tells so at once', () => {
    const { clock, controller, told } = open()
    controller.perform({ pan: { x: 0, y: -300 } })
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
    const gestures = new Finger(controller, clock).press(180, 370)
    gestures.moveBy(-20, -20)
    const { x, y } = controller.view
    controller.resize({ width: 400, height: 700 })
    expect(controller.view).toEqual({ x: x + 20, y: y - 20, scale: 1 })
    gestures.moveBy(-5, -6)
    expectSame(controller.view, { x: x + 15, y: y - 26, scale: 1 })
  })

  it('during a glide takes it along', () => {
    const { clock, controller } = openInTheMiddle()
    const gestures = new Finger(controller, clock).press(180, 370)
    gestures.moveBy(-50, 0, 100)
    gestures.release()
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
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    const centre = toMap(controller.view, { x: 180, y: 370 })
    controller.resize({ width: 460, height: 640 })
    while (clock.waiting > 0) {
      clock.frame()
      expectSeen(controller.view, centre, { x: 230, y: 320 })
    }
    expect(controller.view.scale).toBe(2 ** 0.5)
  })

  it.each<{ of: string; begin: (controller: Controller, clock: ManualClock) => void }>([
    { of: 'a step', begin: (c) => c.perform({ pan: { x: 80, y: 0 } }) },
    { of: 'a zoom', begin: (c) => c.perform({ zoomStep: 1 }) },
    {
      of: 'a glide',
      begin: (c, clock) => {
        const gestures = new Finger(c, clock).press(900, 400)
        gestures.moveBy(-90, 0, 100)
        gestures.release()
      },
    },
  ])('during $of at the edge shows nothing beyond it, and does not jump at the end', ({ begin }) => {
    for (const size of [
      { width: 1440, height: 1100 },
      { width: 1900, height: 900 },
      { width: 1100, height: 500 },
    ]) {
      const { clock, controller } = open({ frameMs: 10 })
      begin(controller, clock)
      clock.advance(50)
      controller.resize(size)
      while (clock.waiting > 0) {
        const { view } = controller
        clock.frame()
        const kept = constrainOffset(controller.view, controller.bounds)
        expect(Math.hypot(controller.view.x - kept.x, controller.view.y - kept.y)).toBeLessThan(1e-6)
        expect(Math.hypot(controller.view.x - view.x, controller.view.y - view.y)).toBeLessThan(60)
      }
    }
  })
})

describe('what is told', () => {
  it('begins with the first frame that changed something, and is one view a frame', () => {
    const { clock, controller, told } = open({ frameMs: 20 })
    const gestures = new Finger(controller, clock, 'mouse').press(700, 400)
    clock.advance(100)
    expect(told).toEqual([])
    for (let px = 0; px < 10; px += 1) gestures.moveBy(-4, -1)
    expect(told).toEqual([])
    clock.frame()
    expect(told).toEqual([{ view: { x: -344, y: -10, scale: 1 }, isMoving: true, ms: 120 }])
  })

  it.each([
    { frameMs: 4, endMs: 256 },
    { frameMs: 1000 / 60, endMs: 16 * (1000 / 60) },
    { frameMs: 20, endMs: 280 },
    { frameMs: 100, endMs: 400 },
  ])('ends in the first frame that is 250 ms after the last, at one every $frameMs ms', ({ frameMs, endMs }) => {
    const { clock, controller, told } = open({ frameMs, reducedMotion: true })
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.rest()
    const view = { x: -304, y: -80, scale: 1 }
    expect(told).toEqual([
      { view, isMoving: true, ms: frameMs },
      { view, isMoving: false, ms: endMs },
    ])
    expect(clock.waiting).toBe(0)
  })

  it('ends 250 ms after the frame of an input that came before, though that changed nothing', () => {
    const { clock, controller, told } = open({ frameMs: 10, reducedMotion: true })
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.advance(255)
    // There and back within one frame: the view is the same, but the map is in use.
    controller.perform({ pan: { x: 0, y: 80 } })
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.rest()
    expect(told.map(({ isMoving, ms }) => [isMoving, ms])).toEqual([
      [true, 10],
      [false, 510],
    ])
  })

  it('does not end in a hand at rest, though an observer has made the map jump in its last frame before', () => {
    const { clock, controller } = open()
    const ends: number[] = []
    let jumps = 0
    controller.subscribe({
      move() {
        jumps += 1
        if (jumps === 1) controller.goTo({ x: -200, y: -50, scale: 1 }, 0)
      },
      end: () => ends.push(clock.now()),
    })
    controller.goTo({ x: -100, y: -50, scale: 1 }, 0)
    clock.advance(200)
    controller.startInteraction({ regrip() {}, cancelAll() {} })
    clock.advance(1000)
    expect(controller.view.x).toBe(-200)
    expect(ends).toEqual([])
  })

  it('ends once for two inputs less than 250 ms apart, and twice for two that are further apart', () => {
    const { clock, controller, told } = open({ frameMs: 10, reducedMotion: true })
    for (const laterMs of [240, 260, 0]) {
      controller.perform({ pan: { x: 0, y: -80 } })
      clock.advance(laterMs)
    }
    clock.rest()
    expect(told.map(({ isMoving, ms }) => [isMoving, ms])).toEqual([
      [true, 10],
      [true, 250],
      [false, 500],
      [true, 510],
      [false, 760],
    ])
  })

  it('goes on, at 2.5 frames a second, while every frame comes with an input', () => {
    const { clock, controller, told } = open({ frameMs: 400 })
    for (let turn = 0; turn < 5; turn += 1) {
      clock.advance(399)
      controller.scaleBy(1.1, { x: 700, y: 400 }, 160, 'wheel')
      clock.frame()
    }
    expect(told).toHaveLength(5)
    expect(told.every(({ isMoving }) => isMoving)).toBe(true)
    clock.rest()
    expect(told.at(-1)?.isMoving).toBe(false)
  })

  it('draws one frame after those 250 ms, and none in them', () => {
    const { clock, controller } = open({ frameMs: 10, reducedMotion: true })
    const requestFrame = vi.spyOn(clock, 'requestFrame')
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.advance(250)
    expect(requestFrame).toHaveBeenCalledTimes(1)
    clock.rest()
    expect(requestFrame).toHaveBeenCalledTimes(2)
  })

  it('draws no frame while a finger rests on the map, and one for each of its moves', () => {
    const { clock, controller } = open({ frameMs: 10 })
    const requestFrame = vi.spyOn(clock, 'requestFrame')
    const finger = new Finger(controller, clock).press(700, 400)
    clock.advance(1000)
    expect(requestFrame).toHaveBeenCalledTimes(1)
    for (const px of [20, 30, 40]) {
      finger.move(700 + px, 400)
      clock.advance(1000)
    }
    expect(requestFrame).toHaveBeenCalledTimes(4)
    expect(clock.waiting).toBe(0)
    expect(controller.isMoving).toBe(true)
  })

  it('draws one frame for each turn of a wheel at its limit', () => {
    const { clock, controller } = open({ frameMs: 10 })
    controller.scaleBy(100, { x: 519.3, y: 217.7 })
    clock.rest()
    const requestFrame = vi.spyOn(clock, 'requestFrame')
    for (let turn = 0; turn < 5; turn += 1) {
      controller.scaleBy(2 ** 0.5, { x: 519.3, y: 217.7 }, 160, 'wheel')
      clock.advance(100)
    }
    expect(requestFrame).toHaveBeenCalledTimes(5)
    expect(clock.waiting).toBe(0)
  })

  it('is not rest while a finger is down', () => {
    const { clock, controller, told } = open({ frameMs: 10 })
    const gestures = new Finger(controller, clock).press(700, 400)
    gestures.moveBy(-40, 0)
    clock.advance(5000)
    expect(told).toHaveLength(1)
    gestures.release()
    clock.rest()
    expect(told.map(({ isMoving, ms }) => [isMoving, ms])).toEqual([
      [true, 10],
      [false, 5260],
    ])
  })

  it('is not rest while an arrow is held, even at the edge', () => {
    const { clock, controller, told } = open({ frameMs: 10 })
    controller.perform({ pan: { x: 80, y: 0 } })
    controller.setPanVelocity({ x: 0.64, y: 0 })
    clock.advance(5000)
    expect(controller.view.x).toBeCloseTo(0, 9)
    expect(told.every(({ isMoving }) => isMoving)).toBe(true)
    controller.setPanVelocity(null)
    clock.rest()
    expect(told.at(-1)).toMatchObject({ isMoving: false, ms: 5260 })
  })

  it('is nothing more after unsubscribing', () => {
    const { clock, controller, told, unsubscribe } = open()
    unsubscribe()
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.rest()
    controller.resize({ width: 500, height: 500 })
    new Finger(controller, clock).press(100, 100)
    clock.advance(1000)
    expect(told).toEqual([])
  })

  /** All that an observer is called for, as words, with the cause; the views are in `told`. */
  function observed(controller: Controller) {
    const calls: string[] = []
    const note = (what: string) => (_: View, cause: string) => void calls.push(`${what}: ${cause}`)
    controller.subscribe({ start: note('start'), move: note('move'), end: note('end'), resize: note('resize') })
    return calls
  }

  it('is a start, then moves, then an end, each with the view that is shown then', () => {
    const { clock, controller } = open({ reducedMotion: true })
    const calls: unknown[] = []
    const note = (what: string) => (view: View) => void calls.push([what, view, controller.isMoving])
    controller.subscribe({ start: note('start'), move: note('move'), end: note('end') })
    for (const y of [-80, -20]) {
      controller.perform({ pan: { x: 0, y } })
      clock.frame()
    }
    clock.rest()
    expect(calls).toEqual([
      ['start', { x: -304, y: -80, scale: 1 }, true],
      ['move', { x: -304, y: -80, scale: 1 }, true],
      ['move', { x: -304, y: -100, scale: 1 }, true],
      ['end', { x: -304, y: -100, scale: 1 }, false],
    ])
  })

  it.each<{ cause: string; act: (controller: Controller, clock: ManualClock) => void }>([
    { cause: 'program', act: (c) => c.goTo({ x: -1, y: -1, scale: 1 }, 0) },
    { cause: 'wheel', act: (c) => c.scaleBy(1.1, { x: 1, y: 1 }, 0, 'wheel') },
    { cause: 'key', act: (c) => c.perform({ pan: { x: 0, y: -1 } }, 0, 'key') },
    { cause: 'pointer', act: (c, clock) => void new Finger(c, clock).press(9, 9).moveBy(0, -90) },
  ])('has a cause: $cause', ({ cause, act }) => {
    const { clock, controller } = open()
    const calls = observed(controller)
    act(controller, clock)
    clock.frame()
    gesturesOn(controller).cancelAll()
    clock.rest()
    expect(calls).toEqual(['start', 'move', 'end'].map((what) => `${what}: ${cause}`))
  })

  it('has the cause of what moves the map last: a glide is the hand’s, until a key moves the map on', () => {
    const { clock, controller } = open({ frameMs: 100 })
    const calls = observed(controller)
    const gestures = new Finger(controller, clock).press(900, 700)
    gestures.moveBy(0, -50, 100)
    gestures.release()
    clock.advance(100)
    controller.perform({ pan: { x: 0, y: -80 } }, 200, 'key')
    clock.rest()
    expect(calls).toEqual([
      ...['start: pointer', 'move: pointer', 'move: pointer'],
      ...['move: key', 'move: key', 'end: key'],
    ])
  })

  it('keeps its cause through a resize and while a key steers', () => {
    const { clock, controller } = open({ frameMs: 100 })
    const calls = observed(controller)
    controller.perform({ pan: { x: 0, y: -80 } }, 250, 'key')
    controller.setPanVelocity({ x: 0, y: -0.1 }, 'key')
    clock.advance(100)
    controller.resize({ width: 1440, height: 800 })
    clock.advance(300)
    controller.setPanVelocity(null, 'key')
    clock.rest()
    expect(new Set(calls)).toEqual(new Set(['start: key', 'move: key', 'resize: key', 'end: key']))
  })

  it('has the cause of the key that is held, once a notch of the wheel beside it is done', () => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10 })
    controller.setPanVelocity({ x: 0.1, y: 0 }, 'key')
    clock.advance(200)
    controller.scaleBy(1.1, { x: 180, y: 370 }, 160, 'wheel')
    expect(controller.cause).toBe('wheel')
    clock.advance(200)
    expect(controller.cause).toBe('key')
  })

  it('of a resize is a move and the resize, and no movement has begun or ended', () => {
    const { controller } = open()
    const calls = observed(controller)
    controller.resize({ width: 1000, height: 700 })
    expect(calls).toEqual(['move: program', 'resize: program'])
    expect(controller.isMoving).toBe(false)
  })

  it('of what is let go that nothing held has no other cause', () => {
    const { clock, controller } = open()
    const calls = observed(controller)
    controller.perform({ pan: { x: 0, y: -80 } }, 250, 'wheel')
    clock.advance(50)
    controller.setPanVelocity(null, 'key')
    clock.rest()
    expect(calls.at(-1)).toBe('end: wheel')
  })

  it('reaches all other observers, and the movement goes on, when one of them throws: its error is reported', () => {
    const errors: unknown[] = []
    vi.stubGlobal('queueMicrotask', (task: () => void) => {
      try {
        task()
      } catch (error) {
        errors.push(error)
      }
    })
    const { clock, controller } = open({ frameMs: 100 })
    const fault = new Error('a fault of its own')
    const fail = () => {
      throw fault
    }
    const failing = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false })
    failing.subscribe({ start: fail, move: fail, end: fail, resize: fail })
    const calls = observed(failing)
    failing.resize({ width: 1440, height: 900 })
    failing.perform({ pan: { x: 0, y: -80 } }, 200)
    controller.stop()
    clock.rest()
    vi.unstubAllGlobals()
    expect(calls.map((call) => call.split(':')[0])).toEqual(['move', 'resize', 'start', 'move', 'move', 'end'])
    expect(errors).toEqual(calls.map(() => fault))
    expect(failing.view).toEqual({ x: -304, y: -80, scale: 1 })
  })

  it('reaches every observer, and each may leave alone', () => {
    const { clock, controller, told } = open({ reducedMotion: true })
    const views: View[] = []
    const leave = controller.subscribe({ move: (view) => views.push(view) })
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.frame()
    leave()
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.frame()
    expect(views).toEqual([{ x: -304, y: -80, scale: 1 }])
    expect(told).toHaveLength(2)
  })
})

describe('inputs that lead nowhere', () => {
  it.each<{ of: string; act: (controller: Controller) => void }>([
    { of: 'zooming in at the limit by key', act: (c) => c.perform({ zoomStep: 1 }) },
    { of: 'zooming in at the limit by wheel', act: (c) => c.scaleBy(2 ** 0.5, { x: 333, y: 777 }, 160) },
    { of: 'zooming by a factor of 1', act: (c) => c.scaleBy(1, { x: 17, y: 3 }) },
    { of: 'panning by nothing', act: (c) => c.perform({ pan: { x: 0, y: 0 } }) },
    { of: 'going where it is', act: (c) => c.goTo(c.view) },
    {
      of: 'being held and let go',
      act: (c) => {
        c.startInteraction({ regrip() {}, cancelAll() {} })
        c.endInteraction()
      },
    },
  ])('$of moves nothing, tells nothing and soon asks for no more frames', ({ act }) => {
    const { clock, controller, told } = open()
    controller.scaleBy(100, { x: 519.3, y: 217.7 })
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
    const { clock, controller, told } = open({ width: 0, height: 0 })
    const gestures = new Finger(controller, clock).press(100, 100)
    gestures.moveBy(50, 50)
    gestures.release()
    gestures.press(100, 100).moveBy(50, 50)
    gestures.cancel()
    controller.scaleBy(2, { x: 10, y: 10 })
    controller.perform({ zoomStep: 1 })
    controller.perform({ pan: { x: 80, y: 80 } })
    controller.perform({ home: true })
    controller.perform({ zoomStep: -1 })
    controller.goTo({ x: -5, y: -5, scale: 1 })
    controller.setPanVelocity({ x: 1, y: 1 })
    controller.setPanVelocity(null)
    expect(clock.waiting).toBe(0)
    clock.advance(1000)
    expect(told).toEqual([])
    controller.resize({ width: 360, height: 740 })
    expect(controller.view).toEqual(initialView(boundsOf(360, 740)))
    clock.rest()
    expect(controller.view).toEqual(initialView(boundsOf(360, 740)))
  })
})

describe('a map that has been pulled past an edge', () => {
  it('returns within a movement that is shorter than the return', () => {
    const { clock, controller } = openInTheMiddle()
    const gestures = gesturesOn(controller)
    gestures.press(1, { x: 300, y: 300 }, 'touch')
    gestures.move(1, { x: 1200, y: 300 })
    gestures.cancelAll()
    expect(controller.view.x).toBeGreaterThan(15)
    controller.perform({ pan: { x: 0, y: -80 } }, 160)
    const xs: number[] = []
    for (let frame = 0; frame < 12; frame += 1) {
      clock.frame()
      xs.push(controller.view.x)
    }
    const steps = xs.slice(1).map((x, index) => (xs[index] as number) - x)
    // No frame takes back more than the one before it: nothing is left for a jump at the end.
    steps.slice(1).forEach((step, index) => {
      expect(step).toBeLessThanOrEqual((steps[index] as number) + 1e-6)
    })
  })
})

describe('inputs that come with every frame, later than its time,', () => {
  it('move the map in each of them', () => {
    const clock = new ManualClock(1000 / 60, 5)
    const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false })
    controller.resize({ width: 1440, height: 900 })
    const scales: number[] = []
    for (let frame = 0; frame < 12; frame += 1) {
      clock.advance(16)
      controller.scaleBy(1.02, { x: 500, y: 300 }, 160)
      clock.frame()
      scales.push(controller.view.scale)
    }
    scales.slice(1).forEach((scale, index) => {
      expect(scale).toBeGreaterThan(scales[index] as number)
    })
  })
})

describe('stop', () => {
  it.each<{ of: string; waiting?: number; act: (controller: Controller, clock: ManualClock) => void }>([
    { of: 'a transition', act: (c) => c.perform({ zoomStep: 1 }) },
    { of: 'a press', waiting: 0, act: (c, clock) => new Finger(c, clock).press(700, 400) },
    { of: 'steering', act: (c) => c.setPanVelocity({ x: 1, y: 1 }) },
    { of: 'the 250 ms before an end', act: (c) => c.goTo({ x: 0, y: 0, scale: 1 }, 0) },
    {
      of: 'a glide',
      act: (c, clock) => {
        const gestures = new Finger(c, clock).press(700, 400)
        gestures.moveBy(-50, 0, 100)
        gestures.release()
      },
    },
  ])('ends $of and leaves no frame or timer waiting', ({ act, waiting = 1 }) => {
    const { clock, controller, told } = open()
    act(controller, clock)
    clock.advance(50)
    const { view } = controller
    expect(clock.waiting).toBe(waiting)
    controller.stop()
    expect(clock.waiting).toBe(0)
    if (told.length > 0) expect(told.at(-1)?.isMoving).toBe(false)
    told.length = 0
    clock.advance(1000)
    expect(controller.view).toEqual(view)
    expect(told).toEqual([])
  })

  it('in mid-gesture leaves the map within its bounds, and shows that as the last of the movement', () => {
    const { clock, controller, told } = open()
    new Finger(controller, clock).press(300, 400).moveBy(304 + 120, 0)
    clock.frame()
    expect(told.at(-1)?.view.x).toBeCloseTo(30, 9)
    controller.stop()
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
    expect(told.slice(-2)).toMatchObject([
      { view: { x: 0, y: 0, scale: 1 }, isMoving: true },
      { view: { x: 0, y: 0, scale: 1 }, isMoving: false },
    ])
    expect(clock.waiting).toBe(0)
  })

  it('before the frame of a gesture shows where that has left the map', () => {
    const { clock, controller, told } = open()
    new Finger(controller, clock).press(700, 400).moveBy(-100, 0)
    controller.stop()
    expect(controller.view).toEqual({ x: -404, y: 0, scale: 1 })
    expect(told.map(({ view, isMoving }) => [view.x, isMoving])).toEqual([
      [-404, true],
      [-404, false],
    ])
  })

  it('is not for ever: what comes after counts from where the map was stopped', () => {
    const { clock, controller, told } = open()
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.advance(50)
    controller.stop()
    const { y } = controller.view
    expect(y).toBeGreaterThan(-80)
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: y - 80, scale: 1 })
    expect(told.at(-1)?.isMoving).toBe(false)
  })
})
