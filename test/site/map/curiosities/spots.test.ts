import { expect, it } from 'vitest'
import { ringOf, spotAt, spots } from '../../../../src/site/map/curiosities/spots'

it.each([
  [{ x: 420, y: 470 }, 0, 'A serpent 0'],
  [{ x: 520, y: 502 }, 0, 'A duck 0'],
  [{ x: 605, y: 500 }, 10, 'A serpent 0'],
  [{ x: 921, y: 300 }, 10, undefined],
  [{ x: 919, y: 300 }, 10, 'A duck 1'],
])('a press at %j that reaches %i px finds %s', (point, reach, id) => {
  expect(spotAt(point, reach)?.id).toBe(id)
})

it('a ring passes its start', () => {
  expect(spots[1] && ringOf(spots[1])).toBe(
    'M510 486.95A20 15 0 0 1 530 513.05A21.25 15.9375 0 1 1 524 483.5',
  )
})
