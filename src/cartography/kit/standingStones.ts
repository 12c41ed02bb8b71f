/** Standing stones with runes that glow in them, and the lintels some of them bear. */
import { colour } from '../drawing/palette.ts'
import { type Flick, line, type Pen } from '../drawing/pen.ts'
import { mixPoints, type Point } from '../drawing/points.ts'
import { OUTLINE } from './masonry.ts'
import { type Rune, runeStrokes } from './runes.ts'
import { drawTufts } from './yard.ts'

/**
 * A standing stone: the middle of its foot, its size in map units, its head's lean to the right, and the rune
 * that is cut in it.
 */
export interface Stone {
  readonly foot: Point
  readonly width: number
  readonly height: number
  readonly lean: number
  readonly rune: Rune
}

/** Draws a stone with the grass at its foot and its shadow, which falls to the right. */
export function drawStone(pen: Pen, stone: Stone): void {
  const [x, y] = stone.foot
  const half = stone.width / 2
  const on = (up: number, aside: number) => pointOn(stone, up, aside)
  const foot = { left: on(0, -1), edge: [x + half * 0.3, y + 1] as Point, right: [x + half, y - 1] as Point }
  const side = [on(0.9, 0.3), on(0.97, 0.55), on(0.9, 0.8), on(0.5, 1.05), foot.right, foot.edge]
  const front = [foot.left, on(0.5, -1.1), on(0.88, -0.95), on(0.93, -0.5), on(1, -0.2), on(0.94, 0.15)]
  pen.shade([foot.edge, [x + half + 8, y + 4], [x + half + 11, y + 1], foot.right], 0.26)
  pen.polygon([...front, ...side.slice(1)], colour.stone, { ...OUTLINE, wobble: 1.5 })
  pen.shade(side, 0.3)
  pen.hatch(side, { degrees: 62, gap: 2.8, ragged: 0.5 })
  const pits = Array.from({ length: 4 }, (): Flick => {
    const from = on(pen.random.between(0.1, 0.9), pen.random.between(-0.9, 0.1))
    return { from, to: [from[0] + pen.random.between(1, 3), from[1] + pen.random.between(1, 4)], width: 0.7 }
  })
  pen.flicks(pits)
  drawTufts(pen, [foot.left, on(0, 0.9)])
  drawGlow(pen, runeOn(stone))
}

/** The strokes of the rune that is cut in a stone. */
export function runeOn(stone: Stone): Point[][] {
  const { width, height, lean, rune } = stone
  return runeStrokes(rune, pointOn(stone, 0.44, -0.32), width * 0.4, Math.min(11, height * 0.4), lean * 0.2)
}

/** A point on a stone: `up` from foot to head, `aside` from -1 at the left edge to 1 at the right one. */
function pointOn({ foot: [x, y], width, height, lean }: Stone, up: number, aside: number): Point {
  return [x + lean * up + (width / 2) * aside, y - height * up]
}

/** Runes with light in them: a wide dark line, and a bright one within. */
function drawGlow(pen: Pen, strokes: readonly (readonly Point[])[]): void {
  pen.lines(strokes, { stroke: colour.amethystDark, width: 2, wobble: 0 })
  pen.lines(strokes, { ...line, stroke: colour.amethystBright, wobble: 0 })
}

/** The stone that lies over two others. */
export function drawLintel(pen: Pen, left: Stone, right: Stone): void {
  const from: Point = [left.foot[0] + left.lean - 8, left.foot[1] - left.height + 1]
  const to: Point = [right.foot[0] + right.lean + 8, right.foot[1] - right.height + 1]
  /** A point on the lintel: `part` of the way along, and `up` map units above its lower edge. */
  const on = (part: number, up: number): Point => {
    const [x, y] = mixPoints(from, to, part)
    return [x, y - up]
  }
  pen.polygon([from, on(0.02, 6), on(0.4, 8), on(0.98, 6.5), to], colour.stone, OUTLINE)
  pen.shade([from, on(0, 2.4), on(1, 2.4), to], 0.3)
  pen.flicks([0.2, 0.5, 0.7].map((part): Flick => ({ from: on(part, 5.5), to: on(part + 0.08, 3.4) })))
}
