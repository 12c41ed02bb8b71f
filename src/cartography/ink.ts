/** Marks as SVG text: the fewest nodes and bytes for the same picture. */
import { colour } from './palette.ts'
import { GRID, Path } from './path.ts'
import type { Mark, Style } from './pen.ts'
import { type Box, grown, overlap } from './points.ts'

/** The style that every mark has unless it says otherwise: write these on the group around them. */
export const groupAttributes = `transform="scale(${1 / GRID})" fill="none" stroke="${colour.ink}" stroke-width="${1.05 * GRID}" stroke-linecap="round" stroke-linejoin="round"`

/** The marks as `<path>` elements, to stand in a group with `groupAttributes`. */
export function svg(marks: readonly Mark[]): string {
  return marks.map(({ style, path }) => `<path${attributes(style)} d="${path.text()}"/>`).join('')
}

/**
 * The same picture in fewer marks: a mark joins an earlier one of its own style where nothing between the two lies
 * over or under it, and where both together stay small enough (`reach` map units each way) to be left out when they
 * are off the screen. A mark that can be seen through never joins one that it overlaps, nor does a gradient, which
 * is measured by its path's box.
 */
export function merged(marks: readonly Mark[], reach = 320): Mark[] {
  const groups: Group[] = []
  const bySort = new Map<string, Group[]>()
  for (const mark of marks) {
    const box = grown(mark.path.box(), mark.style.stroke ? (mark.style.width ?? 0) / 2 : 0)
    const sort = attributes(mark.style)
    const alike = bySort.get(sort) ?? []
    bySort.set(sort, alike)
    let lowest = groups.length
    while (lowest > 0 && !overlapsOneOf(groups[lowest - 1] as Group, box)) lowest--
    // The group at `lowest - 1` lies under the mark: it may still join that very one if neither shows through.
    const floor = staysOpaque(mark.style) ? lowest - 1 : lowest
    const home = mark.style.fill?.startsWith('url')
      ? undefined
      : alike.find((group) => group.index >= floor && within(around(group.box, box), reach))
    if (home) {
      home.path.append(mark.path)
      home.box = around(home.box, box)
      home.boxes.push(box)
    } else {
      const group = { index: groups.length, style: mark.style, path: new Path().append(mark.path), box, boxes: [box] }
      groups.push(group)
      alike.push(group)
    }
  }
  return groups
}

interface Group extends Mark {
  readonly index: number
  /** Around all that joined, and of each of them. */
  box: Box
  readonly boxes: Box[]
}

function overlapsOneOf(group: Group, box: Box): boolean {
  return overlap(group.box, box) && group.boxes.some((other) => overlap(other, box))
}

/** Whether overlapping itself leaves no trace: only lines, or only a fill, and nothing shows through. */
function staysOpaque({ fill, stroke, fillOpacity = 1, strokeOpacity = 1 }: Style): boolean {
  return !(fill && stroke) && fillOpacity === 1 && strokeOpacity === 1
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

function attributes({ fill, stroke, width = 1.05, fillOpacity, strokeOpacity, dash, flatEnds }: Style): string {
  let text = ''
  if (fill) text += ` fill="${fill}"`
  if (!stroke) text += ' stroke="none"'
  else if (stroke !== colour.ink) text += ` stroke="${stroke}"`
  if (stroke && width !== 1.05) text += ` stroke-width="${short(width * GRID)}"`
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
