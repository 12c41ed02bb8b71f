/** Walls of cut stone: round ones that taper, and the stones that show in them. */
import { wedge } from '../../drawing/nib.ts'
import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { detail, type InkOptions, type Pen } from '../../drawing/pen.ts'
import { distance, mix, type Point } from '../../drawing/points.ts'

/** The outline of buildings: between that of a silhouette and a line. */
export const OUTLINE: InkOptions = { width: 0.95 }

/** A round wall: the middle of its foot and of its top, not above each other if it leans, and half widths. */
interface Drum {
  readonly foot: Point
  readonly top: Point
  readonly half: number
  readonly topHalf: number
  /** How many stones show: none at the sills of its windows and doors. */
  readonly stones: number
  readonly sills: readonly Point[]
}

/** Draws a round wall, lit from the left, with its shaded side and some of its stones. */
export function drawDrum(pen: Pen, { foot, top, half, topHalf, stones, sills }: Drum): void {
  const at = (up: number, aside: number): Point => [
    mix(foot[0], top[0], up) + mix(half, topHalf, up) * aside,
    mix(foot[1], top[1], up),
  ]
  const sag = half * 0.22
  const height = foot[1] - top[1]
  const wall = new Path().polyline([at(0, -1), at(1, -1), at(1, 1), at(0, 1)])
  pen.shape(wall.quadTo([foot[0], foot[1] + sag * 2], at(0, -1)).close(), colour.stone, OUTLINE)
  const [x, y] = foot
  pen.shade(
    [[x + half * 0.25, y + sag * 0.9], at(1, 0.25), at(1, 1), at(0, 1), [x + half * 0.7, y + sag * 0.5]],
    0.24,
  )
  const rows = Math.round(height / 5)
  const hatching = new Path()
  for (let row = 0; row < rows; row++) {
    const up = (row + pen.random.unit()) / rows
    wedge(hatching, at(up, 1), at(up - 0.015, pen.random.between(0.45, 0.7)), 1)
  }
  pen.fill(hatching, colour.ink)
  const corners = Array.from({ length: stones }, (_, index) => {
    const side = index % 2 ? -0.88 : -0.4
    return at((index + pen.random.between(0.2, 0.8)) / stones, side + pen.random.between(0, 0.4))
  })
  drawStones(
    pen,
    corners.filter((corner) => sills.every(([x, y]) => distance(corner, [x, y - 5]) > 9)),
  )
}

/** Single stones of a wall: two edges of each, from its lower left corner. */
export function drawStones(pen: Pen, corners: readonly Point[]): void {
  const stones = corners.map(([x, y]): Point[] => [
    [x, y - 2],
    [x, y],
    [x + pen.random.between(2.5, 4.5), y],
  ])
  pen.lines(stones, detail)
}
