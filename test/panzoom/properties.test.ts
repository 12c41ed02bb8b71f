import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Controller } from '../../src/panzoom/controller'
import { centroid, distance, type Point, type Size } from '../../src/panzoom/geometry'
import type { Action } from '../../src/panzoom/keyboard'
import {
  type Bounds,
  constrain,
  constrainOffset,
  isSame,
  toMap,
  toScreen,
  type View,
  zoomOf,
} from '../../src/panzoom/view'
import { ManualClock } from '../helpers/clock'
import { gesturesOn, MAP, type PointerKind, ZOOM } from '../helpers/fingers'

// A second or two, or longer on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

/** An input, or a pause. */
type Step =
  | { readonly does: 'press'; readonly id: number; readonly at: Point; readonly type: PointerKind }
  | { readonly does: 'move'; readonly id: number; readonly at: Point }
  | { readonly does: 'release'; readonly id: number; readonly shiftKey: boolean }
  | { readonly does: 'cancel'; readonly id: number }
  | { readonly does: 'wheel'; readonly factor: number; readonly at: Point; readonly ms: number }
  | { readonly does: 'key'; readonly action: Action }
  | { readonly does: 'setPanVelocity'; readonly velocity: Point | null }
  | { readonly does: 'go'; readonly to: View }
  | { readonly does: 'resize'; readonly size: Size }
  | { readonly does: 'wait'; readonly ms: number }

/** The numbers in inputs: those that a user can produce, or any that a program could pass. */
interface Numbers {
  readonly place: fc.Arbitrary<number>
  readonly length: fc.Arbitrary<number>
  readonly factor: fc.Arbitrary<number>
}

/** Multiples of 1/7 in a range: quick to generate, and rarely whole numbers. */
const sevenths = (low: number, high: number) => fc.integer({ min: low * 7, max: high * 7 }).map((n) => n / 7)

const PLAUSIBLE: Numbers = {
  place: sevenths(-500, 3000),
  length: fc.oneof({ weight: 9, arbitrary: sevenths(200, 4000) }, { weight: 1, arbitrary: fc.constant(0) }),
  factor: sevenths(0, 3),
}

const FAR = [1e308, -1e308, 1.7e308, -1.7e308, 1e154, -1e154, 1e-308, -1e-308, 5e-324, 1e16, -1e9, 0, -0]
const EXTREME: Numbers = {
  place: fc.oneof(fc.constantFrom(...FAR), PLAUSIBLE.place),
  length: fc.oneof(fc.constantFrom(...FAR, 0.001, 1 / 3, 1e6), PLAUSIBLE.length),
  factor: fc.oneof(fc.constantFrom(...FAR), PLAUSIBLE.factor),
}

/** Steps of every type with these numbers. */
function steps({ place, length, factor }: Numbers): fc.Arbitrary<Step> {
  const does = <const Name extends Step['does']>(name: Name) => fc.constant(name)
  const id = fc.integer({ min: 1, max: 3 })
  const at = fc.record({ x: place, y: place })
  const type = fc.constantFrom<PointerKind>('mouse', 'touch', 'pen')
  const action = fc.oneof(
    fc.record({ pan: at }),
    fc.constantFrom<Action>({ zoomStep: 1 }, { zoomStep: -1 }, { home: true }),
  )
  const velocity = fc.option(at.map(({ x, y }) => ({ x: x / 1000, y: y / 1000 })))
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: does('press'), id, at, type }) },
    { weight: 6, arbitrary: fc.record({ does: does('move'), id, at }) },
    { weight: 2, arbitrary: fc.record({ does: does('release'), id, shiftKey: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ does: does('cancel'), id }) },
    { weight: 2, arbitrary: fc.record({ does: does('wheel'), factor, at, ms: fc.constantFrom(0, 160) }) },
    { weight: 2, arbitrary: fc.record({ does: does('key'), action }) },
    { weight: 1, arbitrary: fc.record({ does: does('setPanVelocity'), velocity }) },
    { weight: 1, arbitrary: fc.record({ does: does('go'), to: fc.record({ x: place, y: place, scale: factor }) }) },
    { weight: 1, arbitrary: fc.record({ does: does('resize'), size: fc.record({ width: length, height: length }) }) },
    { weight: 4, arbitrary: fc.record({ does: does('wait'), ms: fc.integer({ min: 0, max: 400 }) }) },
  )
}

/** The real map in a viewport, in its first view. */
function open({ width, height }: Size) {
  const clock = new ManualClock()
  const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false })
  controller.resize({ width, height })
  return { clock, controller }
}

/** Performs a step. Returns the outcome of a move or a release. */
function perform(step: Step, controller: Controller, clock: ManualClock) {
  const gestures = gesturesOn(controller)
  switch (step.does) {
    case 'press':
      return gestures.press(step.id, step.at, step.type)
    case 'move':
      return gestures.move(step.id, step.at)
    case 'release':
      return gestures.release(step.id, step)
    case 'cancel':
      return gestures.cancel(step.id)
    case 'wheel':
      return controller.scaleBy(step.factor, step.at, step.ms)
    case 'key':
      return controller.perform(step.action)
    case 'setPanVelocity':
      return controller.setPanVelocity(step.velocity)
    case 'go':
      return controller.goTo(constrain(step.to, controller.bounds))
    case 'resize':
      return controller.resize(step.size)
    case 'wait':
      return clock.advance(step.ms)
  }
}

/** How far a view may lie past its bounds. */
interface Allowance {
  readonly px: number
  readonly zoom: number
  /** Whether the gap of the lowest zoom is allowed: a map that shrinks is centred in the course of its transition. */
  readonly centres: boolean
}

/** A view at rest, one that pointers pull, and one in a transition, which may have started past an edge. */
const AT_REST: Allowance = { px: 0, zoom: 0, centres: false }
const PULLED: Allowance = { px: 60, zoom: 0.25, centres: false }
const IN_TRANSITION: Allowance = { px: 60, zoom: 0.25, centres: true }

/** The faults of a view. Rounding errors may be up to a millionth of the larger length. */
function faultsOf(view: View, bounds: Bounds, { px, zoom, centres }: Allowance) {
  const { map, viewport, minScale, maxScale } = bounds
  const faultOf = (offset: number, kept: number, mapLength: number, length: number) => {
    const over = Math.abs(offset - kept)
    const centred = centres ? Math.max(0, (length - mapLength * minScale * 2 ** -zoom) / 2) : 0
    return over <= px + centred + 1e-6 * Math.max(mapLength, length) ? null : `${offset} is ${over} px out`
  }
  const kept = constrainOffset(view, bounds)
  const level = zoomOf(view.scale)
  const isWithin = level >= zoomOf(minScale) - zoom - 1e-9 && level <= zoomOf(maxScale) + zoom + 1e-9
  return {
    scale: isWithin ? null : `it is ${view.scale}`,
    x: faultOf(view.x, kept.x, map.width, viewport.width),
    y: faultOf(view.y, kept.y, map.height, viewport.height),
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
const oddViewports = fc.constantFrom(
  { width: 0, height: 0 },
  { width: 0.001, height: 1e6 },
  { width: 411.42858, height: 731.42858 },
  { width: 1 / 3, height: 7.7 },
  { width: 1e7, height: 1e5 },
  { width: 1e308, height: 1.7e308 },
  { width: 5e-324, height: 1e-308 },
)

describe('after any sequence of inputs', () => {
  it.each([
    { of: 'plausible numbers', numbers: PLAUSIBLE, through: viewports, numRuns: 3000 },
    { of: 'extreme numbers', numbers: EXTREME, through: viewports, numRuns: 2000 },
    { of: 'odd viewports', numbers: PLAUSIBLE, through: oddViewports, numRuns: 1000 },
  ])('the view is never further past its bounds than the rubber band gives: $of', (table) => {
    const gestures = fc.array(steps(table.numbers), LENGTH)
    fc.assert(
      fc.property(table.through, gestures, (viewport, gesture) => {
        const { clock, controller } = open(viewport)
        for (const step of gesture) {
          const outcome = perform(step, controller, clock)
          const isPulled = step.does === 'move' && outcome === 'drag'
          expect(faultsOf(controller.view, controller.bounds, isPulled ? PULLED : IN_TRANSITION)).toEqual(NO_FAULTS)
          clock.frame()
          expect(faultsOf(controller.view, controller.bounds, IN_TRANSITION)).toEqual(NO_FAULTS)
        }
      }),
      { seed: 1337, numRuns: table.numRuns },
    )
  })

  it.each([
    { of: 'plausible numbers', numbers: PLAUSIBLE, through: viewports },
    { of: 'extreme numbers', numbers: EXTREME, through: viewports },
    { of: 'odd viewports', numbers: PLAUSIBLE, through: oddViewports },
  ])('the map comes to rest within its bounds, publishes one end, and requests no more frames: $of', (table) => {
    const gestures = fc.array(steps(table.numbers), LENGTH)
    fc.assert(
      fc.property(table.through, gestures, (viewport, gesture) => {
        const { clock, controller } = open(viewport)
        const moving: boolean[] = []
        controller.subscribe({ move: () => moving.push(controller.isMoving), end: () => moving.push(false) })
        for (const step of gesture) perform(step, controller, clock)
        gesturesOn(controller).cancelAll()
        controller.setPanVelocity(null)
        const wasMoving = moving.at(-1) ?? false
        moving.length = 0
        // The longest glide takes 117 frames, and its movement ends 250 ms later.
        expect(clock.rest()).toBeLessThan(140)
        expect(clock.waiting).toBe(0)
        if (wasMoving || moving.length > 0) expect(moving.indexOf(false)).toBe(moving.length - 1)
        const { view } = controller
        clock.advance(1000)
        expect(controller.view).toEqual(view)
        expect(Object.values(view).every(Number.isFinite)).toBe(true)
        // Before the first size is known there are no bounds to keep.
        if (controller.bounds.viewport.width > 0) expect(faultsOf(view, controller.bounds, AT_REST)).toEqual(NO_FAULTS)
      }),
      { seed: 1337, numRuns: 1500 },
    )
  })
})

describe('the gripped map point', () => {
  /** Whether an offset on one axis lies strictly within the bounds, so that they do not change it. */
  const isFree = (offset: number, mapLength: number, viewportLength: number) =>
    offset < -1e-6 && offset + mapLength > viewportLength + 1e-6
  const near = sevenths(0, 360)
  const at = fc.record({ x: near, y: near })
  const id = fc.integer({ min: 1, max: 2 })
  const does = <const Name extends Step['does']>(name: Name) => fc.constant(name)

  it('stays under the fingers wherever the bounds allow', () => {
    const touches: fc.Arbitrary<Step> = fc.oneof(
      { weight: 4, arbitrary: fc.record({ does: does('press'), id, at, type: fc.constant('touch' as const) }) },
      { weight: 12, arbitrary: fc.record({ does: does('move'), id, at }) },
      { weight: 1, arbitrary: fc.record({ does: does('release'), id, shiftKey: fc.boolean() }) },
      { weight: 1, arbitrary: fc.record({ does: does('cancel'), id }) },
      {
        weight: 2,
        arbitrary: fc.record({ does: does('wheel'), factor: sevenths(0, 3), at, ms: fc.constantFrom(0, 160) }),
      },
      { weight: 1, arbitrary: fc.record({ does: does('wait'), ms: fc.integer({ min: 0, max: 50 }) }) },
    )
    let checked = 0
    fc.assert(
      fc.property(viewports, fc.array(touches, LENGTH), (viewport, gesture) => {
        const { clock, controller } = open(viewport)
        // Away from the edges, so that the bounds rarely interfere.
        controller.scaleBy(2, { x: viewport.width / 2, y: 0 })
        clock.rest()
        controller.perform({ pan: { x: 0, y: -900 } })
        clock.rest()
        const fingers = new Map<number, Point>()
        let heldMap: Point | null = null
        // A single finger holds its point once the map has caught up, 30 px from its start.
        let startScreen: Point = { x: 0, y: 0 }
        let maxStrayPx = 0
        for (const step of gesture) {
          // No second tap: it would slide to zoom, which holds another map point.
          if (step.does === 'press' && fingers.size === 0) clock.advance(301)
          const isNotDown = 'id' in step && step.does !== 'press' && !fingers.has(step.id)
          const outcome = perform(step, controller, clock)
          if (isNotDown || step.does === 'wait') continue
          if (step.does === 'press' || step.does === 'move') fingers.set(step.id, step.at)
          if (step.does === 'press') [startScreen, maxStrayPx] = [step.at, 0]
          if (step.does === 'move') maxStrayPx = Math.max(maxStrayPx, distance(startScreen, step.at))
          if (step.does === 'release' || step.does === 'cancel') fingers.delete(step.id)
          if (fingers.size === 0) continue
          const between = centroid([...fingers.values()])
          // Past the bounds the rubber band lies between the fingers and the map.
          if (step.does !== 'move')
            heldMap = isSame(controller.view, constrain(controller.view, controller.bounds))
              ? toMap(controller.view, between)
              : null
          if (!heldMap || outcome !== 'drag' || (fingers.size === 1 && maxStrayPx < 30)) continue
          const { view } = controller
          const freeX = between.x - heldMap.x * view.scale
          const freeY = between.y - heldMap.y * view.scale
          const isFreeX = isFree(freeX, MAP.width * view.scale, viewport.width)
          const isFreeY = isFree(freeY, MAP.height * view.scale, viewport.height)
          const seen = toScreen(view, heldMap)
          const off = { x: isFreeX ? seen.x : between.x, y: isFreeY ? seen.y : between.y }
          expect(distance(off, between)).toBeLessThan(1e-6)
          checked += Number(isFreeX) + Number(isFreeY)
        }
      }),
      { seed: 1337, numRuns: 1600 },
    )
    // If the bounds interfered nearly always, the test would prove nothing.
    expect(checked).toBeGreaterThan(5000)
  })
})

describe('gripping anew', () => {
  it('never moves the map, even past its bounds', () => {
    const at = fc.record({ x: sevenths(0, 1440), y: sevenths(0, 900) })
    fc.assert(
      fc.property(viewports, fc.array(at, { minLength: 4, maxLength: 12 }), (viewport, places) => {
        const { clock, controller } = open(viewport)
        const gestures = gesturesOn(controller)
        const [first = { x: 0, y: 0 }, second = { x: 0, y: 0 }, ...rest] = places
        gestures.press(1, first, 'touch')
        gestures.press(2, second, 'touch')
        let id = 2
        for (const place of rest) {
          gestures.move(id, place)
          const before = controller.view
          // One finger is lifted and another comes down elsewhere, then reports a move by 0 px.
          gestures.release(id)
          id += 1
          gestures.press(id, { x: place.y, y: place.x }, 'touch')
          gestures.move(id, { x: place.y, y: place.x })
          clock.frame()
          const { view } = controller
          expect(Math.abs(view.x - before.x)).toBeLessThan(1e-3)
          expect(Math.abs(view.y - before.y)).toBeLessThan(1e-3)
          expect(Math.abs(zoomOf(view.scale / before.scale))).toBeLessThan(1e-6)
        }
      }),
      { seed: 1337, numRuns: 500 },
    )
  })
})
