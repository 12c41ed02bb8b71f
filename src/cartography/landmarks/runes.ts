/** The Ring of Runes: a great crystal in a circle of runed stones, and a yard to practise in. */

import type { Box } from '../../panzoom/core/geometry.ts'
import { arc, onEllipse } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { bold, detail, type Flick, line, type Pen } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { type Crystal, drawCrystal, drawSplinter } from '../kit/crystals.ts'
import { OUTLINE } from '../kit/masonry.ts'
import { drawStrawMan, drawSwords, drawTarget } from '../kit/practice.ts'
import { type Rune, runeStrokes, runes } from '../kit/runes.ts'
import { drawLintel, drawStone, runeOn, type Stone } from '../kit/standingStones.ts'
import { drawTufts } from '../kit/yard.ts'

/** The room of the drawing around the origin, in map units. */
export const extent: Box = { left: -88, top: -146, right: 90, bottom: 2 }

/** Where a road ends: before the ring, between the runes in the turf. */
export const door: Point = [-11, -14]

/** Draws the ring: the yard before it lies on the origin. */
export function draw(pen: Pen): void {
  lawn(pen)
  spellCircle(pen)
  for (const stone of [...farStones, ...trilithons.flat()]) drawStone(pen, stone)
  for (const [left, right] of trilithons) drawLintel(pen, left, right)
  rays(pen)
  dais(pen)
  for (const crystal of crystals) drawCrystal(pen, crystal)
  orbit(pen)
  for (const stone of nearStones) drawStone(pen, stone)
  turfRunes(pen)
  pen.at([-62, 1], 1, drawTarget)
  pen.at([66, 1], 1, drawStrawMan)
  drawSwords(pen)
  drawTufts(pen, pointsOf('-70,0 -54,0 61,0 71,0 -80,-13 82,-15 -10,1 11,0'))
}

/** The middle of the ring on the ground, and how far the stones stand from it. */
const MIDDLE: Point = [0, -38]
const RING: Point = [71, 25]

function onRing(degrees: number, size = 1): Point {
  return onEllipse(MIDDLE, [RING[0] * size, RING[1] * size], degrees)
}

const farStones: readonly Stone[] = [
  { foot: onRing(258), width: 10, height: 28, lean: -1, rune: runes.gift },
  { foot: onRing(297), width: 11, height: 33, lean: 2, rune: runes.sun },
]

/** Pairs that bear a lintel. */
const trilithons: readonly (readonly [Stone, Stone])[] = [
  [
    { foot: onRing(206), width: 13, height: 40, lean: 1, rune: runes.thorn },
    { foot: onRing(233), width: 12, height: 38, lean: 1, rune: runes.shield },
  ],
  [
    { foot: onRing(314), width: 12, height: 38, lean: -1, rune: runes.spear },
    { foot: onRing(338), width: 13, height: 41, lean: -1, rune: runes.horse },
  ],
]

const nearStones: readonly Stone[] = [
  { foot: onRing(168, 1.1), width: 15, height: 45, lean: -3, rune: runes.wisdom },
  { foot: onRing(14, 1.06), width: 15, height: 37, lean: 4, rune: runes.hail },
  { foot: onRing(138), width: 13, height: 17, lean: -2, rune: runes.home },
  { foot: onRing(50), width: 13, height: 13, lean: 2, rune: runes.day },
]

function lawn(pen: Pen): void {
  const edge = arc([0, -34], [82, 31], 0, 330, 11)
  pen.glaze(
    edge.map(([x, y]): Point => [x + pen.random.around(4), y + pen.random.around(3)]),
    colour.leaf,
    0.28,
  )
  pen.shape(new Path().ellipse(MIDDLE, 62, 21.5), colour.spellGround, { ...detail, stroke: colour.paleInk })
}

/** Rings of light on the ground, with runes between them and a star through the middle. */
function spellCircle(pen: Pen): void {
  const light = { ...line, stroke: colour.amethystDark }
  const corners = arc(MIDDLE, [45, 15], 90, 450, 7)
  const star = [0, 3, 6, 2, 5, 1, 4].map((index) => corners[index] as Point)
  pen.shape(new Path().ellipse(MIDDLE, 58, 20).ellipse(MIDDLE, 45, 15).polygon(star), null, light)
  const names = Object.values(runes)
  const written = Array.from({ length: 11 }, (_, index) => {
    const [x, y] = onEllipse(MIDDLE, [51.5, 19], 10 + index * 16)
    return runeStrokes(names[index % names.length] as Rune, [x, y + 0.5], 4, 3.6, x * -0.02)
  })
  pen.lines(written.flat(), { ...light, wobble: 0 })
}

/** Rays of light around the crystal's tip: long and short by turns. */
function rays(pen: Pen): void {
  const lights = [-84, -60, -36, -12, 12, 36, 60, 84].map((degrees, index): Flick => {
    const near = 25 - Math.abs(degrees) * 0.06
    const far = near + (index % 2 ? 6 : 9)
    const from = onEllipse([1, -113], [near, near], degrees - 90)
    return { from, to: onEllipse([1, -113], [far, far], degrees - 90), width: 1.5 }
  })
  pen.moving('rays', () => pen.flicks(lights, colour.glimmer))
}

/** Three round steps, each a half width and the height of its foot, lit on the left. */
function dais(pen: Pen): void {
  for (const [radius, floor] of pointsOf('31,-34 23,-38.5 15,-43')) {
    const [top, depth] = [floor - 4.5, radius * 0.32]
    const wall = new Path().moveTo([-radius, top]).lineTo([-radius, floor])
    wall
      .curveTo([-radius, floor + depth * 1.33], [radius, floor + depth * 1.33], [radius, floor])
      .lineTo([radius, top])
    pen.shape(wall, colour.stone, OUTLINE)
    const dark = (y: number) => arc([0, y], [radius, depth], 0, 80, 4)
    pen.shade([...dark(floor), ...dark(top).reverse()], 0.34)
    pen.shape(new Path().ellipse([0, top], radius, depth), colour.dais, line)
  }
}

/** The great one, and those around its foot. */
const crystals: readonly Crystal[] = [
  { foot: [-8, -47], width: 10, height: 43, lean: -17 },
  { foot: [10, -47], width: 11, height: 36, lean: 18 },
  { foot: [0, -44], width: 25, height: 90, lean: 1 },
  { foot: [-10, -43], width: 9, height: 20, lean: -13 },
  { foot: [11, -43], width: 9, height: 17, lean: 13 },
  { foot: [-5, -41], width: 10, height: 26, lean: -4 },
  { foot: [7, -41], width: 9, height: 20, lean: 5 },
]

/**
 * Splinters that circle the crystal on a ring of light, tilted to the right; its far half is hidden by the
 * crystal.
 */
function orbit(pen: Pen): void {
  const on = (degrees: number): Point => {
    const [x, y] = onEllipse([0, -108], [31, 8], degrees)
    return [x, y - x * 0.16]
  }
  const ring = Array.from({ length: 9 }, (_, index) => on(-50 + index * 35))
  pen.curves([ring], { ...detail, stroke: colour.amethystDark, dash: [4, 2.5] })
  pen.at(on(178), 9.5, drawSplinter)
  pen.at(on(98), 6.5, drawSplinter)
  pen.at(on(-22), 9.5, drawSplinter)
}

/** Runes cut in the turf down to the chalk, along the near side of the ring. */
function turfRunes(pen: Pen): void {
  const cut: readonly (readonly [x: number, rune: Rune])[] = [
    [-36, runes.journey],
    [-20, runes.wealth],
    [20, runes.shield],
    [36, runes.sun],
  ]
  const strokes = cut.flatMap(([x, rune]) => runeStrokes(rune, [x, -2 - Math.abs(x) * 0.06], 9, 6, x * -0.06))
  pen.lines(strokes, { stroke: colour.turfRune, width: 2.4, wobble: 0 })
  pen.lines(strokes, { ...bold, stroke: colour.snow, wobble: 0 })
  light(pen, [...strokes, ...[...trilithons.flat(), ...nearStones].flatMap(runeOn)])
}

/** The light that wakes in the runes at times. Not in the far ones, some of which the crystals hide. */
function light(pen: Pen, strokes: readonly Point[][]): void {
  pen.passing('glow', () => {
    pen.lines(strokes, { stroke: colour.amethyst, width: 4.5, strokeOpacity: 0.5, wobble: 0 })
    pen.lines(strokes, { ...bold, stroke: colour.amethystBright, wobble: 0 })
  })
}
