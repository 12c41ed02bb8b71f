/** Mountains and hills, placed by hand. */
import { pointsOf } from '../../drawing/plot.ts'
import type { Point } from '../../drawing/points.ts'
import type { Oval } from '../../grids/oval.ts'
import type { Range } from '../geography.ts'

/** The ranges. */
export const ranges: readonly Range[] = [
  {
    name: 'ironspine',
    spine: pointsOf('1405,330 1330,372 1262,404 1180,436 1100,478 1020,500 940,520'),
    halfWidth: 62,
    height: 1,
  },
  { name: 'north', spine: pointsOf('1296,232 1348,178 1400,120'), halfWidth: 56, height: 0.9 },
  { name: 'northEast', spine: pointsOf('1716,112 1768,128 1812,168 1828,206'), halfWidth: 34, height: 0.85 },
  { name: 'monoliths', spine: pointsOf('1730,352 1796,326 1862,352'), halfWidth: 48, height: 1 },
  { name: 'monolithsFoot', spine: pointsOf('1650,412 1740,418 1820,408'), halfWidth: 22, height: 0.45 },
  { name: 'northWest', spine: pointsOf('760,450 800,392 860,344'), halfWidth: 44, height: 0.85 },
]

/** Where the foot of the highest mountain is. */
export const summit: Point = [1278, 414]

/** Where hills stand. */
export const hills: readonly Oval[] = [
  { centre: [1186, 706], radius: [90, 30] },
  { centre: [1240, 620], radius: [50, 20] },
  { centre: [530, 640], radius: [40, 20] },
  { centre: [720, 590], radius: [60, 30] },
  { centre: [890, 1010], radius: [80, 22] },
  { centre: [720, 960], radius: [40, 30] },
  { centre: [1260, 1020], radius: [50, 16] },
  { centre: [1740, 720], radius: [40, 36] },
  { centre: [800, 1290], radius: [30, 20] },
  { centre: [660, 700], radius: [30, 30] },
  { centre: [960, 430], radius: [50, 20] },
  { centre: [1560, 560], radius: [30, 14] },
  { centre: [340, 860], radius: [24, 50] },
  { centre: [1340, 940], radius: [20, 20] },
  { centre: [900, 300], radius: [40, 16] },
  { centre: [1640, 1078], radius: [30, 10] },
  { centre: [350, 690], radius: [30, 24] },
  { centre: [424, 1004], radius: [64, 24] },
  { centre: [1014, 1264], radius: [50, 18] },
]
