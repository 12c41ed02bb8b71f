/**
 * A great library: a gable with a window like a star to the front, and a nave with lancet windows behind it.
 */
import { arc } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, hatching, line, type Pen } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { drawArch, drawStones, OUTLINE } from './masonry.ts'

/**
 * Draws it 106 units wide and 83 tall: the middle of its door's threshold at the origin, the nave to the
 * left.
 */
export function drawLibrary(pen: Pen): void {
  nave(pen)
  gable(pen)
  roseWindow(pen, [0, -47], 14)
  doorway(pen)
}

function nave(pen: Pen): void {
  pen.polygon('-64,-2 -64,-40 -22,-40 -22,-2', colour.stone, OUTLINE)
  pen.polygon('-64,-40 -48,-66 10,-66 20,-40', colour.copper, OUTLINE)
  pen.lines('-52,-59 6,-59 / -56,-53 6,-53 / -60,-46.5 6,-46.5', hatching)
  pen.shade('-64,-36 -64,-40 -22,-40 -22,-36', 0.3)
  for (const x of [-55, -43, -31]) {
    pen.at([x, -2], 1, () => {
      drawArch(pen, [0, -8], 7, 22, colour.glow)
      pen.polygon('4.5,0 4.5,-30 7.5,-26 8.5,0', colour.stoneShade, line)
    })
  }
}

function gable(pen: Pen): void {
  const roof = '0,-83 8,-83 38,-40 26,-40'
  pen.polygon('24,0 24,-42 0,-80 8,-80 36,-42 36,-2', colour.stoneDeep, OUTLINE)
  pen.polygon(roof, colour.copper, OUTLINE)
  pen.shade(roof, 0.3)
  pen.hatch(roof, { degrees: 55, gap: 3.5, ragged: 0.4 })
  pen.hatch('25,-3 25,-40 36,-42 36,-3', { degrees: 90, gap: 2.6, start: 0.05, ragged: 0.7 })
  pen.polygon('-24,0 -24,-42 0,-80 24,-42 24,0', colour.paper)
  pen.shade('-24,-38 0,-76 24,-38 24,-42 0,-80 -24,-42', 0.24)
  pen.line('-27,-38 0,-82 27,-38', { width: 2.2 })
  drawStones(pen, pointsOf('-23,-5 -22,-28 -23,-36 -17,-31 19,-34 20,-28 18,-3'))
  for (const x of [-16, 16]) drawArch(pen, [x, -9], 4.4, 13, colour.glow)
}

/** A round window whose tracery is a star of six points. */
function roseWindow(pen: Pen, centre: Point, radius: number): void {
  pen.shape(new Path().ellipse(centre, radius), colour.glow)
  const tips = arc(centre, [radius, radius], -90, 210, 5)
  const valleys = arc(centre, [radius * 0.45, radius * 0.45], -60, 240, 5)
  const star = tips.flatMap((tip, index) => [tip, valleys[index] as Point])
  pen.shape(new Path().polygon(star).ellipse(centre, radius * 0.3), null, line)
}

function doorway(pen: Pen): void {
  pen.polygon('-18,2 -18,-2 18,-2 18,2', colour.stone, line)
  pen.polygon('-22,6 -22,2 22,2 22,6', colour.stone, line)
  drawArch(pen, [0, -2], 20, 28, colour.stoneShade)
  drawArch(pen, [0, -2], 13, 22, colour.darkWood)
  pen.line('0,-2 0,-24', detail)
}
