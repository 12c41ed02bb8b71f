/** Reads the state of the controller and of the pointers that hold the map, and formats its numbers. */
import * as words from 'virtual:words?xray'
import type { Controller } from '../../../panzoom/core/controller'
import { centreOf, centroid, distance, type Point } from '../../../panzoom/core/geometry'
import { follow, grab } from '../../../panzoom/core/grip'
import { type Bounds, isSame, pin, toMap, toScreen, type View } from '../../../panzoom/core/view'
import { recentSamples, type Sample, velocityAt } from '../../../panzoom/gestures/inertia'
import { PointerGestures } from '../../../panzoom/gestures/pointerGestures'
import { number, pair } from '../../parts/number'

/** At rest; held by pointers, in three ways; moving after they were lifted; moving for any other reason. */
export const STATES = ['still', 'pressed', 'dragging', 'pinching', 'gliding', 'animating'] as const

export interface Snapshot {
  readonly state: (typeof STATES)[number]
  readonly view: View
  /** When the view was first seen, on the engine's clock. */
  readonly shownMs: number
  readonly target: View
  readonly bounds: Bounds
  readonly pointers: readonly { readonly id: number; readonly pointScreen: Point }[]
  /** The three arguments of `pin`, and the view that it returns before the bounds change it. */
  readonly pinned: Readonly<{
    by: keyof typeof words.xray.pinned
    pointMap: Point
    pointScreen: Point
    scale: number
    view: View
  }>
  /** Those of the last 100 ms, from which the velocity of a fling is computed. */
  readonly samples: readonly Sample[]
  /** In screen px per ms: of the pointers while they drag, else of the map. */
  readonly velocity: Point
}

/**
 * Takes a snapshot of a controller. While the map rests or only pans, the point at `middleScreen` counts as
 * pinned. The velocity of the map is computed from an earlier snapshot.
 */
export function inspect(controller: Controller, middleScreen: Point, before?: Snapshot): Snapshot {
  const { view, target, bounds, transition, interaction } = controller
  const nowMs = controller.settings.clock.now()
  const gestures = interaction instanceof PointerGestures ? interaction : null
  const pointers = [...(gestures?.pointers ?? [])].map(([id, { nowScreen }]) => ({
    id,
    pointScreen: nowScreen,
  }))
  const isMoving = !isSame(view, target)
  const isDragging = gestures?.isDragging ?? false
  let state: Snapshot['state'] = 'still'
  if (pointers.length > 1) state = 'pinching'
  else if (pointers.length > 0) state = isDragging ? 'dragging' : 'pressed'
  else if (isMoving)
    state = ['tap', 'glide', 'return'].includes(`${transition?.kind}`) ? 'gliding' : 'animating'
  const samples = recentSamples(gestures?.samples ?? [], nowMs)
  let velocity: Point = { x: 0, y: 0 }
  if (isDragging) velocity = velocityAt(samples, nowMs)
  else if (isMoving && before) velocity = velocityBetween(before, view, nowMs)
  // Pointers pin the map point that they gripped; other movements the one that stays on the screen.
  const pointScreen = gestures ? pulledTo(gestures, view, bounds) : fixedPoint(view, target, middleScreen)
  const pointMap = gestures?.grip?.heldMap ?? toMap(view, pointScreen)
  const by = gestures ? 'held' : pointScreen === middleScreen ? 'middle' : 'stays'
  const { scale } = view
  const pinned = { by, pointMap, pointScreen, scale, view: pin(pointMap, pointScreen, scale) } as const
  const shownMs = before && isSame(before.view, view) ? before.shownMs : nowMs
  return { state, view, shownMs, target, bounds, pointers, pinned, samples, velocity }
}

/** The map's velocity in screen px per ms at the viewport's centre, so that a zoom about it gives 0. */
function velocityBetween(before: Snapshot, view: View, nowMs: number): Point {
  const tookMs = nowMs - before.shownMs
  // Between two frames of the engine, the velocity stays.
  if (isSame(before.view, view) || tookMs <= 0) return before.velocity
  const centre = centreOf(before.bounds.viewport)
  const { x, y } = pin(toMap(before.view, centre), centre, view.scale)
  return { x: (view.x - x) / tookMs, y: (view.y - y) / tookMs }
}

/** The screen point to which the pointers have pulled the map point that they hold. */
function pulledTo({ grip, isDragging, pointers }: PointerGestures, view: View, bounds: Bounds): Point {
  const positions = [...pointers.values()].map(({ nowScreen }) => nowScreen)
  const middle = centroid(positions)
  if (!grip || !isDragging) return grip?.centroidScreen ?? middle
  if (isSame(view, follow(grip, positions, bounds))) return middle
  // One pointer that slides to zoom holds the point that it gripped.
  if (view.scale !== grip.scale) return grip.centroidScreen
  // One that drags, and that the map has not caught up with.
  return toScreen(pin(grab(view, [middle], bounds).heldMap, middle, grip.scale), grip.heldMap)
}

/** The screen point that shows the same map point from a view to its target; without a zoom, `middle`. */
function fixedPoint(view: View, target: View, middle: Point): Point {
  if (Math.abs(target.scale - view.scale) <= 1e-9 * view.scale) return middle
  const fixed = (from: number, to: number) =>
    (from * target.scale - to * view.scale) / (target.scale - view.scale)
  return { x: fixed(view.x, target.x), y: fixed(view.y, target.y) }
}

type Figure = readonly [
  nameOf: (snapshot: Snapshot) => string,
  article: string,
  sources: readonly [held: string, free: string],
  textOf: (snapshot: Snapshot) => string,
]

/** The numbers of the panel: name, figure of the article, function and file they come from, and text. */
export const FIGURES: readonly Figure[] = [
  [() => words.xray.formula, 'pin', ['pin · view.ts', 'pin · view.ts'], formulaText],
  [
    ({ pinned }) => words.xray.pinned[pinned.by],
    'two-spaces',
    ['grab · grip.ts', 'toMap · view.ts'],
    ({ pinned }) => pair(pinned.pointMap, 1),
  ],
  [() => words.xray.edge, 'rubber-band', ['rubberband · grip.ts', 'constrain · view.ts'], edgeText],
  [
    () => words.xray.velocity,
    'fling',
    ['velocityAt · inertia.ts', 'velocityBetween · inspector.ts'],
    ({ velocity }) => pair(velocity, 2),
  ],
  [
    () => words.xray.samples,
    'fling',
    ['recentSamples · inertia.ts', 'recentSamples · inertia.ts'],
    samplesText,
  ],
]

/** `pin`, with its numbers: a line for x, and one for y. */
function formulaText({ pinned }: Snapshot): string {
  const { view, pointScreen, pointMap, scale } = pinned
  const line = (axis: 'x' | 'y') =>
    `${axis}: ${number(view[axis], 1)} = ${number(pointScreen[axis], 1)} − ${number(pointMap[axis], 1)} × ${number(scale, 4)}`
  return `${line('x')}\n${line('y')}`
}

/** How far the bounds have moved the map from where `pin` puts it. */
function edgeText({ view, pinned }: Snapshot): string {
  return `${number(distance(view, pinned.view), 1)} px`
}

function samplesText({ samples, pointers }: Snapshot): string {
  const [first, last] = [samples[0], samples.at(-1)]
  if (pointers.length === 0) return words.xray.noPointer
  return first && last
    ? words.xray.samplesIn(samples.length, number(last.ms - first.ms))
    : words.xray.pointerRests
}
