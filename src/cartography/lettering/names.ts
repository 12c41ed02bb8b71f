/** The names of seas, islands and lands. Those of the regions are on their ribbons. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { grown } from '../../table/area.ts'
import { sample } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import type { Mark } from '../drawing/pen.ts'
import type { Point } from '../drawing/points.ts'
import type { NameKind, PlaceName } from '../lands/geography.ts'
import type { Face } from './faces.ts'
import { type AlongOptions, letterAlong, letterBoxes, levelAt, type Setting } from './lettering.ts'

/** How each kind of name is lettered. */
const STYLES: Readonly<Record<NameKind, { readonly face: Face } & AlongOptions>> = {
  ocean: atSea(3.6, 0.62),
  sea: atSea(3.2, 0.62),
  island: atSea(2.8, 0.6),
  land: {
    face: 'capitals',
    fill: colour.landName,
    halo: { colour: colour.landNameHalo, width: 2.6, opacity: 0.75 },
  },
}

/** The style at sea, with a rim so wide and opaque. */
function atSea(width: number, opacity: number): { readonly face: Face } & AlongOptions {
  return { face: 'italic', fill: colour.seaName, halo: { colour: colour.seaNameHalo, width, opacity } }
}

/** A line that rises less than this, of its length, can be walked by upright letters. */
const GENTLE = 0.15

/** How much room a name keeps around each of its letters, in map units. */
export const NAME_MARGIN = 5

/** The names, one by one. */
export function drawNames(names: readonly PlaceName[]): Mark[][] {
  return names.map((name) => letterAlong(...settingOf(name)))
}

/** The room that some names take: a box for each letter. */
export function namesBoxes(names: readonly PlaceName[]): Box[] {
  return names.flatMap((name) => letterBoxes(...settingOf(name))).map((letter) => grown(letter, NAME_MARGIN))
}

/** How a name is lettered, as `letterAlong` takes it. */
export function settingOf({ text, kind, size, spacing, line }: PlaceName): Setting {
  const slopes = line.slice(1).map(([x, y], index) => {
    const [lastX, lastY] = line[index] as Point
    return Math.abs(y - lastY) / Math.abs(x - lastX)
  })
  const options: AlongOptions = { ...STYLES[kind], spacing, upright: slopes.every((slope) => slope < GENTLE) }
  return [
    text,
    STYLES[kind].face,
    line.length > 1 ? sample(line, 5) : levelAt(line[0] as Point),
    size,
    options,
  ]
}
