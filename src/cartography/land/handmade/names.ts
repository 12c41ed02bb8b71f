/** Where the names of seas, islands and lands stand, placed by hand. Their words are in src/words, by language. */

import type { MapWords } from '../../../words/mapWords.ts'
import { pointsOf } from '../../drawing/plot.ts'
import type { PlaceName } from '../geography.ts'

/** The names of seas, islands and lands in some language. */
export const namesIn = (words: MapWords['names']): PlaceName[] => [
  {
    text: words.boundlessDeep,
    kind: 'ocean',
    size: 36,
    spacing: 6,
    line: pointsOf('420,1404 560,1430 700,1428 850,1446'),
  },
  {
    text: words.gulfOfEchoes,
    kind: 'sea',
    size: 23,
    spacing: 2.4,
    line: pointsOf('1150,1192 1220,1172 1300,1164 1400,1174'),
  },
  { text: words.seaOfDrafts, kind: 'sea', size: 28, spacing: 3.4, line: pointsOf('320,500 400,476 480,470 540,440') },
  { text: words.bayOfQuills, kind: 'sea', size: 18, spacing: 1.2, line: pointsOf('880,196 940,176 1010,172 1060,186') },
  { text: words.mergeSound, kind: 'sea', size: 23, spacing: 3, line: pointsOf('1936,610 1944,700 1938,800 1944,880') },
  { text: words.isleOfNull, kind: 'island', size: 15, spacing: 0.4, line: [[170, 914]] },
  { text: words.cacheIsles, kind: 'island', size: 15, spacing: 0.4, line: [[526, 1296]] },
  { text: words.wyrmHolm, kind: 'island', size: 15, spacing: 0.4, line: [[824, 196]] },
  { text: words.lanternRocks, kind: 'island', size: 15, spacing: 0.4, line: [[1868, 1268]] },
  { text: words.capeLatency, kind: 'island', size: 15, spacing: 0.4, line: [[196, 992]] },
  {
    text: words.branchingWood,
    kind: 'land',
    size: 21,
    spacing: 1.2,
    line: pointsOf('784,916 850,932 940,936 1036,922'),
  },
  { text: words.ironspine, kind: 'land', size: 23, spacing: 5.5, line: pointsOf('922,452 1006,426 1090,398 1186,364') },
  { text: words.mountRoot, kind: 'land', size: 16, spacing: 1, line: pointsOf('1114,333 1158,327 1204,323') },
  { text: words.monoliths, kind: 'land', size: 17, spacing: 2, line: pointsOf('1618,470 1690,464 1762,474') },
  { text: words.amberDowns, kind: 'land', size: 17, spacing: 1.4, line: pointsOf('1130,656 1200,648 1276,656') },
  { text: words.legacyFens, kind: 'land', size: 17, spacing: 1, line: pointsOf('650,1104 706,1100 762,1112') },
]
