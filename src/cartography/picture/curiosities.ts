/** What visitors can find on the map: all that is drawn once, or a few times, and lives, sails or stands. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { boxAround } from '../../table/area.ts'
import { BANNER, type DrawnCuriosity, NAME, OTHER_SEA } from '../../table/drawn.ts'
import { drawSeaLife } from '../art/sea/seaLife.ts'
import { around } from '../drawing/pen.ts'
import { bannerBox, compassBox, scaleBarBox } from '../extents/boxes.ts'
import { namesBoxes } from '../lettering/names.ts'
import type { Land } from '../survey/field.ts'
import { findOtherSea } from './dive.ts'
import type { Picture } from './picture.ts'

/** All of them where they are drawn, in map px: a kind may be in several places. */
export function curiositiesOf(
  { standing }: Pick<Picture, 'standing'>,
  land: Pick<Land, 'geography' | 'sheet' | 'atSea' | 'names' | 'inland'>,
): DrawnCuriosity[] {
  const { sea, ornaments } = land.geography
  const seaLife = drawSeaLife(sea)
  const otherSea = findOtherSea(land, seaLife)
  const swimming = seaLife.map(({ marks }, index) =>
    curiosity(sea.swimmers[index]?.creature ?? 'gulls', around(marks)),
  )
  const ashore = standing
    .flat()
    .flatMap((thing) =>
      'marks' in thing && thing.kind && thing.marks.length > 0
        ? [curiosity(thing.kind, around(thing.marks))]
        : [],
    )
  return [
    ...swimming,
    ...ashore,
    curiosity('compass', compassBox(ornaments.compass)),
    curiosity('scale', scaleBarBox(ornaments.scaleBar)),
    // No curiosities: where finds are honoured, and what a find's slip spares.
    curiosity(BANNER, bannerBox(ornaments.cartouche)),
    ...(otherSea ? [curiosity(OTHER_SEA, otherSea)] : []),
    ...land.names.map((name) => curiosity(NAME, boxAround(namesBoxes([name])))),
  ]
}

function curiosity(kind: string, { left, top, right, bottom }: Box): DrawnCuriosity {
  const [x, y] = [Math.round(left), Math.round(top)]
  return { kind, box: [x, y, Math.round(right) - x, Math.round(bottom) - y] }
}
