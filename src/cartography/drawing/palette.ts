/** The colours that the picture is drawn with: those of the table's mood. */

import { mood } from '../../realm.ts'
import { paletteOf } from '../../site/palette.ts'

/** Each colour by name, and of what is sown and grows several: `mixture`. And what only the wash has, see pigment.ts. */
export const { drawing: colour, mixtures: mixture, pigments, tints, site } = paletteOf(mood)
