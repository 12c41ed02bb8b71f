/** The sea serpent: a crested head, a neck, three humps and a tail above the waves. It looks to the left. */
import { arc } from '../../drawing/curves.ts'
import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { bold, detail, line, type Pen } from '../../drawing/pen.ts'
import { pointsOf } from '../../drawing/plot.ts'
import { distance, mixPoints, type Point } from '../../drawing/points.ts'
import { along, type Limb, limb, outlineOf } from './limb.ts'
import { surf } from './water.ts'

/** A part of its body, and the side of it that is the back. */
interface Part {
  readonly limb: Limb
  readonly back: 'left' | 'right'
  /** How high the fin on its back is. */
  readonly fin: number
}

const neck: Part = {
  limb: limb(pointsOf('-100,3 -110,-24 -98,-52 -100,-82 -126,-98'), [29, 25, 21, 18, 18], 11),
  back: 'right',
  fin: 10,
}
const humps = [hump(-34, 38, 26), hump(54, 28, 20), hump(118, 18, 15)]
const tail: Part = {
  limb: limb(pointsOf('160,3 163,-12 172,-26 188,-31'), [13, 11, 8, 4], 9),
  back: 'right',
  fin: 4,
}

/** Where it breaks the surface: the middle of a wave, and half its length. */
const breaks = pointsOf('-98,26 -70,12 5,14 26,10 82,11 99,8 136,9 161,13')

/** Draws the serpent, 400 units long and 140 high: its waterline under the first hump at the origin. */
export function serpent(pen: Pen): void {
  const fluke = 'M184,-33C192,-46 202,-44 208,-50Q202,-38 212,-28Q198,-23 185,-28Z'
  pen.shape(fluke, colour.rust)
  for (const part of [tail, ...humps.toReversed(), neck]) drawPart(pen, part)
  drawHead(pen)
  for (const [x, half] of breaks) surf(pen, [x, 5], half)
}

function hump(x: number, radius: number, thickness: number): Part {
  const bones = arc([x, 2], [radius, radius * 1.05], 180, 360, 6)
  return {
    limb: limb(bones, [thickness * 0.86, thickness, thickness * 0.8], radius / 3.4),
    back: 'left',
    fin: thickness * 0.38,
  }
}

function drawPart(pen: Pen, { limb: body, back, fin }: Part): void {
  // From here on, 0 is the back and 1 the belly.
  const level = (part: number) => along(body, back === 'left' ? part : 1 - part)
  pen.shape(crest(level(0), body.middle, fin), colour.rust, line)
  pen.shape(outlineOf(body), colour.serpent, bold)
  const [flank, belly] = [level(0.74), level(1)]
  pen.shape(outlineOf({ ...body, left: flank, right: belly }), colour.serpentBelly, detail)
  const inner = belly.slice(1, -1)
  pen.lines(
    inner.map((point, index) => [point, flank[index + 1] as Point]),
    detail,
  )
  const scales = new Path()
  for (const [row, part] of [0.16, 0.36, 0.56].entries()) {
    const line = level(part)
    const below = level(part + 0.14)
    for (let index = row % 2; index + 1 < line.length; index++) {
      const [from, to] = [line[index] as Point, line[index + 1] as Point]
      const low = mixPoints(below[index] as Point, below[index + 1] as Point, 0.5)
      scales.moveTo(mixPoints(from, to, 0.15)).quadTo(low, mixPoints(from, to, 0.85))
    }
  }
  pen.shape(scales, null, { ...detail, strokeOpacity: 0.75 })
}

/** The fin along a back: a tooth from each point to the next, leaning towards the tail. */
function crest(edge: readonly Point[], middle: readonly Point[], height: number): Path {
  const path = new Path()
  for (let index = 1; index < edge.length - 1; index++) {
    const [from, to] = [edge[index] as Point, edge[index + 1] as Point]
    // On the inside of a bend they would crowd.
    if (distance(from, to) < height * 0.6) continue
    const [middleX, middleY] = middle[index] as Point
    const longer = 1 + height / (distance(from, [middleX, middleY]) || 1)
    const tip: Point = [middleX + (from[0] - middleX) * longer, middleY + (from[1] - middleY) * longer]
    path.polyline([from, [tip[0] + (to[0] - from[0]) * 0.8, tip[1] + (to[1] - from[1]) * 0.8], to])
  }
  return path
}

function drawHead(pen: Pen): void {
  const ear = 'M-122,-104C-112,-126 -98,-128 -92,-136Q-94,-122 -84,-118Q-92,-112 -88,-102Q-104,-100 -118,-92Z'
  pen.shape(ear, colour.rust)
  pen.lines('-117,-101 -94,-131 / -116,-99 -87,-117 / -116,-97 -91,-103', detail)
  pen.shape('M-164,-92L-146,-90L-138,-86L-162,-77Z', colour.serpentMouth, detail)
  pen.shape('M-156,-84Q-170,-88 -186,-87L-183,-83L-190,-81Q-172,-79 -156,-82Z', colour.red, detail)
  const skull =
    'M-112,-110C-124,-118 -138,-116 -150,-108C-160,-106 -170,-104 -176,-99Q-178,-92 -169,-93L-150,-91Q-142,-90 -138,-86'
  pen.shape(
    `${skull}C-148,-82 -160,-80 -166,-76Q-164,-70 -150,-71C-138,-72 -124,-76 -112,-86Q-107,-98 -112,-110Z`,
    colour.serpent,
    bold,
  )
  const teeth = 'M-167,-93L-165,-88L-163,-92M-159,-92L-157,-87L-155,-91.5M-152,-91L-149.5,-86L-147,-90'
  pen.shape(`${teeth}M-163,-77.5L-160.5,-82L-158,-79M-155,-80L-152,-84.5L-150,-81.6`, colour.snow, detail)
  const horns = [
    { points: pointsOf('-128,-113 -126,-126 -116,-136'), from: 5, to: 0.6 },
    { points: pointsOf('-136,-114 -137,-126 -130,-137'), from: 4.4, to: 0.6 },
  ]
  pen.strokes(horns, colour.socket)
  pen.shape(new Path().ellipse([-139, -106], 4.4, 3.6), colour.glow)
  pen.fill(new Path().ellipse([-140, -106], 1.4, 2.8).ellipse([-170, -99.6], 1.3, 1), colour.dark)
  pen.line('-147,-109.6 -134,-112', { width: 1.8 })
  pen.shape('M-150,-72Q-154,-64 -149,-60M-142,-73Q-146,-63 -140,-58', null)
  pen.flicks(
    pointsOf('-140,-76 -134,-79 -128,-82 -122,-86').map((from) => ({
      from,
      to: [from[0] + 9, from[1] - 9],
      width: 1,
    })),
  )
}
