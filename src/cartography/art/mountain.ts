/** Mountains, seen from the front, lit from the left: one glyph each, no two alike. */
import { pointAlong } from '../drawing/curves.ts'
import { wedge } from '../drawing/nib.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import type { Mark } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import { clamp, mix, mixPoints, type Point } from '../drawing/points.ts'
import { type Random, randomStream } from '../drawing/random.ts'
import type { Glyph } from '../drawing/stamps.ts'
import { SUMMIT } from '../extents/boxes.ts'

/** A mountain's looks. Lengths in map units. */
interface Peak {
  readonly width: number
  readonly height: number
  /** How far right of its middle its top is, as a share of its width. */
  readonly lean: number
  /** Where on a side a shoulder stands out, from the top at 0 to the foot at 1; none if left out. */
  readonly leftShoulder?: number
  readonly rightShoulder?: number
}

/** From the lowest to the highest. */
const PEAKS: readonly Peak[] = [
  { width: 44, height: 26, lean: -0.05 },
  { width: 52, height: 33, lean: 0.06, rightShoulder: 0.45 },
  { width: 58, height: 38, lean: -0.1, leftShoulder: 0.5 },
  { width: 60, height: 44, lean: 0.03 },
  { width: 68, height: 50, lean: -0.08, rightShoulder: 0.35 },
  { width: 66, height: 57, lean: 0.05 },
  { width: 80, height: 60, lean: 0.1, leftShoulder: 0.4 },
  { width: 74, height: 66, lean: -0.04, rightShoulder: 0.5 },
  { width: 90, height: 70, lean: -0.12, rightShoulder: 0.3 },
  { width: 76, height: 76, lean: 0.04, leftShoulder: 0.55 },
  { width: 94, height: 80, lean: 0.08, leftShoulder: 0.32, rightShoulder: 0.55 },
  { width: 84, height: 88, lean: -0.03, rightShoulder: 0.42 },
]

/** A mountain or a hill to stamp, and its size in map units. */
export interface Mountain {
  readonly glyph: Glyph
  readonly width: number
  readonly height: number
}

/** The colours of rock from the top of a mountain to its foot, where it fades into the land. */
export const mountainGradient =
  `<linearGradient id="rock" x2="0" y2="1"><stop offset=".1" stop-color="${colour.peak}"/><stop offset=".5" stop-color="${colour.slope}"/>` +
  `<stop offset=".74" stop-color="${colour.mountainFoot}"/><stop offset="1" stop-color="${colour.mountainFoot}" stop-opacity="0"/></linearGradient>`

/** All mountains that there are, from the lowest to the highest. */
export const MOUNTAINS: readonly Mountain[] = PEAKS.map((peak, index) =>
  drawMountain(`m${index.toString(36)}`, peak),
)

/** The highest mountain, of which there is one. */
export const GREAT_MOUNTAIN: Mountain = drawMountain('mm', {
  ...SUMMIT,
  lean: -0.04,
  leftShoulder: 0.36,
  rightShoulder: 0.5,
})

function drawMountain(id: string, peak: Peak): Mountain {
  const random = randomStream(`mountain ${id}`)
  const top: Point = [peak.lean * peak.width, -peak.height]
  const left = side(random, top, [-peak.width / 2, 0], peak.leftShoulder)
  const right = side(random, top, [peak.width / 2, 0], peak.rightShoulder)
  const ridge = ridgeOf(random, top, peak)
  const ink = new Path()
  stroke(ink, left, 1.5)
  stroke(ink, right, 2.3)
  stroke(ink, ridge, 1.9)
  // A tone quieter than the outline: towers, not mountains, have the darkest lines on the land.
  const hatching = new Path()
  shadeStrokes(hatching, random, ridge, right, peak)
  spurs(hatching, random, ridge, left, peak)
  const shade = [...ridge, ...raggedFoot(ridge.at(-1) as Point, right), ...right.slice(1, -1).reverse()]
  const marks: Mark[] = [
    { style: { fill: 'url(#rock)' }, path: new Path().polygon([...left.toReversed(), ...right.slice(1)]) },
    { style: { fill: colour.mountainShade, fillOpacity: 0.3 }, path: new Path().polygon(shade) },
    { style: { fill: colour.mountainShade }, path: hatching },
    { style: { fill: colour.ink }, path: ink },
  ]
  return { glyph: { id, marks }, width: peak.width, height: peak.height }
}

/** The line from the top to a foot: steep above, hollow below, craggy, with a shoulder if it has one. */
function side(random: Random, top: Point, foot: Point, shoulder?: number): Point[] {
  const bend = random.between(0.8, 0.92)
  const rough = Math.abs(top[1]) * 0.03
  const points: Point[] = [top]
  ;[0.1, 0.2, 0.32, 0.45, 0.56, 0.7, 0.85].forEach((part, index) => {
    const bulge = shoulder === undefined ? 0 : 0.1 * Math.exp(-(((part - shoulder) / 0.16) ** 2))
    const crag = (index % 2 ? 1 : -1) * rough * random.between(0.1, 0.9)
    points.push([
      mix(top[0], foot[0], part + bulge) + random.around(rough * 0.5),
      mix(top[1], foot[1], part ** bend - bulge * 0.5) + crag,
    ])
  })
  return [...points, foot]
}

/** The shade's lower edge, from the ridge's end to the right foot. */
function raggedFoot(from: Point, right: readonly Point[]): Point[] {
  const foot = right.at(-1) as Point
  const edge = pointsOf('0.2,-2 0.38,-7 0.52,-1 0.66,-6 0.8,-1')
  return edge.map(([part, y]) => [mix(from[0], foot[0], part), y])
}

/** The crooked line down the front, between light and shade. */
function ridgeOf(random: Random, top: Point, { width, height }: Peak): Point[] {
  const foot = top[0] + width * random.between(-0.02, 0.12)
  return [0, 0.16, 0.34, 0.52, 0.72, 0.92].map((part, index): Point => {
    if (part === 0) return top
    const swing = (index % 2 ? 1 : -1) * width * 0.045 * (0.6 + part) * random.between(0.7, 1.3)
    return [mix(top[0], foot, part) + swing, -height * (1 - part * 0.97)]
  })
}

/** A line that starts so wide and runs out to nothing. */
function stroke(ink: Path, points: readonly Point[], width: number): void {
  const back = points.slice(0, -1).map(([x, y], index): Point => {
    const here = mix(width, width * 0.5, index / (points.length - 1))
    return [x - here * 0.8, y + here * 0.35]
  })
  ink.polygon([...points, ...back.reverse()])
}

/** Strokes down the shaded side, from the ridge to the right, the closer the higher. */
function shadeStrokes(
  ink: Path,
  random: Random,
  ridge: readonly Point[],
  right: readonly Point[],
  { height }: Peak,
): void {
  const count = Math.round(height / 5.6)
  for (let index = 0; index < count; index++) {
    const part = ((index + random.between(0.2, 0.8)) / count) * 0.86 + 0.05
    const from = pointAlong(ridge, part)
    const to = pointAlong(right, clamp(part + 0.4))
    wedge(ink, from, mixPoints(from, to, random.between(0.45, 0.9)), random.between(1, 1.6))
  }
}

/** Two spurs and a few strokes on the lit side, where a little shade lies behind each. */
function spurs(
  ink: Path,
  random: Random,
  ridge: readonly Point[],
  left: readonly Point[],
  { width, height }: Peak,
): void {
  for (const start of [0.3, 0.58]) {
    const from = pointAlong(ridge, start + random.around(0.06))
    const to = mixPoints(from, pointAlong(left, clamp(start + 0.34)), random.between(0.62, 0.85))
    const knee: Point = [mix(from[0], to[0], 0.5) + random.around(1.5), mix(from[1], to[1], 0.35)]
    stroke(ink, [from, knee, to], 1.5)
    for (const part of [0.3, 0.75]) {
      const [x, y] = mixPoints(knee, to, part)
      wedge(ink, [x, y], [x + random.between(1, 3), y + height * random.between(0.09, 0.15)], 1.2)
    }
  }
  for (let index = 0; index < 2; index++) {
    const [x, y] = mixPoints(pointAlong(left, random.between(0.2, 0.85)), [0, 0], random.between(0.1, 0.25))
    wedge(ink, [x, y], [x - width * 0.03, y + height * random.between(0.06, 0.12)], 1.1)
  }
}
