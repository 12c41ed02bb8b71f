/** Small discoveries, far from the regions, for visitors who look closely. */

import { merged } from '../drawing/ink.ts'
import { around, Pen, type Standing } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import { randomStream } from '../drawing/random.ts'
import { camp, duck, hermit, hollowOak, sheep, signpost, stag } from './discoveries/dwellers.ts'
import { bones, cave, ruin, stoneRing, sword, watchtower } from './discoveries/relics.ts'
import { lighthouse, palms, rocks, treasure, wreck } from './discoveries/shore.ts'
import type { Ground } from './ground.ts'

/** The discoveries by name: how each is drawn, and all its places. */
const DISCOVERIES: Readonly<Record<string, readonly [draw: (pen: Pen) => void, places: string]>> = {
  lighthouse: [lighthouse, '1700,1076 262,942 968,1392 1862,664 1932,478'],
  ruin: [ruin, '704,640 1168,284 176,812 1620,560'],
  stoneRing: [stoneRing, '640,1044 1868,1196'],
  hermit: [hermit, '1296,1246 824,140'],
  wreck: [wreck, '1924,1238'],
  treasure: [treasure, '560,1232'],
  palms: [palms, '544,1220 584,1216 1270,1254 1316,1240 1842,1188 1884,1206'],
  rocks: [rocks, '222,1010 1890,560 1180,1360 660,1330 560,470 1424,1160 1884,958 700,230'],
  sword: [sword, '1440,756'],
  bones: [bones, '1060,348'],
  camp: [camp, '1146,580'],
  duck: [duck, '1402,672'],
  stag: [stag, '926,812'],
  sheep: [sheep, '1290,700 1150,690 930,1040'],
  signpost: [signpost, '1350,890 700,1010'],
  watchtower: [watchtower, '1452,456 330,760'],
  cave: [cave, '1296,436'],
  hollowOak: [hollowOak, '884,812'],
}

/** Those in the water; the duck alone swims where the water is taken by the lake. */
const AFLOAT: ReadonlySet<string> = new Set(['rocks', 'wreck', 'duck'])

/** The discoveries for which there is room; their ground is taken. */
export function hideDiscoveries(ground: Ground): Standing[] {
  return Object.entries(DISCOVERIES).flatMap(([name, [draw, places]]) =>
    pointsOf(places).flatMap(([x, y]): Standing[] => {
      const pen = new Pen(randomStream(`wonder ${name}`)).at([x, y], 1, draw)
      const box = around(pen.marks)
      if (!AFLOAT.has(name) && ground.inland(x, y) < 5) return []
      if (name !== 'duck' && !ground.isFree(box)) return []
      ground.takeOval([(box.left + box.right) / 2, y - 6], (box.right - box.left) / 2 + 8, 16)
      return [{ foot: y, marks: merged(pen.marks) }]
    }),
  )
}
