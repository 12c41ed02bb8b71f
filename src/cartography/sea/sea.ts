/** The life of the sea: ships, creatures and gulls, each in its place. */

import type { Box } from '../../panzoom/geometry.ts'
import { merged } from '../drawing/ink.ts'
import { around, type Mark, Pen, type Sprite } from '../drawing/pen.ts'
import { grown, inBox } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import type { Land } from '../land/field.ts'
import type { SeaLife } from '../land/geography.ts'
import { namesBoxes } from '../lettering/names.ts'
import { ornamentBoxes } from '../ornament/ornament.ts'
import { drawRhumbs } from '../ornament/rhumbs.ts'
import { drawGulls } from './creatures/gull.ts'
import { CREATURES } from './creatures.ts'
import { drawCurrents, drawSoundings } from './soundings.ts'

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
  const { sea, ornaments } = land.geography
  const life = drawSeaLife(sea)
  const lifeBoxes = boxesOf(life)
  const keepOff = [...namesBoxes(land.names), ...lifeBoxes, ...ornamentBoxes(ornaments)]
  const aroundRose = keepOff.filter((box) => !inBox(box, ...ornaments.compass))
  const soundings = drawSoundings(land, keepOff)
  const flat = [...drawRhumbs(land, aroundRose), ...drawCurrents(land, keepOff), ...soundings]
  return {
    marks: [...merged(flat), ...merged(life.flatMap(({ marks }) => marks))],
    boxes: [...lifeBoxes, ...soundings.map(({ path }) => grown(path.box(), MARGIN))],
  }
}

/** What moves at sea. */
export function seaSprites(sea: SeaLife): Sprite[] {
  return drawSeaLife(sea).flatMap(({ sprites }) => sprites)
}

/** The swimmers and the flocks, one by one. */
export function drawSeaLife({ swimmers, flocks }: SeaLife): Pen[] {
  const swimming = swimmers.map(({ creature, at, scale }, index) =>
    new Pen(randomStream(`swimmer ${index}`)).at(at, scale, CREATURES[creature]),
  )
  const flying = flocks.map((places, index) => drawGulls(new Pen(randomStream(`flock ${index}`)), places, 0.9))
  return [...swimming, ...flying]
}

/** The box of each swimmer and each flock, with the free space around it. */
export function boxesOf(life: readonly Pen[]): Box[] {
  return life.map(({ marks }) => grown(around(marks), MARGIN))
}
