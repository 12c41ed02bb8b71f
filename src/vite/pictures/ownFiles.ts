/** The files of an own picture: for screens, in small, a plate and a card of each place, the site's card. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Region } from 'sharp'
import type { Box, Point, Size } from '../../panzoom/core/geometry.ts'
import { areaBox, middleOf, overlap } from '../../table/area.ts'
import { cardFileOf, pathOf, smallFile } from '../../table/paths.ts'
import { mapOf, ownPlateOf, within } from '../../table/siteOf.ts'
import { pagesOf, type Table } from '../../table/table.ts'
import type { OwnPicture } from './ownPicture.ts'
import { filesInWidths, type PictureFile, pictureFile } from './pictureFile.ts'

/** The widths of the files in px, none wider than the picture: for phones, for screens, for zooming in. */
const WIDTHS = [1280, 1600, 4096]
const FORMATS = {
  avif: { quality: 44, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 4 },
} as const
const CHART_PX = 480
/** The largest width of a plate, in px. */
const PLATE_PX = 1000
/** What transparent parts become, by day and by night: white, as is the page of a drawing. */
const [DAY, NIGHT] = ['white', 'black']
const SMALL = { format: 'webp', settings: { quality: 74 } } as const
const CARD_SIZE = { width: 1200, height: 630 }
const CARD = {
  resize: CARD_SIZE,
  ground: DAY,
  format: 'jpeg',
  settings: { quality: 72, mozjpeg: true },
} as const
/** The distance of the site's name from the edges of its card, in px. */
const TITLE_MARGIN = 14
/** The site's name on its card, drawn by `npm run draw`. */
const CARTOUCHE = join(import.meta.dirname, '../../drawn/cartouche.svg')

/** The files that screens choose from, by day and, if there is such a picture, by night; and all others. */
export function filesMadeOf(own: OwnPicture, table: Table) {
  const { day, night } = own
  const places = pagesOf(table.regions)
  const inSmall = (stem: string, edit: Pick<PictureFile['edit'], 'part' | 'resize'>) => [
    pictureFile(smallFile(stem), day, { ...edit, ground: DAY, ...SMALL }),
    ...(night ? [pictureFile(smallFile(stem, true), night, { ...edit, ground: NIGHT, ...SMALL })] : []),
  ]
  const others = () => [
    ...inSmall('chart', { resize: { width: CHART_PX } }),
    ...places.flatMap((place) => {
      const plate = ownPlateOf(place, own)
      // As high a part of the picture as on its plate.
      const height = plate.bottom - plate.top
      const size = { width: (height * CARD_SIZE.width) / CARD_SIZE.height, height }
      const card = partOf(around(middleOf(areaBox(place)), size, own), own)
      const resize = { width: PLATE_PX, withoutEnlargement: true }
      return [
        ...inSmall(`places${pathOf(place)}`, { part: partOf(plate, own), resize }),
        pictureFile(cardFileOf(place), day, { part: card, ...CARD }),
      ]
    }),
    siteCard(own, table),
  ]
  return {
    byDay: filesInWidths(day, WIDTHS, FORMATS, DAY),
    byNight: night ? filesInWidths(night, WIDTHS, FORMATS, NIGHT) : [],
    others,
  }
}

/**
 * The card of the site: as much of the picture around its start as fits, and the site's name, an SVG, in the
 * corner where it covers the fewest places.
 */
export function siteCard(own: OwnPicture, table: Table, svg = readFileSync(CARTOUCHE, 'utf8')): PictureFile {
  const [width = 0, height = 0] = Array.from(svg.matchAll(/ (?:width|height)="(\d+)"/g), ([, px]) =>
    Number(px),
  )
  const { start = { x: 0, y: 0 } } = mapOf(table, own)
  const scale = Math.min(own.width / CARD_SIZE.width, own.height / CARD_SIZE.height)
  const shown = around(start, { width: CARD_SIZE.width * scale, height: CARD_SIZE.height * scale }, own)
  const places = table.regions.map(areaBox)
  const coveredAt = ({ left, top }: { left: number; top: number }) => {
    const covered = {
      left: shown.left + left * scale,
      right: shown.left + (left + width) * scale,
      top: shown.top + top * scale,
      bottom: shown.top + (top + height) * scale,
    }
    return places.filter((box) => overlap(box, covered)).length
  }
  const corners = [CARD_SIZE.height - height - TITLE_MARGIN, TITLE_MARGIN].flatMap((top) =>
    [TITLE_MARGIN, CARD_SIZE.width - width - TITLE_MARGIN].map((left) => ({ left, top })),
  )
  const corner = corners.reduce((one, other) => (coveredAt(other) < coveredAt(one) ? other : one))
  return pictureFile('map/card.jpg', own.day, { part: partOf(shown, own), over: { svg, ...corner }, ...CARD })
}

function around({ x, y }: Point, { width, height }: Size, picture: Size): Box {
  return within(
    { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 },
    picture,
  )
}

/** A box of a picture in whole px. */
function partOf({ left, top, right, bottom }: Box, picture: Size): Region {
  const [x, y] = [Math.floor(left), Math.floor(top)]
  return {
    left: x,
    top: y,
    width: Math.min(picture.width - x, Math.round(right - left)),
    height: Math.min(picture.height - y, Math.round(bottom - top)),
  }
}
