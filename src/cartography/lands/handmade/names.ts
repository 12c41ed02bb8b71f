/** Where the names of seas, islands and lands stand, placed by hand. Their words are in src/words. */
import type { MapWords } from '../../../words/lists.ts'
import { pointsOf } from '../../drawing/plot.ts'
import type { PlaceName } from '../geography.ts'
import { type Named, Names } from '../naming.ts'

/** Their lines as text: see `pointsOf`. */
const LINES: readonly (readonly [Named, line: string])[] = [
  ['ocean', '420,1404 560,1430 700,1428 850,1446'],
  ['bay', '1150,1192 1220,1172 1300,1164 1400,1174'],
  ['sea', '320,500 400,476 480,470 540,440'],
  ['bay', '880,196 940,176 1010,172 1060,186'],
  ['sea', '1936,610 1944,700 1938,800 1944,880'],
  ['isle', '170,914'],
  ['isles', '526,1296'],
  ['isle', '824,196'],
  ['isles', '1868,1268'],
  ['cape', '196,992'],
  ['wood', '784,916 850,932 940,936 1036,922'],
  ['range', '922,452 1006,426 1090,398 1186,364'],
  ['mount', '1114,333 1158,327 1204,323'],
  ['range', '1618,470 1690,464 1762,474'],
  ['downs', '1130,656 1200,648 1276,656'],
  ['fens', '650,1104 706,1100 762,1112'],
]

/** The names of seas, islands and lands in some language. */
export function namesIn(words: MapWords['names']): PlaceName[] {
  const names = new Names(words)
  return LINES.flatMap(([of, line]) => {
    const name = names.next(of)
    names.give(of)
    return name ? [{ ...name, line: pointsOf(line) }] : []
  })
}
