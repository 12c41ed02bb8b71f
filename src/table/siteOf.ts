/** What pages know of the table: the map, the places, and the picture of each. */

import type { Box, Point, Size } from '../panzoom/core/geometry.ts'
import { type Area, areaBox, cornersOf, isUpright, middleOf, roomIn } from './area.ts'
import { pathOf } from './paths.ts'
import { isOwn, landmarkOf, type Table } from './table.ts'

/** The map as pages know it. */
export interface SiteMap extends Size {
  /** As in the engine's settings. */
  readonly minZoom: number | 'fit'
  readonly maxZoom: number
  /** The map point in the middle of the first view; without it, the middle of the top edge is at its top. */
  readonly start?: Point
}

/** The width in CSS px to which every own picture can at least be enlarged: twice that of a common screen. */
const ENLARGED_PX = 2880

/** The map in px of the table. `picture` is the size of the owner's own. */
export function mapOf({ map, regions }: Pick<Table, 'map' | 'regions'>, picture: Size | undefined): SiteMap {
  if (!isOwn(map)) {
    const { howItWorks: _, ...shown } = map
    return shown
  }
  const { width, height } = picture ?? { width: 1, height: 1 }
  const { start = [height / 2, width / 2], minZoom = 'fit' } = map
  const maxZoom = map.maxZoom ?? Math.max(0, Math.round(Math.log2(ENLARGED_PX / width) * 100) / 100)
  const place = regions.find(({ name }) => name === start)
  const [y, x] = typeof start === 'string' ? [0, 0] : start
  return { width, height, minZoom, maxZoom, start: place ? middleOf(areaBox(place)) : { x, y } }
}

/** The least scale of a map, in CSS px per map px; 0 if that is the one at which the whole map fits. */
export function minScaleOf({ minZoom }: Pick<SiteMap, 'minZoom'>): number {
  return minZoom === 'fit' ? 0 : 2 ** minZoom
}

/**
 * The part of the table that every page needs, without the texts of single pages; of an own picture, whose
 * size is `picture`, in the px of pages: see {@link inPagePx}.
 */
export function siteOf(table: Table, picture?: Size): Site {
  const site = siteInTablePx(table, picture)
  return isOwn(table.map) ? inPagePx(site) : site
}

function siteInTablePx(table: Table, picture: Size | undefined) {
  const { siteName, siteDescription, copyrightYear, owner, regions, pages } = table
  return {
    siteName,
    /** What the site is, in a line beside its name. */
    line: owner.line || siteDescription,
    copyrightYear,
    owner: { name: owner.name, email: owner.email, profiles: owner.profiles },
    map: mapOf(table, picture),
    /** The pages that are not on the map. */
    pages: pages.map((page) => ({ name: page.name, href: pathOf(page) })),
    places: regions.map((region) => {
      const { name, epithet, heading, link, posts } = region
      const corners = cornersOf(region)
      const href = link ?? pathOf(region)
      const place = { name, epithet, corners, heading, href, landmark: landmarkOf(region) }
      // The middle of its bounding box may lie outside of a polygon.
      const middle = !isUpright(corners) && roundedPoint(roomIn(corners).middle)
      return {
        ...place,
        ...(middle && { middle }),
        ...(posts && { posts }),
        ...(link && { leadsAway: true }),
      }
    }),
  }
}

/**
 * The largest map of an own picture, in map px: no wider than most desktops or no higher than most phones, in
 * CSS px. Chromium paints a layer that moves in no fewer px than its elements have: a map that is larger than
 * it is first shown would be reduced in each frame, and blurred. In a much smaller one, WebKit would blur the
 * names while the map moves.
 */
const OWN_SIZE = { width: 1024, height: 576 }

/**
 * A site in the px of pages. In the table, a map px is a px of the own picture, as its owner measures them;
 * on pages the same map has fewer: {@link OWN_SIZE}. Only the editor has both.
 */
function inPagePx(site: Site): Site {
  const { width, height, minZoom, maxZoom, start } = site.map
  const factor = Math.min(1, OWN_SIZE.width / width, OWN_SIZE.height / height)
  const toPages = (px: number) => Math.round(px * factor * 100) / 100
  const pointOf = ({ x, y }: Point): Point => ({ x: toPages(x), y: toPages(y) })
  const zoomOf = (zoom: number) => zoom - Math.log2(factor)
  return {
    ...site,
    map: {
      width: toPages(width),
      height: toPages(height),
      maxZoom: zoomOf(maxZoom),
      minZoom: minZoom === 'fit' ? minZoom : zoomOf(minZoom),
      ...(start && { start: pointOf(start) }),
    },
    places: site.places.map((place) => ({
      ...place,
      corners: place.corners.map(([y, x]) => [toPages(y), toPages(x)] as const),
      ...(place.middle && { middle: pointOf(place.middle) }),
    })),
  }
}

const roundedPoint = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

export type Site = ReturnType<typeof siteInTablePx>

/** A place, as every page knows it. */
export type Place = Site['places'][number]

/** The width over the height of a place's picture. The styles reserve space in the same proportion. */
export const PLATE_RATIO = 3 / 2

/** The margin around a place in its picture, in map px: it has room for the ribbon below the place. */
const PLATE_MARGIN = 26

/** The box that a place's picture shows, in map px. The cropped file in the folder `places` has the same. */
export function plateOf(area: Area, margin = PLATE_MARGIN): Box {
  const { left, top, right, bottom } = areaBox(area)
  const width = right - left + 2 * margin
  const height = bottom - top + 2 * margin
  const halfWidth = Math.max(width, height * PLATE_RATIO) / 2
  const halfHeight = Math.max(height, width / PLATE_RATIO) / 2
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

/** The margin around a place in the owner's own picture, as a fraction of the place's longer side. */
const OWN_MARGIN = 0.12

/** The same box in an owner's own picture, and within it. Apart, as pages of a drawn map leave it out. */
export function ownPlateOf(area: Area, picture: Size): Box {
  const { left, top, right, bottom } = areaBox(area)
  return within(plateOf(area, OWN_MARGIN * Math.max(right - left, bottom - top)), picture)
}

/** A box, moved into a picture, and cut to its size where it is larger. */
export function within({ left, top, right, bottom }: Box, { width, height }: Size): Box {
  const move = (start: number, end: number, size: number) => {
    const length = Math.min(end - start, size)
    const from = Math.min(Math.max(0, (start + end - length) / 2), size - length)
    return [from, from + length] as const
  }
  const [[x, xEnd], [y, yEnd]] = [move(left, right, width), move(top, bottom, height)]
  return { left: x, top: y, right: xEnd, bottom: yEnd }
}
