/** Villages: the buildings of each are placed by hand, so that no two are alike. */
import { grown } from '../../table/area.ts'
import { glyphOf } from '../art/buildings.ts'
import { merged } from '../drawing/ink.ts'
import { onGrid } from '../drawing/path.ts'
import type { Mark, Standing } from '../drawing/pen.ts'
import { around } from '../drawing/pen.ts'
import type { Point } from '../drawing/points.ts'
import { boxOfStamp, marksOfStamp } from '../drawing/stamps.ts'
import { FARTHEST, placesAround } from '../grids/search.ts'
import type { Village } from '../lands/geography.ts'
import { type Misfit, misfit } from '../survey/misfit.ts'
import type { Ground } from './ground.ts'

/** A village that is built, and where its middle has come to lie. */
export interface Settlement {
  readonly at: Point
  readonly standing: Standing
  /** The buildings for which there is no room. */
  readonly misfits: readonly Misfit[]
}

/** Builds a village as near to its place as there is room for most of it; its ground is taken. */
export function buildVillage(village: Village, ground: Ground): Settlement {
  let { at, buildings }: Village = { at: village.at, buildings: [] }
  for (const place of placesAround(village.at)) {
    const fitting = roomFor(village, place, ground)
    if (fitting.length > buildings.length) [at, buildings] = [place, fitting]
    if (buildings.length === village.buildings.length) break
  }
  const marks = buildings.toSorted((a, b) => a[2] - b[2]).flatMap((building) => placed(building, at))
  ground.takeBox(grown(around(marks), 5))
  return {
    at,
    standing: { foot: at[1], marks: merged(marks), kind: 'village' },
    misfits: leftOut(village, buildings),
  }
}

function leftOut({ at, buildings }: Village, built: Village['buildings']): Misfit[] {
  if (built.length === buildings.length) return []
  const why = `has ${built.length} of its ${buildings.length} buildings, as within ${FARTHEST} px there is no room for more`
  return [misfit('a village', at, why, 'villages.ts')]
}

/** The buildings of a village for which there is room if it lies there. */
function roomFor({ buildings }: Village, at: Point, ground: Ground): Village['buildings'] {
  return buildings.filter(([kind, right, down]) => {
    const box = boxOfStamp({ glyph: glyphOf(kind), at: [at[0] + right, at[1] + down] })
    const corners = [box.left, box.right].map((x): Point => [x, box.bottom])
    return ground.hasRoom({ ...box, bottom: box.bottom + 3 }, corners, 6)
  })
}

/** The marks of a building. Its foot is on the grid, so the same building is the same text everywhere. */
function placed([kind, right, down]: Village['buildings'][number], at: Point): Mark[] {
  return marksOfStamp({ glyph: glyphOf(kind), at: [onGrid(at[0] + right), onGrid(at[1] + down)] })
}
