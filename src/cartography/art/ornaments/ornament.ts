/** All the ornament on the sheet, and the ground that it takes. */

import type { Box } from '../../../panzoom/core/geometry.ts'
import { mapWordsIn } from '../../../words/lists.ts'
import type { Mark } from '../../drawing/pen.ts'
import type { Ornaments } from '../../lands/geography.ts'
import { cartoucheBox, drawCartouche, type Titled } from './cartouche.ts'
import { compassBox, drawCompass } from './compass.ts'
import { drawScaleBar, scaleBarBox } from './scaleBar.ts'

/** The ground that the ornament takes, but for the frame, which lies outside the sheet. */
export function ornamentBoxes({ cartouche, compass, scaleBar }: Ornaments): Box[] {
  return [cartoucheBox(cartouche), compassBox(compass), scaleBarBox(scaleBar)]
}

/** The ornaments within the frame, one by one, with the words of a table, to lie over everything. */
export function drawOrnaments({ cartouche, compass, scaleBar }: Ornaments, table: Titled): Mark[][] {
  const { winds, leagues } = mapWordsIn(table.language)
  return [drawCartouche(cartouche, table), drawCompass(compass, winds), drawScaleBar(scaleBar, leagues)]
}
