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
import { gesturesOn, MAP, type PointerKind, ZOOM } from '../helpers/hands'

// They run in a second or two, or longer on a machine that is busy with other things.
vi.setConfig({ testTimeout: 30_000 })

/** One thing that can happen to a map. */
type Step =
  | { readonly does: 'press'; readonly id: number; readonly at: Point; readonly kind: PointerKind }
  | { readonly does: 'move'; readonly id: number; readonly at: Point }
  | { readonly does: 'release'; readonly id: number; readonly shiftKey: boolean }
  | { readonly does: 'cancel'; readonly id: number }
  | { readonly does: 'wheel'; readonly factor: number; readonly at: Point; readonly ms: number }
  | { readonly does: 'key'; readonly action: Action }
  | { readonly does: 'setPanVelocity'; readonly velocity: Point | null }
  | { readonly does: 'go'; readonly to: View }
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
  const action = fc.oneof(
    fc.record({ pan: at }),
    fc.constantFrom<Action>({ zoomStep: 1 }, { zoomStep: -1 }, { home: true }),
  )
  const velocity = fc.option(at.map(({ x, y }) => ({ x: x / 1000, y: y / 1000 })))
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: does('press'), id, at, kind }) },
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

/** The real map, measured, before anybody has touched it. */
function open({ width, height }: Size) {
  const clock = new ManualClock()
  const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => false })
  controller.resize({ width, height })
  return { clock, controller }
}

/** Lets one step happen; a press tells nothing, the others what the hand or the controller tells. */
function perform(step: Step, controller: Controller, clock: ManualClock) {
  const gestures = gesturesOn(controller)
  switch (step.does) {
    case 'press':
      return gestures.press(step.id, step.at, step.kind)
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

/** How far out a view may be. */
interface Leave {
  readonly px: number
  readonly zoom: number
  /** Whether it may show as much of the outside as the lowest zoom does: a map that shrinks is centred on its way. */
  readonly centres: boolean
}

/** A view at rest, one that is pulled, and one on its way, which may have been let go past the edge. */
const AT_REST: Leave = { px: 0, zoom: 0, centres: false }
const PULLED: Leave = { px: 60, zoom: 0.25, centres: false }
const ON_ITS_WAY: Leave = { px: 60, zoom: 0.25, centres: true }

/** What is wrong with a view, if anything is; rounding is allowed a millionth of the largest length. */
function faultsOf(view: View, bounds: Bounds, { px, zoom, centres }: Leave) {
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

describe('whatever is done to it', () => {
  it.each([
    { of: 'hands, keys and wheels', numbers: plausible, through: viewports, numRuns: 3000 },
    { of: 'numbers, however far out', numbers: extreme, through: viewports, numRuns: 2000 },
    { of: 'viewports, however odd', numbers: plausible, through: oddViewports, numRuns: 1000 },
  ])('the map is never further out than a soft edge gives: $of', (table) => {
    const gestures = fc.array(steps(table.numbers), LENGTH)
    fc.assert(
      fc.property(table.through, gestures, (viewport, gesture) => {
        const { clock, controller } = open(viewport)
        for (const step of gesture) {
          const outcome = perform(step, controller, clock)
          const isPulled = step.does === 'move' && outcome === 'drag'
          expect(faultsOf(controller.view, controller.bounds, isPulled ? PULLED : ON_ITS_WAY)).toEqual(NO_FAULTS)
          clock.frame()
          expect(faultsOf(controller.view, controller.bounds, ON_ITS_WAY)).toEqual(NO_FAULTS)
        }
      }),
      { seed: 1337, numRuns: table.numRuns },
    )
  })

  it.each([
    { of: 'hands, keys and wheels', numbers: plausible, through: viewports },
    { of: 'numbers, however far out', numbers: extreme, through: viewports },
    { of: 'viewports, however odd', numbers: plausible, through: oddViewports },
  ])(
    'the map comes to rest in its bounds when it is let be, tells so once, and asks for no more frames: $of',
    (table) => {
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
          // The longest throw glides for 117 frames, and 250 ms later it is over.
          expect(clock.rest()).toBeLessThan(140)
          expect(clock.waiting).toBe(0)
          if (wasMoving || moving.length > 0) expect(moving.indexOf(false)).toBe(moving.length - 1)
          const { view } = controller
          clock.advance(1000)
          expect(controller.view).toEqual(view)
          expect(Object.values(view).every(Number.isFinite)).toBe(true)
          // A map that has never been measured has no bounds to keep.
          if (controller.bounds.viewport.width > 0)
            expect(faultsOf(view, controller.bounds, AT_REST)).toEqual(NO_FAULTS)
        }),
        { seed: 1337, numRuns: 1500 },
      )
    },
  )
})

describe('what the fingers hold', () => {
  /** Where the map would be, were there no bounds, on an axis: strictly inside of them, nothing is cut off. */
  const isFree = (offset: number, mapLength: number, viewportLength: number) =>
    offset < -1e-6 && offset + mapLength > viewportLength + 1e-6
  const near = sevenths(0, 360)
  const at = fc.record({ x: near, y: near })
  const id = fc.integer({ min: 1, max: 2 })
  const does = <const Name extends Step['does']>(name: Name) => fc.constant(name)

  it('stays under them wherever the bounds do not cut it off', () => {
    const touches: fc.Arbitrary<Step> = fc.oneof(
      { weight: 4, arbitrary: fc.record({ does: does('press'), id, at, kind: fc.constant('touch' as const) }) },
      { weight: 12, arbitrary: fc.record({ does: does('move'), id, at }) },
      { weight: 1, arbitrary: fc.record({ does: does('release'), id, shiftKey: fc.boolean() }) },
      { weight: 1, arbitrary: fc.record({ does: does('cancel'), id }) },
      {
        weight: 2,
        arbitrary: fc.record({ does: does('wheel'), factor: sevenths(0, 3), at, ms: fc.constantFrom(0, 160) }),
      },
      // No tap is so soon followed by the next that it begins a slide, which holds another point.
      { weight: 1, arbitrary: fc.record({ does: does('wait'), ms: fc.integer({ min: 0, max: 50 }) }) },
    )
    let judged = 0
    fc.assert(
      fc.property(viewports, fc.array(touches, LENGTH), (viewport, gesture) => {
        const { clock, controller } = open(viewport)
        // Away from the edges, so that there is something to judge.
        controller.scaleBy(2, { x: viewport.width / 2, y: 0 })
        clock.rest()
        controller.perform({ pan: { x: 0, y: -900 } })
        clock.rest()
        const fingers = new Map<number, Point>()
        let heldMap: Point | null = null
        // A finger alone holds its point once the map has caught up with it, 30 px from where it came down.
        let startScreen: Point = { x: 0, y: 0 }
        let reachPx = 0
        for (const step of gesture) {
          if (step.does === 'press' && fingers.size === 0) clock.advance(301)
          const isStranger = 'id' in step && step.does !== 'press' && !fingers.has(step.id)
          const outcome = perform(step, controller, clock)
          if (isStranger || step.does === 'wait') continue
          if (step.does === 'press' || step.does === 'move') fingers.set(step.id, step.at)
          if (step.does === 'press') [startScreen, reachPx] = [step.at, 0]
          if (step.does === 'move') reachPx = Math.max(reachPx, distance(startScreen, step.at))
          if (step.does === 'release' || step.does === 'cancel') fingers.delete(step.id)
          if (fingers.size === 0) continue
          const between = centroid([...fingers.values()])
          // Past the bounds they hold what they would be on if those did not give less than they ask for.
          if (step.does !== 'move')
            heldMap = isSame(controller.view, constrain(controller.view, controller.bounds))
              ? toMap(controller.view, between)
              : null
          if (!heldMap || outcome !== 'drag' || (fingers.size === 1 && reachPx < 30)) continue
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
      { seed: 1337, numRuns: 1600 },
    )
    // Had the bounds cut off nearly all, this would have shown nothing.
    expect(judged).toBeGreaterThan(5000)
  })
})

describe('taking hold again', () => {
  it('never moves the map, wherever it has been pulled to', () => {
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
          // One finger is lifted and another comes down elsewhere, then each tells that it is where it is.
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
