/** Answers questions about lands in a thread of its own, as they take seconds: see build/table/surveyor.ts. */
import { parentPort } from 'node:worker_threads'
import { squaresOf } from '../table/drawn.ts'
import { collisions } from './collisions.ts'
import { type Land, surveyLand } from './land/field.ts'
import { geographyOf } from './land/geographyOf.ts'
import { handmade } from './land/handmade.ts'
import { stretched } from './land/stretched.ts'
import { sketchCoast, sketchLand } from './landSketch.ts'
import { map } from './map.ts'
import { type Surveyed, withRoom } from './survey.ts'

/** A question and its answers, by its number. A sketch has several: the coast comes before all else. */
export interface Question {
  readonly id: number
  readonly about: 'places' | 'sketch'
  readonly table: Surveyed
}

let land: Land | undefined

/** Where places lie on the hand-made land, and that land as the record of a drawing has it. */
export function surveyPlaces({ regions }: Surveyed) {
  land ??= surveyLand(handmade)
  const { inland } = land
  return { covers: collisions(withRoom(land, regions), regions), land: squaresOf(map, (x, y) => inland(x, y) > 0) }
}

/** Sketches the land of a table; its coast first, if it grows. */
export function sketch(table: Surveyed, onCoast: (coast: string) => void) {
  const geography = geographyOf(table, ({ distances }) => onCoast(sketchCoast(distances)))
  return sketchLand(table.land ? geography : stretched(geography, map))
}

parentPort?.on('message', ({ id, about, table }: Question) => {
  const answer = (answer: object, isLast: boolean) => parentPort?.postMessage({ id, answer, isLast })
  if (about === 'places') answer(surveyPlaces(table), true)
  else
    answer(
      sketch(table, (coast) => answer({ coast }, false)),
      true,
    )
})
