/**
 * The strip of signposts in the first view, as rules of a style sheet: which places it names, and where their arrows point.
 * The first view shows the map at scale 1, the middle of its top in the middle of the viewport's top.
 */
import { boxOf, middleOf, nameBoxOf } from '../map/box.ts'
import type { Region, Table } from '../site/table.ts'

// All lengths are in screen px. First the room that the zoom control takes at the right edge and at the foot: see
// overlay.module.css.
const ZOOM_WIDTH = 74
const ZOOM_HEIGHT = 212
/** The height of the strip where it has a single row, or two. */
const ROW = 60
const TWO_ROWS = 108
/** The width of a signpost: for each letter at most, and for its mark, arrow and margins. */
const LETTER = 8
const REST = 74
/** A narrower viewport has two columns, of which no rule knows the height: there, the strip names all places. */
const MIN_WIDTH = 481
/** How far the middle of the strip may lie beside that of the view. */
const ASIDE = 40
/** The distance of a name beside the strip from the foot of the view. */
const FOOT = 4
/** The middle of the first view on most screens, as a distance from the map's top: arrows point from there. */
const MIDDLE_Y = 500

/** The rules for the places of a table. The signposts are in its order. */
export function firstViewRules({ map, regions }: Pick<Table, 'map' | 'regions'>): string {
  const rowWidth = regions.reduce((width, { name }) => width + name.length * LETTER + REST, 0)
  return regions.map((region, index) => rulesOf(region, index, map, rowWidth)).join('\n')
}

function rulesOf(region: Region, index: number, { width }: Table['map'], rowWidth: number): string {
  const signpost = `.signpost:nth-child(${index + 1})`
  const { x, y } = middleOf(boxOf(region))
  const degrees = Math.round((Math.atan2(y - MIDDLE_Y, x - width / 2) * 180) / Math.PI)
  const { left, right, bottom } = nameBoxOf(region)
  // A name is in view if it lies within half the view's width of the map's middle, and above the strip or beside it.
  const minWidth = Math.ceil(2 * Math.max(width / 2 - left, right - width / 2))
  const isBesideStrip = Math.max(left - width / 2, width / 2 - right) > rowWidth / 2 + ASIDE
  // At the right edge, the zoom control covers the foot of the view.
  const besideZoom = Math.ceil(2 * (right - width / 2 + ZOOM_WIDTH))
  const clearOfZoom =
    besideZoom > minWidth ? ` and ((min-width: ${besideZoom}px) or (min-height: ${bottom + ZOOM_HEIGHT}px))` : ''
  const ruleFrom = (viewWidth: number, room: number) => {
    const size = `(min-width: ${Math.max(minWidth, viewWidth)}px) and (min-height: ${bottom + room}px)`
    return `@container map ${size}${clearOfZoom} { .signposts:not([data-placed]) ${signpost} { display: none } }`
  }
  const oneRow = Math.max(MIN_WIDTH, rowWidth + ZOOM_WIDTH + FOOT)
  const rules = [`${signpost} { --towards: ${degrees}deg }`, ruleFrom(oneRow, isBesideStrip ? FOOT : ROW)]
  // Two rows break anywhere: each may be shorter by the longest signpost.
  const twoRows = Math.max(MIN_WIDTH, Math.ceil(oneRow / 2) + 2 * REST)
  if (Math.max(minWidth, twoRows) < oneRow) rules.push(ruleFrom(twoRows, TWO_ROWS))
  return rules.join('\n')
}
