/** The life of the sea and its streams, placed by hand. */
import { pointsOf } from '../../drawing/plot.ts'
import type { SeaLife } from '../geography.ts'

/** The sea around the hand-made land. */
export const sea: SeaLife = {
  // The large ones first, which show from afar. The small ones are hidden: near a cape, in a bay, behind an
  // island.
  swimmers: [
    { creature: 'serpent', at: [1550, 1308], scale: 0.94 },
    // In the bay: the hero of a phone's first sight.
    { creature: 'kraken', at: [1010, 166], scale: 0.94 },
    { creature: 'ship', at: [1132, 1404], scale: 1.15 },
    { creature: 'whale', at: [170, 506], scale: 0.92 },
    { creature: 'longship', at: [196, 648], scale: 0.9 },
    { creature: 'caravel', at: [1894, 1052], scale: 0.9 },
    { creature: 'narwhal', at: [964, 286], scale: 0.66 },
    { creature: 'narwhal', at: [1192, 92], scale: 0.62 },
    { creature: 'school', at: [446, 1164], scale: 0.9 },
    { creature: 'mermaid', at: [1296, 1124], scale: 0.8 },
    { creature: 'fisher', at: [640, 312], scale: 0.9 },
  ],
  // Each over a place with food.
  flocks: [
    '1206,1336 1226,1350 1196,1360',
    '1836,992 1852,1004',
    '892,1424 914,1434 878,1440',
    '1722,1112 1744,1120',
    '1330,126 1312,138',
    '236,906 222,918',
    '1900,400 1882,412',
  ].map(pointsOf),
  streams: [
    '92,1440 104,1300 92,1150 108,1040 84,900 92,760 130,600 90,430 76,300',
    '1000,1462 1100,1450 1230,1450 1290,1390 1330,1340 1440,1336 1600,1350 1760,1316 1880,1330 1950,1300',
    '1972,1440 1962,1330 1968,1210 1962,1100 1866,1000 1880,900 1968,800 1966,650 1884,600 1900,420 1918,300 1950,160 1930,80',
    '604,420 640,360 664,230 640,130 700,84 860,76 1000,150 1120,170 1200,140 1286,70',
  ].map(pointsOf),
  rose: [1932, 1010],
  moonlight: [440, 460],
}
