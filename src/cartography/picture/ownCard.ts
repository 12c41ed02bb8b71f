/** What is drawn for an owner's own picture of the map: the cartouche, for the card of the site. */
import type { Table } from '../../table/table.ts'
import { drawCartouche, type Titled } from '../art/ornaments/cartouche.ts'
import { groupAttributes, svg } from '../drawing/ink.ts'
import { coloured } from '../drawing/palette.ts'
import { ownCartoucheBox } from '../extents/boxes.ts'
import { CARTOUCHE } from './card.ts'

/** Anywhere: it is drawn alone. */
const AT = [0, 0] as const

/** The cartouche as SVG text, whose size is in px of the card. */
export function cartoucheOfCard(table: Titled & Pick<Table, 'mood'>): string {
  const { left, top, right, bottom } = ownCartoucheBox(AT, table.owner)
  const sideOf = (length: number) => Math.ceil(length * CARTOUCHE.scale)
  const viewBox = `${left} ${top} ${right - left} ${bottom - top}`
  const marks = `<g ${groupAttributes}>${svg(drawCartouche(AT, table, 'own card'))}</g>`
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sideOf(right - left)}" height="${sideOf(bottom - top)}" viewBox="${viewBox}">${marks}</svg>`,
    table.mood,
  )
}
