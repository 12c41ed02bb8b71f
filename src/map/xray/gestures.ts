/** The gestures that X-ray plays: the paths of fingers, for a room of any size. */
import { type Box, mix, type Point, type Size } from '../../panzoom/geometry'
import { type Bounds, pinWithin, scaleOf, type View } from '../../panzoom/view'
import { middleOf } from '../box'

/**
 * The path of a finger: it comes down, moves in a straight line, speeding up and slowing down, and is lifted at `liftMs`,
 * at rest or in motion. Points are relative to the middle of the room, and 1 is the {@link reachIn} of a hand there.
 */
interface Path {
  readonly from: Point
  readonly to: Point
  readonly moveMs: number
  readonly stopMs: number
  readonly liftMs: number
}

/** A gesture of one or more fingers. All times are in ms since it began. */
export interface Gesture {
  readonly name: string
  /** What to watch while it is played. */
  readonly caption: string
  /** The zoom at which it starts, and the map point in the middle of its room: 0, 0 is the map's top left, 1, 1 its bottom right. */
  readonly zoom: number
  readonly middle: Point
  readonly fingers: readonly Path[]
}

export const GESTURES: readonly Gesture[] = [
  {
    name: 'Pinch',
    caption: 'Two fingers keep the map point between them, and the scale follows their distance.',
    zoom: 0,
    middle: { x: 0.5, y: 0.5 },
    fingers: [
      { from: { x: -0.3, y: 0.24 }, to: { x: -0.75, y: 0.6 }, moveMs: 150, stopMs: 900, liftMs: 1050 },
      { from: { x: 0.3, y: -0.24 }, to: { x: 0.75, y: -0.6 }, moveMs: 150, stopMs: 900, liftMs: 1050 },
    ],
  },
  {
    name: 'Flick',
    caption: 'Lifted in motion, a finger leaves its velocity to the map, which glides on.',
    zoom: 1,
    middle: { x: 0.5, y: 0.5 },
    // Lifted halfway, where it is fastest.
    fingers: [{ from: { x: 0.7, y: 0.5 }, to: { x: -1.3, y: -0.9 }, moveMs: 80, stopMs: 380, liftMs: 230 }],
  },
  {
    name: 'Edge',
    caption: 'Past its edge, the map resists more the further it is pulled. Let go, it returns.',
    zoom: 0,
    middle: { x: 0.5, y: 0 },
    fingers: [{ from: { x: 0, y: -0.7 }, to: { x: 0, y: 0.6 }, moveMs: 100, stopMs: 700, liftMs: 900 }],
  },
]

/** A pointer that comes down, moves or is lifted, at a time in ms since the gesture began, and at a point in screen px. */
export interface FingerEvent {
  readonly kind: 'press' | 'move' | 'lift'
  readonly id: number
  readonly ms: number
  readonly pointScreen: Point
}

/** The interval of a moving finger's events, as of a fast touch screen: played slowly, each frame still has one. */
const EVENT_MS = 4

/** The events of a gesture in a room, in the order of their times. */
export function eventsOf({ fingers }: Gesture, room: Box): readonly FingerEvent[] {
  return fingers.flatMap((path, index) => fingerEvents(path, index + 1, room)).sort((a, b) => a.ms - b.ms)
}

/** The view in which a gesture starts. */
export function startOf({ zoom, middle }: Gesture, room: Box, bounds: Bounds): View {
  const { width, height } = bounds.map
  return pinWithin({ x: middle.x * width, y: middle.y * height }, middleOf(room), scaleOf(zoom), bounds)
}

function fingerEvents({ from, to, moveMs, stopMs, liftMs }: Path, id: number, room: Box): FingerEvent[] {
  const centre = middleOf(room)
  const reach = reachIn(room)
  const eventAt = (kind: FingerEvent['kind'], ms: number): FingerEvent => {
    const t = Math.min(1, Math.max(0, (ms - moveMs) / (stopMs - moveMs)))
    const eased = t * t * (3 - 2 * t)
    const x = centre.x + reach * mix(from.x, to.x, eased)
    const y = centre.y + reach * mix(from.y, to.y, eased)
    return { kind, id, ms, pointScreen: { x, y } }
  }
  const lastMs = Math.min(stopMs, liftMs)
  const moves: FingerEvent[] = []
  for (let ms = moveMs + EVENT_MS; ms < lastMs; ms += EVENT_MS) moves.push(eventAt('move', ms))
  return [eventAt('press', 0), ...moves, eventAt('move', lastMs), eventAt('lift', liftMs)]
}

/** How far a hand reaches from the middle of a room: to its nearest edge, at most 160 px. */
function reachIn({ left, top, right, bottom }: Box): number {
  return Math.min(160, (right - left) / 2, (bottom - top) / 2)
}

/** The larger part of a viewport that a panel leaves free, to its right or above it; all in screen px. */
export function roomBeside(panel: Box, { width, height }: Size): Box {
  const right = { left: Math.min(panel.right, width), top: 0, right: width, bottom: height }
  const above = { left: 0, top: 0, right: width, bottom: Math.max(panel.top, 0) }
  return (width - right.left) * height > width * above.bottom ? right : above
}
