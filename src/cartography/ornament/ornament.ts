/** All the ornament on the sheet, and the ground that it takes. */

import type { Box } from '../../panzoom/geometry.ts'
import type { Mark } from '../drawing/pen.ts'
import { cartoucheBox, drawCartouche } from './cartouche.ts'
import { compassBox, drawCompass } from './compass.ts'
import { drawScaleBar, scaleBarBox } from './scaleBar.ts'

/** The ground that the ornament takes, but for the frame, which lies outside the sheet. */
export const ornamentBoxes: readonly Box[] = [cartoucheBox, compassBox, scaleBarBox]

/** The ornaments within the frame, one by one, to lie over everything. */
export function drawOrnaments(): Mark[][] {
  return [drawCartouche(), drawCompass(), drawScaleBar()]
}
