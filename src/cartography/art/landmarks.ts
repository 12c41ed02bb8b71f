/** The landmarks on the map: how each is drawn, and where in its region's box it stands. */

import type { Box } from '../../panzoom/core/geometry.ts'
import { areaBox } from '../../table/area.ts'
import type { Mood } from '../../table/palette.ts'
import { isOwnDrawing, landmarkOf, type Region } from '../../table/table.ts'
import { merged } from '../drawing/ink.ts'
import { colour } from '../drawing/palette.ts'
import { type Mark, Pen, type Sprite, type Standing } from '../drawing/pen.ts'
import type { Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import { RIBBON_ZONE } from '../lettering/ribbons.ts'
import { type Art, landmarkArt } from './art.ts'
import { ownArt } from './ownArt.ts'

/** The drawing of a region's landmark: its owner's own or a known one; a village while its file is not read. */
function artOf(region: Region): Art {
  if (region.drawing) return ownArt(region.drawing)
  const landmark = landmarkOf(region)
  return landmarkArt(isOwnDrawing(landmark) ? 'village' : landmark)
}

/** The least room between a landmark and the edges of its part of the box, in map units. */
const MARGIN = 1

/** Where a landmark stands: its foot's middle on the map, and how many times its natural size it is. */
interface Place {
  readonly foot: Point
  readonly scale: number
}

/** The colours of roofs, and those of banners and clothes. */
const ACCENTS: readonly (readonly string[])[] = [
  [colour.rust, colour.slate, colour.copper, colour.plumRoof, colour.ochreRoof, colour.blueRoof],
  [colour.red, colour.blue, colour.gold, colour.verdigris, colour.plum],
]

/** The landmark of a region among all in a mood, as large as its box allows, its foot just above the ribbon. */
export function drawLandmark(region: Region, regions: readonly Region[] = [region], mood?: Mood): Standing[] {
  const marks = merged(drawn(region, mood).marks)
  return [{ foot: placeOf(region).foot[1], marks: withAccents(marks, region, regions) }]
}

/** What moves at the landmark of a region among all. */
export function spritesOf(region: Region, regions: readonly Region[], mood?: Mood): readonly Sprite[] {
  const { sprites } = drawn(region, mood)
  if (placeOf(region).scale === 0) return []
  return sprites.map((sprite) => ({ ...sprite, marks: withAccents(sprite.marks, region, regions) }))
}

/** The second landmark of a kind has other roofs and banners, the third others; an owner's own keeps its. */
function withAccents(marks: readonly Mark[], region: Region, regions: readonly Region[]): Mark[] {
  const alike = regions.filter((other) => landmarkOf(other) === landmarkOf(region))
  const turns = region.drawing ? 0 : alike.findIndex(({ name }) => name === region.name)
  return marks.map(({ style, path }) => {
    const colours = ACCENTS.find((colours) => colours.includes(style.fill ?? ''))
    const fill = colours?.[(colours.indexOf(style.fill ?? '') + turns) % colours.length]
    return { path, style: fill ? { ...style, fill } : style }
  })
}

function drawn(region: Region, mood?: Mood): Pen {
  const { foot, scale } = placeOf(region)
  const pen = new Pen(randomStream(`landmark ${region.name}`))
  return pen.at(foot, scale, () => artOf(region).draw(pen, mood))
}

/** The room in which nothing else may stand: the drawing's own ground and sky, and the ribbon's. */
export function footprintsOf(region: Region): Box[] {
  const { foot, scale } = placeOf(region)
  const { extent } = artOf(region)
  const box = areaBox(region)
  const drawn = {
    left: foot[0] + extent.left * scale,
    top: foot[1] + extent.top * scale,
    right: foot[0] + extent.right * scale,
    bottom: foot[1] + extent.bottom * scale,
  }
  return [drawn, { ...box, top: box.bottom - RIBBON_ZONE }]
}

/** Where a road to the door of a region's landmark ends. */
export function doorOf(region: Region): Point {
  const { foot, scale } = placeOf(region)
  const [x, y] = artOf(region).door
  return [foot[0] + x * scale, foot[1] + y * scale]
}

function placeOf(region: Region): Place {
  const { extent } = artOf(region)
  const { left, top, right, bottom } = areaBox(region)
  const [room, headroom] = [right - left - MARGIN * 2, bottom - RIBBON_ZONE - top - MARGIN * 2]
  const fitting = Math.min(room / (extent.right - extent.left), headroom / (extent.bottom - extent.top))
  // 0, not negative, if the box has room only for its ribbon: it then has no landmark.
  const scale = Math.max(0, fitting)
  const middle = (left + right) / 2 - ((extent.left + extent.right) / 2) * scale
  return { foot: [middle, bottom - RIBBON_ZONE - MARGIN - extent.bottom * scale], scale }
}
