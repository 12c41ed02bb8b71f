/** Chimneys and smelting stacks of brick. */
import { colour } from '../../drawing/palette.ts'
import { line, type Pen } from '../../drawing/pen.ts'
import { mix, type Point } from '../../drawing/points.ts'
import { drawStones, OUTLINE } from './masonry.ts'

/** Draws a chimney: the middle of its foot, its width there, its height. The top is a quarter narrower. */
export function drawChimney(pen: Pen, foot: Point, width: number, height: number): void {
  const half = width / 2
  const top = half * 0.75
  pen.at(foot, 1, () => {
    pen.polygon(`${-half},0 ${-top},${-height} ${top},${-height} ${half},0`, colour.brick, OUTLINE)
    const rim = -height - 1.5
    const [left, right] = [-top - 1.6, top + 1.6]
    pen.polygon(
      `${left},${rim + 4.5} ${left},${rim} ${right},${rim} ${right},${rim + 4.5}`,
      colour.brick,
      line,
    )
    pen.shade(`${half * 0.2},0 ${half * 0.2},${rim} ${top + 1.6},${rim} ${half},0`, 0.3)
    const count = Math.round((width * height) / 80)
    const courses = Array.from({ length: count }, (_, index): Point => {
      const side = index % 2 ? -0.85 : -0.1
      return [
        top * (side + pen.random.between(0, 0.3)),
        -mix(1, height - 4, (index + pen.random.unit()) / count),
      ]
    })
    drawStones(pen, courses)
  })
}
