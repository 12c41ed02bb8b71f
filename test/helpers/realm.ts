/** The tests' realm as constants: realm/realm.yaml, which browser tests put in place of the owner's table. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTable } from '../../src/table/parseTable.ts'
import type { DrawnMap, Table } from '../../src/table/table.ts'

const text = readFileSync(join(import.meta.dirname, 'realm/realm.yaml'), 'utf8')
const table = parseTable(text).value as Omit<Table, 'map'> & { readonly map: DrawnMap; readonly land: string }

export const { siteName, siteDescription, owner, language, mood, land, map, regions, pages, copyrightYear } =
  table
