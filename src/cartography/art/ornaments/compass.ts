/** The compass rose. */
import type { MapWords } from '../../../words/lists.ts'
import { type Mark, Pen } from '../../drawing/pen.ts'
import type { Point } from '../../drawing/points.ts'
import { randomStream } from '../../drawing/random.ts'
import { ROSE_RADIUS } from '../../extents/boxes.ts'
import { letterWord } from '../../lettering/lettering.ts'
import { drawArt } from '../art.ts'

/** Draws the compass rose about a place, with the letters of its winds; a lily stands for the north. */
export function drawCompass(centre: Point, winds: MapWords['winds']): Mark[] {
  const pen = new Pen(randomStream('compass'))
  pen.at(centre, 1, () => drawArt(pen, 'ornaments/compass'))
  const [x, y] = centre
  const letters: readonly (readonly [string, Point])[] = [
    [winds.east, [x + ROSE_RADIUS + 16, y + 7]],
    [winds.south, [x, y + ROSE_RADIUS + 22]],
    [winds.west, [x - ROSE_RADIUS - 18, y + 7]],
  ]
  return [...pen.marks, ...letters.flatMap(([letter, at]) => letterWord(letter, 'capitals', at, 24))]
}
