/** A controller of the real map in a viewport, with a clock that the test advances. */
import { expect } from 'vitest'
import { Controller } from '../../src/panzoom/controller'
import { distance, type Point } from '../../src/panzoom/geometry'
import { toScreen, type View } from '../../src/panzoom/view'
import { ManualClock } from './clock'
import { MAP, ZOOM } from './fingers'

interface Start {
  readonly width?: number
  readonly height?: number
  readonly frameMs?: number
  readonly lagMs?: number
  readonly reducedMotion?: boolean
}

/** The real map in a viewport (0 x 0 for one not measured yet), and the views published from then on. */
export function open({
  width = 1440,
  height = 900,
  frameMs = 1000 / 60,
  lagMs = 0,
  reducedMotion = false,
}: Start = {}) {
  const clock = new ManualClock(frameMs, lagMs)
  const controller = new Controller({ map: MAP, ...ZOOM, clock, prefersReducedMotion: () => reducedMotion })
  controller.resize({ width, height })
  const published: { view: View; isMoving: boolean; ms: number }[] = []
  const record = (view: View) => void published.push({ view, isMoving: controller.isMoving, ms: clock.now() })
  const unsubscribe = controller.subscribe({ move: record, end: record })
  return { clock, controller, published, unsubscribe }
}

/** As {@link open}, at rest in the middle of the map on a phone: at no zoom is an edge in view. */
export function openInTheMiddle(start: Start = {}) {
  const opened = open({ width: 360, height: 740, ...start })
  opened.controller.perform({ pan: { x: 0, y: -398 } })
  opened.clock.rest()
  opened.published.length = 0
  return opened
}

/** Expects the map point at the screen point, within a millionth of a px. */
export function expectSeen(view: View, pointMap: Point, pointScreen: Point): void {
  expect(distance(toScreen(view, pointMap), pointScreen)).toBeLessThan(1e-6)
}

/** Expects two views to be equal, except for rounding errors. */
export function expectSame(view: View, expected: View): void {
  expect(view.x).toBeCloseTo(expected.x, 6)
  expect(view.y).toBeCloseTo(expected.y, 6)
  expect(view.scale).toBeCloseTo(expected.scale, 9)
}
