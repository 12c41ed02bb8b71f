/** Writes one thing of the map, large, to an SVG file, and prints its path. */
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SKETCHES, sketch } from '../../cartography/commands/sketches.ts'
import { plainError } from '../../table/mistakes.ts'
import { checkedTable } from '../ownerTable.ts'

/** Sketches the thing of a name, in the mood of the table. */
async function run([
  name = '',
  file = join(tmpdir(), `sketch-${name}.svg`),
]: readonly string[]): Promise<void> {
  const drawing = sketch(name, (await checkedTable(process.cwd())).mood)
  if (!drawing) {
    const asked = name ? `Nothing is called "${name}".` : 'What shall be sketched?'
    throw plainError(`${asked} Choose one of: ${SKETCHES.join(', ')}.`)
  }
  writeFileSync(file, drawing)
  console.log(file)
}

export default { run }
