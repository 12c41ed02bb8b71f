/** The owner's table as constants, for tests of what is drawn of it. All others are on the tests' realm. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TABLE } from '../../src/table/mistakes.ts'
import { parseTable } from '../../src/table/parseTable.ts'
import type { Table } from '../../src/table/table.ts'

const text = readFileSync(join(import.meta.dirname, '../..', TABLE), 'utf8')

/** It has no mistakes: they would have stopped the drawing. */
export const ownersTable = parseTable(text).value as Table
