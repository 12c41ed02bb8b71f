/** A controller of the real map in a viewport, with a clock that the test advances. */
import { expect } from 'vitest'
import { Controller } from '../../src/panzoom/core/controller'
import { distance, type Point } from '../../src/panzoom/core/geometry'
import type { Settings } from '../../src/panzoom/core/settings'
import { toScreen, type View } from '../../src/panzoom/core/view'
import { ManualClock } from '../../src/site/parts/manualClock'
import { Finger, MAP, type PointerKind, ZOOM } from './fingers'

interface Start extends Partial<Settings> {
  readonly width?: number
  readonly height?: number
  readonly frameMs?: number
  readonly lagMs?: number
  readonly reducedMotion?: boolean
}

/** The real map in a viewport (0 x 0 for one not measured yet), and what it publishes from then on. */
export function open({
  width = 1440,
  height = 900,
  frameMs,
  lagMs,
  reducedMotion = false,
  ...settings
}: Start = {}) {
  const clock = new ManualClock(frameMs, lagMs)
  const controller = new Controller({
    map: MAP,
    ...ZOOM,
    clock,
    prefersReducedMotion: () => reducedMotion,
    ...settings,
  })
  controller.resize({ width, height })
  const published: { event: string; view: View; isMoving: boolean; ms: number }[] = []
  const record = (event: string) => (view: View) =>
    void published.push({ event, view, isMoving: controller.isMoving, ms: clock.now() })
  const observer = {
    start: record('start'),
    move: record('move'),
    end: record('end'),
    resize: record('resize'),
  }
  const unsubscribe = controller.subscribe(observer)
  const finger = (type: PointerKind = 'touch', id = 1) => new Finger(controller, clock, type, id)
  return { clock, controller, published, unsubscribe, finger }
}

/** As {@link open}, at rest in the middle of the map on a phone: at no zoom is an edge in view. */
export function openInTheMiddle(start: Start = {}) {
  const opened = open({ width: 360, height: 740, ...start })
  opened.controller.goTo({ x: -844, y: -398, scale: 1 }, 0)
  opened.clock.rest()
  opened.published.length = 0
  return opened
}

/** A view with this offset. */
export const at = (x: number, y: number, scale = 1): View => ({ x, y, scale })

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
