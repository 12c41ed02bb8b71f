/** Small discoveries, far from the regions, for visitors who look closely. */

import { merged } from '../drawing/ink.ts'
import { around } from '../drawing/marks.ts'
import { Pen, type Standing } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import { camp, duck, hermit, hollowOak, sheep, signpost, stag } from './discoveries/dwellers.ts'
import { bones, cave, ruin, stoneRing, sword, watchtower } from './discoveries/relics.ts'
import { lighthouse, palms, rocks, treasure, wreck } from './discoveries/shore.ts'
import type { Land } from './field.ts'
import type { Mask } from './mask.ts'

const DRAWINGS = {
  lighthouse,
  ruin,
  stoneRing,
  hermit,
  wreck,
  treasure,
  palms,
  rocks,
  sword,
  bones,
  camp,
  duck,
  stag,
  sheep,
  signpost,
  watchtower,
  cave,
  hollowOak,
} as const satisfies Readonly<Record<string, (pen: Pen) => void>>

/** A kind of discovery. */
export type Wonder = keyof typeof DRAWINGS

/** A discovery, and where it is. */
export interface Discovery {
  readonly wonder: Wonder
  readonly at: Point
}

/** All discoveries. */
export const DISCOVERIES: readonly Discovery[] = Object.entries({
  lighthouse: '1700,1076 262,942 968,1392 1862,664 1932,478',
  ruin: '704,640 1168,284 176,812 1620,560',
  stoneRing: '640,1044 1868,1196',
  hermit: '1296,1246 824,140',
  wreck: '1924,1238',
  treasure: '560,1232',
  palms: '544,1220 584,1216 1270,1254 1316,1240 1842,1188 1884,1206',
  rocks: '222,1010 1890,560 1180,1360 660,1330 560,470 1424,1160 1884,958 700,230',
  sword: '1440,756',
  bones: '1060,348',
  camp: '1146,580',
  duck: '1402,672',
  stag: '926,812',
  sheep: '1290,700 1150,690 930,1040',
  signpost: '1350,890 700,1010',
  watchtower: '1452,456 330,760',
  cave: '1296,436',
  hollowOak: '884,812',
} satisfies Readonly<Record<Wonder, string>>).flatMap(([wonder, places]) =>
  pointsOf(places).map((at) => ({ wonder: wonder as Wonder, at })),
)

/** Those in the water; the duck alone swims where the water is taken by the lake. */
const AFLOAT: ReadonlySet<Wonder> = new Set(['rocks', 'wreck', 'duck'])

/** The discoveries for which there is room; their ground is taken. */
export function hideDiscoveries(land: Land, mask: Mask): Standing[] {
  return DISCOVERIES.flatMap(({ wonder, at }) => {
    const [x, y] = [Math.round(at[0]), Math.round(at[1])]
    const pen = new Pen(randomStream(`wonder ${wonder}`))
    pen.at([x, y], 1, () => DRAWINGS[wonder](pen))
    const box = around(pen.marks)
    if (!AFLOAT.has(wonder) && land.inland(x, y) < 5) return []
    if (wonder !== 'duck' && !mask.isFree(box)) return []
    mask.takeOval([(box.left + box.right) / 2, y - 6], (box.right - box.left) / 2 + 8, 16)
    return [{ foot: y, marks: merged(pen.marks) }]
  })
}
