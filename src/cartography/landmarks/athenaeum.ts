/**
 * The Grand Athenaeum: students' towers under crooked roofs, a great library, and a dome to watch the stars
 * from.
 */

import type { Box } from '../../panzoom/core/geometry.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, line, type Pen } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import { mix, type Point } from '../drawing/points.ts'
import { drawLibrary } from '../kit/library.ts'
import { drawArch, drawDrum, OUTLINE } from '../kit/masonry.ts'
import { drawObservatory } from '../kit/observatory.ts'
import { drawBook, drawHat, drawMoon, drawOrrery, drawOwl, drawStar, type Hat } from '../kit/wizardry.ts'
import { drawBushes, drawSoil, drawTufts } from '../kit/yard.ts'

/** The room of the drawing around the origin, in map units. */
export const extent: Box = { left: -126, top: -166, right: 127, bottom: 2 }

/** Where a road ends: at the steps. */
export const door: Point = [4, -2]

/** Draws the athenaeum: its steps end at the origin. */
export function draw(pen: Pen): void {
  pen.at([0, -7], 1, () => {
    grounds(pen)
    bridge(pen, [-92, -52], [-54, -56])
    bridge(pen, [-54, -84], [-16, -88])
    for (const tower of farTowers) drawWizardTower(pen, tower)
    pen.polygon('32,-119 36,-125 38,-125 42,-119', colour.gold, line)
    pen.at([37, -137.5], 12.5, drawOrrery)
    pen.at([4, 0], 1, drawLibrary)
    pen.at([80, -4], 1, drawObservatory)
    drawWizardTower(pen, nearTower)
    sky(pen)
    terrace(pen)
  })
}

function grounds(pen: Pen): void {
  pen.glaze('-122,0 -108,-10 -40,-18 60,-18 112,-10 124,0 60,6 -60,6', colour.paleLeaf, 0.4)
  // The shadows of the nearest walls, to the right of them.
  pen.shade('-89,-1 -87,-9 -72,-6 -78,0')
  pen.shade('104,0 108,-10 126,-5 118,2')
  drawSoil(pen, { left: -118, top: 0, right: 110, bottom: 6 }, 18)
}

/**
 * A round tower: the middle of its foot, its size, how tall the wider storey on top is, and its windows'
 * sills above the foot.
 */
interface WizardTower {
  readonly foot: Point
  readonly width: number
  readonly height: number
  readonly gallery: number
  readonly windows: readonly Point[]
  readonly roof?: Omit<Hat, 'brim' | 'radius'>
}

/** From the farthest on. */
const farTowers: readonly WizardTower[] = [
  { foot: [37, -14], width: 17, height: 92, gallery: 9, windows: pointsOf('-2,82 1,64') },
  {
    foot: [-9, -16],
    width: 29,
    height: 74,
    gallery: 17,
    windows: pointsOf('-5,58 -9,81 0,82 9,81'),
    roof: { height: 40, bend: 11, fill: colour.plumRoof },
  },
  {
    foot: [-58, -10],
    width: 22,
    height: 76,
    gallery: 13,
    windows: pointsOf('-3,55 -5,82.5 4,82.5'),
    roof: { height: 36, bend: -10, fill: colour.blueRoof },
  },
]
const nearTower: WizardTower = {
  foot: [-99, -4],
  width: 25,
  height: 44,
  gallery: 13,
  windows: pointsOf('-4,27 5,13 -6,50.5 4,50.5'),
  roof: { height: 34, bend: 9, fill: colour.plumRoof },
}

function drawWizardTower(pen: Pen, { foot, width, height, gallery, windows, roof }: WizardTower): void {
  const half = width / 2
  const wide = half + 3.5
  const floor = -height - 4
  const eaves = floor - gallery
  pen.at(foot, 1, () => {
    const sills = windows.map(([x, up]): Point => [x, -up])
    drawDrum(pen, { foot: [0, 0], top: [0, -height], half, topHalf: half * 0.88, openings: sills })
    const right = `${wide},${eaves} ${wide},${floor} ${half},${floor + 5}`
    pen.shape(`M${-half},${floor + 5} ${-wide},${floor} ${-wide},${eaves} ${right}Z`, colour.paper, OUTLINE)
    pen.shade(`${wide * 0.25},${floor + 5} ${wide * 0.25},${eaves} ${right}`, 0.24)
    pen.shape(`M${-wide},${floor} ${wide},${floor}`, null, line)
    for (const sill of sills) drawArch(pen, sill, 4.4, 8, colour.glow)
    if (roof) drawHat(pen, { brim: [0, eaves + 1], radius: wide + 5, ...roof })
  })
}

/** A roofed bridge on an arch from tower to tower, with lit windows. */
function bridge(pen: Pen, from: Point, to: Point): void {
  const at = (part: number, up: number): Point => [mix(from[0], to[0], part), mix(from[1], to[1], part) - up]
  const walls = new Path().moveTo(at(0, 9)).lineTo(at(1, 9)).lineTo(at(1, -14))
  walls.quadTo(at(0.72, 0), at(0.5, 1)).quadTo(at(0.28, 0), at(0, -14)).close()
  pen.shape(walls, colour.paper, OUTLINE)
  pen.line([at(0, 3), at(1, 3)], detail)
  pen.polygon([at(0, 9), at(0, 14), at(1, 14), at(1, 9)], colour.copper, OUTLINE)
  for (const part of [0.38, 0.5, 0.62]) drawArch(pen, at(part, 3), 2.6, 5, colour.glow)
}

/** Stars and a moon on the roofs, and books that fly home to the great tower on a thread of magic. */
function sky(pen: Pen): void {
  for (const tip of pointsOf('2,-153 -90,-101')) pen.moving('star', () => drawStar(pen, tip, 4.5))
  pen.at([-68, -142], 4, drawMoon)
  for (const twinkle of pointsOf('88,-140 -38,-134 -112,-116'))
    pen.moving('star', () => drawStar(pen, twinkle, 3))
  const thread = '17,-126 40,-155 68,-147 68,-122 90,-114 112,-132'
  pen.curves(thread, { ...detail, stroke: colour.glimmer, dash: [0.5, 4] })
  drawBook(pen, [66, -148], 7, -10, colour.red)
  drawBook(pen, [70, -121], 6.5, 14, colour.blue)
  drawBook(pen, [108, -134], 7, -16, colour.copper)
}

/** Before the walls: a guardian owl, an armillary sphere, and students on their way in. */
function terrace(pen: Pen): void {
  pen.polygon('109,3 111,-13 123,-13 125,3', colour.stone, OUTLINE)
  pen.shade('119,3 118,-13 123,-13 125,3', 0.26)
  pen.at([117, -13], 1.2, drawOwl)
  pen.polygon('-80,3 -77,-6 -71,-6 -68,3', colour.stone, OUTLINE)
  pen.at([-74, -15], 8, drawOrrery)
  const bushes = pointsOf('-118,4 -48,3 48,3 92,4')
  drawBushes(pen, bushes, 11)
  drawTufts(pen, pointsOf('-106,4 -88,4 -62,5 56,4 64,5 103,5'))
  student(pen, [-29, 6], colour.plumRoof)
  student(pen, [37, 5], colour.blueRoof)
}

/** A student in a robe and a pointed hat. */
function student(pen: Pen, foot: Point, robe: string): void {
  pen.at(foot, 1, () => {
    pen.polygon('-3.6,0 -1.4,-8 1.4,-8 3.6,0', robe, line)
    pen.shape(new Path().ellipse([0, -9], 1.8), colour.skin, detail)
    pen.polygon('-3.2,-9.5 1,-16.5 3.2,-9.5', robe, line)
  })
}
