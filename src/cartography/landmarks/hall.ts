/**
 * The Hearth Hall: a great house with a fire at its heart, towers that guard it, a garden, and guests at the
 * door.
 */

import type { Box } from '../../panzoom/core/geometry.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, line, type Pen } from '../drawing/pen.ts'
import { linesOf, pointsOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { drawCurtain } from '../kit/battlements.ts'
import { drawChimney } from '../kit/chimney.ts'
import { drawPeople } from '../kit/folk.ts'
import { drawApples, drawBeds, drawStall } from '../kit/market.ts'
import { drawArch, drawStones, OUTLINE } from '../kit/masonry.ts'
import { drawSlope } from '../kit/roof.ts'
import { drawSmoke } from '../kit/smoke.ts'
import { drawTower, type Tower } from '../kit/tower.ts'
import { drawBushes, drawSoil, drawTufts } from '../kit/yard.ts'

/** The room of the drawing around the origin, in map units. */
export const extent: Box = { left: -95, top: -157, right: 95, bottom: 3 }

/** Where a road ends: on the lane. */
export const door: Point = [0, 0]

/** Draws the hall: the lane to its door begins at the origin. */
export function draw(pen: Pen): void {
  pen.at([0, -4], 1, () => {
    grounds(pen)
    for (const tower of towers) drawTower(pen, tower)
    drawSmoke(pen, { from: [41, -107], to: [80, -139], width: 6.5, billows: 5 })
    hall(pen)
    courtyard(pen)
    garden(pen)
    lane(pen)
  })
}

const towers: readonly Tower[] = [
  {
    foot: [-44, -26],
    width: 34,
    height: 80,
    merlons: 6,
    flag: { pole: 26, length: 26, cloth: colour.red },
    windows: pointsOf('-6,58 6,58'),
    slits: pointsOf('-5,34 2,46'),
  },
  {
    foot: [78, -18],
    width: 22,
    height: 56,
    roof: { height: 36, fill: colour.slate },
    flag: { pole: 13, length: 13, cloth: colour.gold, pointed: true },
    slits: pointsOf('2,42'),
  },
  {
    foot: [-76, -6],
    width: 24,
    height: 62,
    roof: { height: 40, fill: colour.slate },
    flag: { pole: 13, length: 13, cloth: colour.gold, pointed: true },
    slits: pointsOf('-3,46 3,30'),
  },
]

function grounds(pen: Pen): void {
  pen.glaze('-88,2 -86,-10 -50,-22 40,-26 84,-14 88,1 40,6 -50,6', colour.paleLeaf, 0.42)
  drawSoil(pen, { left: -90, top: 2, right: 82, bottom: 6 }, 14)
}

/** The hall, its gable to the front, its long side to the right. */
function hall(pen: Pen): void {
  pen.polygon('14,-10 14,-42 76,-42 76,-10', colour.stoneShade, OUTLINE)
  pen.shade('14,-10 14,-42 76,-42 76,-10')
  for (const x of [24, 39, 54, 69]) drawArch(pen, [x, -19], 6.5, 17, colour.glow)
  drawChimney(pen, [41, -74], 14, 32)
  roof(pen)
  gable(pen)
}

function roof(pen: Pen): void {
  drawSlope(pen, {
    corners: pointsOf('-11,-89 52,-89 16,-38 80,-38'),
    rows: 7,
    fill: colour.rust,
  })
  for (const [x, y] of pointsOf('22,-51 46,-51')) {
    pen.at([x, y], 1, () => {
      pen.polygon('0,-13 12,-13 17,-4 5,-4', colour.red, line)
      pen.polygon('-5,0 -5,-6 0,-13 5,-6 5,0', colour.paper, line)
      pen.polygon('-2.2,-1 -2.2,-6 2.2,-6 2.2,-1', colour.glow, detail)
    })
  }
}

/** The gable: stone below, timber above, with beasts' heads where its boards cross. */
function gable(pen: Pen): void {
  const front = '-36,-8 -36,-42 -11,-88 14,-42 14,-8'
  pen.polygon(front, colour.paper)
  pen.polygon('-36,-8 -36,-40 14,-40 14,-8', colour.stone, OUTLINE)
  pen.shade('-36,-36 -36,-40 14,-40 14,-36', 0.24)
  pen.lines('-26,-58 4,-58 / -11,-58 -11,-84 / -26,-41 -19,-57 / 4,-41 -3,-57', {
    stroke: colour.darkWood,
    width: 1.8,
  })
  drawArch(pen, [-11, -42], 11, 16, colour.glow)
  pen.lines('-11,-42 -11,-57 / -16.5,-49 -5.5,-49', detail)
  pen.shape(new Path().ellipse([-11, -69], 4), colour.glow, line)
  pen.line('-40,-37 -11,-90 18,-37', { width: 4.2, wobble: 0 })
  pen.line('-40,-37 -11,-90 18,-37', { width: 2.4, wobble: 0, stroke: colour.wood })
  pen.shape(
    'M-12,-88Q-8,-94 -10,-101Q-4,-100 -1,-95L-5,-95Q-6,-90 -10,-87ZM-10,-88Q-14,-94 -12,-101Q-18,-100 -21,-95L-17,-95Q-16,-90 -12,-87Z',
    colour.wood,
    line,
  )
  drawStones(pen, pointsOf('-33,-12 -34,-22 -30,-31 5,-30 8,-19 7,-11 -27,-26'))
  doorway(pen)
}

/** The door stands open: the fire of the hearth shines out. */
function doorway(pen: Pen): void {
  pen.polygon('-23,-4 -23,-8 1,-8 1,-4', colour.stone, line)
  drawArch(pen, [-11, -8], 18, 27, colour.stoneShade)
  drawArch(pen, [-11, -8], 13, 22, colour.hearth)
  pen.fill('M-14.5,-8.6Q-16,-16 -11,-23Q-6,-16 -7.5,-8.6Z', colour.glow)
  const banners = linesOf('-31,-37 -25,-37 -25,-21 -28,-17 -31,-21 / 3,-37 9,-37 9,-21 6,-17 3,-21')
  for (const banner of banners) pen.polygon(banner, colour.red, line)
  pen.fill('M-28,-33 -26,-29 -28,-25 -30,-29ZM6,-33 8,-29 6,-25 4,-29Z', colour.gold)
}

/** A wall on the left, and a market in its lee. */
function courtyard(pen: Pen): void {
  drawCurtain(pen, [-93, 0], [-40, -2], 20, 7)
  drawStones(pen, pointsOf('-90,-9 -84,-12 -62,-11 -50,-9 -45,-12'))
  drawStall(pen, [-78, 4], colour.blue)
  drawStall(pen, [-54, 3], colour.red)
  drawPeople(pen, pointsOf('-66,5 -90,5'), [colour.plum, colour.gold])
}

/** Beds of cabbages, and apple trees. */
function garden(pen: Pen): void {
  pen.at([24, -6], 1, drawBeds)
  drawApples(pen, pointsOf('68,-2 85,0'), 20)
  drawBushes(pen, pointsOf('14,-2 77,5'), 10)
}

/** The lane, and guests on their way in. */
function lane(pen: Pen): void {
  pen.fill('M-21,-4Q-18,1 -12,6L12,6Q2,0 -1,-4Z', colour.doorstep)
  // The light of the hearth, which falls out of the door.
  pen.fill('M-17,-4L-5,-4Q-2,1 4,5L-10,5Q-15,1 -17,-4Z', colour.glow, 0.7)
  pen.curves('-21,-4 -18,1 -12,6 / -1,-4 3,2 12,6', { ...detail, stroke: colour.paleInk })
  drawPeople(pen, pointsOf('-14,-1 -8,2 1,5 -25,3'))
  drawTufts(pen, pointsOf('-36,5 18,5 38,6 92,4 -92,6'))
}
