/** People, as small as a map shows them. */
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, type Pen } from '../drawing/pen.ts'
import type { Point } from '../drawing/points.ts'

/** Draws someone in a cloak, 10 units tall: where they stand, and the cloak's colour. */
function drawPerson(pen: Pen, [x, y]: Point, cloak: string): void {
  const robe = new Path()
    .moveTo([x - 2.8, y])
    .quadTo([x - 2.2, y - 5], [x, y - 7.6])
    .quadTo([x + 2.4, y - 5], [x + 3, y])
  pen.shape(robe.close(), cloak, detail)
  pen.shape(new Path().ellipse([x, y - 8.4], 1.7), colour.skin, detail)
}

/** Draws people of several colours, each where they stand. */
export function drawPeople(pen: Pen, feet: readonly Point[], cloaks: readonly string[] = CLOAKS): void {
  feet.forEach((foot, index) => {
    drawPerson(pen, foot, cloaks[index % cloaks.length] as string)
  })
}

const CLOAKS = [colour.red, colour.blue, colour.gold, colour.plum]
