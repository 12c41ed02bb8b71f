/**
 * Where the names of seas, islands and lands stand, placed by hand. Their words are in src/words, by
 * language.
 */
import type { MapWords } from '../../../words/lists.ts'
import { pointsOf } from '../../drawing/plot.ts'
import type { NameKind, PlaceName } from '../geography.ts'

/** The names of seas, islands and lands in some language. */
export function namesIn(words: MapWords['names']): PlaceName[] {
  return [
    placed(words.boundlessDeep, 'ocean', 36, 6, '420,1404 560,1430 700,1428 850,1446'),
    placed(words.gulfOfEchoes, 'sea', 23, 2.4, '1150,1192 1220,1172 1300,1164 1400,1174'),
    placed(words.seaOfDrafts, 'sea', 28, 3.4, '320,500 400,476 480,470 540,440'),
    placed(words.bayOfQuills, 'sea', 18, 1.2, '880,196 940,176 1010,172 1060,186'),
    placed(words.mergeSound, 'sea', 23, 3, '1936,610 1944,700 1938,800 1944,880'),
    placed(words.isleOfNull, 'island', 15, 0.4, '170,914'),
    placed(words.cacheIsles, 'island', 15, 0.4, '526,1296'),
    placed(words.wyrmHolm, 'island', 15, 0.4, '824,196'),
    placed(words.lanternRocks, 'island', 15, 0.4, '1868,1268'),
    placed(words.capeLatency, 'island', 15, 0.4, '196,992'),
    placed(words.branchingWood, 'land', 21, 1.2, '784,916 850,932 940,936 1036,922'),
    placed(words.ironspine, 'land', 23, 5.5, '922,452 1006,426 1090,398 1186,364'),
    placed(words.mountRoot, 'land', 16, 1, '1114,333 1158,327 1204,323'),
    placed(words.monoliths, 'land', 17, 2, '1618,470 1690,464 1762,474'),
    placed(words.amberDowns, 'land', 17, 1.4, '1130,656 1200,648 1276,656'),
    placed(words.legacyFens, 'land', 17, 1, '650,1104 706,1100 762,1112'),
  ]
}

/** A name, the height of its letters, the space between two of them, and its line as text: see `pointsOf`. */
function placed(text: string, kind: NameKind, size: number, spacing: number, line: string): PlaceName {
  return { text, kind, size, spacing, line: pointsOf(line) }
}
