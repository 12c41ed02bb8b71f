/** All the ornament on the sheet. */
import { wordsIn } from '../../../words/lists.ts'
import type { Mark } from '../../drawing/pen.ts'
import type { Ornaments } from '../../lands/geography.ts'
import { drawCartouche, type Titled } from './cartouche.ts'
import { drawCompass } from './compass.ts'
import { drawScaleBar } from './scaleBar.ts'

/** The ornaments within the frame, one by one, with the words of a table, to lie over everything. */
export function drawOrnaments({ cartouche, compass, scaleBar }: Ornaments, table: Titled): Mark[][] {
  const { winds, leagues } = wordsIn(table.language).drawn
  return [drawCartouche(cartouche, table), drawCompass(compass, winds), drawScaleBar(scaleBar, leagues)]
}
