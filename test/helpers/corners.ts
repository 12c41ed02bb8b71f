import type { Corner } from '../../src/table/area'

/** The corners of a polygon, written as 'x y, x y, …' in map px. */
export const polygon = (text: string): Corner[] =>
  text.split(', ').map((point) => {
    const [x = 0, y = 0] = point.split(' ').map(Number)
    return [y, x]
  })

/** The corners of a box, in map px. */
export const corners = (left: number, top: number, right: number, bottom: number): Corner[] =>
  polygon(`${left} ${top}, ${right} ${top}, ${right} ${bottom}, ${left} ${bottom}`)
