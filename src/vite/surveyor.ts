/**
 * Questions about lands, answered in a thread of its own: the development server stays quick while a land is
 * surveyed. All resolve to null in a project without a cartography.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Question } from '../cartography/commands/surveyor.ts'
import type { Cover } from '../table/drawn.ts'
import { ask } from './thread.ts'

/** The places of a table that lie over something on the hand-made land. */
export const surveyLand = (root: string, table: Question['table']) =>
  askSurveyor(root, 'places', table) as Promise<readonly Cover[] | null>

/** The land of a table in a few symbols, an SVG as large as its map. */
export const sketchLand = (root: string, table: Question['table']) =>
  askSurveyor(root, 'sketch', table) as Promise<string | null>

async function askSurveyor(
  root: string,
  about: Question['about'],
  table: Question['table'],
): Promise<unknown> {
  const file = resolve(root, 'src/cartography/commands/surveyor.ts')
  if (!existsSync(file)) return null
  const { land = '', regions, language, map, mood } = table
  return ask(file, { about, table: { land, regions, language, map, mood } } satisfies Question)
}
