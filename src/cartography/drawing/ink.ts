/** Marks as SVG text: the fewest nodes and bytes for the same picture. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { grown } from '../../table/area.ts'
import { textElement } from './browserText.ts'
import { Painted } from './painted.ts'
import { colour } from './palette.ts'
import { GRID, Path, type Turn } from './path.ts'
import { type Mark, type Style, weight } from './pen.ts'

/** The width of lines whose style has none, in map units. */
const DEFAULT_WIDTH = weight.outline

/** The default style of all marks, as attributes for the group around them. */
export const groupAttributes = `transform="scale(${1 / GRID})" fill="none" stroke="${colour.ink}" stroke-width="${DEFAULT_WIDTH * GRID}" stroke-linecap="round" stroke-linejoin="round"`

/** The marks as `<path>` and `<text>` elements, to stand in a group with `groupAttributes`. */
export function svg(marks: readonly Mark[]): string {
  const elementOf = ({ style, path, text }: Mark) =>
    text ? textElement(text, attributes(style), GRID) : `<path${attributes(style)} d="${path.text()}"/>`
  return marks.map(elementOf).join('')
}

/**
 * The same picture in fewer marks: a mark joins an earlier one of the same style if no mark between the two
 * overlaps it, and if both together are small enough (`reach` map units in width and height) to be skipped
 * when they are off the screen. A transparent mark never joins one that it overlaps. A gradient, which is
 * relative to its path's box, never joins any, nor does a text. Marks without a path are left out.
 */
export function merged(marks: readonly Mark[], reach = 320): Mark[] {
  const groups: Group[] = []
  const bySort = new Map<string, Group[]>()
  const painted = new Painted()
  for (const mark of marks) {
    const box = paintedBox(mark)
    if (box.left > box.right) continue
    const sort = attributes(mark.style)
    const alike = bySort.get(sort) ?? []
    bySort.set(sort, alike)
    const under = painted.highestUnder(box)
    const turn = mark.path.turn()
    // The mark may still join the group directly under it, since nothing lies between the two.
    const isHome = (group: Group) =>
      within(around(group.box, box), reach) &&
      (group.index > under || (group.index === under && unites(mark.style, group.turn, turn)))
    let home = mark.text || mark.style.fill?.startsWith('url') ? undefined : alike.find(isHome)
    if (home) {
      home.path.append(mark.path)
      home.box = around(home.box, box)
      if (home.turn !== turn) home.turn = undefined
    } else {
      const { style, text } = mark
      home = { index: groups.length, style, text, path: new Path(mark.path), box, turn }
      groups.push(home)
      if (!text) alike.push(home)
    }
    painted.add(box, home.index)
  }
  return groups
}

interface Group extends Mark {
  readonly index: number
  /** The box around all joined marks. */
  box: Box
  /** The direction in which all joined marks go round; undefined if they differ. */
  turn: Turn | undefined
}

/** The box around everything that a mark may paint, including its line and the rounding to the grid. */
export function paintedBox({ path, style: { stroke, width = DEFAULT_WIDTH } }: Mark): Box {
  return grown(path.box(), (stroke ? width / 2 : 0) + 0.5 / GRID)
}

/**
 * Whether a mark may share a path with one that it overlaps, without a visible difference: both must be
 * opaque, and either lines only or fills only that go round the same way. Fills that go round opposite ways
 * cut holes in each other.
 */
function unites(
  { fill, stroke, fillOpacity = 1, strokeOpacity = 1 }: Style,
  turn?: Turn,
  other?: Turn,
): boolean {
  if (fillOpacity < 1 || strokeOpacity < 1) return false
  return fill ? !stroke && turn !== undefined && turn === other : true
}

function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

function within(box: Box, reach: number): boolean {
  return box.right - box.left <= reach && box.bottom - box.top <= reach
}

function attributes({
  fill,
  stroke,
  width = DEFAULT_WIDTH,
  fillOpacity,
  strokeOpacity,
  dash,
  flatEnds,
}: Style): string {
  let text = ''
  if (fill) text += ` fill="${fill}"`
  if (!stroke) text += ' stroke="none"'
  else if (stroke !== colour.ink) text += ` stroke="${stroke}"`
  if (stroke && width !== DEFAULT_WIDTH) text += ` stroke-width="${short(width * GRID)}"`
  if (fillOpacity !== undefined) text += ` fill-opacity="${short(fillOpacity)}"`
  if (strokeOpacity !== undefined) text += ` stroke-opacity="${short(strokeOpacity)}"`
  if (dash) text += ` stroke-dasharray="${dash.map((length) => short(length * GRID)).join(' ')}"`
  if (flatEnds) text += ' stroke-linecap="butt"'
  return text
}

/** A number to two decimals, without a needless 0 before the point. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
}
