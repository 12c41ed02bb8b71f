/** `npm run draw`: draws the table of the project in the working folder, and writes the files. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { draw } from '../../cartography/draw.ts'
import { showGrowth } from '../../cartography/showGrowth.ts'
import { tryLands } from '../../cartography/tryLands.ts'
import { plainError } from '../../table/mistakes.ts'
import { LAND_WORDS } from '../../table/table.ts'
import { writeDrawing } from '../drawing.ts'
import { checkedTable } from '../ownerTable.ts'

/**
 * Without arguments, draws the site. `--try 9` draws nine lands of a list of words around the places instead,
 * `--try heron gorse` those of these words; `--steps heron` shows how one grows, `--steps heron folder` into
 * that folder. Both write to the folder for temporary files, and nothing else.
 */
export async function run([option, ...words]: readonly string[]): Promise<void> {
  const root = process.cwd()
  if (option === '--try') {
    const count = Number(words[0] ?? 9)
    const wanted = Number.isNaN(count) ? words : LAND_WORDS.slice(0, count)
    const picture = await tryLands(await checkedTable(root), wanted, (word, index) =>
      console.log(`${word}, ${index + 1} of ${wanted.length}`),
    )
    const file = join(tmpdir(), 'lands.jpg')
    await picture.toFile(file)
    console.log(`${file}: choose one, write it in src/realm/realm.yaml as land: …, and run "npm run draw".`)
  } else if (option === '--steps') {
    const [word = 'heron', folder = join(tmpdir(), `land-${word}`)] = words
    await showGrowth(await checkedTable(root), word, folder)
    console.log(folder)
  } else if (option) {
    throw plainError(`"${option}" is nothing to draw. Write --try, --steps, or nothing.`)
  } else {
    const drawing = await draw(await checkedTable(root, { isSurveyed: true }))
    await writeDrawing(root, drawing)
    for (const remark of drawing.remarks) console.log(remark)
  }
}
