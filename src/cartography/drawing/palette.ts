/** The colours that the picture is drawn with: those of the table's mood. */

import { mood } from '../../realm.ts'
import { paletteOf } from '../../site/palette.ts'

/** Each colour by name, and several for each crop and kind of tree: `mixture`. For the wash's own, see pigment.ts. */
export const { drawing: colour, mixtures: mixture, pigments, tints, site } = paletteOf(mood)
