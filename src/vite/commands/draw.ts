/** `npm run draw`: draws the table of the project in the working folder, and writes the files. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { draw } from '../../cartography/commands/draw.ts'
import { showGrowth } from '../../cartography/commands/showGrowth.ts'
import { tryLands } from '../../cartography/commands/tryLands.ts'
import { overText } from '../../table/drawn.ts'
import { plainError, TABLE } from '../../table/mistakes.ts'
import { isOwn, LAND_WORD, LAND_WORDS, type Table } from '../../table/table.ts'
import { writeDrawing } from '../drawing.ts'
import { checkedTable } from '../ownerTable.ts'

/**
 * Without arguments, draws the site. `--try 9` draws nine lands of a list of words around the places instead,
 * `--try heron gorse` those of these words; `--steps heron` shows how one grows, `--steps heron folder` into
 * that folder. Both write to the folder for temporary files, and nothing else.
 */
async function run(args: readonly string[]): Promise<void> {
  const root = process.cwd()
  const [option, ...given] = args
  const words = option === '--try' ? wordsToTry(given) : []
  const [word = 'heron', folder = join(tmpdir(), `land-${word}`)] = given
  if (words.length > 0) {
    const table = await tableForLands(root)
    console.log(`Lands to draw: ${words.length}, about half a minute each.`)
    let done = 0
    const picture = await tryLands(table, words, (word, covers) => {
      const framed = covers.map((cover) => `; ${cover.place} ${overText(cover)}`).join('')
      const seconds = Math.round(performance.now() / 1000)
      console.log(`${word}, ${++done} of ${words.length}, after ${seconds} s${framed}`)
    })
    const file = join(tmpdir(), 'lands.jpg')
    await picture.toFile(file)
    console.log(`${file}: choose one, write it in ${TABLE} as land: …, and run "npm run draw".`)
  } else if (option === '--steps' && isLandWord(word) && given.length <= 2) {
    await showGrowth(await tableForLands(root), word, folder)
    console.log(folder)
  } else if (option === undefined) {
    const drawing = await draw(await checkedTable(root, true))
    await writeDrawing(root, drawing)
    for (const remark of drawing.remarks) console.log(remark)
  } else {
    throw plainError(
      `"${args.join(' ')}" is nothing to draw. Write nothing after npm run draw, or one of: -- --try 9 (1 to ` +
        `${LAND_WORDS.length}), -- --try heron gorse (any words of letters and digits), -- --steps heron.`,
    )
  }
}

export default { run }

/** The words of the lands to try: so many of a list, else those given; none if one is wrong. */
function wordsToTry(given: readonly string[]): readonly string[] {
  const [count = '9', ...more] = given
  const isCount = more.length === 0 && /^\d+$/.test(count)
  if (isCount) return Number(count) <= LAND_WORDS.length ? LAND_WORDS.slice(0, Number(count)) : []
  return given.every(isLandWord) ? given : []
}

const isLandWord = (word: string) => word !== '' && LAND_WORD.test(word)

/** The table, whose places may lie at sea: other lands grow around them. */
async function tableForLands(root: string): Promise<Table> {
  const table = await checkedTable(root)
  if (isOwn(table.map))
    throw plainError(`${TABLE}: the map is a picture of your own, around which no land grows.`)
  return table
}
