/** Random sequences of inputs, and of fingers. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Action } from '../../../src/panzoom/core/controller'
import { type Bounds, constrain, constrainOffset, type View, zoomOf } from '../../../src/panzoom/core/view'
import { open } from '../../helpers/engine'
import { gesturesOn, type PointerKind } from '../../helpers/fingers'

/** An input, or a pause. Returns whether a move by a pointer moves the map. */
type Step = (opened: ReturnType<typeof open>) => unknown

/** Multiples of 1/7 in a range: quick to generate, and rarely whole numbers. */
const sevenths = (low: number, high: number) => fc.integer({ min: low * 7, max: high * 7 }).map((n) => n / 7)

/** The numbers that a user can produce, and any that a program could pass. */
const PLAUSIBLE = {
  place: sevenths(-500, 3000),
  length: fc.oneof({ weight: 9, arbitrary: sevenths(200, 4000) }, { weight: 1, arbitrary: fc.constant(0) }),
  factor: sevenths(0, 3),
}
const FAR = [1e308, -1e308, 1.7e308, -1.7e308, 1e154, -1e154, 1e-308, -1e-308, 5e-324, 1e16, -1e9, 0, -0]
const EXTREME = {
  place: fc.oneof(fc.constantFrom(...FAR), PLAUSIBLE.place),
  length: fc.oneof(fc.constantFrom(...FAR, 0.001, 1 / 3, 1e6), PLAUSIBLE.length),
  factor: fc.oneof(fc.constantFrom(...FAR), PLAUSIBLE.factor),
}

function stepsWith({ place, length, factor }: typeof PLAUSIBLE): fc.Arbitrary<Step> {
  const id = fc.integer({ min: 1, max: 3 })
  const at = fc.record({ x: place, y: place })
  const type = fc.constantFrom<PointerKind>('mouse', 'touch', 'pen')
  const step = fc.constantFrom<Action>({ zoomStep: 1 }, { zoomStep: -1 }, { home: true })
  const action = fc.oneof(fc.record({ pan: at }), step)
  const view = fc.record({ x: place, y: place, scale: factor })
  /** A step with some arguments. */
  const input = <A>(
    weight: number,
    a: fc.Arbitrary<A>,
    run: (opened: ReturnType<typeof open>, a: A) => unknown,
  ) => ({
    weight,
    arbitrary: a.map(
      (value): Step =>
        (opened) =>
          run(opened, value),
    ),
  })
  return fc.oneof(
    input(4, fc.tuple(id, at, type), ({ controller }, args) => gesturesOn(controller).press(...args)),
    input(6, fc.tuple(id, at), ({ controller }, args) => gesturesOn(controller).move(...args)),
    input(2, fc.tuple(id, fc.record({ shiftKey: fc.boolean() })), ({ controller }, args) => {
      gesturesOn(controller).release(...args)
    }),
    input(1, id, ({ controller }, one) => gesturesOn(controller).cancel(one)),
    input(2, fc.tuple(factor, at, fc.constantFrom(0, 160)), ({ controller }, args) => {
      controller.scaleBy(...args)
    }),
    input(2, action, ({ controller }, one) => controller.perform(one)),
    input(1, view, ({ controller }, to) => controller.goTo(constrain(to, controller.bounds))),
    input(1, fc.record({ width: length, height: length }), ({ controller }, size) => controller.resize(size)),
    input(4, fc.integer({ min: 0, max: 400 }), ({ clock }, ms) => clock.advance(ms)),
  )
}

/**
 * How far a view may lie past its bounds: at rest, pulled by pointers, or in a transition that starts there.
 */
const AT_REST = { px: 0, zoom: 0, centres: false }
const PULLED = { px: 60, zoom: 0.25, centres: false }
const IN_TRANSITION = { px: 60, zoom: 0.25, centres: true }

/** The faults of a view. Rounding errors may be up to a millionth of the larger length. */
function faultsOf(
  view: View,
  { map, viewport, minScale, maxScale }: Bounds,
  { px, zoom, centres }: typeof AT_REST,
) {
  const kept = constrainOffset(view, { map, viewport, minScale, maxScale })
  const isWithin = (offset: number, keptOffset: number, mapLength: number, length: number) => {
    // A map that shrinks is centred in the course of its transition.
    const centred = centres ? Math.max(0, (length - mapLength * minScale * 2 ** -zoom) / 2) : 0
    return Math.abs(offset - keptOffset) <= px + centred + 1e-6 * Math.max(mapLength, length)
  }
  const level = zoomOf(view.scale)
  const faults: string[] = []
  if (!isWithin(view.x, kept.x, map.width, viewport.width)) faults.push(`x is ${view.x}, not ${kept.x}`)
  if (!isWithin(view.y, kept.y, map.height, viewport.height)) faults.push(`y is ${view.y}, not ${kept.y}`)
  if (!(level >= zoomOf(minScale) - zoom - 1e-9 && level <= zoomOf(maxScale) + zoom + 1e-9))
    faults.push(`the scale is ${view.scale}`)
  return faults
}

const VIEWPORTS = [
  [360, 740],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
]
const ODD_VIEWPORTS = [
  [0, 0],
  [0.001, 1e6],
  [411.42858, 731.42858],
  [1 / 3, 7.7],
  [1e7, 1e5],
  [1e308, 1.7e308],
  [5e-324, 1e-308],
]
const sizesOf = (viewports: number[][]) =>
  fc.constantFrom(...viewports.map(([width = 0, height = 0]) => ({ width, height })))

it.each([
  { of: 'plausible numbers', numbers: PLAUSIBLE, viewports: VIEWPORTS, numRuns: 1000 },
  { of: 'extreme numbers', numbers: EXTREME, viewports: VIEWPORTS, numRuns: 800 },
  { of: 'odd viewports', numbers: PLAUSIBLE, viewports: ODD_VIEWPORTS, numRuns: 400 },
])('the map is never further out than the rubber band gives, and rests within its bounds: $of', (row) => {
  const steps = fc.array(stepsWith(row.numbers), { minLength: 1, maxLength: 20, size: 'max' })
  const check = fc.property(sizesOf(row.viewports), steps, (size, inputs) => {
    const opened = open(size)
    const { clock, controller, published } = opened
    const faults: string[] = []
    for (const act of inputs) {
      const isPulled = act(opened) === true
      faults.push(...faultsOf(controller.view, controller.bounds, isPulled ? PULLED : IN_TRANSITION))
      clock.frame()
      faults.push(...faultsOf(controller.view, controller.bounds, IN_TRANSITION))
    }
    gesturesOn(controller).cancelAll()
    // The longest glide takes 117 frames, and its movement ends 250 ms later.
    if (clock.rest() >= 140 || clock.waiting > 0 || controller.isMoving) faults.push('it does not rest')
    // Each start has its end.
    const turns = published.map(({ event }) => event).filter((event) => event === 'start' || event === 'end')
    if (!/^(start,end,?)*$/.test(turns.join())) faults.push(`its turns are ${turns}`)
    if (!Object.values(controller.view).every(Number.isFinite)) faults.push('its view is not finite')
    // Before the first size is known there are no bounds to keep.
    if (controller.bounds.viewport.width > 0)
      faults.push(...faultsOf(controller.view, controller.bounds, AT_REST))
    expect(faults).toEqual([])
  })
  fc.assert(check, { seed: 1337, numRuns: row.numRuns })
})

it('gripping anew never moves the map, even past its bounds', () => {
  const places = fc.array(fc.record({ x: sevenths(0, 1440), y: sevenths(0, 900) }), {
    minLength: 4,
    maxLength: 12,
  })
  const check = fc.property(sizesOf(VIEWPORTS), places, (size, [start = { x: 0, y: 0 }, ...others]) => {
    const { clock, controller } = open(size)
    const gestures = gesturesOn(controller)
    gestures.press(0, start, 'touch')
    gestures.press(1, { x: start.y, y: start.x }, 'touch')
    const slips = others.map(({ x, y }, index) => {
      gestures.move(index + 1, { x, y })
      const { view } = controller
      // One finger is lifted and another comes down elsewhere, then reports a move by 0 px.
      gestures.release(index + 1)
      gestures.press(index + 2, { x: y, y: x }, 'touch')
      gestures.move(index + 2, { x: y, y: x })
      clock.frame()
      const now = controller.view
      return Math.hypot(now.x - view.x, now.y - view.y) + 1e6 * Math.abs(now.scale - view.scale)
    })
    expect(Math.max(...slips)).toBeLessThan(1e-3)
  })
  fc.assert(check, { seed: 1337, numRuns: 300 })
})
