/**
 * Trees, alone and in clumps. One path is all the trees of a clump, inked, in the tint of their stamp; one is
 * their shade. All lines in it run clockwise, so that filling the one never undoes the other.
 */
import { arc, onEllipse, softLine } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import type { Mark } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import { inPolygon, mixPoints, type Point } from '../drawing/points.ts'
import { type Random, randomStream } from '../drawing/random.ts'
import type { Glyph } from '../drawing/stamps.ts'
import { runs } from '../grids/runs.ts'
import type { TreeKind } from '../lands/geography.ts'

/** A tree in a clump: its foot, its height and its kind. */
export interface Tree {
  readonly foot: Point
  readonly height: number
  readonly kind: TreeKind
}

/** A piece of an outline. */
interface Piece {
  readonly from: Point
  /** Where the curve is pulled to; a straight piece has none. */
  readonly control?: Point
  readonly to: Point
}

/** A tree, worked out. */
interface Grown {
  readonly tree: Tree
  /** Its crown, clockwise from anywhere. */
  readonly pieces: readonly Piece[]
  /** The same as corners near to each other. */
  readonly edge: readonly Point[]
  readonly middle: Point
  readonly radius: Point
}

/** The shade on a crown, over any tint. */
const SHADE = { fill: colour.treeShade, fillOpacity: 0.36 } as const

/** A clump of trees as one glyph. What is behind a nearer crown is left out: so it fits into one path. */
export function drawClump(id: string, trees: readonly Tree[]): Glyph {
  const random = randomStream(`clump ${id}`)
  const grown = trees.toSorted((a, b) => a.foot[1] - b.foot[1]).map((tree) => grow(random, tree))
  const backs = new Path()
  const ink = new Path()
  const shade = new Path()
  grown.forEach((one, index) => {
    const nearer = grown.slice(index + 1)
    const hidden = (point: Point) => nearer.some((other) => inPolygon(point, other.edge))
    trunk(ink, one, hidden)
    if (outline(ink, one.pieces, hidden)) backs.polygon(one.pieces.map((piece) => piece.from))
    if (one.tree.kind !== 'conifer') leaves(ink, random, one, hidden)
    else needles(ink, random, one, hidden)
    crescent(shade, one, hidden)
  })
  const marks: Mark[] = [
    { style: {}, path: backs },
    { style: { stroke: colour.ink, width: 0.9 }, path: ink },
    { style: SHADE, path: shade },
  ]
  return { id, marks: marks.filter(({ path }) => path.text() !== '') }
}

function grow(random: Random, tree: Tree): Grown {
  if (tree.kind === 'conifer') return conifer(random, tree)
  return tree.kind === 'palm' ? palm(random, tree) : broadleaf(random, tree)
}

/** A crown of lobes: round, or that of a thorn tree, which is wide and flat. */
function broadleaf(random: Random, tree: Tree): Grown {
  const { foot, height, kind } = tree
  const [wide, high, up] = kind === 'thorn' ? [1.25, 0.46, 0.8] : [1, 1, 0.62]
  const radius: Point = [
    height * random.between(0.44, 0.53) * wide,
    height * random.between(0.38, 0.44) * high,
  ]
  const middle: Point = [foot[0], foot[1] - height * up]
  const count = 6 + random.below(2)
  const turn = random.unit() * 360
  const corners = arc(middle, radius, turn, turn + 360, count)
    .slice(0, -1)
    .map((point) => mixPoints(middle, point, random.between(0.86, 0.98)))
  const pieces = corners.map((from, index): Piece => {
    const to = corners[(index + 1) % count] as Point
    return { from, control: mixPoints(middle, mixPoints(from, to, 0.5), random.between(1.62, 1.85)), to }
  })
  return { tree, pieces, edge: edgeOf(pieces), middle, radius }
}

/** Where the fronds of a palm end, from its crown, as parts of its height: clockwise, from the left. */
const FRONDS = pointsOf('-0.4,0.1 -0.36,-0.16 0,-0.26 0.36,-0.16 0.4,0.1')

/** A crown of fronds on a high stem, which hang at its sides. */
function palm(random: Random, tree: Tree): Grown {
  const { foot, height } = tree
  const middle: Point = [foot[0] + random.around(height * 0.08), foot[1] - height * 0.76]
  const pieces = FRONDS.flatMap(([x, y]): Piece[] => {
    const tip: Point = [middle[0] + x * height, middle[1] + (y + random.around(0.04)) * height]
    const [across, down] = [tip[0] - middle[0], tip[1] - middle[1]]
    const bow = (part: number): Point => [middle[0] + across * 0.55, middle[1] + down * 0.4 - height * part]
    return [
      { from: middle, control: bow(0.14), to: tip },
      { from: tip, control: bow(0.02), to: middle },
    ]
  })
  return { tree, pieces, edge: edgeOf(pieces), middle, radius: [height * 0.4, height * 0.22] }
}

/** A crown of three tiers, each with drooping tips. */
function conifer(random: Random, tree: Tree): Grown {
  const { foot, height } = tree
  const half = height * random.between(0.24, 0.29)
  const right: Point[] = []
  const left: Point[] = []
  for (const part of [0.42, 0.7, 1]) {
    const y = foot[1] - height * (1 - part * 0.88)
    right.push([foot[0] + half * part * random.between(0.92, 1.08), y])
    left.push([foot[0] - half * part * random.between(0.92, 1.08), y])
    if (part === 1) continue
    right.push([foot[0] + half * part * 0.52, y - height * 0.035])
    left.push([foot[0] - half * part * 0.52, y - height * 0.035])
  }
  const top: Point = [foot[0] + random.around(height * 0.03), foot[1] - height]
  const corners = [top, ...right, ...left.toReversed()]
  const pieces = corners.map((from, index): Piece => {
    const to = corners[(index + 1) % corners.length] as Point
    return { from, to }
  })
  return {
    tree,
    pieces,
    edge: edgeOf(pieces),
    middle: [foot[0], foot[1] - height * 0.4],
    radius: [half, height * 0.5],
  }
}

function edgeOf(pieces: readonly Piece[]): Point[] {
  return pieces.flatMap((piece) => [0, 0.25, 0.5, 0.75].map((part) => onPiece(piece, part)))
}

function onPiece({ from, to, control = mixPoints(from, to, 0.5) }: Piece, part: number): Point {
  return mixPoints(mixPoints(from, control, part), mixPoints(control, to, part), part)
}

/**
 * Adds the visible parts of an outline, in as few strokes as possible. A stroke's two ends are joined by the
 * fill alone. Returns whether that may leave a part of the crown unfilled, between two nearer ones.
 */
function outline(path: Path, pieces: readonly Piece[], hidden: (point: Point) => boolean): boolean {
  const start = pieces.findIndex((piece) => hidden(piece.from))
  const ordered = [...pieces.slice(Math.max(0, start)), ...pieces.slice(0, Math.max(0, start))]
  let drawing = false
  for (const piece of ordered) {
    const seen = PARTS.filter((part) => !hidden(onPiece(piece, part)))
    const [first, last] = [seen[0], seen.at(-1)]
    if (first === undefined || last === undefined || first === last) {
      drawing = false
      continue
    }
    if (!drawing || first > 0) path.moveTo(onPiece(piece, first))
    const end = onPiece(piece, last)
    if (piece.control) path.quadTo(controlBetween(piece.from, piece.control, piece.to, first, last), end)
    else path.lineTo(end)
    drawing = last === 1
  }
  if (start < 0) path.close()
  return start >= 0
}

/** The points of a piece at which its visibility is tested, from 0 to 1. */
const PARTS = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

/** The control of the part of a curve between two places on it. */
function controlBetween(from: Point, control: Point, to: Point, first: number, last: number): Point {
  return mixPoints(mixPoints(from, control, first), mixPoints(control, to, first), last)
}

function trunk(path: Path, { tree, middle, radius }: Grown, hidden: (point: Point) => boolean): void {
  const [x, y] = tree.foot
  if (hidden([x, y]) || hidden([x, y - 1.5])) return
  const top =
    tree.kind === 'conifer'
      ? y - tree.height * 0.12
      : middle[1] + (tree.kind === 'palm' ? 0 : radius[1] * 0.97)
  const half = tree.height * 0.045
  path.polyline([
    [x + half, top],
    [x + half * 1.3, y],
    [x - half * 1.3, y],
    [x - half, top],
  ])
}

/** Where the curls on a crown lie, in degrees around its middle: two above one would be a face. */
const CURLS = [-30, 30, 85]

/** How far a curl reaches to each side, in degrees, on the crown's edge. */
const SPREAD = 11

/** A few curls of leaves on the shaded side, each bent as the crown's edge is there. */
function leaves(
  path: Path,
  random: Random,
  { middle, radius }: Grown,
  hidden: (point: Point) => boolean,
): void {
  for (const degrees of CURLS) {
    const at = degrees + random.around(12)
    const away = random.between(0.3, 0.62)
    const on = (turn: number, part = away) =>
      onEllipse(middle, [radius[0] * part, radius[1] * part], at + turn)
    const [from, to] = [on(-SPREAD / away), on(SPREAD / away)]
    if ([from, on(0), to].some(hidden)) continue
    path.moveTo(from).quadTo(on(0, away * 1.35), to)
  }
}

/** Two strokes under the tiers of a conifer. */
function needles(path: Path, random: Random, { tree }: Grown, hidden: (point: Point) => boolean): void {
  for (const part of [0.3, 0.52]) {
    const [x, y] = [tree.foot[0] + random.between(0.3, 1.4), tree.foot[1] - tree.height * part]
    const end: Point = [x + tree.height * 0.07, y + tree.height * 0.1]
    if (!hidden([x, y]) && !hidden(end)) path.polyline([[x, y], end])
  }
}

/** The shade along the lower right of a crown, where no nearer crown hides it. */
function crescent(
  path: Path,
  { tree, middle, radius, edge }: Grown,
  hidden: (point: Point) => boolean,
): void {
  if (tree.kind === 'conifer') {
    const [x, y] = tree.foot
    const [top, ...rest] = edge.filter((point) => point[0] >= x - 0.4 && !hidden(point))
    if (top && rest.length > 3)
      path.polygon([top, ...rest.filter((_, index) => index % 4 === 3), [x, y - 2.4]])
    return
  }
  const edges = runs(
    arc(middle, [radius[0] * 1.04, radius[1] * 1.06], -60, 150, 9),
    false,
    (point) => !hidden(point),
  )
  const outer = edges
    .sort((a, b) => b.length - a.length)[0]
    ?.filter((_, index, all) => index % 2 === 0 || all.length < 5)
  if (!outer || outer.length < 3) return
  const inner = outer.map(([x, y]): Point => [x - radius[0] * 0.5, y - radius[1] * 0.4])
  softLine(path, [...outer, ...inner.slice(1, -1).reverse()], true)
}
