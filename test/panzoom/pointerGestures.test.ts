import { describe, expect, it } from 'vitest'
import type { Controller } from '../../src/panzoom/controller'
import { centroid } from '../../src/panzoom/geometry'
import { PointerGestures } from '../../src/panzoom/pointerGestures'
import { easeTo } from '../../src/panzoom/transition'
import { constrain, toMap, toScreen, type View } from '../../src/panzoom/view'
import type { ManualClock } from '../helpers/clock'
import { expectSame, expectSeen, open, openInTheMiddle } from '../helpers/engine'
import { Finger, gesturesOn, type PointerKind } from '../helpers/fingers'

describe('a drag', () => {
  it('moves the map by the same distance as the pointer', () => {
    const { clock, controller } = open()
    controller.perform({ pan: { x: 0, y: -300 } })
    clock.rest()
    const finger = new Finger(controller, clock, 'mouse').press(700, 400)
    for (const [x, y] of [
      [690, 380],
      [650, 300],
      [800, 123],
    ] as const) {
      finger.move(x, y)
      clock.frame()
      expect(controller.view).toEqual({ x: -304 + x - 700, y: -300 + y - 400, scale: 1 })
    }
  })

  it('300 px past the edge and back ends where it started', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock, 'mouse').press(700, 400)
    finger.move(700 + 304 + 300, 400, 300)
    clock.frame()
    expect(controller.view.x).toBeCloseTo(300 / 7, 9)
    finger.move(700, 400, 300)
    clock.advance(200)
    finger.release()
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })

  it.each<{ type: PointerKind; px: number; outcome: string; x: number }>([
    { type: 'mouse', px: 3, outcome: 'click', x: -304 },
    { type: 'mouse', px: 4, outcome: 'drag', x: -302.5 },
    { type: 'touch', px: 10, outcome: 'click', x: -304 },
    { type: 'touch', px: 11, outcome: 'drag', x: -302.5 },
    { type: 'pen', px: 10, outcome: 'click', x: -304 },
    { type: 'pen', px: 11, outcome: 'drag', x: -302.5 },
  ])('of $px px by $type has the outcome $outcome', ({ type, px, outcome, x }) => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock, type).press(700, 400)
    expect(finger.moveBy(px, 0)).toBe(outcome)
    clock.advance(150)
    expectSame(controller.view, { x, y: 0, scale: 1 })
    expect(finger.release()).toBe(outcome)
    clock.rest()
    expectSame(controller.view, { x, y: 0, scale: 1 })
  })

  it.each<{ type: PointerKind; tolerancePx: number }>([
    { type: 'mouse', tolerancePx: 3 },
    { type: 'touch', tolerancePx: 10 },
    { type: 'pen', tolerancePx: 10 },
  ])('by $type starts without a jump, and has caught up after three times the tolerance', ({ type, tolerancePx }) => {
    const { clock, controller } = openInTheMiddle()
    const heldMap = toMap(controller.view, { x: 180, y: 400 })
    const finger = new Finger(controller, clock, type).press(180, 400)
    let { y } = controller.view
    for (let px = 1; px <= tolerancePx * 4; px += 1) {
      finger.moveBy(0, -1)
      // 1.5 times as far as the pointer, until the map has caught up.
      const movedPx = px <= tolerancePx ? 0 : px <= 3 * tolerancePx ? 1.5 : 1
      expect(controller.view.y).toBeCloseTo(y - movedPx, 9)
      y = controller.view.y
    }
    expectSeen(controller.view, heldMap, finger.pointScreen)
    // From then on the map point stays under the pointer.
    for (const [x, y] of [
      [175, 395],
      [180, 400],
    ] as const) {
      finger.move(x, y)
      expectSeen(controller.view, heldMap, { x, y })
    }
  })

  it.each<{ of: string; act: (controller: Controller) => void }>([
    { of: 'a notch of the wheel', act: (c) => c.scaleBy(2 ** 0.5, { x: 50, y: 60 }, 160) },
    { of: 'a new size', act: (c) => c.resize({ width: 380, height: 700 }) },
  ])('starts without a jump, and catches up, if $of comes between the press and its first 10 px', ({ act }) => {
    const { clock, controller } = openInTheMiddle()
    const finger = new Finger(controller, clock).press(180, 400)
    finger.moveBy(0, -8)
    act(controller)
    const heldMap = toMap(controller.view, finger.pointScreen)
    let { y } = controller.view
    for (let px = 9; px <= 40; px += 1) {
      finger.moveBy(0, -1)
      expect(Math.abs(y - controller.view.y)).toBeLessThan(2)
      y = controller.view.y
    }
    expectSeen(controller.view, heldMap, finger.pointScreen)
  })

  it('within the tolerance publishes nothing', () => {
    const { clock, controller, published } = open()
    const finger = new Finger(controller, clock).press(700, 400)
    finger.moveBy(-6, 8, 100)
    finger.release()
    clock.rest()
    expect(published).toEqual([])
  })

  it('stays a drag when the finger returns to its start', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock).press(700, 400)
    finger.moveBy(0, -50)
    expect(finger.moveBy(0, 50)).toBe('drag')
    expect(finger.release()).toBe('drag')
  })

  it('is neither moved nor ended by a finger that is not down', () => {
    const { clock, controller } = open()
    new Finger(controller, clock).press(700, 400).moveBy(-50, -50)
    const stranger = new Finger(controller, clock, 'touch', 2)
    expect(stranger.move(900, 900)).toBeNull()
    expect(stranger.release()).toBeNull()
    stranger.cancel()
    expect(controller.view).toEqual({ x: -354, y: -50, scale: 1 })
  })

  it('stops a transition where it is', () => {
    const { clock, controller } = openInTheMiddle()
    controller.perform({ zoomStep: 1 })
    clock.advance(100)
    const { view } = controller
    new Finger(controller, clock).press(100, 100)
    clock.advance(1000)
    expect(controller.view).toEqual(view)
  })
})

describe('a pinch', () => {
  /** Two fingers at one height, 100 px to the left and right of (700, 450), on the map at zoom 0. */
  function startPinch() {
    const opened = open()
    opened.controller.perform({ pan: { x: 0, y: -300 } })
    opened.clock.rest()
    const left = new Finger(opened.controller, opened.clock, 'touch', 1).press(600, 450)
    const right = new Finger(opened.controller, opened.clock, 'touch', 2).press(800, 450)
    return { ...opened, left, right }
  }

  it('zooms about its centroid', () => {
    const { controller, left, right } = startPinch()
    left.move(500, 450)
    right.move(900, 450)
    expect(controller.view).toEqual({ x: 700 - 1004 * 2, y: 450 - 750 * 2, scale: 2 })
  })

  it('pans with its centroid while it zooms', () => {
    const { controller, left, right } = startPinch()
    left.move(540, 480)
    right.move(940, 480)
    expect(controller.view).toEqual({ x: 740 - 1004 * 2, y: 480 - 750 * 2, scale: 2 })
  })

  it('is a drag, however little it moves', () => {
    const { left, right } = startPinch()
    expect(left.moveBy(1, 0)).toBe('drag')
    expect(left.release()).toBe('drag')
    expect(right.release()).toBe('drag')
  })

  it.each([
    { of: 'the upper', side: 600, overAt: 1.5, limit: 2 ** 1.5 },
    { of: 'the lower', side: 20, overAt: -0.5, limit: 2 ** -0.5 },
  ])('goes less than a quarter of a level past $of limit, and returns exactly to it', ({ side, overAt, limit }) => {
    const { clock, controller, left, right } = startPinch()
    left.move(700 - side, 450)
    right.move(700 + side, 450)
    const over = Math.abs(Math.log2(controller.view.scale) - overAt)
    expect(over).toBeGreaterThan(0.1)
    expect(over).toBeLessThan(0.25)
    left.release()
    right.release()
    clock.rest()
    expect(controller.view.scale).toBe(limit)
    expectSame(controller.view, constrain(controller.view, controller.bounds))
  })

  it('past a limit and back ends where it started', () => {
    const { clock, controller, left, right } = startPinch()
    const before = controller.view
    left.move(100, 450, 100)
    right.move(1300, 450, 100)
    right.move(800, 450, 100)
    left.move(600, 450, 100)
    clock.advance(200)
    left.release()
    right.release()
    clock.rest()
    expectSame(controller.view, before)
  })

  it('does not jump when a finger is lifted, and goes on as a drag', () => {
    const { controller, left, right } = startPinch()
    left.move(500, 450)
    right.move(900, 450)
    const { x, y, scale } = controller.view
    left.release()
    expect(controller.view).toEqual({ x, y, scale })
    right.moveBy(10, -5)
    expect(controller.view).toEqual({ x: x + 10, y: y - 5, scale })
  })

  it('does not jump when a finger is added', () => {
    const { clock, controller, left, right } = startPinch()
    left.move(500, 450)
    const before = controller.view
    const third = new Finger(controller, clock, 'touch', 3).press(100, 800)
    expect(controller.view).toEqual(before)
    const middle = toMap(controller.view, centroid([left.pointScreen, right.pointScreen, third.pointScreen]))
    third.moveBy(0, -60)
    expectSeen(controller.view, middle, centroid([left.pointScreen, right.pointScreen, third.pointScreen]))
  })

  /** Moves the fingers apart at a constant velocity, by `px` each in 100 ms, and by `down` px down. */
  function part(left: Finger, right: Finger, px: number, down = 0) {
    for (let step = 0; step < 10; step += 1) {
      left.moveBy(-px / 10, down / 10, 0)
      right.moveBy(px / 10, down / 10, 10)
    }
  }

  it.each([0, 20, 90])(
    'released while moving glides on about its centroid, with the last finger lifted %d ms later',
    (laterMs) => {
      const { clock, controller, left, right } = startPinch()
      part(left, right, 20)
      const middle = { x: 700, y: 450 }
      const heldMap = toMap(controller.view, middle)
      left.release()
      const { view } = controller
      clock.advance(laterMs)
      expectSame(controller.view, view)
      right.release()
      let { scale } = controller.view
      while (clock.waiting > 0) {
        clock.frame()
        expect(controller.view.scale).toBeGreaterThanOrEqual(scale - 1e-12)
        expectSeen(controller.view, heldMap, middle)
        scale = controller.view.scale
      }
      // From 1 to 1.2 in 100 ms. The glide goes as far as a little less than 100 ms more at that rate.
      expect(scale).toBeGreaterThan(1.2 * 1.2 ** 0.9)
      expect(scale).toBeLessThan(1.2 * 1.2)
    },
  )

  it('released while moving also pans as it glides', () => {
    const { clock, controller, left, right } = startPinch()
    part(left, right, 20, -30)
    const middle = { x: 700, y: 420 }
    const heldMap = toMap(controller.view, middle)
    left.release()
    right.release()
    clock.rest()
    const y = controller.view.y + heldMap.y * controller.view.scale
    expect(y).toBeLessThan(420 - 20)
    expect(y).toBeGreaterThan(420 - 30)
    expectSeen(controller.view, heldMap, { x: 700, y })
  })

  it.each([
    { of: 'whose last finger stays down for more than 100 ms', px: 20, beforeMs: 0, restMs: 0, laterMs: 101 },
    { of: 'that rests before its release', px: 20, beforeMs: 0, restMs: 101, laterMs: 0 },
    { of: 'that moves slowly', px: 1, beforeMs: 300, restMs: 0, laterMs: 0 },
  ])('$of does not glide', ({ px, beforeMs, restMs, laterMs }) => {
    const { clock, controller, left, right } = startPinch()
    clock.advance(beforeMs)
    part(left, right, px)
    clock.advance(restMs)
    left.release()
    clock.advance(laterMs)
    right.release()
    const { view } = controller
    clock.rest()
    expectSame(controller.view, view)
  })

  it('has no effect on the next press: one finger flings the map, without a zoom', () => {
    const { clock, controller, left, right } = startPinch()
    part(left, right, 20)
    left.release()
    right.release()
    left.press(500, 400)
    const { x, y, scale } = controller.view
    left.moveBy(-60, 0, 60)
    left.release()
    clock.rest()
    expect(controller.view.scale).toBe(scale)
    expect(controller.view.x).toBeCloseTo(x - 60 - 325 * 0.99, 6)
    expect(controller.view.y).toBeCloseTo(y, 9)
  })

  it('does not glide if its last finger is cancelled', () => {
    const { clock, controller, left, right } = startPinch()
    part(left, right, 20)
    left.release()
    right.cancel()
    const { view } = controller
    clock.rest()
    expectSame(controller.view, view)
  })

  it('does not glide with reduced motion', () => {
    const { clock, controller } = open({ reducedMotion: true })
    const left = new Finger(controller, clock, 'touch', 1).press(600, 450)
    const right = new Finger(controller, clock, 'touch', 2).press(800, 450)
    part(left, right, 20)
    left.release()
    right.release()
    const { view } = controller
    clock.rest()
    expectSame(controller.view, view)
  })

  it('that glides to a limit ends exactly there, about its centroid', () => {
    const { clock, controller, left, right } = startPinch()
    part(left, right, 70)
    part(left, right, 95)
    const heldMap = toMap(controller.view, { x: 700, y: 450 })
    left.release()
    right.release()
    while (clock.waiting > 0) {
      clock.frame()
      expectSeen(controller.view, heldMap, { x: 700, y: 450 })
    }
    expect(controller.view.scale).toBe(2 ** 1.5)
  })
})

describe('past the edge', () => {
  /** The first view on a desktop, pulled by one finger 120 px past its left edge, which gives 30 px. */
  function pullPastEdge() {
    const opened = open({ frameMs: 10 })
    const finger = new Finger(opened.controller, opened.clock, 'touch', 1).press(300, 400)
    finger.move(300 + 304 + 120, 400, 100)
    expect(opened.controller.view.x).toBeCloseTo(30, 9)
    opened.clock.advance(200)
    return { ...opened, finger }
  }

  it('the map gives half of the pull at first, and always less than 60 px', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock).press(300, 400)
    let last = 0
    for (const [pulledPx, px] of [
      [2, 0.9836],
      [60, 20],
      [120, 30],
      [600, 50],
      [1080, 54],
    ] as const) {
      finger.move(300 + 304 + pulledPx, 400)
      expect(controller.view.x).toBeCloseTo(px, 4)
      expect(controller.view.x).toBeGreaterThan(last)
      last = controller.view.x
    }
    finger.move(1e7, 400)
    expect(controller.view.x).toBeLessThan(60)
  })

  it('the map stays there while the finger is down', () => {
    const { clock, controller } = pullPastEdge()
    const { view } = controller
    clock.advance(5000)
    expect(controller.view).toEqual(view)
  })

  it('a released map returns in 400 ms, without a jump', () => {
    const { clock, controller, finger } = pullPastEdge()
    finger.release()
    expect(controller.view.x).toBeCloseTo(30, 9)
    let { x } = controller.view
    for (let ms = 10; ms < 400; ms += 10) {
      clock.frame()
      expect(controller.view.x).toBeLessThan(x)
      expect(controller.view.x).toBeGreaterThan(x - 2.3)
      x = controller.view.x
    }
    expect(x).toBeGreaterThan(0)
    clock.frame()
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
    clock.rest()
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
  })

  it('a map that is flung further out returns in the same time', () => {
    const { clock, controller, finger } = pullPastEdge()
    finger.moveBy(100, 0, 50)
    finger.release()
    const { x } = controller.view
    clock.frame()
    expect(controller.view.x).toBeLessThan(x)
    clock.advance(390)
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
  })

  it('a map that is flung along the edge glides its whole way, and returns meanwhile', () => {
    const { clock, controller, finger } = pullPastEdge()
    finger.moveBy(0, -50, 100)
    finger.release()
    clock.advance(400)
    expect(controller.view.x).toBe(0)
    expect(controller.view.y).toBeLessThan(-50 - 100)
    clock.rest()
    expect(controller.view.y).toBeCloseTo(-50 - 325 * 0.49, 6)
  })

  it('a map whose finger is cancelled returns', () => {
    const { clock, controller, finger } = pullPastEdge()
    finger.cancel()
    clock.advance(400)
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
  })

  it('a map with reduced motion returns at once', () => {
    const { clock, controller } = open({ reducedMotion: true })
    const finger = new Finger(controller, clock).press(300, 400)
    finger.move(300 + 304 + 120, 400, 100)
    expect(controller.view.x).toBeCloseTo(30, 9)
    finger.release()
    clock.frame()
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
  })

  it('the map does not jump when a second finger comes down, nor when one is lifted', () => {
    const { clock, controller, finger } = pullPastEdge()
    const before = controller.view
    const second = new Finger(controller, clock, 'touch', 2).press(1100, 700)
    expectSame(controller.view, before)
    second.moveBy(0.001, 0)
    expect(controller.view.x).toBeCloseTo(before.x, 2)
    const between = controller.view
    finger.release()
    expectSame(controller.view, between)
    second.moveBy(0, 0)
    expectSame(controller.view, between)
  })

  it('a press during the return from a limit of the scale does not make it jump, even after a second tap', () => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10 })
    const left = new Finger(controller, clock, 'touch', 1).press(100, 300)
    const right = new Finger(controller, clock, 'touch', 2).press(140, 300)
    left.move(-900, 300)
    right.move(1140, 300)
    clock.advance(200)
    left.release()
    right.release()
    const finger = new Finger(controller, clock)
    expect(finger.tap(120, 300)).toBe('click')
    finger.press(120, 300)
    clock.advance(320)
    finger.release()
    clock.advance(50)
    const { view } = controller
    expect(view.scale).toBeGreaterThan(2 ** 1.5)
    finger.press(120, 300)
    expectSame(controller.view, view)
  })

  it('a press during the return stops the map where it is', () => {
    const { clock, controller, finger } = pullPastEdge()
    finger.release()
    clock.advance(100)
    const { view } = controller
    expect(view.x).toBeGreaterThan(5)
    expect(view.x).toBeLessThan(25)
    finger.press(800, 200)
    clock.advance(300)
    expect(controller.view).toEqual(view)
    // Only the whole pull brings it back to its edge: 60 px of pull give 20.
    const pull = (120 * view.x) / (60 - view.x)
    finger.moveBy(-pull, 0)
    expect(controller.view.x).toBeCloseTo(0, 9)
    finger.moveBy(-40, 0)
    expect(controller.view.x).toBeCloseTo(-40, 9)
  })

  it('a key brings the map back within its bounds', () => {
    const { clock, controller } = pullPastEdge()
    controller.perform({ pan: { x: 80, y: 0 } })
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
    clock.advance(500)
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
  })

  it('a map smaller than the viewport gives in all directions, and returns to the centre', () => {
    const { clock, controller } = open({ width: 2560, height: 1900 })
    const middle = { x: 256, y: 182, scale: 1 }
    expect(controller.view).toEqual(middle)
    const finger = new Finger(controller, clock).press(1000, 1000)
    finger.moveBy(-60, 120, 100)
    expectSame(controller.view, { x: 236, y: 212, scale: 1 })
    finger.release()
    clock.rest()
    expect(controller.view).toEqual(middle)
  })

  it('a released pinch past a limit returns about the last finger', () => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10 })
    const left = new Finger(controller, clock, 'touch', 1).press(150, 300)
    const right = new Finger(controller, clock, 'touch', 2).press(200, 300)
    left.move(20, 300, 100)
    right.move(340, 300, 100)
    expect(controller.view.scale).toBeGreaterThan(2 ** 1.5)
    left.release()
    const pointMap = toMap(controller.view, right.pointScreen)
    clock.advance(200)
    right.release()
    for (let ms = 10; ms <= 400; ms += 10) {
      clock.frame()
      expectSeen(controller.view, pointMap, right.pointScreen)
    }
    expect(controller.view.scale).toBe(2 ** 1.5)
  })
})

describe('a pinch past a limit, whose fingers are lifted 20 ms apart,', () => {
  it('returns about the point between them', () => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10 })
    const left = new Finger(controller, clock, 'touch', 1).press(150, 300)
    const right = new Finger(controller, clock, 'touch', 2).press(200, 300)
    left.move(20, 300, 100)
    right.move(340, 300, 100)
    clock.advance(200)
    const middle = { x: 180, y: 300 }
    const pointMap = toMap(controller.view, middle)
    left.release()
    clock.advance(20)
    right.release()
    while (clock.waiting > 0) {
      clock.frame()
      expectSeen(controller.view, pointMap, middle)
    }
    expect(controller.view.scale).toBe(2 ** 1.5)
  })
})

describe('a fling by three fingers', () => {
  it('has the velocity of all three, though they are lifted one by one', () => {
    const { clock, controller } = openInTheMiddle()
    const fingers = [1, 2, 3].map((id) => new Finger(controller, clock, 'touch', id).press(50 * id, 300 + 50 * id))
    for (let step = 0; step < 10; step += 1) {
      clock.advance(10)
      for (const finger of fingers) finger.moveBy(5, 0)
    }
    const { x } = controller.view
    for (const finger of fingers) finger.release()
    clock.rest()
    expect(controller.view.x).toBeCloseTo(x + 100 * (0.5 - 0.01), 6)
  })
})

describe('a cancelled finger', () => {
  it('leaves the map where it is, without a frame pending', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock).press(700, 400)
    finger.moveBy(-100, -100, 50)
    finger.cancel()
    expect(finger.moveBy(50, 50)).toBeNull()
    expect(finger.release()).toBeNull()
    clock.rest()
    expect(clock.waiting).toBe(0)
    expect(controller.view).toEqual({ x: -404, y: -100, scale: 1 })
  })

  it('does not count as a tap', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock)
    finger.press(700, 400).cancel()
    finger.tap(700, 400)
    clock.rest()
    expect(controller.view.scale).toBe(1)
  })

  it('has no effect on the next press', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock).press(700, 400)
    finger.moveBy(-100, 0)
    finger.cancel()
    expect(finger.press(300, 300).moveBy(5, 0)).toBe('click')
    expect(finger.release()).toBe('click')
  })

  it('of two leaves the other one dragging', () => {
    const { clock, controller } = open()
    const first = new Finger(controller, clock, 'touch', 1).press(600, 450)
    new Finger(controller, clock, 'touch', 2).press(800, 450).cancel()
    first.moveBy(-30, -40)
    expect(controller.view).toEqual({ x: -334, y: -40, scale: 1 })
  })

  it('may be one of several: all can be cancelled at once', () => {
    const { clock, controller } = open()
    const first = new Finger(controller, clock, 'touch', 1).press(600, 450)
    const second = new Finger(controller, clock, 'touch', 2).press(800, 450)
    gesturesOn(controller).cancelAll()
    expect(first.moveBy(50, 50)).toBeNull()
    expect(second.release()).toBeNull()
    clock.rest()
    expect(clock.waiting).toBe(0)
    expect(controller.view).toEqual({ x: -304, y: 0, scale: 1 })
  })
})

describe('a double tap', () => {
  it('doubles the scale about the tapped point', () => {
    const { clock, controller } = openInTheMiddle()
    const point = { x: 100, y: 600 }
    const pointMap = toMap(controller.view, point)
    const finger = new Finger(controller, clock)
    finger.tap(point.x, point.y)
    clock.advance(100)
    finger.tap(point.x, point.y)
    clock.rest()
    expect(controller.view.scale).toBe(2)
    expectSeen(controller.view, pointMap, point)
  })

  it('with Shift halves the scale', () => {
    const { clock, controller } = openInTheMiddle()
    controller.scaleBy(2, { x: 180, y: 370 })
    clock.rest()
    const point = { x: 100, y: 600 }
    const pointMap = toMap(controller.view, point)
    const finger = new Finger(controller, clock, 'mouse')
    finger.tap(point.x, point.y, { shiftKey: true })
    finger.tap(point.x, point.y, { shiftKey: true })
    clock.rest()
    expect(controller.view.scale).toBe(1)
    expectSeen(controller.view, pointMap, point)
  })

  it.each([
    { of: 'after a pause of 300 ms', type: 'touch' as const, pauseMs: 300, px: 0, scale: 2 },
    { of: 'after a pause of 301 ms', type: 'touch' as const, pauseMs: 301, px: 0, scale: 1 },
    { of: 'by a mouse after a pause of 500 ms', type: 'mouse' as const, pauseMs: 500, px: 0, scale: 2 },
    { of: 'by a mouse after a pause of 501 ms', type: 'mouse' as const, pauseMs: 501, px: 0, scale: 1 },
    { of: '30 px apart', type: 'touch' as const, pauseMs: 100, px: 30, scale: 2 },
    { of: '31 px apart', type: 'touch' as const, pauseMs: 100, px: 31, scale: 1 },
  ])('$of ends at scale $scale', ({ type, pauseMs, px, scale }) => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock, type)
    finger.tap(700, 400)
    clock.advance(pauseMs)
    finger.tap(700 + px, 400)
    clock.rest()
    expect(controller.view.scale).toBe(scale)
  })

  it.each([
    { of: 'whose first press lasts 300 ms', firstMs: 300, secondMs: 50, scale: 2 },
    { of: 'whose first press lasts longer', firstMs: 301, secondMs: 50, scale: 1 },
    { of: 'whose second press lasts 300 ms', firstMs: 50, secondMs: 300, scale: 2 },
    { of: 'whose second press lasts longer', firstMs: 50, secondMs: 301, scale: 1 },
  ])('$of ends at scale $scale, and is a click either way', ({ firstMs, secondMs, scale }) => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock)
    for (const ms of [firstMs, secondMs]) {
      finger.press(700, 400)
      clock.advance(ms)
      expect(finger.release()).toBe('click')
    }
    clock.rest()
    expect(controller.view.scale).toBe(scale)
  })

  it.each([0, 100, 260])('ends with its second tap: a third, %d ms later, does not zoom', (pauseMs) => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock)
    finger.tap(700, 400)
    finger.tap(700, 400)
    clock.advance(pauseMs)
    finger.tap(700, 400)
    clock.rest()
    expect(controller.view.scale).toBe(2)
  })

  it.each([40, 100, 260])('and another, %d ms later, double the scale twice about the tapped point', (pauseMs) => {
    const { clock, controller } = openInTheMiddle()
    controller.scaleBy(0, { x: 180, y: 370 })
    clock.rest()
    const point = { x: 100, y: 600 }
    const pointMap = toMap(controller.view, point)
    const finger = new Finger(controller, clock)
    for (let taps = 0; taps < 4; taps += 1) {
      expect(finger.tap(point.x, point.y)).toBe('click')
      clock.advance(pauseMs)
    }
    clock.rest()
    expect(controller.view.scale).toBeCloseTo(2 ** 1.5, 12)
    expectSeen(controller.view, pointMap, point)
  })

  it.each<{ of: string; moves: (controller: Controller, clock: ManualClock) => void }>([
    {
      of: 'a glide',
      moves: (c, clock) => {
        const finger = new Finger(c, clock).press(300, 600)
        finger.moveBy(-100, 0, 100)
        finger.release()
      },
    },
    { of: 'a flight', moves: (c) => c.animate(easeTo(c.view, { x: -1200, y: -900, scale: 2 }, 1600)) },
  ])('that has come to rest does not make a later press on $of jump to its end', ({ moves }) => {
    const { clock, controller } = openInTheMiddle()
    const finger = new Finger(controller, clock)
    finger.tap(180, 370)
    finger.tap(180, 370)
    clock.rest()
    moves(controller, clock)
    clock.advance(100)
    const { view } = controller
    expect(view).not.toEqual(controller.target)
    finger.press(100, 100)
    expect(controller.view).toEqual(view)
  })

  it('zooms all the way before the next press, even if the map is resized meanwhile', () => {
    const { clock, controller } = openInTheMiddle()
    const finger = new Finger(controller, clock)
    finger.tap(180, 370)
    finger.tap(180, 370)
    clock.advance(100)
    controller.resize({ width: 400, height: 700 })
    clock.advance(20)
    const { target } = controller
    finger.press(100, 600)
    expect(controller.view).toEqual(target)
    expect(controller.view.scale).toBe(2)
  })

  it('at the upper limit moves nothing', () => {
    const { clock, controller } = openInTheMiddle()
    controller.scaleBy(100, { x: 180, y: 370 })
    clock.rest()
    const { view } = controller
    const finger = new Finger(controller, clock, 'mouse')
    finger.tap(20, 700)
    finger.tap(20, 700)
    clock.rest()
    expectSame(controller.view, view)
  })

  it('does not consist of two drags', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock)
    for (let times = 0; times < 2; times += 1) {
      finger.press(700, 400).moveBy(-20, 0)
      finger.release()
    }
    clock.rest()
    expect(controller.view.scale).toBe(1)
  })

  it('does not consist of two taps with a drag in between', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock)
    finger.tap(700, 400)
    clock.advance(301)
    finger.press(700, 400).moveBy(-20, 0)
    finger.release()
    finger.tap(700, 400)
    clock.rest()
    expect(controller.view.scale).toBe(1)
  })

  it('does not consist of a two-finger tap and a tap', () => {
    const { clock, controller } = openInTheMiddle()
    const first = new Finger(controller, clock, 'touch', 1).press(170, 400)
    const second = new Finger(controller, clock, 'touch', 2).press(190, 400)
    first.release()
    second.release()
    clock.rest()
    const { view } = controller
    first.tap(170, 400)
    clock.rest()
    expect(controller.view).toEqual(view)
  })
})

describe('a second finger during a second tap', () => {
  it('leaves a map that stands past its edge where it is', () => {
    const { clock, controller } = open({ width: 360, height: 740 })
    const finger = new Finger(controller, clock, 'touch', 1).press(180, 300)
    finger.moveBy(0, 16, 200)
    clock.advance(200)
    finger.release()
    finger.tap(180, 300)
    finger.press(180, 300)
    const { view } = controller
    expect(view.y).toBeGreaterThan(2)
    new Finger(controller, clock, 'touch', 2).press(280, 300)
    expect(controller.view).toEqual(view)
  })
})

describe('a two-finger tap', () => {
  /** Fingers press the map at zoom 1, 20 ms apart. The first moves by `px`; `ms` after its press they are lifted. */
  function tapWith({ ms = 60, px = 0, fingers = 2 } = {}) {
    const opened = openInTheMiddle({ frameMs: 10 })
    const { clock, controller } = opened
    controller.scaleBy(2, { x: 180, y: 370 }, 0)
    const touching = [1, 2, 3].slice(0, fingers).map((id) => {
      const finger = new Finger(controller, clock, 'touch', id).press(40 + 80 * id, 300)
      clock.advance(20)
      return finger
    })
    touching[0]?.moveBy(px, 0)
    clock.advance(ms - 40)
    const seenMap = toMap(controller.view, { x: 160, y: 300 })
    for (const finger of touching) finger.release()
    clock.rest()
    return { ...opened, seenMap }
  }

  it('halves the scale about the point between the fingers', () => {
    const { controller, seenMap } = tapWith()
    expect(controller.view.scale).toBe(1)
    expectSeen(controller.view, seenMap, { x: 160, y: 300 })
  })

  it.each([
    { of: 'of 300 ms', tap: { ms: 300 }, zoomsOut: true },
    { of: 'of 301 ms', tap: { ms: 301 }, zoomsOut: false },
    { of: 'with a finger that strays by 10 px', tap: { px: 10 }, zoomsOut: true },
    { of: 'with a finger that strays by 11 px', tap: { px: 11, ms: 200 }, zoomsOut: false },
    { of: 'with a third finger', tap: { fingers: 3 }, zoomsOut: false },
  ])('$of zooms out: $zoomsOut', ({ tap, zoomsOut }) => {
    const { controller } = tapWith(tap)
    if (zoomsOut) expect(controller.view.scale).toBeLessThan(1.2)
    else expect(controller.view.scale).toBeGreaterThan(1.7)
  })

  it.each([4, 6, 8])('at the smallest scale flings nothing, though its last finger slips by %d px', (px) => {
    const { clock, controller } = openInTheMiddle()
    controller.scaleBy(0.5, { x: 180, y: 370 }, 0)
    const first = new Finger(controller, clock, 'touch', 1).press(120, 300)
    const second = new Finger(controller, clock, 'touch', 2).press(200, 300)
    clock.advance(80)
    first.release()
    clock.advance(16)
    second.moveBy(-px, 0)
    const { view } = controller
    clock.advance(8)
    second.release()
    clock.rest()
    expectSame(controller.view, view)
  })

  it.each([20, 60, 100])('and another, %d ms later, halve the scale twice', (pauseMs) => {
    const { clock, controller } = openInTheMiddle()
    controller.scaleBy(4, { x: 180, y: 370 }, 0)
    clock.rest()
    for (let taps = 0; taps < 2; taps += 1) {
      const fingers = [1, 2].map((id) => new Finger(controller, clock, 'touch', id).press(40 + 80 * id, 300))
      clock.advance(50)
      for (const finger of fingers) finger.release()
      clock.advance(pauseMs)
    }
    clock.rest()
    expect(controller.view.scale).toBe(2 ** -0.5)
  })

  it('does nothing if one of the fingers is cancelled', () => {
    const { clock, controller } = openInTheMiddle()
    const first = new Finger(controller, clock, 'touch', 1).press(120, 300)
    const second = new Finger(controller, clock, 'touch', 2).press(200, 300)
    first.cancel()
    second.release()
    clock.rest()
    expect(controller.view.scale).toBe(1)
  })
})

describe('slide to zoom', () => {
  /** A tap in the middle of the map on a phone, and the second press after a pause, `px` to the right. */
  function tapAndPress(type: PointerKind = 'touch', pauseMs = 100, px = 0) {
    const opened = openInTheMiddle({ frameMs: 10 })
    const finger = new Finger(opened.controller, opened.clock, type)
    finger.tap(100, 300)
    opened.clock.advance(pauseMs)
    finger.press(100 + px, 300)
    return { ...opened, finger }
  }

  it.each([
    { px: 150, scale: 2 },
    { px: 75, scale: 2 ** 0.5 },
    { px: -60, scale: 2 ** -0.4 },
    { px: 20, scale: 2 ** 0.1 },
  ])('by $px px down zooms to scale $scale about the gripped point', ({ px, scale }) => {
    const { clock, controller, finger } = tapAndPress()
    const pointMap = toMap(controller.view, { x: 100, y: 300 })
    expect(finger.moveBy(0, px, 200)).toBe('drag')
    expect(controller.view.scale).toBeCloseTo(scale, 12)
    expectSeen(controller.view, pointMap, { x: 100, y: 300 })
    expect(finger.release()).toBe('drag')
    const { view } = controller
    clock.rest()
    // No fling, however fast it was.
    expect(controller.view).toEqual(view)
  })

  it('ignores horizontal movement', () => {
    const { controller, finger } = tapAndPress()
    const pointMap = toMap(controller.view, { x: 100, y: 300 })
    finger.moveBy(120, 0)
    expect(controller.view.scale).toBe(1)
    finger.moveBy(-200, 150)
    expect(controller.view.scale).toBe(2)
    expectSeen(controller.view, pointMap, { x: 100, y: 300 })
  })

  it('goes less than a quarter of a level past a limit, and returns in 400 ms', () => {
    const { clock, controller, finger } = tapAndPress()
    const pointMap = toMap(controller.view, { x: 100, y: 300 })
    finger.moveBy(0, 400)
    expect(controller.view.scale).toBeGreaterThan(2 ** 1.6)
    expect(controller.view.scale).toBeLessThan(2 ** 1.75)
    expectSeen(controller.view, pointMap, { x: 100, y: 300 })
    finger.release()
    clock.advance(400)
    expect(controller.view.scale).toBe(2 ** 1.5)
  })

  it.each<{ of: string; type: PointerKind; pauseMs: number; px: number; zooms: boolean }>([
    { of: 'a finger after 300 ms', type: 'touch', pauseMs: 300, px: 0, zooms: true },
    { of: 'a finger after 301 ms', type: 'touch', pauseMs: 301, px: 0, zooms: false },
    { of: 'a finger 30 px away', type: 'touch', pauseMs: 100, px: 30, zooms: true },
    { of: 'a finger 31 px away', type: 'touch', pauseMs: 100, px: 31, zooms: false },
    { of: 'a pen', type: 'pen', pauseMs: 100, px: 0, zooms: true },
    { of: 'a mouse', type: 'mouse', pauseMs: 100, px: 0, zooms: false },
  ])('by $of zooms: $zooms', ({ type, pauseMs, px, zooms }) => {
    const { controller, finger } = tapAndPress(type, pauseMs, px)
    finger.moveBy(0, 75)
    if (zooms) expect(controller.view.scale).toBeCloseTo(2 ** 0.5, 12)
    else expect(controller.view).toEqual({ x: -844, y: -398 + 75, scale: 1 })
  })

  it('does not start within the tolerance: released there, the press is a double tap', () => {
    const { clock, controller, finger } = tapAndPress()
    expect(finger.moveBy(0, 10)).toBe('click')
    expect(controller.view.scale).toBe(1)
    expect(finger.release()).toBe('click')
    clock.rest()
    expect(controller.view.scale).toBe(2)
  })

  it('goes on as a pinch with a second finger, without a jump', () => {
    const { clock, controller, finger } = tapAndPress()
    finger.moveBy(0, 75)
    const before = controller.view
    const second = new Finger(controller, clock, 'touch', 2).press(100, 575)
    expectSame(controller.view, before)
    second.moveBy(0, 100)
    expect(controller.view.scale).toBeCloseTo(2 ** 0.5 * 1.5, 9)
    const between = controller.view
    second.release()
    expectSame(controller.view, between)
    finger.moveBy(-30, -40)
    expectSame(controller.view, { x: between.x - 30, y: between.y - 40, scale: between.scale })
  })

  it('ends at the release: the next press drags, and is no second tap', () => {
    const { clock, controller, finger } = tapAndPress()
    finger.moveBy(0, 75)
    finger.release()
    const { x, y, scale } = controller.view
    finger.press(100, 375).moveBy(-20, -30)
    expectSame(controller.view, { x: x - 20, y: y - 30, scale })
    finger.cancel()
    finger.tap(100, 300)
    clock.rest()
    expect(controller.view.scale).toBe(scale)
  })

  it('leaves the map where it is when it is cancelled', () => {
    const { clock, controller, finger } = tapAndPress()
    finger.moveBy(0, 75)
    const { view } = controller
    finger.cancel()
    clock.rest()
    expect(controller.view).toEqual(view)
  })
})

describe('a fling', () => {
  it.each([4, 1000 / 60, 100])('glides as far as the formula says, at a frame every %d ms', (frameMs) => {
    const { clock, controller } = open({ frameMs })
    const finger = new Finger(controller, clock).press(900, 700)
    finger.moveBy(-50, -40, 100)
    finger.release()
    expect(controller.view).toEqual({ x: -354, y: -40, scale: 1 })
    clock.rest()
    const speed = Math.hypot(0.5, 0.4)
    const part = (325 * (speed - 0.01)) / speed
    expect(controller.view.x).toBeCloseTo(-354 - 0.5 * part, 9)
    expect(controller.view.y).toBeCloseTo(-40 - 0.4 * part, 9)
  })

  it('slows down from frame to frame', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock).press(900, 700)
    finger.moveBy(0, -50, 100)
    finger.release()
    clock.frame()
    let last = Number.POSITIVE_INFINITY
    for (let frame = 0; frame < 60; frame += 1) {
      const before = controller.view.y
      clock.frame()
      const movedPx = before - controller.view.y
      expect(movedPx).toBeGreaterThan(0)
      expect(movedPx).toBeLessThan(last)
      last = movedPx
    }
  })

  it('towards an edge ends at the edge', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock).press(900, 700)
    finger.moveBy(-200, -300, 100)
    finger.release()
    clock.rest()
    expect(controller.view).toEqual({ x: -608, y: -636, scale: 1 })
  })

  it.each([4, 1000 / 60])('that hits an edge swings past it and returns, at a frame every %d ms', (frameMs) => {
    const { clock, controller } = open({ frameMs })
    const finger = new Finger(controller, clock).press(900, 400)
    finger.moveBy(-200, 0, 100)
    finger.release()
    const startMs = clock.now()
    // It starts at 2 px per ms, 104 px from the edge, and decays until it hits it.
    const hitMs = -325 * Math.log(1 - 104 / 650)
    const hitVelocity = 2 * Math.exp(-hitMs / 325)
    const xs: number[] = []
    while (clock.now() - startMs < 856) {
      clock.frame()
      const afterMs = clock.now() - startMs - hitMs
      const pulledPx = hitVelocity * afterMs * Math.exp(-afterMs / 80)
      const x =
        afterMs > 0 ? -608 - (60 * pulledPx) / (pulledPx + 120) : -504 - 650 * (1 - Math.exp(-(afterMs + hitMs) / 325))
      if (afterMs < 800) expect(controller.view.x).toBeCloseTo(x, 9)
      xs.push(controller.view.x)
    }
    const furthest = Math.min(...xs)
    expect(furthest).toBeCloseTo(-625.5, 0)
    const turning = xs.indexOf(furthest)
    expect(xs.slice(0, turning + 1)).toEqual(xs.slice(0, turning + 1).sort((a, b) => b - a))
    expect(xs.slice(turning)).toEqual(xs.slice(turning).sort((a, b) => a - b))
    clock.advance(20)
    expect(controller.view).toEqual({ x: -608, y: 0, scale: 1 })
    clock.rest()
    expect(controller.view).toEqual({ x: -608, y: 0, scale: 1 })
  })

  it('along an edge stays at that edge', () => {
    const { clock, controller } = open({ frameMs: 10 })
    const finger = new Finger(controller, clock).press(900, 400)
    finger.moveBy(-100, 0, 200)
    finger.release()
    while (clock.waiting > 0) {
      clock.frame()
      expect(controller.view.y).toBe(0)
    }
  })

  it('that starts at the edge swings past it and returns', () => {
    const { clock, controller } = open({ frameMs: 10 })
    controller.goTo({ x: -608, y: 0, scale: 1 }, 0)
    const finger = new Finger(controller, clock).press(900, 400)
    finger.moveBy(50, 0, 50)
    finger.moveBy(-50, 0, 50)
    finger.moveBy(0, 0, 80)
    finger.release()
    clock.advance(60)
    expect(controller.view.x).toBeLessThan(-610)
    clock.rest()
    expect(controller.view).toEqual({ x: -608, y: 0, scale: 1 })
  })

  it('ends when its swing has returned: no frame is drawn for the rest of the glide', () => {
    const { clock, controller, published } = open({ frameMs: 10 })
    const finger = new Finger(controller, clock).press(900, 400)
    finger.moveBy(-300, 0, 60)
    finger.release()
    const startMs = clock.now()
    clock.rest()
    expect(published.at(-1)?.isMoving).toBe(false)
    expect((published.at(-1)?.ms ?? 0) - startMs).toBeLessThan(10 * 80 + 250 + 20)
  })

  it('is stopped by a press where it is', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock).press(900, 700)
    finger.moveBy(-50, 0, 100)
    finger.release()
    clock.advance(200)
    const { view } = controller
    expect(view.x).toBeLessThan(-400)
    finger.press(300, 300)
    clock.advance(1000)
    expect(controller.view).toEqual(view)
  })

  it('is stopped by a tap, which is a drag, and not the first of a double tap', () => {
    const { clock, controller } = openInTheMiddle()
    const finger = new Finger(controller, clock).press(180, 400)
    finger.moveBy(-50, 0, 100)
    finger.release()
    clock.advance(100)
    expect(finger.tap(100, 300)).toBe('drag')
    const { view } = controller
    clock.advance(100)
    expect(finger.tap(100, 300)).toBe('click')
    clock.rest()
    expect(controller.view).toEqual(view)
  })

  it.each([
    { px: 10.1, outcome: 'drag' },
    { px: 9.9, outcome: 'click' },
  ])('with $px px to go makes a press a $outcome', ({ px, outcome }) => {
    const { clock, controller } = openInTheMiddle({ frameMs: 1 })
    const finger = new Finger(controller, clock).press(180, 400)
    finger.moveBy(-50, 0, 100)
    finger.release()
    while (controller.view.x - controller.target.x > px) clock.frame()
    expect(finger.press(100, 300).release()).toBe(outcome)
  })

  it.each<{ of: string; act: (controller: Controller) => void; outcome: string }>([
    { of: 'the step of a button', act: (c) => c.perform({ zoomStep: 1 }), outcome: 'click' },
    { of: 'the step of a key', act: (c) => c.perform({ zoomStep: 1 }, 250), outcome: 'click' },
    { of: 'a notch of the wheel', act: (c) => c.scaleBy(2, { x: 0, y: 0 }, 160), outcome: 'click' },
    { of: 'a long step', act: (c) => c.goTo({ x: -900, y: -900, scale: 1 }, 1000), outcome: 'click' },
    { of: 'a flight', act: (c) => c.animate(easeTo(c.view, { x: -900, y: -900, scale: 1 }, 300)), outcome: 'drag' },
  ])('is stopped on purpose: a press during $of is a $outcome, even if the map is resized meanwhile', (row) => {
    for (const isResized of [false, true]) {
      const { clock, controller } = openInTheMiddle()
      row.act(controller)
      clock.advance(100)
      if (isResized) controller.resize({ width: 400, height: 700 })
      expect(new Finger(controller, clock).tap(100, 300)).toBe(row.outcome)
    }
  })

  it('that is stopped by a press follows the finger from its first px', () => {
    const { clock, controller } = openInTheMiddle()
    const finger = new Finger(controller, clock).press(180, 400)
    finger.moveBy(-50, 0, 100)
    finger.release()
    clock.advance(100)
    const { x, y } = controller.view
    finger.press(100, 300)
    expect(finger.moveBy(1, -2)).toBe('drag')
    expectSame(controller.view, { x: x + 1, y: y - 2, scale: 1 })
  })

  it.each([
    { of: 'a finger that rests before its release', px: -50, ms: 100, restMs: 150 },
    { of: 'a finger that moves 9 px in 100 ms after its first 50', px: -59, ms: 656, restMs: 0 },
  ])('is not started by $of', ({ px, ms, restMs }) => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock).press(900, 700)
    finger.moveBy(px, 0, ms)
    clock.advance(restMs)
    finger.release()
    clock.rest()
    expect(controller.view).toEqual({ x: -304 + px, y: 0, scale: 1 })
  })

  it('does not start with reduced motion', () => {
    const { clock, controller } = open({ reducedMotion: true })
    const finger = new Finger(controller, clock).press(900, 700)
    finger.moveBy(-50, -40, 50)
    finger.release()
    clock.rest()
    expect(controller.view).toEqual({ x: -354, y: -40, scale: 1 })
  })

  it('has the velocity of the finger, even if a busy browser delivers all its events late and at once', () => {
    const { clock, controller } = open()
    clock.advance(500)
    const gestures = gesturesOn(controller)
    // A finger that moved by 10 px every 10 ms, reported 200 ms after its release.
    gestures.press(1, { x: 700, y: 600 }, 'touch', 300)
    for (let step = 1; step <= 9; step += 1) gestures.move(1, { x: 700, y: 600 - step * 10 }, 300 - step * 10)
    gestures.release(1, {}, 200)
    expect(controller.view.y).toBe(-90)
    clock.rest()
    expect(controller.view.y).toBeCloseTo(-90 - 325 * (0.9 - 0.01), 6)
  })

  it.each<{ of: string; act: (controller: Controller) => void }>([
    { of: 'a notch of the wheel', act: (c) => c.scaleBy(2 ** 0.5, { x: 700, y: 600 }, 160) },
    { of: 'a new size', act: (c) => c.resize({ width: 1438, height: 898 }) },
  ])('has the velocity of the finger, even if moves from before $of are delivered after it', ({ act }) => {
    const { clock, controller } = open()
    const gestures = gesturesOn(controller)
    gestures.press(1, { x: 700, y: 600 }, 'touch')
    for (let step = 1; step <= 8; step += 1) {
      clock.advance(10)
      gestures.move(1, { x: 700, y: 600 - step * 5 })
    }
    clock.advance(60)
    act(controller)
    for (let step = 9; step <= 14; step += 1) gestures.move(1, { x: 700, y: 600 - step * 5 }, 140 - step * 10)
    gestures.release(1)
    const { y } = controller.view
    clock.rest()
    expect(controller.view.y).toBeCloseTo(y - 325 * (0.5 - 0.01), 6)
  })

  it('starts by the last finger of a pinch, even if all its events are delivered late', () => {
    const { clock, controller } = open()
    clock.advance(500)
    const gestures = gesturesOn(controller)
    gestures.press(1, { x: 500, y: 600 }, 'touch', 400)
    gestures.press(2, { x: 700, y: 600 }, 'touch', 400)
    gestures.release(1, {}, 300)
    for (let step = 1; step <= 9; step += 1) gestures.move(2, { x: 700, y: 600 - step * 10 }, 300 - step * 10)
    gestures.release(2, {}, 180)
    const { y } = controller.view
    clock.rest()
    expect(controller.view.y).toBeLessThan(y - 100)
  })
})

describe('slide to zoom past a limit', () => {
  it('returns about the gripped map point', () => {
    const { clock, controller } = openInTheMiddle()
    controller.scaleBy(100, { x: 180, y: 370 }, 0)
    const gestures = gesturesOn(controller)
    gestures.press(1, { x: 200, y: 300 }, 'touch')
    gestures.release(1)
    gestures.press(1, { x: 200, y: 300 }, 'touch')
    const grippedMap = toMap(controller.view, { x: 200, y: 300 })
    gestures.move(1, { x: 200, y: 590 })
    gestures.release(1)
    clock.rest()
    const seenScreen = toScreen(controller.view, grippedMap)
    expect(seenScreen.x).toBeCloseTo(200, 6)
    expect(seenScreen.y).toBeCloseTo(300, 6)
  })
})

describe('the return from a limit after slide to zoom', () => {
  it('is stopped by a press where it is', () => {
    const { clock, controller } = openInTheMiddle({ frameMs: 10 })
    const finger = new Finger(controller, clock)
    finger.tap(180, 100)
    finger.press(180, 100)
    finger.move(180, 500, 100)
    finger.release()
    clock.advance(100)
    const { view } = controller
    expect(view.scale).toBeGreaterThan(2 ** 1.5)
    finger.press(100, 100)
    expect(controller.view).toEqual(view)
  })
})

describe('when a map that pointers hold', () => {
  it.each<{ of: string; act: (controller: Controller) => void }>([
    { of: 'is stopped', act: (controller) => controller.stop() },
    {
      of: 'is taken by other pointers',
      act: (controller) => controller.startInteraction(new PointerGestures(controller)),
    },
  ])('$of, the first pointers neither move nor fling it', ({ act }) => {
    const { clock, controller } = openInTheMiddle()
    const left = new Finger(controller, clock, 'touch', 1).press(100, 300)
    const right = new Finger(controller, clock, 'touch', 2).press(200, 300)
    right.moveBy(40, 0, 40)
    act(controller)
    const { view, interaction } = controller
    expect(right.moveBy(40, 0, 40)).toBeNull()
    expect(right.release()).toBeNull()
    expect(left.release()).toBeNull()
    expect(controller.interaction).toBe(interaction)
    expect(controller.view).toEqual(view)
  })

  it('is stopped past its edge, it returns at once, and the next press drags it', () => {
    const { clock, controller } = open()
    const finger = new Finger(controller, clock).press(300, 400)
    finger.move(300 + 304 + 120, 400)
    controller.stop()
    expect(controller.view).toEqual({ x: 0, y: 0, scale: 1 })
    expect(clock.waiting).toBe(0)
    finger.press(700, 400).moveBy(-50, -30)
    expectSame(controller.view, { x: -50, y: -30, scale: 1 })
  })
})

describe('while a pointer holds the map', () => {
  it.each<{ of: string; act: (controller: Controller, clock: ManualClock) => void; scale: number }>([
    { of: 'the wheel', act: (c) => c.scaleBy(2 ** 0.5, { x: 50, y: 60 }, 160), scale: 2 ** 0.5 },
    { of: 'a zoom key', act: (c) => c.perform({ zoomStep: -1 }), scale: 2 ** -0.5 },
    { of: 'an arrow key', act: (c) => c.perform({ pan: { x: 80, y: 80 } }), scale: 1 },
    { of: 'the home key', act: (c) => c.perform({ home: true }), scale: 1 },
    { of: 'goTo', act: (c) => c.goTo({ x: -30, y: -40, scale: 2 }), scale: 2 },
    { of: 'a resize', act: (c) => c.resize({ width: 400, height: 600 }), scale: 1 },
    {
      of: 'a held arrow key',
      act: (c, clock) => {
        c.setPanVelocity({ x: 0.64, y: 0 })
        clock.advance(400)
        c.setPanVelocity(null)
      },
      scale: 1,
    },
  ])('$of makes it jump, and the pointer grips it anew', ({ act, scale }) => {
    const { clock, controller } = openInTheMiddle()
    const finger = new Finger(controller, clock, 'mouse').press(180, 370)
    finger.moveBy(-20, -20)
    const before: View = controller.view
    act(controller, clock)
    expect(controller.view).not.toEqual(before)
    expect(controller.view.scale).toBeCloseTo(scale, 12)
    const { view } = controller
    clock.advance(300)
    expect(controller.view).toEqual(view)
    const heldMap = toMap(view, finger.pointScreen)
    finger.moveBy(-7, -9)
    expectSeen(controller.view, heldMap, finger.pointScreen)
  })
})
