/** Mountains. */
import { expect, it } from 'vitest'
import { sample } from '../../src/cartography/drawing/curves'
import { boxAt } from '../../src/cartography/drawing/points'
import { boxOfStamp } from '../../src/cartography/drawing/stamps'
import { Ground } from '../../src/cartography/layout/ground'
import { raiseMountains } from '../../src/cartography/layout/relief'
import { overlap } from '../../src/table/area'
import { surveyedLand } from '../helpers/land'

it('keep their peaks off names', () => {
  const land = surveyedLand()
  const letters = land.geography.ranges.flatMap(({ spine }) =>
    sample(spine, 90).map(([x, y]) => boxAt([x, y - 20], 12, 8, 8)),
  )
  const ground = new Ground(land)
  for (const letter of letters) ground.takeBox(letter)
  const [, ...mountains] = raiseMountains(land.geography, ground).map(boxOfStamp)
  expect(mountains.length).toBeGreaterThan(20)
  const middles = mountains.map(({ left, right, ...box }) => {
    const quarter = (right - left) / 4
    return { ...box, left: left + quarter, right: right - quarter }
  })
  expect(middles.filter((peak) => letters.some((letter) => overlap(letter, peak)))).toEqual([])
})
