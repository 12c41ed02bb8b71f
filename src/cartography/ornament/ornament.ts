/** All the ornament on the sheet, and the ground that it takes. */

import type { Box } from '../../panzoom/geometry.ts'
import type { Mark } from '../drawing/pen.ts'
import { cartoucheBox, drawCartouche } from './cartouche.ts'
import { compassBox, drawCompass } from './compass.ts'
import { drawDeckle } from './deckle.ts'
import { drawFrame } from './frame.ts'
import { drawScaleBar, scaleBarBox } from './scaleBar.ts'

/** The ground that the ornament takes, but for the frame, which lies outside the sheet. */
export const ornamentBoxes: readonly Box[] = [cartoucheBox, compassBox, scaleBarBox]

/** The ornament, to lie over everything. */
export function drawOrnament(): Mark[] {
  return [...drawDeckle(), ...drawFrame(), ...drawCartouche(), ...drawCompass(), ...drawScaleBar()]
}
