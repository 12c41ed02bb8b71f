/** The High Keep: a fortress on a crag, a stair to it, a burning beacon, and a dragon. */

import type { Box } from '../../panzoom/core/geometry.ts'
import { sample } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { detail, hatching, line, type Pen } from '../drawing/pen.ts'
import { linesOf, pointsOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { drawCrown, drawCurtain } from '../kit/battlements.ts'
import { drawCampFire, drawTent } from '../kit/camp.ts'
import { type Crag, drawCrag } from '../kit/crag.ts'
import { drawPeople } from '../kit/folk.ts'
import { drawArch, drawStones, OUTLINE } from '../kit/masonry.ts'
import { drawPines } from '../kit/pine.ts'
import { drawFire, drawSmoke } from '../kit/smoke.ts'
import { drawTower, type Tower } from '../kit/tower.ts'
import { drawSoil, drawTufts } from '../kit/yard.ts'
import { dragon } from '../sea/creatures/dragon.ts'
import { limb, outlineOf } from '../sea/creatures/limb.ts'

/** The room of the drawing around the origin, in map units. */
export const extent: Box = { left: -142, top: -215, right: 142, bottom: 3 }

/** Where a road ends: at the foot of the stair. */
export const door: Point = [-4, -3]

/** Draws the keep: the stair to it begins at the origin. */
export function draw(pen: Pen): void {
  pen.at([0, -6], 1, () => {
    ground(pen)
    bridge(pen)
    for (const rock of farRocks) drawCrag(pen, rock)
    pen.at([108, -67], 1, beacon)
    pen.at([0, 8], 1, keep)
    for (const rock of nearRocks) drawCrag(pen, rock)
    pen.glaze(
      '-124,3 -100,-8 -70,-3 -40,-9 -8,-2 20,-8 50,-3 80,-10 112,-5 130,3 60,6 -60,6',
      colour.keepGround,
      0.4,
    )
    stair(pen)
    pen.at([-76, -38], 1, lowerGate)
    camp(pen)
    pen.at([-92, -168], 0.66, dragon)
  })
}

function ground(pen: Pen): void {
  pen.glaze('-132,1 -122,-10 -60,-22 60,-22 122,-10 132,1 60,6 -60,6', colour.keepGround, 0.5)
  drawSoil(pen, { left: -126, top: 1, right: 120, bottom: 7 }, 18)
}

/** The rocks behind the keep's own. */
const farRocks: readonly Crag[] = [
  {
    left: pointsOf('-68,-92 -74,-78 -84,-70 -86,-52 -100,-38 -104,-22 -122,2'),
    ridge: pointsOf('-68,-92 -64,-74 -70,-58 -60,-40 -66,2'),
    right: pointsOf('-68,-92 -58,-80 -54,-62 -44,-50 -40,2'),
  },
  {
    left: pointsOf('97,-68 95,-52 88,-38 87,-18 74,2'),
    ridge: pointsOf('108,-68 105,-50 111,-34 105,-14 110,2'),
    right: pointsOf('119,-68 120,-50 129,-36 129,-18 139,2'),
  },
  {
    left: pointsOf('66,-58 60,-44 56,-26 48,2'),
    ridge: pointsOf('66,-58 70,-42 66,-22 74,2'),
    right: pointsOf('66,-58 75,-46 78,-26 90,-14 98,2'),
  },
]

/** The keep's rock, and the one before it that bears the lower gate. */
const nearRocks: readonly Crag[] = [
  {
    left: pointsOf('-42,-100 -50,-94 -47,-80 -57,-66 -54,-48 -66,-34 -62,-18 -72,2'),
    ridge: pointsOf('8,-100 14,-84 5,-68 17,-50 8,-34 22,-16 17,2'),
    right: pointsOf('44,-100 54,-92 50,-76 62,-62 58,-44 70,-28 70,-12 80,2'),
    hollows: linesOf(
      '-20,-98 -14,-78 -24,-54 -34,-46 -26,-70 -30,-84 / -8,-52 -2,-34 -12,2 -26,2 -18,-22 -20,-36',
    ),
  },
  {
    left: pointsOf('-98,-40 -103,-26 -112,-16 -121,4'),
    ridge: pointsOf('-68,-40 -74,-24 -64,-10 -68,4'),
    right: pointsOf('-54,-40 -49,-26 -38,-14 -30,4'),
  },
  {
    left: pointsOf('42,-38 35,-26 31,-10 20,4'),
    ridge: pointsOf('42,-38 48,-22 43,-8 50,4'),
    right: pointsOf('42,-38 56,-28 61,-14 76,-6 84,4'),
  },
]

const towers: readonly Tower[] = [
  {
    foot: [21, -120],
    width: 13,
    height: 58,
    roof: { height: 24, fill: colour.slate },
    flag: { pole: 9, length: 11, cloth: colour.gold, pointed: true },
    slits: pointsOf('0,46'),
  },
  {
    foot: [1, -118],
    width: 32,
    height: 49,
    merlons: 6,
    roof: { height: 29, fill: colour.rust },
    flag: { pole: 11, length: 18, cloth: colour.red },
    windows: pointsOf('-6,30 6,30'),
  },
  {
    foot: [-27, -118],
    width: 18,
    height: 40,
    roof: { height: 30, fill: colour.slate },
    flag: { pole: 11, length: 13, cloth: colour.red, pointed: true },
    slits: pointsOf('-2,28 2,14'),
  },
  {
    foot: [35, -118],
    width: 18,
    height: 30,
    roof: { height: 28, fill: colour.slate },
    slits: pointsOf('0,18'),
  },
]

function keep(pen: Pen): void {
  for (const tower of towers) drawTower(pen, tower)
  drawCurtain(pen, [-38, -104], [-6, -104], 18, 5)
  drawCurtain(pen, [12, -104], [42, -104], 18, 5)
  drawStones(pen, pointsOf('-32,-108 -15,-112 18,-108 34,-111'))
  for (const x of [-22, 27]) {
    pen.at([x, -119], 1, () => {
      pen.polygon('-3.5,0 3.5,0 3.5,11 0,14 -3.5,11', colour.red, line)
      pen.fill('M0,3 1.8,6 0,9.5 -1.8,6Z', colour.gold)
    })
  }
  for (const x of [-40, 44])
    drawTower(pen, { foot: [x, -103], width: 15, height: 24, merlons: 3, slits: [[0, 11]] })
  pen.at([3, -103], 1, gatehouse)
}

function gatehouse(pen: Pen): void {
  pen.polygon('-10,0 -10,-28 10,-28 10,0', colour.stone, OUTLINE)
  pen.shade('4,0 4,-28 10,-28 10,0', 0.24)
  drawCrown(pen, { at: [0, -25], half: 12.5, merlons: 4 })
  drawArch(pen, [0, 0], 9, 16, colour.dark)
  pen.lines('-2,-1 -2,-13 / 2,-1 2,-13 / -4,-6 4,-6 / -4,-10 4,-10', { ...detail, stroke: colour.gold })
}

/**
 * A stair up the front of the rocks, narrower the higher it is, in two flights: to the lower gate, and from
 * it.
 */
function stair(pen: Pen): void {
  const flights = [
    limb(
      pointsOf('-70,-41 -50,-48 -20,-54 18,-59 33,-65 27,-74 8,-80 0,-87 3,-99'),
      [5.6, 5, 4.4, 3.6, 3],
      4,
    ),
    limb(pointsOf('-2,3 19,2 25,-4 8,-10 -24,-15 -56,-22 -76,-38'), [9.5, 8, 7, 6.4, 5.6], 4),
  ]
  for (const flight of flights) {
    pen.shape(outlineOf(flight), colour.stair, line)
    pen.lines(
      flight.left.slice(1, -1).map((edge, index) => [edge, flight.right[index + 1] as Point]),
      hatching,
    )
  }
}

function lowerGate(pen: Pen): void {
  drawTower(pen, {
    foot: [16, 1],
    width: 13,
    height: 24,
    roof: { height: 19, fill: colour.slate },
    slits: [[0, 12]],
  })
  drawCurtain(pen, [-13, 2], [12, 2], 14, 4)
  drawArch(pen, [0, 2], 8, 11, colour.dark)
  drawTower(pen, {
    foot: [-17, 0],
    width: 14,
    height: 19,
    merlons: 3,
    flag: { pole: 14, length: 14, cloth: colour.red },
  })
}

/** A rope bridge from the keep's back to the needle. */
function bridge(pen: Pen): void {
  const deck = pointsOf('46,-82 60,-72 78,-66 99,-65')
  const rail = deck.map(([x, y]): Point => [x, y - 7])
  pen.lines(
    sample(deck, 6).map(([x, y]): Point[] => [
      [x, y],
      [x, y - 7],
    ]),
    detail,
  )
  pen.curves([deck], { width: 3 })
  pen.curves([deck], { width: 1.6, stroke: colour.bridgeDeck, dash: [1.2, 1.2], flatEnds: true })
  pen.curves([rail], line)
}

function beacon(pen: Pen): void {
  drawSmoke(pen, { from: [2, -50], to: [22, -92], width: 6, billows: 4 })
  drawTower(pen, { foot: [0, 0], width: 17, height: 25, merlons: 3, slits: [[0, 12]] })
  drawFire(pen, [0, -37], 19)
}

/** Adventurers camp at the foot. */
function camp(pen: Pen): void {
  drawPines(pen, pointsOf('-130,1 -119,4 117,4 126,1 107,6 131,5 -38,4 -29,7 63,5 72,3 82,7'), 26)
  drawTent(pen, [-102, 4], colour.red)
  drawTent(pen, [-62, 5], colour.blue)
  pen.at([-82, 5], 1, drawCampFire)
  drawPeople(pen, pointsOf('-90,6 -74,7 -3,4'))
  drawTufts(pen, pointsOf('-112,6 -46,8 33,7 50,6 94,7'))
}
