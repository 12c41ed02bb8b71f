/** Ends with the mistakes of the table, if it has any, before it is drawn: the first step of `npm run draw`. */
import { readTable, refuse } from './ownerTable.ts'

refuse((await readTable(process.cwd())).mistakes)
