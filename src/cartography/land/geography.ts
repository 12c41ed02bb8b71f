/**
 * Where everything lies, placed by hand: coasts, rivers, ranges, woods, and their names. All in map units.
 * Landmarks are not here: the table of regions says where they stand, and the land makes way for them.
 */

import type { Box } from '../../panzoom/geometry.ts'
import { pointsOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import type { Oval } from './oval.ts'

/** The visible part of sea and land: all within the frame's inmost line. */
export const SHEET: Box = { left: 56, top: 56, right: 1992, bottom: 1480 }

/** The mainland, clockwise, before erosion (see shoreline.ts). It runs off the map in the north. */
export const MAINLAND = pointsOf(`
  640,470 662,396 728,352 742,286 820,238 900,262 918,318 986,332 1030,268 1052,216 1130,232 1172,180 1242,168 1262,96
  1310,40 1310,-60 1790,-60 1812,40 1878,120 1862,226 1896,316 1866,420 1784,490 1818,590 1864,668 1840,752 1806,812
  1818,866 1776,902 1738,930 1714,972 1758,1014 1750,1066 1664,1100 1585,1092 1510,1120 1440,1126 1392,1086 1338,1050
  1270,1062 1208,1096 1150,1120 1096,1160 1122,1214 1092,1262 1032,1286 1026,1352 968,1402 910,1366 846,1392 764,1362
  742,1304 692,1268 722,1204 668,1150 640,1098 560,1086 520,1046 462,1084 388,1058 330,990 266,950 284,880 330,806
  272,740 306,640 384,574 452,612 520,612 572,556 562,506`)

/** The islands, before erosion. */
export const ISLANDS: readonly Oval[] = [
  { centre: [800, 138], radius: [58, 30] },
  { centre: [890, 118], radius: [18, 12] },
  { centre: [716, 174], radius: [16, 11] },
  { centre: [1100, 118], radius: [24, 15] },
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

/** A river or a brook. */
export interface River {
  readonly name: string
  /** From the source to the mouth, before it meanders. */
  readonly course: readonly Point[]
  /** How wide it is at its mouth, in map units. */
  readonly width: number
  /** How wide it is at its source; under 1 if left out. */
  readonly source?: number
  /** The river that it ends in, if not in the sea: one listed before it. */
  readonly joins?: string
  /** Whether it ends in the lake. */
  readonly toLake?: boolean
}

/** The rivers. */
export const RIVERS: readonly River[] = [
  {
    name: 'hearth',
    width: 9.5,
    course: pointsOf(
      '1146,478 1118,520 1126,560 1108,600 1074,648 1082,706 1050,764 1062,830 1044,894 1078,950 1092,1010 1132,1056 1172,1108 1206,1150',
    ),
  },
  {
    name: 'forge',
    width: 9.5,
    course: pointsOf(
      '988,494 972,540 936,566 884,606 838,622 802,672 748,696 722,752 688,786 696,850 668,900 676,960 640,1004 626,1064 600,1120',
    ),
  },
  {
    name: 'frost',
    width: 7.5,
    course: pointsOf('1688,430 1646,426 1602,446 1590,480 1600,510 1624,538 1668,528 1718,552 1766,536 1840,540'),
  },
  {
    name: 'mere',
    width: 5,
    toLake: true,
    course: pointsOf('1314,398 1338,440 1346,480 1336,520 1350,562 1382,590 1390,656'),
  },
  {
    name: 'scholar',
    width: 9.5,
    source: 5,
    course: pointsOf('1392,668 1396,700 1404,738 1382,790 1402,846 1390,902 1412,958 1400,1016 1412,1066 1400,1140'),
  },
  {
    name: 'beck',
    width: 4.5,
    joins: 'hearth',
    course: pointsOf('1246,440 1242,504 1236,560 1206,596 1158,612 1112,650 1082,706'),
  },
  { name: 'fell', width: 4.5, joins: 'forge', course: pointsOf('862,340 884,410 870,470 882,520 862,570 838,622') },
  {
    name: 'foss',
    width: 4.5,
    joins: 'frost',
    course: pointsOf('1336,352 1376,376 1420,394 1460,420 1512,474 1560,494 1602,514'),
  },
  { name: 'tarn', width: 4, toLake: true, course: pointsOf('1560,556 1524,568 1484,572 1446,594 1430,628 1408,660') },
  { name: 'west', width: 6, course: pointsOf('800,430 768,468 720,508 664,520 636,552 590,556 540,560') },
]

/** The lake that the mere fills and the scholar leaves. */
export const LAKE: Oval = { centre: [1390, 664], radius: [46, 24] }

/** A range of mountains. */
export interface Range {
  readonly name: string
  /** The line of its highest peaks. */
  readonly spine: readonly Point[]
  /** How far its feet reach to each side of the spine. */
  readonly halfWidth: number
  /** How high its peaks are, of the highest. */
  readonly height: number
}

/** The ranges. */
export const RANGES: readonly Range[] = [
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
export const SUMMIT: Point = [1278, 414]

/** A wood. */
export interface Wood extends Oval {
  /** The share of its trees that are conifers. */
  readonly conifers: number
}

/** The woods; the first four are one, the Branching Wood. */
export const WOODS: readonly Wood[] = [
  { centre: [900, 770], radius: [120, 96], degrees: -17, conifers: 0.08 },
  { centre: [850, 862], radius: [70, 40], degrees: 11, conifers: 0.05 },
  { centre: [980, 700], radius: [60, 60], conifers: 0.15 },
  { centre: [985, 846], radius: [40, 44], degrees: 11, conifers: 0.1 },
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
  { centre: [1130, 312], radius: [62, 30], degrees: -23, conifers: 0.95 },
  { centre: [1230, 226], radius: [26, 22], degrees: -23, conifers: 1 },
  { centre: [1640, 92], radius: [60, 18], conifers: 1 },
  { centre: [1450, 92], radius: [26, 14], conifers: 1 },
  { centre: [1400, 240], radius: [22, 30], conifers: 1 },
  { centre: [784, 142], radius: [28, 13], conifers: 1 },
  { centre: [180, 852], radius: [17, 22], conifers: 0.8 },
  { centre: [1938, 512], radius: [12, 14], conifers: 1 },
]

/** Where hills stand. */
export const HILLS: readonly Oval[] = [
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

/** Where reeds and pools lie. */
export const MARSHES: readonly Oval[] = [{ centre: [706, 1068], radius: [54, 22], degrees: 12 }]

/** How a place's name is lettered. */
export type NameKind = 'ocean' | 'sea' | 'island' | 'land'

/** A name that is written on the map, but for those of the regions. */
export interface PlaceName {
  readonly text: string
  readonly kind: NameKind
  /** The height of its letters, as a font size. */
  readonly size: number
  /** The space added between two letters. */
  readonly spacing: number
  /** The line that it stands on, from left to right, the name in its middle; one point is a level line about it. */
  readonly line: readonly Point[]
}

/** The names of seas, islands and lands. */
export const NAMES: readonly PlaceName[] = [
  {
    text: 'The Boundless Deep',
    kind: 'ocean',
    size: 36,
    spacing: 6,
    line: pointsOf('420,1404 560,1430 700,1428 850,1446'),
  },
  {
    text: 'Gulf of Echoes',
    kind: 'sea',
    size: 23,
    spacing: 2.4,
    line: pointsOf('1150,1192 1220,1172 1300,1164 1400,1174'),
  },
  { text: 'Sea of Drafts', kind: 'sea', size: 28, spacing: 3.4, line: pointsOf('320,500 400,476 480,470 540,440') },
  { text: 'Bay of Quills', kind: 'sea', size: 18, spacing: 1.2, line: pointsOf('880,196 940,176 1010,172 1060,186') },
  { text: 'Merge Sound', kind: 'sea', size: 23, spacing: 3, line: pointsOf('1936,610 1944,700 1938,800 1944,880') },
  { text: 'Isle of Null', kind: 'island', size: 15, spacing: 0.4, line: [[170, 914]] },
  { text: 'The Cache Isles', kind: 'island', size: 15, spacing: 0.4, line: [[526, 1296]] },
  { text: 'Wyrm Holm', kind: 'island', size: 15, spacing: 0.4, line: [[824, 196]] },
  { text: 'Lantern Rocks', kind: 'island', size: 15, spacing: 0.4, line: [[1868, 1268]] },
  { text: 'Cape Latency', kind: 'island', size: 15, spacing: 0.4, line: [[196, 992]] },
  {
    text: 'The Branching Wood',
    kind: 'land',
    size: 21,
    spacing: 1.2,
    line: pointsOf('784,916 850,932 940,936 1036,922'),
  },
  { text: 'The Ironspine', kind: 'land', size: 23, spacing: 5.5, line: pointsOf('922,452 1006,426 1090,398 1186,364') },
  { text: 'Mount Root', kind: 'land', size: 16, spacing: 1, line: pointsOf('1114,333 1158,327 1204,323') },
  { text: 'The Monoliths', kind: 'land', size: 17, spacing: 2, line: pointsOf('1618,470 1690,464 1762,474') },
  { text: 'Amber Downs', kind: 'land', size: 17, spacing: 1.4, line: pointsOf('1130,656 1200,648 1276,656') },
  { text: 'Legacy Fens', kind: 'land', size: 17, spacing: 1, line: pointsOf('650,1104 706,1100 762,1112') },
]
