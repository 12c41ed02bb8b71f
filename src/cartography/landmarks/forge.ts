/** The Artificers' Forge: a workshop with its stacks, a tower where gears turn, and works in progress. */

import type { Box } from '../../panzoom/core/geometry.ts'
import { arc } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { bold, detail, type Flick, line, type Pen } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { mixPoints } from '../drawing/points.ts'
import { drawAirship } from '../kit/airship.ts'
import { drawChimney } from '../kit/chimney.ts'
import { drawPeople } from '../kit/folk.ts'
import { drawGear, type Gear } from '../kit/gear.ts'
import { drawGolem, drawGolemHead } from '../kit/golem.ts'
import { drawBarrel, drawCrate } from '../kit/harbour.ts'
import { drawArch, drawDrum, drawStones, OUTLINE } from '../kit/masonry.ts'
import { drawSlope } from '../kit/roof.ts'
import { drawAnvil, drawHoist, drawLogs, drawWaterWheel } from '../kit/smithy.ts'
import { drawFire, drawSmoke } from '../kit/smoke.ts'
import { drawSpire } from '../kit/spire.ts'
import { drawBushes, drawSoil, drawTufts } from '../kit/yard.ts'

/** The room of the drawing around the origin, in map units. */
export const extent: Box = { left: -113, top: -190, right: 113, bottom: 2 }

/** Where a road ends: in the yard, before the open front. */
export const door: Point = [24, -3]

/** Draws the forge. */
export function draw(pen: Pen): void {
  pen.at([0, -5], 1, () => {
    ground(pen)
    stacks(pen)
    airship(pen)
    pen.at([-22, -14], 1, tower)
    pen.at([2, -4], 1, workshop)
    millRace(pen)
    pen.at([-96, -2], 1, drawHoist)
    pen.at([-61, -2], 1, drawGolem)
    pen.at([-58, -55], 1, drawGolemHead)
    yard(pen)
  })
}

function ground(pen: Pen): void {
  pen.glaze('-105,1 -102,-10 -60,-22 60,-22 102,-12 105,1 60,6 -60,6', colour.forgeGround, 0.5)
  drawSoil(pen, { left: -108, top: 1, right: 80, bottom: 6 }, 16)
}

/** Two stacks with iron bands. */
function stacks(pen: Pen): void {
  drawSmoke(pen, { from: [60, -127], to: [87, -170], width: 9, billows: 5 })
  drawSmoke(pen, { from: [85, -100], to: [103, -131], width: 7, billows: 4 })
  drawChimney(pen, [60, -40], 18, 86)
  drawChimney(pen, [85, -36], 15, 63)
  pen.lines('52.6,-100 67.4,-100 / 52,-84 68,-84 / 78.6,-80 91.4,-80', {
    width: 1.6,
    stroke: colour.dark,
    wobble: 0,
  })
}

/** It is moored to the tower's gallery. */
function airship(pen: Pen): void {
  pen.curves('-76,-127 -66,-102 -44,-90', detail)
  pen.at([-76, -153], 0.8, drawAirship)
}

const workings: Gear = { at: [0, -88], radius: 16, teeth: 12, metal: colour.gold }

/**
 * The artificers' tower: stone below, a timber loft with a great gear on it, a copper roof and a light above.
 */
function tower(pen: Pen): void {
  const sills = pointsOf('-9,-46 6,-32')
  drawDrum(pen, { foot: [0, 0], top: [0, -68], half: 21, topHalf: 18, stones: 18, openings: sills })
  for (const sill of sills) drawArch(pen, sill, 7, 13, colour.glow)
  loft(pen)
  drawGear(pen, workings)
  // While it turns, its shadow fills the gaps between the teeth of the still one.
  pen.passing('gear', () => {
    pen.fill(new Path().ellipse(workings.at, workings.radius), colour.darkBrass)
    drawGear(pen, workings)
  })
  drawSpire(pen, [0, -106], 30, 38, colour.copper)
  pen.at([0, -144], 1, lamp)
}

function loft(pen: Pen): void {
  pen.lines('-18,-60 -26,-69 / 18,-60 26,-69 / -7,-60 -9,-69 / 7,-60 9,-69', { width: 2 })
  pen.polygon('-26,-69 -25,-107 25,-107 26,-69', colour.paper, OUTLINE)
  pen.shade('9,-69 9,-107 25,-107 26,-69', 0.24)
  pen.lines(
    '-25.5,-88 25.5,-88 / -15,-69 -15,-107 / 15,-69 15,-107 / -26,-69 -15,-88 -25,-107 / 26,-69 15,-88 25,-107',
    { stroke: colour.darkWood, width: 1.8 },
  )
  pen.line('-29,-69 29,-69', { width: 2.2 })
}

/** A globe of light between the prongs of a fork. */
function lamp(pen: Pen): void {
  const rays = arc([0, -15], [8.5, 8.5], -180, 0, 6).map(
    (from): Flick => ({ from, to: mixPoints([0, -15], from, 1.6), width: 1.4 }),
  )
  pen.moving('rays', () => pen.flicks(rays, colour.glimmer))
  pen.shape('M0,3L0,-8M-6,-18Q-9,-9 0,-8Q9,-9 6,-18', null, bold)
  pen.shape(new Path().ellipse([0, -15], 5), colour.glow, line)
}

function workshop(pen: Pen): void {
  const side = '42,0 42,-32 96,-32 96,-2'
  pen.polygon(side, colour.stoneShade, OUTLINE)
  pen.shade(side)
  for (const x of [54, 68]) drawArch(pen, [x, -10], 8, 14, colour.glow)
  drawSlope(pen, {
    corners: pointsOf('21,-63 76,-63 44,-29 100,-29'),
    rows: 5,
    fill: colour.slate,
  })
  pen.polygon('0,0 0,-32 21,-62 42,-32 42,0', colour.paper)
  pen.shade('0,-29 21,-58 42,-29 42,-32 21,-62 0,-32', 0.24)
  pen.line('-4,-27 21,-64 46,-27', { width: 2.4 })
  drawStones(pen, pointsOf('3,-6 4,-18 3,-28 37,-9 36,-24 12,-38 26,-44'))
  pen.at([21, 0], 1, hearth)
}

/** The open front, with the fire inside. */
function hearth(pen: Pen): void {
  drawArch(pen, [0, 0], 30, 33, colour.stoneShade)
  drawArch(pen, [0, 0], 25, 29, colour.forgeMouth)
  drawFire(pen, [0, -1], 22)
  pen.polygon('-8,-41 -8,-50 8,-50 8,-41', colour.wood, line)
  pen.fill('M-6,-48.5 6,-48.5 3,-46 4,-42.5 -4,-42.5 -2.4,-46Z', colour.dark)
}

/** The wheel that drives it all, and the water that drives the wheel. */
function millRace(pen: Pen): void {
  pen.lines('110,-2 110,-44 / 101,-2 101,-44', { width: 1.8 })
  pen.polygon('86,-42 86,-46 112,-47 112,-43', colour.wood, line)
  drawWaterWheel(pen, [89, -17], 20)
  pen.shape('M88,-46Q75,-45 72,-28Q75,-24 78,-29Q79,-40 88,-42Z', colour.sea, {
    ...line,
    stroke: colour.seaInk,
  })
  pen.glaze('66,0 78,-4 98,-4 110,-1 108,2 90,2.5', colour.sea, 0.9)
  pen.curves('72,0 78,-2 84,0 / 92,-1.5 98,-3 104,-1.5 / 86,2 92,0.5 98,2', {
    ...line,
    stroke: colour.seaInk,
  })
}

function yard(pen: Pen): void {
  // The light of the fire on the ground before it.
  pen.glaze('8,-3 38,-3 44,3 24,6 4,3', colour.glow, 0.6)
  pen.at([-94, 4], 1, drawLogs)
  drawGear(pen, { at: [-36, -9], radius: 13, teeth: 11, metal: colour.wheel, breadth: 0.85 })
  drawGear(pen, { at: [-20, -5], radius: 9, teeth: 9, metal: colour.gold, spokes: 4, turned: 10 })
  pen.at([-3, 2], 11, drawCrate)
  pen.at([48, 4], 1, drawAnvil)
  drawPeople(pen, pointsOf('37,5 -80,4'), [colour.red, colour.blue])
  pen.at([62, 4], 11, drawBarrel)
  drawBushes(pen, pointsOf('-105,5 12,4'), 9)
  drawTufts(pen, pointsOf('-80,6 -48,6 -8,6 24,6'))
}
