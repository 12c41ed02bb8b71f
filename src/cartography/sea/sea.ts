/** The life of the sea: ships, creatures and gulls, each in its place. */

import type { Box } from '../../panzoom/geometry.ts'
import { merged } from '../drawing/ink.ts'
import { around, type Mark, Pen, type Sprite } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import { grown, type Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import type { Land } from '../land/field.ts'
import { namesBoxes } from '../lettering/names.ts'
import { compassBox } from '../ornament/compass.ts'
import { ornamentBoxes } from '../ornament/ornament.ts'
import { drawRhumbs } from '../ornament/rhumbs.ts'
import { caravel } from './creatures/caravel.ts'
import { school } from './creatures/fish.ts'
import { fisher } from './creatures/fisher.ts'
import { drawGulls } from './creatures/gull.ts'
import { kraken } from './creatures/kraken.ts'
import { longship } from './creatures/longship.ts'
import { mermaid } from './creatures/mermaid.ts'
import { narwhal } from './creatures/narwhal.ts'
import { serpent } from './creatures/serpent.ts'
import { ship } from './creatures/ship.ts'
import { whale } from './creatures/whale.ts'
import { drawCurrents, drawSoundings } from './soundings.ts'

/** Something that swims or sails: its drawing, the place of its waterline, and its scale. */
interface Swimmer {
  readonly draw: (pen: Pen) => void
  readonly at: Point
  readonly scale: number
}

/** The large ones first, which show from afar. The small ones are hidden: near a cape, in a bay, behind an island. */
const SWIMMERS: readonly Swimmer[] = [
  { draw: serpent, at: [1550, 1308], scale: 0.94 },
  { draw: kraken, at: [1392, 1428], scale: 0.86 },
  { draw: ship, at: [1132, 1404], scale: 1.15 },
  { draw: whale, at: [170, 506], scale: 0.92 },
  { draw: longship, at: [196, 648], scale: 0.9 },
  { draw: caravel, at: [1894, 1052], scale: 0.9 },
  { draw: narwhal, at: [1006, 112], scale: 0.9 },
  { draw: narwhal, at: [1192, 92], scale: 0.62 },
  { draw: school, at: [446, 1164], scale: 0.9 },
  { draw: mermaid, at: [1296, 1124], scale: 0.8 },
  { draw: fisher, at: [640, 312], scale: 0.9 },
]

/** Flocks of gulls, each over a place with food. */
const FLOCKS: readonly (readonly Point[])[] = [
  pointsOf('1206,1336 1226,1350 1196,1360'),
  pointsOf('1836,992 1852,1004'),
  pointsOf('892,1424 914,1434 878,1440'),
  pointsOf('1722,1112 1744,1120'),
  pointsOf('1330,126 1312,138'),
  pointsOf('236,906 222,918'),
  pointsOf('1900,400 1882,412'),
]

/** The free space around a swimmer or a flock, in map units. */
const MARGIN = 6

/** The sea, laid out and drawn. */
export interface Sea {
  /** Rhumb lines, currents and soundings, then everything that swims, sails or flies above them. */
  readonly marks: readonly Mark[]
  /** A box for each swimmer, flock and sounding: nothing else may be there. */
  readonly boxes: readonly Box[]
}

/** Lays out the sea: the flat things on it lie clear of everything that is drawn over them. */
export function drawSea(land: Land): Sea {
  const life = drawSeaLife()
  const lifeBoxes = boxesOf(life)
  const keepOff = [...namesBoxes(), ...lifeBoxes, ...ornamentBoxes]
  const aroundRose = keepOff.filter((box) => box !== compassBox)
  const soundings = drawSoundings(land, keepOff)
  const flat = [...drawRhumbs(land, aroundRose), ...drawCurrents(land, keepOff), ...soundings]
  return {
    marks: [...merged(flat), ...merged(life.flatMap(({ marks }) => marks))],
    boxes: [...lifeBoxes, ...soundings.map(({ path }) => grown(path.box(), MARGIN))],
  }
}

/** What moves at sea. */
export function seaSprites(): Sprite[] {
  return drawSeaLife().flatMap(({ sprites }) => sprites)
}

/** The swimmers and the flocks, one by one. */
export function drawSeaLife(): Pen[] {
  const swimmers = SWIMMERS.map(({ draw, at, scale }, index) =>
    new Pen(randomStream(`swimmer ${index}`)).at(at, scale, draw),
  )
  const flocks = FLOCKS.map((places, index) => drawGulls(new Pen(randomStream(`flock ${index}`)), places, 0.9))
  return [...swimmers, ...flocks]
}

/** The box of each swimmer and each flock, with the free space around it. */
export function boxesOf(life: readonly Pen[]): Box[] {
  return life.map(({ marks }) => grown(around(marks), MARGIN))
}
