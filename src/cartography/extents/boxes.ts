/** The ground that ornaments, the life of the sea and the highest mountain take, without drawing them. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { boxAround, grown } from '../../table/area.ts'
import type { Table } from '../../table/table.ts'
import { boxAt, type Point } from '../drawing/points.ts'
import type { Ornaments, SeaLife, Swimmer } from '../lands/geography.ts'
import { extentOf, placed } from './files.ts'

/** The ground that the cartouche takes, the middle of its sheet at a place. */
export const cartoucheBox = (at: Point): Box => boxAt(at, 250, 156, 128)

/** The banner below the title of a map, the middle of its sheet at a place. */
export const bannerBox = ([x, y]: Point): Box => boxAt([x, y + 108], 150, 26, 0)

/** That of the cartouche on an own picture's card: without arms, and a banner only for the owner's line. */
export const ownCartoucheBox = (at: Point, { line }: Table['owner']): Box =>
  boxAt(at, 250, 128, line ? 128 : 102)

/** The radius of the outmost ring of the rose of the winds, in map units. */
export const ROSE_RADIUS = 96

/** The ground that a rose takes at a place, its letters included. */
export const compassBox = (centre: Point): Box => boxAt(centre, 126, 138, 128)

/** The ground that the scale takes, the middle of the bar's upper edge at a place. */
export const scaleBarBox = (at: Point): Box => boxAt(at, 148, 90, 42)

/** The ground that all ornament takes, but for the frame, which lies outside the sheet. */
export function ornamentBoxes({ cartouche, compass, scaleBar }: Ornaments): Box[] {
  return [cartoucheBox(cartouche), compassBox(compass), scaleBarBox(scaleBar)]
}

/** The free space around a swimmer or a flock, in map units. */
const MARGIN = 5

/** The box of each swimmer and each flock, with the free space around it: nothing else may be there. */
export function seaLifeBoxes({ swimmers, flocks }: Pick<SeaLife, 'swimmers' | 'flocks'>): Box[] {
  // Of each bird, that of its wings.
  const flying = flocks.map((birds) => boxAround(birds.map((at) => boxAt(at, 7, 5, 0))))
  return [...swimmers.map(swimmerBox), ...flying.map((box) => grown(box, MARGIN))]
}

/** The box of a swimmer, with the free space around it. */
export function swimmerBox({ creature, at, scale }: Swimmer): Box {
  return grown(placed(extentOf(`creatures/${creature}`), at, scale), MARGIN)
}

/** The width and the height of the highest mountain, in map units. */
export const SUMMIT = { width: 124, height: 128 } as const

/** The ground and the sky that the highest mountain takes, its foot at a place. */
export const greatMountainAt = (foot: Point): Box => boxAt(foot, SUMMIT.width / 2, SUMMIT.height, 0)
