/** Room for the names of seas, islands and lands. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { contains, grown, overlap } from '../../table/area.ts'
import { inBox, lengthOf, type Point, shifted } from '../drawing/points.ts'
import { FARTHEST, findPlace } from '../grids/search.ts'
import type { PlaceName } from '../lands/geography.ts'
import type { Named } from '../lands/naming.ts'
import type { Watercourse } from '../lands/watercourse.ts'
import { measureText } from '../lettering/measure.ts'
import { NAME_MARGIN, namesBoxes } from '../lettering/names.ts'
import type { Misfit } from './misfit.ts'

/** How many times as long as its line a name may be. */
const OVERHANG = 1.2

/** What names depend on. */
interface Water {
  /** All of the map within the frame. */
  readonly sheet: Box
  /** Above 0 on land, below 0 at sea. */
  readonly inland: (x: number, y: number) => number
  readonly rivers: readonly Watercourse[]
}

/** Names that have found room, and the others. */
interface Placed {
  readonly names: readonly PlaceName[]
  readonly misfits: readonly Misfit[]
}

/**
 * Finds room for each name as near to its place as possible: on land or at sea, as its kind has it, within
 * the frame, and clear of rivers, of the names before it and of the boxes. One that is too long for its line
 * is set smaller.
 */
export function placeNames(names: readonly PlaceName[], water: Water, keepOff: readonly Box[]): Placed {
  const placed: PlaceName[] = []
  const misfits: Misfit[] = []
  const taken = [...keepOff]
  for (const name of names.map(fitted)) {
    const letters = namesBoxes([name])
    const start = name.line[0] as Point
    const stepTo = ([x, y]: Point): Point => [x - start[0], y - start[1]]
    const hasRoom = (box: Box) =>
      contains(water.sheet, box) &&
      !taken.some((other) => overlap(box, other)) &&
      isOnItsGround(name, box, water)
    const at = findPlace(start, (place) => letters.every((box) => hasRoom(shifted(box, stepTo(place)))))
    if (at) {
      const [across, down] = stepTo(at)
      placed.push({ ...name, line: name.line.map(([x, y]) => [x + across, y + down]) })
      taken.push(...letters.map((box) => shifted(box, [across, down])))
    } else misfits.push(leftOut(name))
  }
  return { names: placed, misfits }
}

/** How far the letters of a name may be from the nearest thing that it names, in map units. */
export const NEAR = 60

/** Of some names those that have what they name beside them: `named` has the boxes of what may be missing. */
export function trueNames(names: readonly PlaceName[], named: ReadonlyMap<Named, readonly Box[]>): Placed {
  const isTrue = (name: PlaceName) => {
    const stands = named.get(name.of)
    return (
      !stands || namesBoxes([name]).some((letter) => stands.some((box) => overlap(grown(letter, NEAR), box)))
    )
  }
  const why = 'left out, as nothing that it names has room beside it'
  return {
    names: names.filter(isTrue),
    misfits: names.filter((name) => !isTrue(name)).map((name) => ({ ...leftOut(name), why })),
  }
}

/** A name that is no longer than its line allows. */
function fitted(name: PlaceName): PlaceName {
  const { text, kind, size, spacing, line } = name
  if (line.length === 1) return name
  const length = measureText(text, kind === 'land' ? 'capitals' : 'italic', size, spacing)
  const shrunk = Math.min(1, (lengthOf(line) * OVERHANG) / length)
  return { ...name, size: size * shrunk, spacing: spacing * shrunk }
}

/** Whether a letter, in the middle of its box, is on land or at sea as its name should be, on no river. */
function isOnItsGround({ kind }: PlaceName, box: Box, { inland, rivers }: Water): boolean {
  const y = (box.top + box.bottom) / 2
  const ends = [box.left + NAME_MARGIN, box.right - NAME_MARGIN]
  if (kind !== 'land') return ends.every((x) => inland(x, y) < 0)
  const isWet = rivers.some(({ line, mouth }) => line.some((at, index) => index < mouth && inBox(box, ...at)))
  return ends.every((x) => inland(x, y) > 0) && !isWet
}

function leftOut({ text, kind, line }: PlaceName): Misfit {
  return {
    what: `the name ${text}`,
    at: line[Math.floor(line.length / 2)] as Point,
    why: `left out, as no ${kind === 'land' ? 'land' : 'sea'} within ${FARTHEST} px is free`,
    cure: 'Move a place in src/realm/realm.yaml away, or shorten it in src/words.',
  }
}
