import type { Box, Size } from '../../panzoom/core/geometry.ts'

/** The width of the frame, in map units. */
const FRAME = 56

/** The visible part of sea and land on a map of a size: all within the frame's inmost line. */
export function sheetOf({ width, height }: Size): Box {
  return { left: FRAME, top: FRAME, right: width - FRAME, bottom: height - FRAME }
}
