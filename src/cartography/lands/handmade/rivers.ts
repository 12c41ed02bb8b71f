/** The rivers and the lake, placed by hand. */
import { pointsOf } from '../../drawing/plot.ts'
import type { Oval } from '../../grids/oval.ts'
import type { River } from '../geography.ts'

/** The rivers. */
export const rivers: readonly River[] = [
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
    course: pointsOf(
      '1688,430 1646,426 1602,446 1590,480 1600,510 1624,538 1668,528 1718,552 1766,536 1840,540',
    ),
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
    course: pointsOf(
      '1392,668 1396,700 1404,738 1382,790 1402,846 1390,902 1412,958 1400,1016 1412,1066 1400,1140',
    ),
  },
  {
    name: 'beck',
    width: 4.5,
    joins: 'hearth',
    course: pointsOf('1246,440 1242,504 1236,560 1206,596 1158,612 1112,650 1082,706'),
  },
  {
    name: 'fell',
    width: 4.5,
    joins: 'forge',
    course: pointsOf('862,340 884,410 870,470 882,520 862,570 838,622'),
  },
  {
    name: 'foss',
    width: 4.5,
    joins: 'frost',
    course: pointsOf('1336,352 1376,376 1420,394 1460,420 1512,474 1560,494 1602,514'),
  },
  {
    name: 'tarn',
    width: 4,
    toLake: true,
    course: pointsOf('1560,556 1524,568 1484,572 1446,594 1430,628 1408,660'),
  },
  { name: 'west', width: 6, course: pointsOf('800,430 768,468 720,508 664,520 636,552 590,556 540,560') },
]

/** The one lake, which the mere fills and the scholar leaves. */
export const lakes: readonly Oval[] = [{ centre: [1390, 664], radius: [46, 24] }]
