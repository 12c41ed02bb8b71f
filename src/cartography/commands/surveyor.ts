/** Answers questions about lands in a thread of its own, as they take seconds: see src/vite/surveyor.ts. */
import { geographyOf, type LandTable } from '../lands/geographyOf.ts'
import { sketchLand } from '../picture/landSketch.ts'
import { collisions } from '../survey/collisions.ts'
import { type Survey, surveyLand } from '../survey/field.ts'
import { withRoom } from '../survey/survey.ts'

export interface Question {
  readonly about: 'places' | 'sketch'
  readonly table: LandTable
}

/** The last hand-made land: only its places differ from question to question. */
let last: { readonly key: string; readonly survey: Survey } | undefined

/** The places that lie over something on the hand-made land. */
function surveyPlaces({ regions, language, map, mood }: LandTable) {
  const key = JSON.stringify([language, map])
  if (last?.key !== key)
    last = { key, survey: surveyLand(geographyOf({ land: '', regions, language, map, mood })) }
  return collisions(withRoom(last.survey, regions), regions)
}

function answer({ about, table }: Question) {
  return about === 'places' ? surveyPlaces(table) : sketchLand(geographyOf(table), table.mood)
}

export default { answer }
