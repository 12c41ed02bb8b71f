/** The red dragon, on the wing. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { bold, detail, hatching, line, type Pen } from '../../drawing/pen.ts'
import { linesOf, pointsOf } from '../../drawing/plot.ts'
import { mixPoints, type Point } from '../../drawing/points.ts'
import { limb, outlineOf } from './limb.ts'

/** A wing: where it grows from the back, its wrist, and its tips from the foremost to the hindmost. */
interface Wing {
  readonly shoulder: Point
  readonly wrist: Point
  readonly tips: readonly Point[]
  readonly skin: string
}

const farWing: Wing = {
  shoulder: [9, -2],
  wrist: [20, -36],
  tips: pointsOf('50,-48 52,-30 42,-16 26,-4 12,4'),
  skin: colour.wing,
}
const nearWing: Wing = {
  shoulder: [2, 2],
  wrist: [-9, -32],
  tips: pointsOf('-40,-44 -45,-24 -38,-9 -22,1 -6,8'),
  skin: colour.farWing,
}

const spine = pointsOf('-58,6 -48,16 -34,16 -20,8 -6,5 8,4 18,-1 24,-11 33,-17')
const thickness = [1, 3, 5, 8, 13, 13, 8, 6, 5.4]
const plates = linesOf(
  '-8,9 -5,11 / -2,9.6 1,11 / 4,9 7,10 / 10,7 13,7.4 / 15,4 19,4 / 19,0 23,-0.4 / 21.6,-5 26,-6',
)
const spikes = pointsOf('-44,14 -36,13 -28,8.4 -20,4 -12,0.6 12,-2.6 17,-6 20.4,-11 24,-16')

/** Draws the dragon: it flies to the right and spits fire, 140 units long, its breast at the origin. */
export function dragon(pen: Pen): void {
  drawWing(pen, farWing)
  pen.shape(outlineOf(limb(spine, thickness)), colour.dragon)
  pen.polygon('-57,6 -66,4 -61,12', colour.dragonShade, { ...line, wobble: 0 })
  pen.lines([...plates, ...spikes.map(spike)], detail)
  const legs = [
    { points: pointsOf('-6,9 -10,16 -6,20 -10,24'), from: 4.4, to: 1.4 },
    { points: pointsOf('12,7 14,14 19,16 17,20'), from: 3.8, to: 1.2 },
  ]
  pen.strokes(legs, colour.dragonShade)
  drawHead(pen)
  drawWing(pen, nearWing)
}

function spike([x, y]: Point): Point[] {
  return [
    [x - 2.4, y + 1],
    [x - 2, y - 4],
    [x + 2, y],
  ]
}

function drawWing(pen: Pen, { shoulder, wrist, tips, skin }: Wing): void {
  const [front, ...others] = tips as [Point, ...Point[]]
  const elbow = mixPoints(shoulder, wrist, 0.45)
  const edge = new Path()
    .moveTo(shoulder)
    .quadTo([elbow[0] - 4, elbow[1]], wrist)
    .quadTo([(wrist[0] + front[0]) / 2, (wrist[1] + front[1]) / 2 - 5], front)
  others.forEach((tip, index) => {
    // Between two fingers the skin hangs slack: its edge is drawn in towards the wrist.
    edge.quadTo(mixPoints(mixPoints(tips[index] as Point, tip, 0.5), wrist, 0.26), tip)
  })
  pen.shape(edge.close(), skin)
  const fingers = new Path()
  for (const tip of tips.slice(1, -1)) {
    const knuckle = mixPoints(wrist, tip, 0.5)
    fingers.moveTo(wrist).quadTo([knuckle[0] - 2, knuckle[1] - 1.5], tip)
  }
  pen.shape(fingers, null, line)
  const folds = others.flatMap((tip, index) =>
    [0.35, 0.65].map((part) => {
      const from = mixPoints(mixPoints(tips[index] as Point, tip, part), wrist, 0.3)
      return { from, to: mixPoints(from, wrist, 0.45), width: 0.8 }
    }),
  )
  pen.flicks(folds)
}

function drawHead(pen: Pen): void {
  pen.moving('fire', () => {
    pen.shape(
      'M47,-16C54,-18 58,-14 66,-17C62,-13 68,-10 74,-11C66,-7 58,-8 47,-14Z',
      colour.dragonFire,
      detail,
    )
    pen.fill('M48,-15.4Q56,-15 64,-12Q56,-10 48,-14.6Z', colour.flameHeart)
  })
  pen.lines('32,-23 25,-31 / 35,-23.6 30,-33', bold)
  const skull = 'M28,-20C30,-24 36,-25 40,-22.5L50,-20.5Q51.5,-18.5 49,-18L42,-17.4L47,-13.6'
  pen.shape(`${skull}C44,-12 39,-13.6 36,-14.6C33,-13 30,-14 28,-15Z`, colour.dragon)
  pen.shape(new Path().ellipse([38, -20.4], 1.1), colour.glow, hatching)
}
