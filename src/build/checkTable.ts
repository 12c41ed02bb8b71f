/** The first step of `npm run draw`: fails if the table has mistakes. */
import { readTable } from './ownerTable.ts'
import { refuse } from './plainError.ts'

refuse('The table', (await readTable(process.cwd())).mistakes)
