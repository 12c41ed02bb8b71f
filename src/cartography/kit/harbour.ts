/**
 * The parts of a harbour: a quay with a pier, a crane, a moored cog, boats, cargo, and nets hung up to dry.
 */

import { colour } from '../drawing/palette.ts'
import { detail, hatching, line, type Pen } from '../drawing/pen.ts'
import { FINE, LINE } from '../land/house.ts'
import { OUTLINE } from './masonry.ts'

/**
 * A stone quay, 26 units wide and 29 deep, its wall 8 high: the near left corner of its top at the origin.
 */
export function drawQuay(pen: Pen): void {
  const farWall = '26,0 34,-29 34,-21 26,8'
  pen.polygon('0,0 26,0 26,8 0,8', colour.stoneDeep)
  pen.polygon('8,-29 34,-29 26,0 0,0', colour.quay)
  pen.polygon(farWall, colour.stoneDeep)
  pen.shade(farWall, 0.34)
  pen.lines('0,4 26,4 / 6,0 6,4 / 13,4 13,8 / 20,0 20,4 / 6,-7 22,-7 / 8,-15 24,-15 / 11,-22 26,-22', detail)
}

/** A wooden pier to the right, 45 units long, on piles: its near left corner at the origin. */
export function drawPier(pen: Pen): void {
  pen.lines('3,0 3,7 / 12,0 12,7 / 21,0 21,7 / 30,0 30,7 / 39,0 39,7', { width: 2 })
  pen.polygon('0,0 3,-6 45,-6 42,0', colour.plank, OUTLINE)
  pen.lines(
    '5,0 8,-6 / 10,0 13,-6 / 15,0 18,-6 / 20,0 23,-6 / 25,0 28,-6 / 30,0 33,-6 / 35,0 38,-6 / 40,0 43,-6',
    hatching,
  )
  pen.lines('3,0 3,-4 / 12,0 12,-4 / 21,0 21,-4 / 30,0 30,-4 / 39,0 39,-4', { width: 2 })
}

/** A crane that reaches to the right, with a crate on its hook. */
export function drawCrane(pen: Pen): void {
  pen.lines('-8,1 -1,-18 / 8,1 1,-18', { width: 2 })
  pen.polygon('-2,1 -2,-44 2,-44 2,1', colour.wood, line)
  pen.polygon('-12,-38 -11,-41 30,-57 31,-54', colour.wood, line)
  pen.lines('0,-44 0,-54 30,-56 / 0,-54 -11,-40 / 2,-30 14,-47 / 30,-55 30,-32', line)
  pen.polygon('-15,-36 -15,-44 -8,-44 -8,-36', colour.stoneDeep, line)
  pen.lines('25,-27 30,-32 35,-27', detail)
  pen.at([30, -18], 10, drawCrate)
}

/** A crate with crossed boards, 1 unit wide: the middle of its foot at the origin. */
export function drawCrate(pen: Pen): void {
  pen.shape('M-0.5,0 -0.5,-0.9 0.5,-0.9 0.5,0Z', colour.wood, line)
  pen.lines('-0.5,0 0.5,-0.9 / -0.5,-0.9 0.5,0', detail)
}

/** A barrel, standing, 1 unit tall: the middle of its foot at the origin. */
export function drawBarrel(pen: Pen): void {
  pen.shape('M-0.38,0Q-0.6,-0.5 -0.38,-1L0.38,-1Q0.6,-0.5 0.38,0Z', colour.darkWood, line)
  pen.lines('-0.46,-0.3 0.46,-0.3 / -0.46,-0.7 0.46,-0.7', detail)
}

/**
 * A one-masted cog at its moorings, its bow to the right, 59 units long: the middle of its waterline at the
 * origin.
 */
export function drawCog(pen: Pen): void {
  pen.line('0,-8 0,-62', { width: 1.8 })
  pen.lines('0,-58 -24,-18 / 0,-58 27,-19', detail)
  sail(pen)
  pen.shape('M0,-62Q8,-66 15,-61Q8,-61 0,-58Z', colour.red, detail)
  hull(pen)
}

function sail(pen: Pen): void {
  pen.shape('M-18,-54Q0,-57 18,-54Q25,-38 19,-22Q0,-27 -18,-22Q-13,-38 -18,-54Z', colour.snow, line)
  pen.fill('M-8,-55.3L1,-55.5Q6,-40 1,-24.4L-8,-24Q-3,-40 -8,-55.3Z', colour.red)
  pen.shade('8,-55 18,-54 22,-44 22,-33 19,-22 10,-24 14,-40', 0.22)
  pen.line('-19,-54 19,-54', { width: 1.6 })
}

function hull(pen: Pen): void {
  pen.shape('M-29,-19L-16,-17L-15,-11Q5,-8 18,-12L30,-20Q26,-2 16,1L-18,1Q-27,-4 -29,-19Z', colour.wood)
  pen.curves('-28,-12 -14,-6 8,-4 27,-12 / -25,-5 -8,-1.5 12,-1 23,-5', detail)
  pen.shade('4,-9 18,-12 30,-20 26,-6 16,1 0,1', 0.3)
  pen.lines('-22,-8 -20,-8 / 0,-8 2,-8 / 8,-8 10,-8 / 16,-8 18,-8', { width: 1.8 })
}

/** A rowing boat with its oars out, 28 units long: the middle of its waterline at the origin. */
export function drawRowboat(pen: Pen): void {
  pen.shape('M-14,-6Q0,-1 14,-7Q9,2 0,2Q-9,2 -14,-6Z', colour.wood, line)
  pen.shape('M-14,-6Q0,-1 14,-7Q0,-8 -14,-6Z', colour.darkWood, detail)
  pen.lines('-3,-5 -13,4 / 3,-5 14,2', line)
}

/**
 * Draws nets hung up to dry between three poles, 12 units wide and 7 tall: the middle of their foot at the
 * origin.
 */
export function drawNets(pen: Pen): void {
  pen.lines('-6,0 -5.6,-7 / 0,0 0.2,-7.4 / 6,0 5.8,-7', LINE)
  const meshes =
    '-5.6,-7 -3,-4 0.2,-7.4 3,-3.6 5.8,-7 / -5.8,-4 -3,-1.4 0.1,-4.4 3,-1 5.9,-4 / -3,-4 -3,-1.4 / 3,-3.6 3,-1'
  pen.lines(meshes, FINE)
}
