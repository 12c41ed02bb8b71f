import type { Box } from '../../panzoom/geometry.ts'
import { map } from '../map.ts'

/** The width of the frame, in map units. */
const FRAME = 56

/** The visible part of sea and land: all within the frame's inmost line. */
export const SHEET: Box = { left: FRAME, top: FRAME, right: map.width - FRAME, bottom: map.height - FRAME }
