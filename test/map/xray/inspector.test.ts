/** The inspector's numbers are compared with the engine's own views. */
import { describe, expect, it } from 'vitest'
import { inspect, type Snapshot } from '../../../src/map/xray/inspector'
import { toMap, toScreen } from '../../../src/panzoom/view'
import { expectSame, expectSeen, openInTheMiddle } from '../../helpers/engine'
import { Finger } from '../../helpers/fingers'

const MIDDLE = { x: 180, y: 370 }

/** A map at rest, a finger, and a function that takes the next snapshot of the map. */
function begin() {
  const { clock, controller } = openInTheMiddle()
  let snapshot: Snapshot | undefined
  const look = () => {
    snapshot = inspect(controller, MIDDLE, snapshot)
    return snapshot
  }
  return { clock, controller, look, finger: new Finger(controller, clock) }
}

describe('the state', () => {
  it('of a flick is pressed, dragging, gliding, and still at last', () => {
    const { clock, look, finger } = begin()
    finger.press(180, 370)
    expect(look().state).toBe('pressed')
    finger.moveBy(60, 0, 50)
    expect(look().state).toBe('dragging')
    finger.release()
    clock.frame()
    expect(look().state).toBe('gliding')
    clock.rest()
    expect(look().state).toBe('still')
  })

  it('of two fingers is pinching, and of the one that stays is dragging', () => {
    const { clock, controller, look, finger } = begin()
    finger.press(100, 300)
    const second = new Finger(controller, clock, 'touch', 2)
    second.press(200, 400)
    expect(look().state).toBe('pinching')
    second.release()
    expect(look().state).toBe('dragging')
  })

  it('is animating while the map moves at a velocity, or to a view', () => {
    const { clock, controller, look } = begin()
    controller.setPanVelocity({ x: 0.5, y: 0 })
    clock.advance(200)
    expect(look().state).toBe('animating')
    controller.setPanVelocity(null)
    clock.rest()
    expect(look().state).toBe('still')
    controller.perform({ zoomStep: 1 })
    clock.frame()
    expect(look().state).toBe('animating')
  })
})

describe('the three inputs of pin', () => {
  it('give the view while a finger drags, even before the map has caught up with it', () => {
    const { controller, look, finger } = begin()
    const heldMap = toMap(controller.view, { x: 180, y: 370 })
    finger.press(180, 370)
    for (let moves = 0; moves < 20; moves += 1) {
      finger.moveBy(3, 2)
      const { pinned, view } = look()
      expect(pinned.pointMap).toEqual(heldMap)
      expectSame(pinned.view, view)
    }
    expect(look().pinned.pointScreen).toEqual(finger.pointScreen)
  })

  it('give the view while two fingers pinch', () => {
    const { clock, controller, look, finger } = begin()
    const second = new Finger(controller, clock, 'touch', 2)
    finger.press(100, 300)
    second.press(200, 400)
    second.move(260, 470)
    const { pinned, view } = look()
    expect(pinned.pointScreen).toEqual({ x: 180, y: 385 })
    expect(pinned.scale).toBe(view.scale)
    expectSame(pinned.view, view)
  })

  it('past the edge ask for more than the map gives', () => {
    const { controller, look, finger } = begin()
    controller.goTo({ x: 0, y: 0, scale: 1 }, 0)
    finger.press(100, 100)
    finger.moveBy(130, 230)
    const { pinned, view } = look()
    expectSame(pinned.view, { x: 130, y: 230, scale: 1 })
    expect(view.x).toBeCloseTo((60 * 130) / (130 + 120), 9)
  })

  it('of one finger that zooms stay where it took hold', () => {
    const { clock, look, finger } = begin()
    finger.tap(204, 304)
    clock.advance(100)
    finger.press(204, 304)
    for (let moves = 0; moves < 5; moves += 1) {
      finger.moveBy(0, 20)
      expect(look().pinned.pointScreen).toEqual({ x: 204, y: 304 })
    }
  })

  it('of a wheel are what was under it, all the while', () => {
    const { clock, controller, look } = begin()
    const at = { x: 250, y: 300 }
    const pointMap = toMap(controller.view, at)
    controller.scaleBy(2, at, 160)
    for (let frames = 0; frames < 8; frames += 1) {
      clock.frame()
      const { pinned, view } = look()
      expect(pinned.pointScreen.x).toBeCloseTo(at.x, 6)
      expect(pinned.pointScreen.y).toBeCloseTo(at.y, 6)
      expectSeen(view, pointMap, at)
    }
  })

  it('of a map that rests or pans are at the given point', () => {
    const { clock, controller, look } = begin()
    expect(look().pinned.pointMap).toEqual(toMap(controller.view, MIDDLE))
    controller.perform({ pan: { x: 80, y: 0 } })
    clock.frame()
    const { pinned, view } = look()
    expect(pinned.pointScreen).toEqual(MIDDLE)
    expect(toScreen(view, pinned.pointMap)).toEqual(MIDDLE)
  })
})

describe('the velocity', () => {
  it('of a drag is computed from the last 100 ms', () => {
    const { look, finger } = begin()
    finger.press(60, 370)
    finger.moveBy(200, 0, 200)
    const { samples, velocity } = look()
    expect((samples.at(-1)?.ms ?? 0) - (samples[0]?.ms ?? 0)).toBeLessThanOrEqual(100)
    expect(velocity.x).toBeCloseTo(1, 6)
  })

  it('of a glide is that of the map, less in each frame, and none at rest', () => {
    const { clock, look, finger } = begin()
    finger.press(60, 370)
    finger.moveBy(200, 0, 100)
    finger.release()
    const speeds: number[] = []
    for (let frames = 0; frames < 20; frames += 1) {
      clock.frame()
      speeds.push(Math.hypot(look().velocity.x, look().velocity.y))
    }
    expect(speeds[2]).toBeGreaterThan(1)
    for (let frame = 3; frame < 20; frame += 1) expect(speeds[frame]).toBeLessThan(speeds[frame - 1] ?? 0)
    clock.rest()
    expect(look().velocity).toEqual({ x: 0, y: 0 })
  })
})

describe('the inspector', () => {
  it('changes nothing, and leaves the controller as it was found', () => {
    const { clock, controller, look } = begin()
    const before = Object.getOwnPropertyNames(controller)
    controller.perform({ zoomStep: 1 })
    clock.frame()
    look()
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 0.5)
    expect(Object.getOwnPropertyNames(controller)).toEqual(before)
  })
})
