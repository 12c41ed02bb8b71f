import { expect, it } from 'vitest'
import { plotted, pointsOf, repeated } from '../../src/cartography/drawing/plot'

it('paths are written as in SVG: further points after a move are lines', () => {
  expect(plotted('M1,2 3,4 5,4Z').text(1)).toBe(plotted('M1,2L3,4L5,4Z').text(1))
  expect(plotted('M0,0L4,0Q6,2 4,4C3,6 1,6 0,4ZM9,9 9,12').text(1)).toBe(
    'm0 0 4 0q2 2 0 4c-1 2-3 2-4 0zm9 9 0 3',
  )
})

it('a repeated shape has its origin at each of the places, and the given scale', () => {
  const places = pointsOf('10,20 -5,0')
  expect(repeated('M1,0L0,2', places).text(1)).toBe(plotted('M11,20L10,22M-4,0L-5,2').text(1))
  expect(repeated('M1,0L0,2', places, 3).text(1)).toBe(plotted('M13,20L10,26M-2,0L-5,6').text(1))
  expect(repeated('M1,0L0,2', []).text(1)).toBe('')
})
