import { describe, expect, it } from 'vitest'
import { easeTo } from '../../../src/panzoom/core/transition'
import { constrain, toMap, type View, zoomOf } from '../../../src/panzoom/core/view'
import { at, expectSame, expectSeen, open, openInTheMiddle } from '../../helpers/engine'
import type { PointerKind } from '../../helpers/fingers'

type Opened = ReturnType<typeof open>
type Act = (opened: Opened) => unknown

/** Two fingers at one height, `sidePx` to the left and right of a point. */
function pinchAt({ clock, finger }: Opened, x: number, y: number, sidePx: number) {
  const left = finger('touch', 1).press(x - sidePx, y)
  const right = finger('touch', 2).press(x + sidePx, y)
  return {
    left,
    right,
    to(sidePx: number, toX = x, toY = y) {
      left.move(toX - sidePx, toY)
      right.move(toX + sidePx, toY)
    },
    /** Moves them apart in 100 ms, by `px` each, and `downPx` down. */
    part(px: number, downPx = 0) {
      for (let step = 0; step < 10; step += 1) {
        left.moveBy(-px / 10, downPx / 10)
        right.moveBy(px / 10, downPx / 10, 10)
      }
    },
    release(laterMs = 0) {
      left.release()
      clock.advance(laterMs)
      right.release()
    },
  }
}

const wheel: Act = ({ controller }) => controller.scaleBy(2 ** 0.5, { x: 50, y: 60 }, 160)
const resize: Act = ({ controller }) => controller.resize({ width: 380, height: 700 })

describe('a drag', () => {
  it('300 px past the edge and back ends where it started', () => {
    const { clock, controller, finger } = open()
    const mouse = finger('mouse').press(700, 400)
    mouse.moveBy(304 + 300, 0, 300)
    expect(controller.view.x).toBeCloseTo(300 / 7, 9)
    mouse.move(700, 400, 300)
    clock.advance(200)
    mouse.release()
    clock.rest()
    expect(controller.view).toEqual(at(-304, 0))
  })

  it.each<{ type: PointerKind; tolerancePx: number }>([
    { type: 'mouse', tolerancePx: 3 },
    { type: 'touch', tolerancePx: 10 },
    { type: 'pen', tolerancePx: 10 },
  ])('by $type starts without a jump after $tolerancePx px, and catches up in three times that', (row) => {
    const { controller, finger } = openInTheMiddle()
    const heldMap = toMap(controller.view, { x: 180, y: 400 })
    const pointer = finger(row.type).press(180, 400)
    let { y } = controller.view
    for (let px = 1; px <= row.tolerancePx * 4; px += 1) {
      expect(pointer.moveBy(0, -1)).toBe(px > row.tolerancePx)
      // 1.5 times as far as the pointer, until the map has caught up.
      y -= px <= row.tolerancePx ? 0 : px <= 3 * row.tolerancePx ? 1.5 : 1
      expect(controller.view.y).toBeCloseTo(y, 9)
    }
    // From then on the map point stays under the pointer, and the press stays a drag.
    expect(pointer.move(175, 395)).toBe(true)
    expectSeen(controller.view, heldMap, { x: 175, y: 395 })
    expect(pointer.move(180, 400)).toBe(true)
    expectSeen(controller.view, heldMap, { x: 180, y: 400 })
    expect(pointer.release()).toBe(false)
  })
})

it('a drag that goes back before the map has caught up goes back to where it began', () => {
  const { controller, finger } = openInTheMiddle()
  const { view } = controller
  const pointer = finger().press(180, 400)
  pointer.move(192, 400)
  expect(controller.view.x).toBeGreaterThan(view.x)
  for (const x of [185, 180]) {
    pointer.move(x, 400)
    expect(controller.view).toEqual(view)
  }
})

describe('a pinch', () => {
  /** Two fingers, 100 px to the left and right of (700, 450), on the map at zoom 0. */
  function startPinch(start = {}) {
    const opened = open(start)
    opened.controller.goTo(at(-304, -300), 0)
    return { ...opened, ...pinchAt(opened, 700, 450, 100) }
  }

  it('zooms by its spread about its centroid, and pans by its centroid', () => {
    const { controller, to } = startPinch()
    to(200, 740, 480)
    expect(controller.view).toEqual(at(740 - 2008, 480 - 1500, 2))
  })

  // Each limit gives by less than a quarter of a level.
  it.each([
    { requested: 1.5, zoom: 1.5 },
    { requested: 1.75, zoom: 1.5 + 1 / 12 },
    { requested: 20, zoom: 1.5 + 4.625 / 19 },
    { requested: -0.5, zoom: -0.5 },
    { requested: -1, zoom: -0.5 - 0.125 },
  ])('to zoom $requested results in $zoom about the map point, and returns exactly to the limit', (row) => {
    const opened = openInTheMiddle({ height: 450 })
    const { clock, controller } = opened
    controller.goTo(at(-304, -300), 0)
    const { to, release } = pinchAt(opened, 180, 225, 1000)
    to(1000 * 2 ** row.requested)
    expect(zoomOf(controller.view.scale)).toBeCloseTo(row.zoom, 9)
    expectSeen(controller.view, { x: 484, y: 525 }, { x: 180, y: 225 })
    clock.advance(200)
    release()
    clock.rest()
    expect(controller.view.scale).toBeCloseTo(2 ** Math.min(1.5, Math.max(-0.5, row.zoom)), 12)
    expectSame(controller.view, constrain(controller.view, controller.bounds))
  })

  it.each([
    { from: 4, to: 16, scale: 2 },
    { from: 12, to: 0, scale: 2 ** (-0.5 - (0.25 * (Math.log2(1.5) - 0.5)) / Math.log2(1.5)) },
    { from: 0, to: 12, scale: 1.5 },
  ])('with a spread below 8 px counts as one of 8 px: from $from px to $to', ({ from, to, scale }) => {
    const opened = open()
    pinchAt(opened, 700, 400, from).to(to)
    expect(opened.controller.view.scale).toBeCloseTo(scale, 12)
  })

  it.each([0, 90])(
    'released while moving glides on about its centroid, its last finger %d ms later',
    (laterMs) => {
      const { clock, controller, left, right, part } = startPinch()
      part(20)
      const middle = { x: 700, y: 450 }
      const heldMap = toMap(controller.view, middle)
      left.release()
      const { view } = controller
      clock.advance(laterMs)
      expectSame(controller.view, view)
      right.release()
      let { scale } = controller.view
      clock.rest(2000, () => {
        expect(controller.view.scale).toBeGreaterThanOrEqual(scale - 1e-12)
        expectSeen(controller.view, heldMap, middle)
        scale = controller.view.scale
      })
      // From 1 to 1.2 in 100 ms. The glide goes as far as a little less than 100 ms more at that rate.
      expect(scale).toBeGreaterThan(1.2 * 1.2 ** 0.9)
      expect(scale).toBeLessThan(1.2 * 1.2)
    },
  )

  it('past a limit, released while moving, returns without a jump', () => {
    const { clock, controller, part, release } = startPinch({ frameMs: 10 })
    part(300)
    release()
    const { scale } = controller.view
    clock.frame()
    expect(controller.view.scale).toBeLessThan(scale)
    expect(controller.view.scale).toBeGreaterThan(2 ** 1.5)
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 1.5)
  })

  it.each([
    { of: 'whose last finger stays down for more than 100 ms', laterMs: 101 },
    { of: 'that rests before its release', restMs: 101 },
    { of: 'that moves slowly', px: 1, beforeMs: 300 },
    { of: 'whose last finger is cancelled', isCancelled: true },
    { of: 'with reduced motion', reducedMotion: true },
  ])(
    '$of does not glide',
    ({ px = 20, beforeMs = 0, restMs = 0, laterMs = 0, isCancelled, reducedMotion }) => {
      const { clock, controller, left, right, part } = startPinch({ reducedMotion })
      clock.advance(beforeMs)
      part(px)
      clock.advance(restMs)
      left.release()
      clock.advance(laterMs)
      if (isCancelled) right.cancel()
      else right.release()
      const { view } = controller
      clock.rest()
      expectSame(controller.view, view)
    },
  )

  it.each([
    { laterMs: 20, about: 'the point between its fingers', x: 180 },
    { laterMs: 200, about: 'the last finger', x: 340 },
  ])('past a limit whose last finger is lifted $laterMs ms later returns about $about', ({ laterMs, x }) => {
    const opened = openInTheMiddle({ frameMs: 10 })
    const { clock, controller } = opened
    const { left, right } = pinchAt(opened, 175, 300, 25)
    left.move(20, 300, 100)
    right.move(340, 300, 100)
    clock.advance(200)
    expect(controller.view.scale).toBeGreaterThan(2 ** 1.5)
    const pointMap = toMap(controller.view, { x, y: 300 })
    left.release()
    clock.advance(laterMs)
    right.release()
    clock.rest(2000, () => expectSeen(controller.view, pointMap, { x, y: 300 }))
    expect(controller.view.scale).toBe(2 ** 1.5)
  })
})

describe('past the edge', () => {
  /** The first view on a desktop, pulled by one finger 120 px past its left edge, which gives 30 px. */
  function pullPastEdge(start = {}) {
    const opened = open({ frameMs: 10, ...start })
    const finger = opened.finger().press(300, 400)
    finger.moveBy(304 + 120, 0, 100)
    expect(opened.controller.view.x).toBeCloseTo(30, 9)
    opened.clock.advance(200)
    return { ...opened, finger }
  }

  it.each([
    { pulledPx: 0, px: 0 },
    { pulledPx: 60, px: 20 },
    { pulledPx: 1080, px: 54 },
    { pulledPx: 1e6, px: 6e7 / 1000120 },
  ])('a pull of $pulledPx px moves the map by $px', ({ pulledPx, px }) => {
    const { controller, finger } = open()
    controller.goTo(at(-304, -300), 0)
    const mouse = finger('mouse').press(700, 400)
    mouse.move(700 + 304 + pulledPx, 400 + 300 + pulledPx)
    expectSame(controller.view, at(px, px))
    mouse.move(700 - 304 - pulledPx, 400 - 336 - pulledPx)
    expectSame(controller.view, at(-608 - px, -636 - px))
  })

  it('a map that is smaller than the viewport is pulled from its centre, and returns there', () => {
    const { clock, controller, finger } = open({ width: 2560, height: 1900 })
    const pulling = finger().press(1000, 1000)
    pulling.moveBy(-60, 120, 100)
    expectSame(controller.view, at(236, 212))
    pulling.release()
    clock.rest()
    expect(controller.view).toEqual(at(256, 182))
  })

  it.each([
    { of: 'whose finger is cancelled returns in 400 ms', reducedMotion: false, ms: 400 },
    { of: 'with reduced motion returns at once', reducedMotion: true, ms: 10 },
  ])('a map $of', ({ reducedMotion, ms }) => {
    const { clock, controller, finger } = pullPastEdge({ reducedMotion })
    finger.cancel()
    clock.advance(ms)
    expect(controller.view).toEqual(at(0, 0))
  })

  it('a fling glides from the edge, and the rest of the pull returns meanwhile', () => {
    const { clock, controller, finger } = pullPastEdge()
    finger.moveBy(-40, 0, 40)
    expect(controller.view.x).toBeCloseTo(24, 9)
    finger.release()
    for (const ms of [100, 300, 500]) {
      clock.advance(ms === 100 ? 100 : 200)
      const back = 24 * Math.max(0, 1 - ms / 400) ** 3
      expectSame(controller.view, at(back - 325 * (1 - Math.exp(-ms / 325)), 0))
    }
  })

  it('a press during the return stops the map where it is, and only the whole pull brings it back', () => {
    const { clock, controller, finger } = pullPastEdge()
    finger.release()
    clock.advance(100)
    const { view } = controller
    expect(view.x).toBeGreaterThan(5)
    expect(view.x).toBeLessThan(25)
    finger.press(800, 200)
    clock.advance(300)
    expect(controller.view).toEqual(view)
    // 60 px of pull give 20.
    finger.moveBy((-120 * view.x) / (60 - view.x), 0)
    expect(controller.view.x).toBeCloseTo(0, 9)
    finger.moveBy(-40, 0)
    expect(controller.view.x).toBeCloseTo(-40, 9)
  })
})

describe('a double tap', () => {
  it.each([
    { of: 'at once', scale: 2 },
    { of: 'after a pause of 300 ms', pauseMs: 300, scale: 2 },
    { of: 'after a pause of 301 ms', pauseMs: 301, scale: 1 },
    { of: 'by a mouse after a pause of 500 ms', type: 'mouse' as const, pauseMs: 500, scale: 2 },
    { of: 'by a mouse after a pause of 501 ms', type: 'mouse' as const, pauseMs: 501, scale: 1 },
    { of: '30 px apart', px: 30, scale: 2 },
    { of: '31 px apart', px: 31, scale: 1 },
    { of: 'whose first press lasts longer', firstMs: 301, scale: 1 },
    { of: 'whose second press lasts longer', secondMs: 301, scale: 1 },
    { of: 'with Shift', shiftKey: true, scale: 0.75 },
  ])('$of ends at scale $scale about the tapped point, and is a click either way', (row) => {
    const { type = 'touch', pauseMs = 0, px = 0, firstMs = 50, secondMs = 50, shiftKey = false, scale } = row
    const { clock, controller, finger } = openInTheMiddle({ frameMs: 10 })
    const start = shiftKey ? 1.5 : 1
    controller.scaleBy(start, { x: 180, y: 370 }, 0)
    const pointer = finger(type)
    const pointMap = toMap(controller.view, { x: 100 + px, y: 600 })
    for (const [x, ms] of [
      [100, firstMs],
      [100 + px, secondMs],
    ] as const) {
      pointer.press(x, 600)
      clock.advance(ms)
      expect(pointer.release({ shiftKey })).toBe(true)
      clock.advance(x === 100 ? pauseMs : 0)
    }
    clock.rest()
    expect(controller.view.scale).toBe(scale)
    expectSeen(controller.view, pointMap, { x: 100 + px, y: 600 })
  })

  it('zooms all the way before the next press, even if the map is resized meanwhile', () => {
    const { clock, controller, finger } = openInTheMiddle()
    finger().tap(180, 370)
    finger().tap(180, 370)
    clock.advance(100)
    controller.resize({ width: 400, height: 700 })
    clock.advance(20)
    const { target } = controller
    finger().press(100, 600)
    expect(controller.view).toEqual(target)
    expect(controller.view.scale).toBe(2)
  })
})

describe('a two-finger tap', () => {
  it.each<{
    of: string
    ms?: number
    px?: number
    fingers?: number
    isCancelled?: boolean
    zoomsOut: boolean
  }>([
    { of: 'of 60 ms', zoomsOut: true },
    { of: 'of 300 ms', ms: 300, zoomsOut: true },
    { of: 'of 301 ms', ms: 301, zoomsOut: false },
    { of: 'with a finger that strays by 11 px', px: 11, ms: 200, zoomsOut: false },
    { of: 'with a third finger', fingers: 3, zoomsOut: false },
    { of: 'with a finger that is cancelled', isCancelled: true, zoomsOut: false },
  ])('$of halves the scale: $zoomsOut', ({ ms = 60, px = 0, fingers = 2, isCancelled, zoomsOut }) => {
    const { clock, controller, finger } = openInTheMiddle({ frameMs: 10 })
    controller.scaleBy(2, { x: 180, y: 370 }, 0)
    const [first, ...others] = [1, 2, 3].slice(0, fingers).map((id) => {
      const touching = finger('touch', id).press(40 + 80 * id, 300)
      clock.advance(20)
      return touching
    })
    first?.moveBy(px, 0)
    clock.advance(ms - 20 * fingers)
    const middle = { x: 160 + px / 2, y: 300 }
    const { view } = controller
    if (isCancelled) first?.cancel()
    else first?.release()
    for (const other of others) other.release()
    clock.rest()
    expect(controller.view.scale / view.scale).toBeCloseTo(zoomsOut ? 0.5 : 1, px === 11 ? 0 : 9)
    if (zoomsOut) expectSeen(controller.view, toMap(view, middle), middle)
  })

  it('that stops a glide zooms nothing', () => {
    const opened = openInTheMiddle()
    const { clock, controller, finger } = opened
    finger().fling(180, 400, -50, 0)
    clock.advance(100)
    const { view } = controller
    pinchAt(opened, 160, 300, 40).release()
    clock.rest()
    expectSame(controller.view, view)
  })

  it('at the smallest scale flings nothing, though its last finger slips', () => {
    const opened = openInTheMiddle()
    const { clock, controller } = opened
    controller.scaleBy(0.5, { x: 180, y: 370 }, 0)
    const { left, right } = pinchAt(opened, 160, 300, 40)
    clock.advance(80)
    left.release()
    clock.advance(16)
    right.moveBy(-8, 0)
    const { view } = controller
    clock.advance(8)
    right.release()
    clock.rest()
    expectSame(controller.view, view)
  })
})

describe('slide to zoom', () => {
  const grippedScreen = { x: 100, y: 300 }

  /** A tap in the middle of the map on a phone, and the second press. */
  function tapAndPress(type: PointerKind = 'touch') {
    const opened = openInTheMiddle({ frameMs: 10 })
    const finger = opened.finger(type)
    finger.tap(100, 300)
    opened.clock.advance(100)
    finger.press(100, 300)
    const grippedMap = toMap(opened.controller.view, grippedScreen)
    return { ...opened, finger, grippedMap }
  }

  it.each([
    { px: 150, scale: 2 },
    { px: 20, byX: 0, scale: 2 ** 0.1 },
    { px: 300, scale: 2 ** 1.625, end: 2 ** 1.5 },
    { px: -150, scale: 2 ** -0.625, end: 2 ** -0.5 },
  ])(
    'by $px px down zooms to $scale about the gripped point, without a fling, and returns from a limit',
    (row) => {
      const { clock, controller, finger, grippedMap } = tapAndPress()
      expect(finger.moveBy(row.byX ?? 120, row.px, 200)).toBe(true)
      expect(controller.view.scale).toBeCloseTo(row.scale, 12)
      expectSeen(controller.view, grippedMap, grippedScreen)
      expect(finger.release()).toBe(false)
      clock.advance(400)
      expect(controller.view.scale).toBeCloseTo(row.end ?? row.scale, 12)
      expectSeen(controller.view, grippedMap, grippedScreen)
    },
  )

  it.each<{ type: PointerKind; zooms: boolean }>([
    { type: 'pen', zooms: true },
    { type: 'mouse', zooms: false },
  ])('by $type zooms: $zooms', ({ type, zooms }) => {
    const { controller, finger } = tapAndPress(type)
    finger.moveBy(0, 75)
    if (zooms) expect(controller.view.scale).toBeCloseTo(2 ** 0.5, 12)
    else expect(controller.view).toEqual(at(-844, -398 + 75))
  })
})

describe('a fling', () => {
  it.each([4, 100])('glides as far as the formula says, at a frame every %d ms', (frameMs) => {
    const { clock, controller, finger } = open({ frameMs })
    finger().fling(900, 700, -50, -40)
    expect(controller.view).toEqual(at(-354, -40))
    clock.rest()
    const speed = Math.hypot(0.5, 0.4)
    const part = (325 * (speed - 0.01)) / speed
    expectSame(controller.view, at(-354 - 0.5 * part, -40 - 0.4 * part))
  })

  it('that hits an edge swings past it and returns', () => {
    const frameMs = 4
    const { clock, controller, finger } = open({ frameMs })
    finger().fling(900, 400, -200, 0)
    const startMs = clock.now()
    // It starts at 2 px per ms, 104 px from the edge, and decays until it hits it.
    const hitMs = -325 * Math.log(1 - 104 / 650)
    const hitVelocity = 2 * Math.exp(-hitMs / 325)
    let minX = 0
    while (clock.now() - startMs < hitMs + 790) {
      clock.frame()
      const afterMs = clock.now() - startMs - hitMs
      const pulledPx = hitVelocity * afterMs * Math.exp(-afterMs / 80)
      const glidedX = -504 - 650 * (1 - Math.exp(-(afterMs + hitMs) / 325))
      expectSame(controller.view, at(afterMs > 0 ? -608 - (60 * pulledPx) / (pulledPx + 120) : glidedX, 0))
      minX = Math.min(minX, controller.view.x)
    }
    expect(minX).toBeCloseTo(-625.5, 0)
    clock.advance(30)
    expect(controller.view).toEqual(at(-608, 0))
    clock.rest()
    expect(controller.view).toEqual(at(-608, 0))
    // No frame is drawn for the rest of the glide.
    expect(clock.now() - startMs).toBeLessThan(hitMs + 800 + 250 + 3 * frameMs)
  })

  it('is stopped by a press, which drags from its first px, and is not the first of a double tap', () => {
    const { clock, controller, finger } = openInTheMiddle()
    const pointer = finger().fling(180, 400, -50, 0)
    clock.advance(100)
    const { x, y } = controller.view
    expect(pointer.press(100, 300).release()).toBe(false)
    clock.advance(100)
    expect(controller.view).toEqual(at(x, y))
    pointer.tap(100, 300)
    clock.rest()
    expect(controller.view).toEqual(at(x, y))
    pointer.fling(180, 400, -50, 0)
    clock.advance(100)
    const { view } = controller
    expect(pointer.press(100, 300).moveBy(1, -2)).toBe(true)
    expectSame(controller.view, at(view.x + 1, view.y - 2))
  })

  it.each([
    { px: 10.1, isClick: false },
    { px: 9.9, isClick: true },
  ])('with $px px to go leaves a click to a press: $isClick', ({ px, isClick }) => {
    const { clock, controller, finger } = openInTheMiddle({ frameMs: 1 })
    finger().fling(180, 400, -50, 0)
    while (controller.view.x - controller.target.x > px) clock.frame()
    expect(finger().press(100, 300).release()).toBe(isClick)
  })

  it.each([
    { kind: 'ease', isClick: true },
    { kind: 'flight', isClick: false },
  ] as const)(
    'is stopped on purpose: a press during a $kind is a click ($isClick), even after a resize',
    (row) => {
      const opened = openInTheMiddle()
      const { clock, controller, finger } = opened
      controller.animate(easeTo(controller.view, at(-900, -900), 300, row.kind))
      clock.advance(100)
      resize(opened)
      const { view } = controller
      expect(finger().press(100, 300).release()).toBe(row.isClick)
      clock.rest()
      expect(controller.view).toEqual(view)
    },
  )

  it.each([
    { of: 'a finger that rests before its release', px: -50, ms: 100, restMs: 150 },
    { of: 'a finger that moves 9 px in 100 ms after its first 50', px: -59, ms: 656, restMs: 0 },
    { of: 'a finger with reduced motion', px: -50, ms: 50, restMs: 0, reducedMotion: true },
  ])('is not started by $of', ({ px, ms, restMs, reducedMotion = false }) => {
    const { clock, controller, finger } = open({ reducedMotion })
    const pointer = finger().press(900, 700)
    pointer.moveBy(px, 0, ms)
    clock.advance(restMs)
    pointer.release()
    clock.rest()
    expect(controller.view).toEqual(at(-304 + px, 0))
  })
})

describe('a map that pointers hold', () => {
  it('and that a script takes is neither moved nor flung by them', () => {
    const opened = open()
    const { controller } = opened
    const { left, right, to } = pinchAt(opened, 300, 400, 100)
    to(100, 424)
    const { view } = controller
    const script = { regrip() {}, cancelAll() {} }
    controller.startInteraction(script)
    expect(right.moveBy(40, 0, 40)).toBe(false)
    for (const lifted of [right, left]) expect(lifted.release()).toBe(false)
    expect(controller.interaction).toBe(script)
    expect(controller.view).toEqual(view)
  })

  it.each<{ of: string; act: Act; scale: number }>([
    { of: 'the wheel', act: wheel, scale: 2 ** 0.5 },
    { of: 'goTo', act: ({ controller }) => controller.goTo(at(-30, -40, 2)), scale: 2 },
    { of: 'a resize', act: resize, scale: 1 },
  ])('jumps by $of, and the pointer grips it anew', ({ act, scale }) => {
    const opened = openInTheMiddle()
    const { clock, controller } = opened
    const mouse = opened.finger('mouse').press(180, 370)
    mouse.moveBy(-20, -20)
    const before: View = controller.view
    act(opened)
    expect(controller.view).not.toEqual(before)
    expect(controller.view.scale).toBeCloseTo(scale, 12)
    const { view } = controller
    clock.advance(300)
    expect(controller.view).toEqual(view)
    const heldMap = toMap(view, mouse.pointScreen)
    mouse.moveBy(-7, -9)
    expectSeen(controller.view, heldMap, mouse.pointScreen)
  })
})
