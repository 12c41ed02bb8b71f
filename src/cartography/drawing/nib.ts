/** Straight tapered strokes, as of a stiff nib. All strokes of a drawing can be one filled path. */
import { beside } from './curves.ts'
import type { Path } from './path.ts'
import type { Point } from './points.ts'

/** Adds a stroke that starts `width` map units wide and ends in a point. */
export function wedge(path: Path, from: Point, to: Point, width: number): void {
  path.polygon([beside([from, to], 0, width / 2), to, beside([from, to], 0, -width / 2)])
}
