/**
 * Where the signposts of the first view stand, as a style sheet: worked out when the site is built, for the most
 * common screens, as nobody can say before the script comes how large a screen is. On others of their kind they are a
 * little off until then; on the rest they wait for it.
 */
import type { Size } from '../../panzoom/geometry'
import { initialView, toScreen } from '../../panzoom/view'
import { isOutOfView, type Stand, standsOf } from '../overlay/stands'
import { boxOf, idOf, type Place } from '../place'

/** The screens that are thought of, in CSS px: how wide they are, as the map is, and the size it is then taken to have. */
const SCREENS: readonly { readonly range: string; readonly viewport: Size }[] = [
  { range: 'max-width:559px', viewport: { width: 360, height: 652 } },
  { range: 'min-width:1100px) and (max-width:1699px', viewport: { width: 1440, height: 812 } },
]

/** How wide letters are in the type of a signpost, in em: about, as its face differs from system to system. */
const LETTER_WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ijl]/, 0.28],
  [/[ft]/, 0.33],
  [/[a-z]/, 0.48],
  [/./, 0.67],
]

/** About the size of a signpost: its arrow, its edges, and its name at 17 px. */
function sizeOf({ name }: Place): Size {
  const em = [...name].map((letter) => LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0)
  return { width: 40 + 17 * em.reduce((sum, width) => sum + width, 0), height: 44 }
}

/** What the zoom control takes, with what is around it, at the viewport's bottom right. */
const CONTROL: Size = { width: 67, height: 156 }

/** The class of a place's first signpost. */
export function classOf(place: Place): string {
  return `first-${idOf(place)}`
}

/** The style sheet for the first signposts of some places on a map of this size. */
export function firstStands(places: readonly Place[], map: Size): string {
  return SCREENS.map(({ range, viewport }) => `@media (${range}){${standsIn(viewport, places, map).join('')}}`).join('')
}

function standsIn(viewport: Size, places: readonly Place[], map: Size): string[] {
  const { width, height } = viewport
  const view = initialView({ map, viewport, minScale: 0, maxScale: Number.POSITIVE_INFINITY })
  const needed = places.flatMap((place) => {
    const { left, top, right, bottom } = boxOf(place)
    const towards = toScreen(view, { x: (left + right) / 2, y: (top + bottom) / 2 })
    return isOutOfView(towards, viewport) ? [{ place, size: sizeOf(place), towards }] : []
  })
  const control = { left: width - CONTROL.width, top: height - CONTROL.height, right: width, bottom: height }
  const stands = standsOf(needed, viewport, [control])
  return needed.flatMap(({ place, size }, index) => {
    const stand = stands[index]
    return stand ? [ruleFor(place, size, stand, viewport)] : []
  })
}

/** Held to the edge that it stands at, and as far along it, in parts of its length, as it was found to stand. */
function ruleFor(place: Place, size: Size, { at, degrees }: Stand, viewport: Size): string {
  const part = (value: number, length: number) => `${Math.round((value / length) * 100)}%`
  const isAtSide = at.x - size.width / 2 < 9 || viewport.width - at.x - size.width / 2 < 9
  const across = at.x < viewport.width / 2 ? '' : 'right:8px;left:auto;'
  const down = at.y < viewport.height / 2 ? '' : 'bottom:8px;top:auto;'
  const where = isAtSide
    ? `${across}top:${part(at.y, viewport.height)}`
    : `${down}left:${part(at.x, viewport.width)};transform:translate(-50%)`
  return `.${classOf(place)}{display:flex;${where};--towards:${Math.round(degrees)}deg}`
}
