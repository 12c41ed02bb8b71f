/** All the ornament on the sheet, and the ground that it takes. */

import type { Box } from '../../panzoom/geometry.ts'
import type { Mark } from '../drawing/pen.ts'
import { cartoucheBox, drawCartouche } from './cartouche.ts'
import { compassBox, drawCompass } from './compass.ts'
<<<<<<< HEAD
=======
import { drawDeckle } from './deckle.ts'
import { drawFrame } from './frame.ts'
>>>>>>> 9cbc561 (Lay the sheet on a table: planks, a torn edge with a line of ink, a shadow, and a few things beside it on wide screens)
import { drawScaleBar, scaleBarBox } from './scaleBar.ts'

/** The ground that the ornament takes, but for the frame, which lies outside the sheet. */
export const ornamentBoxes: readonly Box[] = [cartoucheBox, compassBox, scaleBarBox]

<<<<<<< HEAD
/** The ornaments within the frame, one by one, to lie over everything. */
export function drawOrnaments(): Mark[][] {
  return [drawCartouche(), drawCompass(), drawScaleBar()]
=======
/** The ornament, to lie over everything. */
export function drawOrnament(): Mark[] {
  return [...drawDeckle(), ...drawFrame(), ...drawCartouche(), ...drawCompass(), ...drawScaleBar()]
>>>>>>> 9cbc561 (Lay the sheet on a table: planks, a torn edge with a line of ink, a shadow, and a few things beside it on wide screens)
}
