import { describe, expect, it, vi } from 'vitest'
import { Controller } from '../../src/panzoom/controller'
import { easeTo } from '../../src/panzoom/transition'
import { constrain, constrainOffset, initialView, toMap, type View } from '../../src/panzoom/view'
import { ManualClock } from '../helpers/clock'
import { expectSame, expectSeen, open, openInTheMiddle } from '../helpers/engine'
import { boundsOf, Finger, gesturesOn, MAP, ZOOM } from '../helpers/fingers'

/** A notch of the wheel: its factor, and its duration in ms. */
const NOTCH_IN = [2 ** 0.5, 160] as const
const NOTCH_OUT = [2 ** -0.5, 160] as const

describe('the actions of keys and buttons', () => {
  it('add up during a transition: three zoom steps end exactly at zoom 1.5', () => {
    const { clock, controller } = open()
    for (let times = 0; times < 3; times += 1) {
      controller.perform({ zoomStep: 1 })
      clock.advance(40)
    }
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 1.5)
    expectSeen(controller.view, { x: 1024, y: 450 }, { x: 720, y: 450 })
  })

  it('add up during a transition: five pans move the map by 400 px', () => {
    const { clock, controller } = open()
    for (let times = 0; times < 5; times += 1) {
      controller.perform({ pan: { x: 0, y: -80 } })
      clock.advance(30)
    }
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: -400, scale: 1 })
  })

  it('take 250 ms, even if two come before the first frame after a rest', () => {
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

  it('do not add up past the edge: the first pan back moves the map', () => {
    const { clock, controller } = open()
    for (let times = 0; times < 5; times += 1) controller.perform({ pan: { x: 240, y: 0 } })
    controller.perform({ pan: { x: -80, y: 0 } })
    clock.rest()
    expect(controller.view).toEqual({ x: -80, y: 0, scale: 1 })
  })

  it.each<{ of: string; act: (controller: Controller) => void }>([
    { of: 'a pan', act: (c) => c.perform({ pan: { x: 80, y: 0 } }) },
    { of: 'a zoom step', act: (c) => c.perform({ zoomStep: -1 }) },
    { of: 'a return to the first view', act: (c) => c.perform({ home: true }) },
    { of: 'a notch of the wheel', act: (c) => c.scaleBy(2 ** 0.5, { x: 70, y: 80 }, 160) },
    { of: 'goTo', act: (c) => c.goTo({ x: -900, y: -500, scale: 1 }) },
  ])('leave no jump where another request replaces their transition: $of', ({ act }) => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10 })
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    const { view } = controller
    act(controller)
    expect(controller.view).toEqual(view)
    clock.frame()
    // In its first 10 ms a transition goes at most a sixth of its way.
    const { target } = controller
    const gone = Math.hypot(controller.view.x - view.x, controller.view.y - view.y)
    expect(gone).toBeGreaterThan(0)
    expect(gone).toBeLessThan(0.25 * Math.hypot(target.x - view.x, target.y - view.y))
    clock.rest()
    expect(controller.view).toEqual(controller.target)
  })

  it('zoom by half levels, up to both limits', () => {
    const { clock, controller } = open()
    const step = (zoomStep: 1 | -1) => {
      controller.perform({ zoomStep })
      clock.rest()
      return controller.view.scale
    }
    expect([1, 1, 1, 1].map(() => step(1))).toEqual([2 ** 0.5, 2, 2 ** 1.5, 2 ** 1.5])
    expect([1, 1, 1, 1, 1].map(() => step(-1))).toEqual([2, 2 ** 0.5, 1, 2 ** -0.5, 2 ** -0.5])
  })

  it('return to the first view from anywhere', () => {
    const { clock, controller } = open()
    controller.scaleBy(2.5, { x: 10, y: 890 })
    clock.rest()
    controller.perform({ home: true })
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('count from the end of a glide', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock).press(900, 700)
    finger.moveBy(0, -50, 100)
    finger.release()
    clock.advance(50)
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.rest()
    expect(controller.view.y).toBeCloseTo(-50 - 325 * 0.49 - 80, 9)
  })

  it('count from the edge, during a glide that would go past it', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock).press(900, 700)
    finger.moveBy(-200, 0, 100)
    finger.release()
    clock.advance(50)
    controller.perform({ pan: { x: 80, y: 0 } })
    clock.rest()
    expect(controller.view).toEqual({ x: -528, y: 0, scale: 1 })
  })

  it('take 250 ms, with a new view in every frame', () => {
    const { clock, controller, published } = open({ frameMs: 10 })
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.advance(250)
    expect(published).toHaveLength(25)
    expect(published[24]?.view).toEqual({ x: -304, y: -80, scale: 1 })
    expect(published[23]?.view.y).toBeGreaterThan(-80)
  })
})

describe('panning while an arrow key is held', () => {
  const STEP = { x: 80, y: 0 }
  const VELOCITY = { x: 80 / 125, y: 0 }

  /** The map in the middle, and an arrow key that has just come down. */
  function holdArrow(frameMs = 10) {
    const opened = openInTheMiddle({ frameMs })
    const startMs = opened.clock.now()
    opened.controller.perform({ pan: STEP })
    opened.controller.setPanVelocity(VELOCITY)
    /** Draws frames until the key has been held for at least `ms`. Returns for how long it has been held. */
    const holdFor = (ms: number) => {
      while (opened.clock.now() - startMs < ms) opened.clock.frame()
      return opened.clock.now() - startMs
    }
    return { ...opened, holdFor }
  }

  it.each([1, 60, 120])('goes one step in %d ms', (ms) => {
    const { clock, controller } = holdArrow()
    clock.advance(ms)
    controller.setPanVelocity(null)
    clock.rest()
    expect(controller.view).toEqual({ x: -844 + 80, y: -398, scale: 1 })
  })

  it.each([1, 60, 120])('goes one step in %d ms, even if the release is reported 400 ms late', (ms) => {
    const { clock, controller, holdFor } = holdArrow()
    const heldMs = holdFor(ms + 400)
    controller.setPanVelocity(null, heldMs - ms)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-844 + 80, 9)
  })

  it('goes five steps in 620 ms, even without a frame in that time', () => {
    const { clock, controller } = holdArrow()
    clock.advance(620)
    controller.setPanVelocity(null)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-844 + 5 * 80, 9)
  })

  it('goes five steps in 620 ms, even if the release is reported late', () => {
    const { clock, controller, holdFor } = holdArrow()
    const heldMs = holdFor(900)
    controller.setPanVelocity(null, heldMs - 620)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-844 + 5 * 80, 9)
  })

  it.each([4, 1000 / 60, 20, 50, 100])('goes one more step in each 125 ms, at a frame every %d ms', (frameMs) => {
    const { clock, controller, holdFor } = holdArrow(frameMs)
    const heldMs = holdFor(1000)
    controller.setPanVelocity(null)
    clock.rest()
    expect(heldMs).toBeLessThan(1100)
    expect(controller.view.x).toBeCloseTo(-844 + 80 + (80 / 125) * (heldMs - 120), 6)
    expect(controller.view.y).toBe(-398)
  })

  it.each([4, 1000 / 60, 50])('moves the map at a constant velocity, at a frame every %d ms', (frameMs) => {
    const { clock, controller, holdFor } = holdArrow(frameMs)
    holdFor(500)
    for (let frame = 0; frame < 400 / frameMs; frame += 1) {
      const { x } = controller.view
      clock.frame()
      expect(controller.view.x - x).toBeCloseTo(0.64 * frameMs, 1)
    }
  })

  it('never goes back, and starts and stops without a jerk', () => {
    const { clock, controller, holdFor } = holdArrow()
    const xs = [controller.view.x]
    const record = () => xs.push(controller.view.x)
    for (let ms = 10; ms <= 600; ms += 10) {
      holdFor(ms)
      record()
    }
    controller.setPanVelocity(null)
    while (clock.waiting > 0) {
      clock.frame()
      record()
    }
    for (let frame = 1; frame < xs.length; frame += 1) {
      const moved = (xs[frame] ?? 0) - (xs[frame - 1] ?? 0)
      expect(moved).toBeGreaterThanOrEqual(0)
      // The first 10 ms of a single step move the map by 9.2 px.
      expect(moved).toBeLessThan(9.3)
    }
  })

  it('coasts to a stop in 150 ms after the release', () => {
    const { clock, controller, holdFor } = holdArrow()
    holdFor(600)
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

  it('changes direction when the velocity changes', () => {
    const { clock, controller, holdFor } = holdArrow()
    holdFor(520)
    controller.setPanVelocity({ x: 0.64, y: 0.64 })
    holdFor(620)
    controller.setPanVelocity({ x: 0, y: 0.64 })
    holdFor(720)
    controller.setPanVelocity(null)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-844 + 80 + 0.64 * 500, 6)
    expect(controller.view.y).toBeCloseTo(-398 + 0.64 * 200, 6)
  })

  it('starts with the same delay when the key is held again', () => {
    const { clock, controller, holdFor } = holdArrow()
    holdFor(220)
    controller.setPanVelocity(null)
    clock.rest()
    const { x } = controller.view
    controller.setPanVelocity(VELOCITY)
    clock.advance(120)
    expect(controller.view.x).toBe(x)
    clock.advance(100)
    expect(controller.view.x).toBeGreaterThan(x)
  })

  it('stops at the edge, and the first step back moves the map', () => {
    const { clock, controller, holdFor } = holdArrow()
    holdFor(4000)
    expect(controller.view.x).toBeCloseTo(0, 9)
    controller.setPanVelocity(null)
    controller.perform({ pan: { x: -80, y: 0 } })
    clock.rest()
    expect(controller.view.x).toBe(-80)
  })

  it('does not prevent zooming by other keys and the wheel', () => {
    const { clock, controller, holdFor } = holdArrow()
    holdFor(300)
    controller.perform({ zoomStep: 1 })
    holdFor(500)
    controller.scaleBy(2 ** 0.5, { x: 100, y: 100 }, 160)
    holdFor(1000)
    controller.setPanVelocity(null)
    clock.rest()
    expect(controller.view.scale).toBeCloseTo(2, 12)
  })

  it('goes on with reduced motion while the key is held, and stops at once at the release', () => {
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

  it('is not affected by a release without a press, even twice', () => {
    const { clock, controller, published } = open()
    controller.setPanVelocity(null)
    controller.setPanVelocity(null)
    clock.rest()
    expect(clock.waiting).toBe(0)
    expect(published).toEqual([])
  })
})

describe('scaleBy', () => {
  it('keeps the map point under the cursor in every frame, also at both limits', () => {
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

  it('pins the map point that is under the cursor now, if the cursor has moved since the last notch', () => {
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

  it('takes the given time, and in 0 ms it jumps', () => {
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

describe('a pinch on a trackpad', () => {
  it('counts from the view, not from the target: a small factor makes a small difference', () => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10 })
    controller.perform({ zoomStep: 1 })
    clock.advance(50)
    const { scale } = controller.view
    expect(scale).toBeLessThan(1.2)
    controller.scaleBy(1.01, { x: 180, y: 370 }, 0)
    expect(controller.view.scale).toBeCloseTo(scale * 1.01, 12)
  })
})

describe('goTo and animate', () => {
  const east = { x: -460, y: -348, scale: 1 }

  it('reach the view in 250 ms', () => {
    const { clock, controller } = open({ frameMs: 10 })
    controller.goTo(east)
    expect(controller.target).toEqual(east)
    clock.advance(240)
    expect(controller.view).not.toEqual(east)
    clock.advance(10)
    expect(controller.view).toEqual(east)
  })

  it('follow any transition, and keep it within the bounds', () => {
    const { clock, controller } = open({ frameMs: 10 })
    const over = { x: -304, y: 500, scale: 0.4 }
    const there = easeTo(controller.view, over, 200)
    const back = easeTo(over, { ...east, y: 900 }, 200)
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

  it('reach the target in the time that was left, shifted by a resize', () => {
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

  it('reach it on time, even if the last frame before the resize was long ago', () => {
    const { clock, controller } = open({ frameMs: 100 })
    controller.goTo(east, 405)
    clock.advance(190)
    controller.resize({ width: 1400, height: 880 })
    clock.advance(210)
    expect(controller.view).not.toEqual(controller.target)
    clock.advance(100)
    expect(controller.view).toEqual(controller.target)
  })

  it('are replaced by the next request', () => {
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

describe('a frame whose time is before the input that it shows', () => {
  it.each<{ of: string; act: (controller: Controller) => void }>([
    { of: 'a step', act: (c) => c.perform({ pan: { x: 0, y: -80 } }) },
    { of: 'a zoom', act: (c) => c.perform({ zoomStep: 1 }) },
  ])('shows the old view, and never one in the opposite direction: $of', ({ act }) => {
    const { clock, controller, published } = openInTheMiddle({ frameMs: 10, lagMs: 9 })
    clock.advance(5)
    act(controller)
    const { view } = controller
    clock.frame()
    expect(controller.view).toEqual(view)
    expect(published).toEqual([])
    clock.frame()
    expect(controller.view).not.toEqual(view)
    const { target } = controller
    expect(Math.abs(controller.view.y - target.y)).toBeLessThan(Math.abs(view.y - target.y))
    clock.rest()
    expect(controller.view).toEqual(target)
  })

  it('starts to pan only after the whole delay', () => {
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
    { of: 'goTo', act: (c) => c.goTo({ x: -52, y: 0, scale: 1 }), view: { x: -52, y: 0, scale: 1 } },
    {
      of: 'a transition',
      act: (c) => c.animate(easeTo(c.view, { x: -52, y: 99, scale: 1 }, 3000)),
      view: { x: -52, y: 0, scale: 1 },
    },
    {
      of: 'a notch of the wheel',
      act: (c) => c.scaleBy(2, { x: 700, y: 400 }, 160),
      view: { x: -1308, y: -400, scale: 2 },
    },
  ])('$of jumps to its end in one frame, and is published once', ({ act, view }) => {
    const { clock, controller, published } = open({ reducedMotion: true })
    act(controller)
    clock.frame()
    expect(published).toHaveLength(1)
    expect(published[0]?.view.x).toBeCloseTo(view.x, 9)
    expect(published[0]?.view.y).toBeCloseTo(view.y, 9)
    expect(published[0]?.view.scale).toBeCloseTo(view.scale, 12)
    clock.rest()
    expect(published).toHaveLength(2)
    expect(published[1]).toMatchObject({ view: published[0]?.view, isMoving: false })
  })

  it('is asked for before every animation', () => {
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
  it('shows the first view, once both sides are known', () => {
    const { clock, controller, published } = open({ width: 0, height: 0 })
    controller.resize({ width: 0, height: 900 })
    controller.resize({ width: 1440, height: 0 })
    expect(published).toEqual([])
    controller.resize({ width: 768, height: 1024 })
    expect(published).toEqual([{ view: { x: -640, y: 0, scale: 1 }, isMoving: false, ms: 0 }])
    expect(clock.waiting).toBe(0)
  })

  it.each([
    { of: 'unchanged', first: { x: -100, y: -50, scale: 2 }, view: { x: -100, y: -50, scale: 2 } },
    { of: 'constrained to the edges', first: { x: 30, y: -9999, scale: 1 }, view: { x: 0, y: -636, scale: 1 } },
    {
      of: 'clamped to the limits',
      first: { x: 720 - 1024 * 4, y: 450 - 700 * 4, scale: 4 },
      view: { x: 720 - 1024 * 2 ** 1.5, y: 450 - 700 * 2 ** 1.5, scale: 2 ** 1.5 },
    },
  ])('shows another first view if it is given one, $of', ({ first, view }) => {
    const { controller } = open({ width: 0, height: 0 })
    controller.resize({ width: 1440, height: 900 }, () => first)
    expect(controller.view.x).toBeCloseTo(view.x, 9)
    expect(controller.view.y).toBeCloseTo(view.y, 9)
    expect(controller.view.scale).toBe(view.scale)
    controller.resize({ width: 1440, height: 902 }, () => ({ x: 0, y: 0, scale: 1 }))
    expect(controller.view.scale).toBe(view.scale)
  })

  it('keeps the map point at the centre, and is published at once', () => {
    const { clock, controller, published } = open()
    controller.perform({ pan: { x: 0, y: -300 } })
    clock.rest()
    published.length = 0
    controller.resize({ width: 1000, height: 700 })
    expect(published).toEqual([{ view: { x: -524, y: -400, scale: 1 }, isMoving: false, ms: clock.now() }])
    controller.resize({ width: 1440, height: 900 })
    expect(controller.view).toEqual({ x: -304, y: -300, scale: 1 })
  })

  it('to 0 x 0 and back, as of a hidden element, changes nothing', () => {
    const { controller, published } = open()
    controller.resize({ width: 0, height: 0 })
    controller.resize({ width: 1440, height: 900 })
    expect(published).toEqual([])
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it('to a size larger than the map centres it', () => {
    const { controller } = open()
    controller.resize({ width: 2560, height: 1440 })
    expect(controller.view).toEqual({ x: 256, y: 0, scale: 1 })
  })

  it('during a drag makes the finger grip the map anew', () => {
    const { clock, controller } = openInTheMiddle()
    const finger = new Finger(controller, clock).press(180, 370)
    finger.moveBy(-20, -20)
    const { x, y } = controller.view
    controller.resize({ width: 400, height: 700 })
    expect(controller.view).toEqual({ x: x + 20, y: y - 20, scale: 1 })
    finger.moveBy(-5, -6)
    expectSame(controller.view, { x: x + 15, y: y - 26, scale: 1 })
  })

  it('during a glide shifts the glide', () => {
    const { clock, controller } = openInTheMiddle()
    const finger = new Finger(controller, clock).press(180, 370)
    finger.moveBy(-50, 0, 100)
    finger.release()
    clock.advance(100)
    const { x, y } = controller.view
    controller.resize({ width: 460, height: 640 })
    expect(controller.view.x).toBeCloseTo(x + 50, 9)
    expect(controller.view.y).toBeCloseTo(y - 50, 9)
    clock.rest()
    expect(controller.view.x).toBeCloseTo(-844 - 50 - 325 * 0.49 + 50, 9)
    expect(controller.view.y).toBeCloseTo(y - 50, 9)
  })

  it('during a transition keeps the map point at the centre in every frame', () => {
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
        const finger = new Finger(c, clock).press(900, 400)
        finger.moveBy(-90, 0, 100)
        finger.release()
      },
    },
  ])('during $of at the edge leaves no gap, and does not jump at the end', ({ begin }) => {
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

describe('a movement', () => {
  it('starts with the first frame that changes the view, and publishes one view a frame', () => {
    const { clock, controller, published } = open({ frameMs: 20 })
    const finger = new Finger(controller, clock, 'mouse').press(700, 400)
    clock.advance(100)
    expect(published).toEqual([])
    for (let px = 0; px < 10; px += 1) finger.moveBy(-4, -1)
    expect(published).toEqual([])
    clock.frame()
    expect(published).toEqual([{ view: { x: -344, y: -10, scale: 1 }, isMoving: true, ms: 120 }])
  })

  it.each([
    { frameMs: 4, endMs: 256 },
    { frameMs: 1000 / 60, endMs: 16 * (1000 / 60) },
    { frameMs: 20, endMs: 280 },
    { frameMs: 100, endMs: 400 },
  ])(
    'ends in the first frame at least 250 ms after the last one, at a frame every $frameMs ms',
    ({ frameMs, endMs }) => {
      const { clock, controller, published } = open({ frameMs, reducedMotion: true })
      controller.perform({ pan: { x: 0, y: -80 } })
      clock.rest()
      const view = { x: -304, y: -80, scale: 1 }
      expect(published).toEqual([
        { view, isMoving: true, ms: frameMs },
        { view, isMoving: false, ms: endMs },
      ])
      expect(clock.waiting).toBe(0)
    },
  )

  it('ends 250 ms after the frame of the last input, even if that changed nothing', () => {
    const { clock, controller, published } = open({ frameMs: 10, reducedMotion: true })
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.advance(255)
    // There and back within one frame: the same view, but an input.
    controller.perform({ pan: { x: 0, y: 80 } })
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.rest()
    expect(published.map(({ isMoving, ms }) => [isMoving, ms])).toEqual([
      [true, 10],
      [false, 510],
    ])
  })

  it('does not end while pointers hold the map, even if an observer has made it jump', () => {
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

  it('ends once for two inputs less than 250 ms apart, and twice for two further apart', () => {
    const { clock, controller, published } = open({ frameMs: 10, reducedMotion: true })
    for (const laterMs of [240, 260, 0]) {
      controller.perform({ pan: { x: 0, y: -80 } })
      clock.advance(laterMs)
    }
    clock.rest()
    expect(published.map(({ isMoving, ms }) => [isMoving, ms])).toEqual([
      [true, 10],
      [true, 250],
      [false, 500],
      [true, 510],
      [false, 760],
    ])
  })

  it('does not end while every frame has an input, even at 2.5 frames a second', () => {
    const { clock, controller, published } = open({ frameMs: 400 })
    for (let turn = 0; turn < 5; turn += 1) {
      clock.advance(399)
      controller.scaleBy(1.1, { x: 700, y: 400 }, 160)
      clock.frame()
    }
    expect(published).toHaveLength(5)
    expect(published.every(({ isMoving }) => isMoving)).toBe(true)
    clock.rest()
    expect(published.at(-1)?.isMoving).toBe(false)
  })

  it('draws one frame after the 250 ms before its end, and none during them', () => {
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

  it('draws one frame for each notch of the wheel at a limit of the scale', () => {
    const { clock, controller } = open({ frameMs: 10 })
    controller.scaleBy(100, { x: 519.3, y: 217.7 })
    clock.rest()
    const requestFrame = vi.spyOn(clock, 'requestFrame')
    for (let turn = 0; turn < 5; turn += 1) {
      controller.scaleBy(2 ** 0.5, { x: 519.3, y: 217.7 }, 160)
      clock.advance(100)
    }
    expect(requestFrame).toHaveBeenCalledTimes(5)
    expect(clock.waiting).toBe(0)
  })

  it('does not end while a finger is down', () => {
    const { clock, controller, published } = open({ frameMs: 10 })
    const finger = new Finger(controller, clock).press(700, 400)
    finger.moveBy(-40, 0)
    clock.advance(5000)
    expect(published).toHaveLength(1)
    finger.release()
    clock.rest()
    expect(published.map(({ isMoving, ms }) => [isMoving, ms])).toEqual([
      [true, 10],
      [false, 5260],
    ])
  })

  it('does not end while an arrow key is held, even at the edge', () => {
    const { clock, controller, published } = open({ frameMs: 10 })
    controller.perform({ pan: { x: 80, y: 0 } })
    controller.setPanVelocity({ x: 0.64, y: 0 })
    clock.advance(5000)
    expect(controller.view.x).toBeCloseTo(0, 9)
    expect(published.every(({ isMoving }) => isMoving)).toBe(true)
    controller.setPanVelocity(null)
    clock.rest()
    expect(published.at(-1)).toMatchObject({ isMoving: false, ms: 5260 })
  })

  it('is not published after unsubscribing', () => {
    const { clock, controller, published, unsubscribe } = open()
    unsubscribe()
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.rest()
    controller.resize({ width: 500, height: 500 })
    new Finger(controller, clock).press(100, 100)
    clock.advance(1000)
    expect(published).toEqual([])
  })

  /** Subscribes an observer. Returns the events that it receives. */
  function recordCalls(controller: Controller) {
    const calls: string[] = []
    const record = (event: string) => () => void calls.push(event)
    controller.subscribe({
      start: record('start'),
      move: record('move'),
      end: record('end'),
      resize: record('resize'),
    })
    return calls
  }

  it('publishes a start, moves and an end, each with the view that is then shown', () => {
    const { clock, controller } = open({ reducedMotion: true })
    const calls: unknown[] = []
    const record = (event: string) => (view: View) => void calls.push([event, view, controller.isMoving])
    controller.subscribe({ start: record('start'), move: record('move'), end: record('end') })
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

  it('neither starts nor ends by a resize at rest, which publishes a resize, and then a move', () => {
    const { controller } = open()
    const calls = recordCalls(controller)
    controller.resize({ width: 1000, height: 700 })
    expect(calls).toEqual(['resize', 'move'])
    expect(controller.isMoving).toBe(false)
  })

  it('goes on, and is published to the other observers, when one of them throws: its error is reported', () => {
    const errors: unknown[] = []
    vi.stubGlobal('queueMicrotask', (task: () => void) => {
      try {
        task()
      } catch (thrown) {
        errors.push(thrown)
      }
    })
    const { clock, controller } = open({ frameMs: 100 })
    const error = new Error('of an observer')
    const fail = () => {
      throw error
    }
    const failing = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false })
    failing.subscribe({ start: fail, move: fail, end: fail, resize: fail })
    const calls = recordCalls(failing)
    failing.resize({ width: 1440, height: 900 })
    failing.perform({ pan: { x: 0, y: -80 } }, 200)
    controller.stop()
    clock.rest()
    vi.unstubAllGlobals()
    expect(calls).toEqual(['resize', 'move', 'start', 'move', 'move', 'end'])
    expect(errors).toEqual(calls.map(() => error))
    expect(failing.view).toEqual({ x: -304, y: -80, scale: 1 })
  })

  it('is published to every observer, and each unsubscribes by itself', () => {
    const { clock, controller, published } = open({ reducedMotion: true })
    const views: View[] = []
    const unsubscribe = controller.subscribe({ move: (view) => views.push(view) })
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.frame()
    unsubscribe()
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.frame()
    expect(views).toEqual([{ x: -304, y: -80, scale: 1 }])
    expect(published).toHaveLength(2)
  })
})

describe('inputs without effect', () => {
  it.each<{ of: string; act: (controller: Controller) => void }>([
    { of: 'zooming in at the limit by key', act: (c) => c.perform({ zoomStep: 1 }) },
    { of: 'zooming in at the limit by wheel', act: (c) => c.scaleBy(2 ** 0.5, { x: 333, y: 777 }, 160) },
    { of: 'zooming by a factor of 1', act: (c) => c.scaleBy(1, { x: 17, y: 3 }) },
    { of: 'panning by 0 px', act: (c) => c.perform({ pan: { x: 0, y: 0 } }) },
    { of: 'going to the present view', act: (c) => c.goTo(c.view) },
    {
      of: 'an interaction without a move',
      act: (c) => {
        c.startInteraction({ regrip() {}, cancelAll() {} })
        c.endInteraction()
      },
    },
  ])('$of moves nothing, publishes nothing and soon requests no more frames', ({ act }) => {
    const { clock, controller, published } = open()
    controller.scaleBy(100, { x: 519.3, y: 217.7 })
    clock.rest()
    const { view } = controller
    published.length = 0
    act(controller)
    expect(clock.rest()).toBeLessThan(20)
    expect(clock.waiting).toBe(0)
    expect(controller.view.scale).toBe(view.scale)
    expect(controller.view.x).toBeCloseTo(view.x, 9)
    expect(controller.view.y).toBeCloseTo(view.y, 9)
    expect(published).toEqual([])
  })

  it('include all inputs before the first size is known', () => {
    const { clock, controller, published } = open({ width: 0, height: 0 })
    const finger = new Finger(controller, clock).press(100, 100)
    finger.moveBy(50, 50)
    finger.release()
    finger.press(100, 100).moveBy(50, 50)
    finger.cancel()
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
    expect(published).toEqual([])
    controller.resize({ width: 360, height: 740 })
    expect(controller.view).toEqual(initialView(boundsOf(360, 740)))
    clock.rest()
    expect(controller.view).toEqual(initialView(boundsOf(360, 740)))
  })
})

describe('a map that is past an edge', () => {
  it('returns during a shorter transition, without a jump at its end', () => {
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
    // No frame moves the map back by more than the frame before it, so there is no jump at the end.
    steps.slice(1).forEach((step, index) => {
      expect(step).toBeLessThanOrEqual((steps[index] as number) + 1e-6)
    })
  })
})

describe('inputs in every frame, each later than the time of the frame,', () => {
  it('move the map in every frame', () => {
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
    { of: 'a pan at a velocity', act: (c) => c.setPanVelocity({ x: 1, y: 1 }) },
    { of: 'the 250 ms before the end of a movement', act: (c) => c.goTo({ x: 0, y: 0, scale: 1 }, 0) },
    {
      of: 'a glide',
      act: (c, clock) => {
        const finger = new Finger(c, clock).press(700, 400)
        finger.moveBy(-50, 0, 100)
        finger.release()
      },
    },
  ])('ends $of, and leaves no frame or timer pending', ({ act, waiting = 1 }) => {
    const { clock, controller, published } = open()
    act(controller, clock)
    clock.advance(50)
    const { view } = controller
    expect(clock.waiting).toBe(waiting)
    controller.stop()
    expect(clock.waiting).toBe(0)
    if (published.length > 0) expect(published.at(-1)?.isMoving).toBe(false)
    published.length = 0
    clock.advance(1000)
    expect(controller.view).toEqual(view)
    expect(published).toEqual([])
  })

  it('during a drag returns the map to its bounds, and publishes that view before the end', () => {
    const { clock, controller, published } = open()
    new Finger(controller, clock).press(300, 400).moveBy(304 + 120, 0)
    clock.frame()
    expect(published.at(-1)?.view.x).toBeCloseTo(30, 9)
    controller.stop()
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
    expect(published.slice(-2)).toMatchObject([
      { view: { x: 0, y: 0, scale: 1 }, isMoving: true },
      { view: { x: 0, y: 0, scale: 1 }, isMoving: false },
    ])
    expect(clock.waiting).toBe(0)
  })

  it('before the first frame of a drag publishes the view of the drag', () => {
    const { clock, controller, published } = open()
    new Finger(controller, clock).press(700, 400).moveBy(-100, 0)
    controller.stop()
    expect(controller.view).toEqual({ x: -404, y: 0, scale: 1 })
    expect(published.map(({ view, isMoving }) => [view.x, isMoving])).toEqual([
      [-404, true],
      [-404, false],
    ])
  })

  it('is not final: the next request counts from the view in which the map stopped', () => {
    const { clock, controller, published } = open()
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.advance(50)
    controller.stop()
    const { y } = controller.view
    expect(y).toBeGreaterThan(-80)
    controller.perform({ pan: { x: 0, y: -80 } })
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: y - 80, scale: 1 })
    expect(published.at(-1)?.isMoving).toBe(false)
  })
})
