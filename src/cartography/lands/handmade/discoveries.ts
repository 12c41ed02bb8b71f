/** Where small discoveries are hidden, placed by hand, far from the regions. */
import { pointsOf } from '../../drawing/plot.ts'
import type { DiscoveryName } from '../discoveryKinds.ts'
import type { Discovery } from '../geography.ts'

/** The places of each kind. */
const PLACES: readonly (readonly [name: DiscoveryName, places: string])[] = [
  ['lighthouse', '1700,1076 262,942 968,1392 1862,664 1932,478'],
  ['ruin', '704,640 1246,126 176,812 1620,560'],
  ['ring of stones', '640,1044 1868,1196'],
  ['hermit', '1312,1250 824,140'],
  ['wreck', '1924,1238'],
  ['treasure', '560,1232'],
  ['palms', '540,1236 1264,1264 1842,1188 1884,1206'],
  ['rocks', '222,1010 1890,560 1180,1360 660,1330 560,470 1424,1160 1884,958 700,230'],
  ['sword in the stone', '1440,756'],
  ['bones', '1060,348'],
  ['camp', '1146,580'],
  ['duck', '1402,672'],
  ['stag', '926,812'],
  ['sheep', '1290,700 1150,690 930,1040'],
  ['signpost', '1350,890 700,1010'],
  ['watchtower', '1452,456 330,760'],
  ['cave', '1296,436'],
  ['hollow oak', '884,812'],
]

/** All discoveries. */
export const discoveries: readonly Discovery[] = PLACES.map(([name, places]) => ({
  name,
  places: pointsOf(places),
}))
