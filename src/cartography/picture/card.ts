/** The cards of the site and its pages where links are shared: parts of the map, seen small. */
import type { Box, Size } from '../../panzoom/core/geometry.ts'
import { type Area, areaBox, boxOfSize, contains, middleOf, overlap } from '../../table/area.ts'
import { plateOf } from '../../table/siteOf.ts'
import type { Region } from '../../table/table.ts'
import { drawCartouche, type Titled } from '../art/ornaments/cartouche.ts'
import { groupAttributes, paintedBox, svg } from '../drawing/ink.ts'
import { coloured } from '../drawing/palette.ts'
import type { Mark } from '../drawing/pen.ts'
import { type Point, shiftInto } from '../drawing/points.ts'
import { cartoucheBox } from '../extents/boxes.ts'
import { hasLetters } from '../lettering/faces.ts'
import type { Land } from '../survey/field.ts'
import { cropOf, type Picture, withPieces } from './picture.ts'

/** A card's size in px, as social networks recommend. */
export const CARD = { width: 1200, height: 630 } as const

/** The site's cartouche on the card: px of the card per unit, and its distance from the edges in px. */
export const CARTOUCHE = { scale: 1.22, margin: 14 } as const

/** The map's cartouche, about its middle, in map units. */
const CARTOUCHE_BOX = cartoucheBox([0, 0])

/** How many places the site's card shows, if there are as many, and the room around each in its px. */
const SHOWN = { places: 3, room: 16 } as const

/** The scales of the site's card, in its px per map px; the least shows the whole width, or height. */
const SCALES = [1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7]

/** The distance between the parts of the map that are compared, in map px. */
const STEP = 16

/** A part of the map, and the part of that which the card's cartouche takes; both in map px. */
interface Layout {
  readonly part: Box
  readonly covered: Box
}

/** The card of the site as SVG text: the cartouche, over the part of the map that `layoutOf` chooses. */
export function drawSiteCard(
  picture: Picture,
  { geography, regions }: Pick<Land, 'geography' | 'regions'>,
  table: Titled,
  washAddress: string,
): string {
  const at = geography.ornaments.cartouche
  const drawn = cartoucheBox(at)
  const { part, covered } = layoutOf(regions, picture.size)
  // The map's own cartouche would be a second one.
  const isWhole = (marks: readonly Mark[]) =>
    marks
      .map(paintedBox)
      .every((box) => contains(part, box) && !overlap(box, covered) && !contains(drawn, box))
  const scale = widthOf(covered) / widthOf(drawn)
  const move = `translate(${covered.left} ${covered.top}) scale(${scale}) translate(${-drawn.left} ${-drawn.top})`
  const title = `<g transform="${move}"><g ${groupAttributes}>${svg(drawCartouche(at, table, 'card').filter(isInk))}</g></g>`
  const cartouche = hasLetters(table.siteName, 'title') ? title : ''
  return cardOf(withPieces(picture, isWhole), part, washAddress, cartouche)
}

/** The card of a place's page as SVG text: its plate, with more of the map on both sides. */
export function drawPlaceCard(picture: Picture, region: Region, washAddress: string): string {
  const { top, bottom } = plateOf(region)
  const half = ((bottom - top) * CARD.width) / CARD.height / 2
  const around = ([x, y]: Point) => ({ left: x - half, top: y, right: x + half, bottom: y + bottom - top })
  const at = shiftInto(boxOfSize(picture.size), [middleOf(areaBox(region)).x, top], around)
  return cardOf(picture, around(at), washAddress)
}

/**
 * Chooses the part of the map for the site's card, and the corner of its cartouche: at the largest scale at
 * which enough places fit, with the fewest others that are cut, and then the most room around those that are
 * shown.
 */
export function layoutOf(places: readonly Area[], map: Size): Layout {
  const least = Math.max(CARD.width / map.width, CARD.height / map.height)
  const boxes = places.map(areaBox)
  const wanted = Math.min(SHOWN.places, boxes.length)
  const showsIn = (part: Box) => boxes.filter((box) => contains(part, box)).length
  let best: { readonly layout: Layout; readonly cut: number; readonly room: number } | undefined
  for (const scale of [...SCALES.filter((scale) => scale >= least), least]) {
    for (const layout of layoutsAt(scale, map, (part) => showsIn(part) >= wanted)) {
      const rooms = boxes.map((box) => roomAround(box, layout) * scale)
      const room = rooms.toSorted((a, b) => b - a)[wanted - 1] ?? 0
      if (room < SHOWN.room) continue
      const cut = boxes.filter((box) => overlap(box, layout.part) && roomAround(box, layout) < 0).length
      if (!best || cut < best.cut || (cut === best.cut && room > best.room)) best = { layout, cut, room }
    }
    if (best) return best.layout
  }
  // Nowhere do as many fit.
  return layoutsAt(least, map, () => true)[0] as Layout
}

/** All layouts at a scale, in px of the card per map px, over the parts of the map that suit. */
function layoutsAt(scale: number, map: Size, suits: (part: Box) => boolean): Layout[] {
  const [width, height] = [CARD.width / scale, CARD.height / scale]
  const [zoom, margin] = [CARTOUCHE.scale / scale, CARTOUCHE.margin / scale]
  const [across, down] = [widthOf(CARTOUCHE_BOX) * zoom, (CARTOUCHE_BOX.bottom - CARTOUCHE_BOX.top) * zoom]
  const layouts: Layout[] = []
  for (let top = 0; top <= map.height - height; top += STEP) {
    for (let left = 0; left <= map.width - width; left += STEP) {
      const part = { left, top, right: left + width, bottom: top + height }
      if (!suits(part)) continue
      for (const x of [left + margin, part.right - margin - across]) {
        for (const y of [top + margin, part.bottom - margin - down])
          layouts.push({ part, covered: { left: x, top: y, right: x + across, bottom: y + down } })
      }
    }
  }
  return layouts
}

/** A box's distance from a card's edges and its cartouche, in map px; negative if it is not whole. */
function roomAround(box: Box, { part, covered }: Layout): number {
  const aside = Math.max(covered.left - box.right, box.left - covered.right)
  const above = Math.max(covered.top - box.bottom, box.top - covered.bottom)
  const inside = [box.left - part.left, box.top - part.top, part.right - box.right, part.bottom - box.bottom]
  return Math.min(...inside, Math.max(aside, above))
}

const widthOf = ({ left, right }: Box) => right - left

/** Whether a mark is ink. Cards have no texts for browsers: the machine may lack their fonts. */
const isInk = ({ text }: Mark) => !text

/** A part of the map in the size of a card; `over` is SVG in map units, to be painted above it. */
function cardOf(picture: Picture, part: Box, washAddress: string, over = ''): string {
  const { left, top, right, bottom } = part
  const { width, height } = picture.size
  const wash = `<image href="${washAddress}" width="${width}" height="${height}" preserveAspectRatio="none"/>`
  // A ribbon without its name would be bare.
  const lettered = withPieces(picture, (marks) => marks.every(isInk))
  const crop = cropOf(lettered, part, wash).replace('<svg', `<svg x="${left}" y="${top}"`)
  const viewBox = `${left} ${top} ${right - left} ${bottom - top}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="${viewBox}">${crop}${coloured(over, picture.mood)}</svg>`
}
