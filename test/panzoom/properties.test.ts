import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Controller } from '../../src/panzoom/controller'
import { type Box, centroid, distance, type Point, type Size } from '../../src/panzoom/geometry'
import type { KeyAction } from '../../src/panzoom/keyboard'
import type { PointerKind } from '../../src/panzoom/press'
import { type Bounds, toMap, toScreen, type View } from '../../src/panzoom/view'
import type { WheelTurn } from '../../src/panzoom/wheel'
import { ManualClock } from '../helpers/clock'
import { MAP, ZOOM } from '../helpers/hands'

/** One thing that can happen to a map. */
type Step =
  | { readonly does: 'press'; readonly id: number; readonly at: Point; readonly kind: PointerKind }
  | { readonly does: 'move'; readonly id: number; readonly at: Point }
  | { readonly does: 'release'; readonly id: number; readonly shiftKey: boolean }
  | { readonly does: 'cancel'; readonly id: number }
  | { readonly does: 'wheel'; readonly turn: WheelTurn; readonly at: Point }
  | { readonly does: 'key'; readonly action: KeyAction }
  | { readonly does: 'zoomBy'; readonly factor: number; readonly at: Point }
  | { readonly does: 'reveal'; readonly box: Box }
  | { readonly does: 'resize'; readonly size: Size }
  | { readonly does: 'wait'; readonly ms: number }

/** What a gesture is made of: the numbers a hand brings forth, or any that a program could. */
interface Numbers {
  readonly place: fc.Arbitrary<number>
  readonly length: fc.Arbitrary<number>
  readonly factor: fc.Arbitrary<number>
}

/** Whole numbers over 7, in a range: quick to make, and hardly ever whole. */
const sevenths = (low: number, high: number) => fc.integer({ min: low * 7, max: high * 7 }).map((n) => n / 7)

const plausible: Numbers = {
  place: sevenths(-500, 3000),
  length: fc.oneof({ weight: 9, arbitrary: sevenths(200, 4000) }, { weight: 1, arbitrary: fc.constant(0) }),
  factor: sevenths(0, 3),
}

const FAR = [1e308, -1e308, 1.7e308, -1.7e308, 1e154, -1e154, 1e-308, -1e-308, 5e-324, 1e16, -1e9, 0, -0]
const extreme: Numbers = {
  place: fc.oneof(fc.constantFrom(...FAR), plausible.place),
  length: fc.oneof(fc.constantFrom(...FAR, 0.001, 1 / 3, 1e6), plausible.length),
  factor: fc.oneof(fc.constantFrom(...FAR), plausible.factor),
}

/** Steps of all sorts with such numbers. */
function steps({ place, length, factor }: Numbers): fc.Arbitrary<Step> {
  const does = <const Name extends Step['does']>(name: Name) => fc.constant(name)
  const id = fc.integer({ min: 1, max: 3 })
  const at = fc.record({ x: place, y: place })
  const kind = fc.constantFrom<PointerKind>('mouse', 'touch', 'pen')
  const turn = fc.record({ deltaY: place, deltaMode: fc.integer({ min: 0, max: 2 }), ctrlKey: fc.boolean() })
  const action = fc.oneof(fc.record({ pan: at }), fc.constantFrom<KeyAction>({ zoom: 1 }, { zoom: -1 }, { home: true }))
  const box = fc.tuple(place, place, place, place).map(([x1, y1, x2, y2]) => ({
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    right: Math.max(x1, x2),
    bottom: Math.max(y1, y2),
  }))
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: does('press'), id, at, kind }) },
    { weight: 6, arbitrary: fc.record({ does: does('move'), id, at }) },
    { weight: 2, arbitrary: fc.record({ does: does('release'), id, shiftKey: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ does: does('cancel'), id }) },
    { weight: 2, arbitrary: fc.record({ does: does('wheel'), turn, at }) },
    { weight: 2, arbitrary: fc.record({ does: does('key'), action }) },
    { weight: 1, arbitrary: fc.record({ does: does('zoomBy'), factor, at }) },
    { weight: 1, arbitrary: fc.record({ does: does('reveal'), box }) },
    { weight: 1, arbitrary: fc.record({ does: does('resize'), size: fc.record({ width: length, height: length }) }) },
    { weight: 4, arbitrary: fc.record({ does: does('wait'), ms: fc.integer({ min: 0, max: 400 }) }) },
  )
}

/** The real map, measured, before anybody has touched it. */
function open({ width, height }: Size) {
  const clock = new ManualClock()
  const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false })
  controller.resize({ width, height })
  return { clock, controller }
}

/** Lets one step happen; a press tells nothing, the others what the controller tells. */
function perform(step: Step, controller: Controller, clock: ManualClock) {
  switch (step.does) {
    case 'press':
      return controller.press(step.id, step.at, step.kind)
    case 'move':
      return controller.move(step.id, step.at)
    case 'release':
      return controller.release(step.id, step)
    case 'cancel':
      return controller.cancel(step.id)
    case 'wheel':
      return controller.wheel(step.turn, step.at)
    case 'key':
      return controller.act(step.action)
    case 'zoomBy':
      return controller.zoomBy(step.factor, step.at)
    case 'reveal':
      return controller.reveal(step.box)
    case 'resize':
      return controller.resize(step.size)
    case 'wait':
      return clock.advance(step.ms)
  }
}

/** What is wrong with an offset on one axis, if anything is, to a millionth of the larger of the two lengths. */
function faultOf(offset: number, mapLength: number, viewportLength: number): string | null {
  const tolerance = 1e-6 * Math.max(mapLength, viewportLength)
  const before = offset
  const after = viewportLength - (offset + mapLength)
  if (!Number.isFinite(offset)) return 'it is nowhere'
  if (mapLength > viewportLength) return Math.max(before, after) > tolerance ? 'it does not fill' : null
  return Math.abs(before - after) > tolerance ? 'it is not centred' : null
}

/** What is wrong with a view, if anything is. */
function faultsOf({ x, y, scale }: View, { map, viewport, minScale, maxScale }: Bounds) {
  return {
    scale: scale >= minScale && scale <= maxScale ? null : `it is ${scale}`,
    x: faultOf(x, map.width * scale, viewport.width),
    y: faultOf(y, map.height * scale, viewport.height),
  }
}

const LENGTH = { minLength: 1, maxLength: 20, size: 'max' } as const
const NO_FAULTS = { scale: null, x: null, y: null }
const viewports = fc.constantFrom(
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
)

describe('whatever is done to it', () => {
  it.each([
    { of: 'hands, keys and wheels', numbers: plausible, numRuns: 3500 },
    { of: 'numbers, however far out', numbers: extreme, numRuns: 2500 },
  ])('the map keeps to its bounds: $of', ({ numbers, numRuns }) => {
    const gestures = fc.array(steps(numbers), LENGTH)
    fc.assert(
      fc.property(viewports, gestures, (viewport, gesture) => {
        const { clock, controller } = open(viewport)
        for (const step of gesture) {
          perform(step, controller, clock)
          expect(faultsOf(controller.view, controller.bounds)).toEqual(NO_FAULTS)
          clock.frame()
          expect(faultsOf(controller.view, controller.bounds)).toEqual(NO_FAULTS)
        }
      }),
      { seed: 1337, numRuns },
    )
  })

  it.each([
    { of: 'hands, keys and wheels', numbers: plausible },
    { of: 'numbers, however far out', numbers: extreme },
  ])('the map comes to rest when it is let be, tells so once, and asks for no more frames: $of', ({ numbers }) => {
    const gestures = fc.array(steps(numbers), LENGTH)
    fc.assert(
      fc.property(viewports, gestures, (viewport, gesture) => {
        const { clock, controller } = open(viewport)
        const moving: boolean[] = []
        controller.subscribe({ onView: (_, isMoving) => moving.push(isMoving) })
        for (const step of gesture) perform(step, controller, clock)
        controller.cancelAll()
        const wasMoving = moving.at(-1) ?? false
        moving.length = 0
        // The longest throw glides for 117 frames, and 15 more make sure that it is over.
        expect(clock.rest()).toBeLessThan(140)
        expect(clock.waiting).toBe(0)
        if (wasMoving || moving.length > 0) expect(moving.indexOf(false)).toBe(moving.length - 1)
        const { view } = controller
        clock.advance(1000)
        expect(controller.view).toEqual(view)
        expect(faultsOf(view, controller.bounds)).toEqual(NO_FAULTS)
      }),
      { seed: 1337, numRuns: 1000 },
    )
  })
})

describe('what the fingers hold', () => {
  /** Where the map would be, were there no bounds, on an axis: strictly inside of them, nothing is cut off. */
  const isFree = (offset: number, mapLength: number, viewportLength: number) =>
    offset < -1e-6 && offset + mapLength > viewportLength + 1e-6

  it('stays under them wherever the bounds do not cut it off', () => {
    const near = sevenths(0, 360)
    const at = fc.record({ x: near, y: near })
    const id = fc.integer({ min: 1, max: 2 })
    const turn = fc.record({ deltaY: sevenths(-300, 300), deltaMode: fc.constant(0), ctrlKey: fc.boolean() })
    const does = <const Name extends Step['does']>(name: Name) => fc.constant(name)
    const touches: fc.Arbitrary<Step> = fc.oneof(
      { weight: 4, arbitrary: fc.record({ does: does('press'), id, at, kind: fc.constant('touch' as const) }) },
      { weight: 12, arbitrary: fc.record({ does: does('move'), id, at }) },
      { weight: 1, arbitrary: fc.record({ does: does('release'), id, shiftKey: fc.boolean() }) },
      { weight: 1, arbitrary: fc.record({ does: does('cancel'), id }) },
      { weight: 2, arbitrary: fc.record({ does: does('wheel'), turn, at }) },
      { weight: 1, arbitrary: fc.record({ does: does('wait'), ms: fc.integer({ min: 0, max: 50 }) }) },
    )
    let judged = 0
    fc.assert(
      fc.property(viewports, fc.array(touches, LENGTH), (viewport, gesture) => {
        const { clock, controller } = open(viewport)
        // Away from the edges, so that there is something to judge.
        controller.zoomBy(2, { x: viewport.width / 2, y: 0 })
        clock.rest()
        controller.panBy({ x: 0, y: -900 })
        clock.rest()
        const fingers = new Map<number, Point>()
        let heldMap: Point | null = null
        for (const step of gesture) {
          const isStranger = 'id' in step && step.does !== 'press' && !fingers.has(step.id)
          const outcome = perform(step, controller, clock)
          if (isStranger || step.does === 'wait') continue
          if (step.does === 'press' || step.does === 'move') fingers.set(step.id, step.at)
          if (step.does === 'release' || step.does === 'cancel') fingers.delete(step.id)
          if (fingers.size === 0) continue
          const between = centroid([...fingers.values()])
          if (step.does !== 'move') heldMap = toMap(controller.view, between)
          if (!heldMap || outcome !== 'drag') continue
          const { view } = controller
          const freeX = between.x - heldMap.x * view.scale
          const freeY = between.y - heldMap.y * view.scale
          const isFreeX = isFree(freeX, MAP.width * view.scale, viewport.width)
          const isFreeY = isFree(freeY, MAP.height * view.scale, viewport.height)
          const seen = toScreen(view, heldMap)
          const off = { x: isFreeX ? seen.x : between.x, y: isFreeY ? seen.y : between.y }
          expect(distance(off, between)).toBeLessThan(1e-6)
          judged += Number(isFreeX) + Number(isFreeY)
        }
      }),
      { seed: 1337, numRuns: 2000 },
    )
    // Had the bounds cut off nearly all, this would have shown nothing.
    expect(judged).toBeGreaterThan(5000)
  })
})
