/** What visitors can find on the map, by the table and the record of the drawing. */
import { wordsIn } from '../words/lists.ts'
import { areaBox, middleOf } from './area.ts'
import type { DrawnCuriosity } from './drawn.ts'
import type { Table } from './table.ts'

/** What visitors can find: everything of a kind that is drawn. Lengths are in px of pages. */
export interface Curiosity {
  /** What it is, and a dry line about it. No two have the same name. */
  readonly name: string
  readonly says: string
  /** Of the largest. */
  readonly size: readonly [width: number, height: number]
  /** The middles of all. */
  readonly at: readonly (readonly [x: number, y: number])[]
}

/** Lists them in the order of their captions. What lies in a place is left out: a press there opens its page. */
export function curiositiesOn({ regions, language }: Table, drawn: readonly DrawnCuriosity[]): Curiosity[] {
  const places = regions.map(areaBox)
  return Object.entries(wordsIn(language).curiosities).flatMap(([kind, [name = '', says = '']]) => {
    const boxes = drawn
      .filter((one) => one.kind === kind)
      .map(areaBox)
      .map((box) => ({ box, middle: middleOf(box) }))
      .filter(
        ({ middle: { x, y } }) =>
          !places.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom),
      )
    if (boxes.length === 0) return []
    const longest = (from: 'left' | 'top', to: 'right' | 'bottom') =>
      Math.max(...boxes.map(({ box }) => box[to] - box[from]))
    return {
      name,
      says,
      size: [longest('left', 'right'), longest('top', 'bottom')] as const,
      at: boxes.map(({ middle: { x, y } }) => [Math.round(x), Math.round(y)] as const),
    }
  })
}
