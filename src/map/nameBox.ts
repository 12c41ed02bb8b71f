/** Where the name of a place stands on the picture. The build needs it as well: see build/firstView.ts. */
import { type Box, boxOf, type Corners, middleOf } from './box.ts'

/** The distances from the foot of a place's box to the upper and the lower edge of its name's ribbon, in map px. */
const TOP_PX = 44
const BOTTOM_PX = 14

/** Half the width of the lettering, in map px: at most so much for each letter, and a margin. */
const PX_PER_LETTER = 7
const MARGIN_PX = 6

/** The box of a place's name on the picture, in map px; its middle is that of the place's box. */
export function nameBoxOf(place: Corners & { readonly name: string }): Box {
  const { left, right, bottom } = boxOf(place)
  const { x } = middleOf(boxOf(place))
  const half = Math.min(PX_PER_LETTER * place.name.length + MARGIN_PX, (right - left) / 2)
  return { left: x - half, top: bottom - TOP_PX, right: x + half, bottom: bottom - BOTTOM_PX }
}
