/**
 * Sketches: one landmark, creature, discovery or piece of the kit by itself, large, to be looked at while it
 * is drawn.
 */
import type { Box } from '../panzoom/core/geometry.ts'
import type { Mood } from '../table/palette.ts'
import { groupAttributes, merged, paintedBox, svg } from './drawing/ink.ts'
import { colour, coloured } from './drawing/palette.ts'
import { Pen } from './drawing/pen.ts'
import { boxAround, grown, type Point } from './drawing/points.ts'
import { randomStream } from './drawing/random.ts'
import { drawAirship } from './kit/airship.ts'
import { drawCampFire } from './kit/camp.ts'
import { drawGolem, drawGolemHead } from './kit/golem.ts'
import * as harbourKit from './kit/harbour.ts'
import { drawLibrary } from './kit/library.ts'
import { drawBeds } from './kit/market.ts'
import { drawObservatory } from './kit/observatory.ts'
import * as practice from './kit/practice.ts'
import { drawPerchedRaven } from './kit/raven.ts'
import { drawRookery } from './kit/rookery.ts'
import { drawAnvil, drawHoist, drawLogs } from './kit/smithy.ts'
import { drawWell } from './kit/well.ts'
import { drawMoon, drawOrrery, drawOwl } from './kit/wizardry.ts'
import * as dwellers from './land/discoveries/dwellers.ts'
import * as relics from './land/discoveries/relics.ts'
import * as shore from './land/discoveries/shore.ts'
import { LANDMARKS } from './landmarks.ts'
import { dragon } from './sea/creatures/dragon.ts'
import { CREATURES } from './sea/creatures.ts'

/** Draws something about the origin. */
type Drawing = (pen: Pen) => void

const KIT = {
  drawAirship,
  drawAnvil,
  drawBeds,
  drawCampFire,
  drawGolem,
  drawGolemHead,
  drawHoist,
  drawLibrary,
  drawLogs,
  drawMoon,
  drawObservatory,
  drawOrrery,
  drawOwl,
  drawPerchedRaven,
  drawRookery,
  drawWell,
  ...practice,
  ...harbourKit,
}

/**
 * Everything that can be sketched. The crane of the kit is `crane`; a landmark goes before a piece of the
 * same name.
 */
const DRAWINGS: ReadonlyMap<string, Drawing> = new Map([
  ...Object.entries<Drawing>(KIT).map(
    ([name, draw]) => [name[4]?.toLowerCase() + name.slice(5), draw] as const,
  ),
  ...Object.entries<Drawing>({ ...dwellers, ...relics, ...shore }),
  ...Object.entries<Drawing>({ ...CREATURES, dragon }),
  ...Object.entries(LANDMARKS).map(([name, { draw }]) => [name, draw] as const),
])

/** The names of everything that can be sketched, in alphabetical order. */
export const SKETCHES: readonly string[] = [...DRAWINGS.keys()].sort()

/** How long the longer side of a sketch is, in px, and its margin in map units. */
const SIDE = 900
const MARGIN = 8

/**
 * Things of the kit that are drawn a unit large are sketched so large, in map units, since the pen does not
 * get finer.
 */
const SMALL = 4
const ENLARGED = 20

/**
 * A sketch as SVG text in a mood, on paper, with a cross at the origin and, around a landmark, its extent.
 * Undefined for an unknown name.
 */
export function sketch(name: string, mood: Mood): string | undefined {
  const draw = DRAWINGS.get(name)
  if (!draw) return undefined
  const natural = penOf(name, draw, 1)
  const longer = sideOf(boxOf(natural))
  const pen = longer < SMALL ? penOf(name, draw, ENLARGED / longer) : natural
  const extent = Object.entries(LANDMARKS).find(([landmark]) => landmark === name)?.[1].extent
  const drawn = boxOf(pen)
  const box = grown(extent ? boxAround([...cornersOf(drawn), ...cornersOf(extent)]) : drawn, MARGIN)
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const scale = SIDE / sideOf(box)
  const space = `viewBox="${box.left} ${box.top} ${width} ${height}"`
  const paper = `<path fill="${colour.paper}" d="M${box.left},${box.top}h${width}v${height}h${-width}z"/>`
  const help = `<path fill="none" stroke="${colour.red}" stroke-width="${1 / scale}" stroke-dasharray="${6 / scale}" d="${helpLines(box, extent)}"/>`
  const ink = `<g ${groupAttributes}>${svg(merged(pen.marks))}</g>`
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" ${space}>${paper}${help}${ink}</svg>\n`,
    mood,
  )
}

function penOf(name: string, draw: Drawing, scale: number): Pen {
  return new Pen(randomStream(`sketch ${name}`)).at([0, 0], scale, draw)
}

/** The box around everything that a pen has painted. */
function boxOf(pen: Pen): Box {
  return boxAround(pen.marks.flatMap((mark) => cornersOf(paintedBox(mark))))
}

function cornersOf({ left, top, right, bottom }: Box): Point[] {
  return [
    [left, top],
    [right, bottom],
  ]
}

function sideOf({ left, top, right, bottom }: Box): number {
  return Math.max(right - left, bottom - top)
}

function helpLines(box: Box, extent: Box | undefined): string {
  const cross = `M${box.left},0H${box.right}M0,${box.top}V${box.bottom}`
  return extent
    ? `${cross}M${extent.left},${extent.top}H${extent.right}V${extent.bottom}H${extent.left}Z`
    : cross
}
