/** The table as constants, for the cartography alone, until it takes the table as a value. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTable } from './table/parseTable.ts'
import type { Table } from './table/table.ts'

const text = readFileSync(join(import.meta.dirname, 'realm/realm.yaml'), 'utf8')
const table = parseTable(text).value as Table

export const { siteName, siteDescription, language, mood, owner, map, pages, regions, copyrightYear } = table
export const land = table.land ?? ''
