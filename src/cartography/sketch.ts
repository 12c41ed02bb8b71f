/** Writes a sketch to a file and prints its path: `npm run sketch lighthouse`, or `npm run sketch lighthouse to.svg`. */
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SKETCHES, sketch } from './sketches.ts'

const [name = '', file = join(tmpdir(), `sketch-${name}.svg`)] = process.argv.slice(1)
const drawing = sketch(name)
if (drawing) {
  writeFileSync(file, drawing)
  console.log(file)
} else {
  console.error(
    `${name ? `Nothing is called "${name}".` : 'What shall be sketched?'} Choose one of: ${SKETCHES.join(', ')}.`,
  )
  process.exitCode = 1
}
