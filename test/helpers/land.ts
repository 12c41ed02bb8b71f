/** The land and the picture of a table for tests of the drawing. */

import { type Drawing, drawPicture } from '../../src/cartography/picture/picture'
import type { Land } from '../../src/cartography/survey/field'
import { surveyTable } from '../../src/cartography/survey/survey'
import type { Table } from '../../src/table/table'
import * as realm from './realm'

const lands = new Map<string, Land>()
const pictures = new Map<string, Drawing>()

/** The value for a table, made once for all files that a worker runs: each takes two seconds. */
function once<Made>(made: Map<string, Made>, table: Table, make: () => Made): Made {
  const key = JSON.stringify(table)
  const value = made.get(key) ?? make()
  made.set(key, value)
  return value
}

/** The land of a table, by default of the tests' own. */
export const surveyedLand = (table: Table = realm): Land => once(lands, table, () => surveyTable(table))

/** Its picture. */
export const drawnPicture = (table: Table = realm): Drawing =>
  once(pictures, table, () => drawPicture(surveyedLand(table), table))
