/** The room for names: clear of places, ornaments, shores, rivers and other names. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { contains, grown } from '../../../table/area.ts'
import { pointAlong, sample } from '../../drawing/curves.ts'
import { lengthOf, type Point, rounded } from '../../drawing/points.ts'
import { namesBoxes } from '../../lettering/names.ts'
import type { NameKind, PlaceName } from '../geography.ts'
import { gapTo } from './distances.ts'
import type { Attempt, Lettering } from './nameLines.ts'
import type { Nearness } from './nearness.ts'
import { RULES } from './rules.ts'

/** How far a name is from other things than its rule names, in map units. */
const FROM_THINGS = 9

/** The names of a sheet, as they are written. */
export class NameRoom {
  readonly written: PlaceName[] = []
  private readonly sheet: Box
  private readonly nearness: Nearness
  private readonly taken: Box[]
  private readonly letters: Box[] = []

  /** Names keep clear of the boxes in `taken`. */
  constructor(sheet: Box, nearness: Nearness, taken: readonly Box[]) {
    this.sheet = sheet
    this.nearness = nearness
    this.taken = [...taken]
  }

  /** Writes a name on the best of some lines; returns whether one has room. */
  write(name: Lettering, attempts: readonly Attempt[]): boolean {
    const { length: _, ...written } = name
    let best: { drawn: PlaceName; boxes: readonly Box[]; worth: number } | undefined
    for (const { line, worth } of attempts) {
      if (best && worth + 60 <= best.worth) continue
      const boxes = boxesAlong(name, line)
      if (!boxes.every((box) => contains(grown(this.sheet, -12), box))) continue
      if (boxes.some((box) => gapTo(this.taken, box) < FROM_THINGS)) continue
      const room = this.roomOf(name.kind, boxes)
      if (room === undefined) continue
      const total = worth + Math.min(room, 60)
      if (best && total <= best.worth) continue
      const drawn: PlaceName = { ...written, line: line.map(rounded) }
      // Letters on a slope lean, and take more room than boxes along the line.
      if (namesBoxes([drawn]).some((letter) => gapTo(this.letters, letter) < 0)) continue
      best = { drawn, boxes, worth: total }
    }
    if (!best) return false
    this.taken.push(...best.boxes.map((box) => grown(box, RULES.name.apart - FROM_THINGS)))
    this.letters.push(...namesBoxes([best.drawn]))
    this.written.push(best.drawn)
    return true
  }

  /** How far a name is from the next shore or river; undefined if it is not on its ground. */
  private roomOf(kind: NameKind, boxes: readonly Box[]): number | undefined {
    let room = Infinity
    for (const { left, top, right, bottom } of boxes) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const edge: Point[] = [
        [left, y],
        [right, y],
        [x, top],
        [x, bottom],
      ]
      for (const at of edge) {
        const inland = this.nearness.inland(...at)
        if (kind !== 'land') room = Math.min(room, -inland - RULES.name.inland)
        else
          room = Math.min(
            room,
            inland - RULES.name.inland,
            this.nearness.toRivers(at) - RULES.name.rivers,
            this.nearness.toLakes(at) - RULES.name.lakes,
          )
        if (room < 0) return undefined
      }
    }
    return room
  }
}

/** Boxes along a name on a line, each about as wide as a letter or two. */
function boxesAlong(name: Lettering, line: readonly Point[]): Box[] {
  const { length } = name
  const walked = sample(line, 4)
  const start = (lengthOf(line) - length) / 2 / (lengthOf(line) || 1)
  const count = Math.ceil(length / (name.size * 0.9))
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = pointAlong(walked, start + ((1 - 2 * start) * (index + 0.5)) / count)
    const half = length / count / 2 + 2
    return { left: x - half, right: x + half, top: y - name.size * 0.78, bottom: y + name.size * 0.26 }
  })
}
