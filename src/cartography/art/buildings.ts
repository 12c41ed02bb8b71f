/** The buildings of villages: each has a drawing in `art/buildings`, about the middle of its foot. */
import { Pen } from '../drawing/pen.ts'
import { randomStream } from '../drawing/random.ts'
import type { Glyph } from '../drawing/stamps.ts'
import { artMemory } from '../extents/files.ts'
import type { Building } from '../lands/geography.ts'
import { drawArt } from './art.ts'

const drawn = artMemory<Building, Glyph>()

/** A building at its foot. It is always the same, so a second one hardly adds to the compressed file. */
export function glyphOf(building: Building): Glyph {
  const known = drawn.get(building)
  if (known) return known
  const pen = new Pen(randomStream(`building ${building}`))
  drawArt(pen, `buildings/${building}`)
  const glyph = { id: building, marks: pen.marks }
  drawn.set(building, glyph)
  return glyph
}
