/** Ends with the mistakes of the table, if it has any, before it is drawn: the first step of `npm run draw`. */
import { readTable } from './ownerTable.ts'
import { refuse } from './plainError.ts'

refuse('The table', (await readTable(process.cwd())).mistakes)
