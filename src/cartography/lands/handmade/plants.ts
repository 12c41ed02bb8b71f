/** Woods and marshes, placed by hand. */
import type { Oval } from '../../grids/oval.ts'
import type { Wood } from '../geography.ts'

/** The woods; the first four are one, the Branching Wood. */
export const woods: readonly Wood[] = [
  { centre: [888, 768], radius: [116, 96], degrees: -16, conifers: 0.08 },
  { centre: [818, 854], radius: [58, 38], degrees: 24, conifers: 0.05 },
  { centre: [990, 696], radius: [60, 46], degrees: -30, conifers: 0.15 },
  { centre: [994, 838], radius: [44, 38], degrees: 11, conifers: 0.1 },
  { centre: [1210, 500], radius: [96, 34], degrees: -20, conifers: 0.95 },
  { centre: [1080, 560], radius: [50, 26], degrees: -17, conifers: 0.9 },
  { centre: [1486, 506], radius: [78, 28], degrees: 6, conifers: 0.9 },
  { centre: [1400, 428], radius: [30, 34], degrees: 23, conifers: 1 },
  { centre: [1794, 258], radius: [64, 20], degrees: 4, conifers: 1 },
  { centre: [1704, 502], radius: [44, 14], degrees: -6, conifers: 1 },
  { centre: [470, 650], radius: [70, 28], degrees: -9, conifers: 0.4 },
  { centre: [640, 620], radius: [40, 34], degrees: 23, conifers: 0.6 },
  { centre: [376, 760], radius: [28, 60], degrees: 6, conifers: 0.2 },
  { centre: [740, 1200], radius: [30, 62], degrees: 6, conifers: 0.1 },
  { centre: [1016, 1160], radius: [44, 44], degrees: 17, conifers: 0.1 },
  { centre: [880, 1318], radius: [92, 30], degrees: -3, conifers: 0.05 },
  { centre: [560, 1030], radius: [52, 18], degrees: 6, conifers: 0.2 },
  { centre: [1486, 960], radius: [48, 62], degrees: 14, conifers: 0.1 },
  { centre: [1476, 1028], radius: [40, 14], conifers: 0.15 },
  { centre: [1770, 640], radius: [28, 44], degrees: 11, conifers: 0.2 },
  { centre: [1000, 370], radius: [60, 28], degrees: 6, conifers: 0.9 },
  { centre: [1106, 312], radius: [34, 30], degrees: -23, conifers: 0.95 },
  { centre: [1230, 226], radius: [26, 22], degrees: -23, conifers: 1 },
  { centre: [1640, 92], radius: [60, 18], conifers: 1 },
  { centre: [1450, 92], radius: [26, 14], conifers: 1 },
  { centre: [1400, 240], radius: [22, 30], conifers: 1 },
  { centre: [784, 142], radius: [28, 13], conifers: 1 },
  { centre: [180, 852], radius: [17, 22], conifers: 0.8 },
  { centre: [1938, 512], radius: [12, 14], conifers: 1 },
]

/** Where reeds and pools lie. */
export const marshes: readonly Oval[] = [{ centre: [706, 1068], radius: [54, 22], degrees: 12 }]
