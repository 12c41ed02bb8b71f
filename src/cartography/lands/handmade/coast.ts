/** The coasts, placed by hand. They are eroded when the land is surveyed: see shoreline.ts. */
import { pointsOf } from '../../drawing/plot.ts'
import type { Point } from '../../drawing/points.ts'
import type { Oval } from '../../grids/oval.ts'

/** The mainland, clockwise. It runs off the map in the north. */
export const mainland: readonly Point[] = pointsOf(`
  640,470 662,396 728,352 742,286 820,238 900,262 918,318 986,332 1030,268 1052,216 1130,232 1172,180 1242,168 1262,96
  1310,40 1310,-60 1790,-60 1812,40 1878,120 1862,226 1896,316 1866,420 1784,490 1818,590 1864,668 1840,752 1806,812
  1818,866 1776,902 1738,930 1714,972 1758,1014 1750,1066 1664,1100 1585,1092 1510,1120 1440,1126 1392,1086 1338,1050
  1270,1062 1208,1096 1150,1120 1096,1160 1122,1214 1092,1262 1032,1286 1026,1352 968,1402 910,1366 846,1392 764,1362
  742,1304 692,1268 722,1204 668,1150 640,1098 560,1086 520,1046 462,1084 388,1058 330,990 266,950 284,880 330,806
  272,740 306,640 384,574 452,612 520,612 572,556 562,506`)

/** The islands. */
export const islands: readonly Oval[] = [
  { centre: [800, 138], radius: [58, 30] },
  { centre: [890, 118], radius: [18, 12] },
  { centre: [716, 174], radius: [16, 11] },
  { centre: [1404, 1404], radius: [24, 15] },
  { centre: [1932, 492], radius: [24, 36] },
  { centre: [1946, 566], radius: [11, 13] },
  { centre: [1920, 800], radius: [12, 17] },
  { centre: [1858, 1196], radius: [46, 34] },
  { centre: [1796, 1240], radius: [20, 14] },
  { centre: [1908, 1144], radius: [17, 12] },
  { centre: [1290, 1246], radius: [44, 28] },
  { centre: [1350, 1292], radius: [17, 12] },
  { centre: [1226, 1296], radius: [14, 9] },
  { centre: [560, 1226], radius: [40, 26] },
  { centre: [508, 1262], radius: [15, 10] },
  { centre: [176, 830], radius: [36, 50] },
  { centre: [124, 772], radius: [12, 14] },
]
