import { expect, it } from 'vitest'
import { pointsOf } from '../../src/cartography/drawing/plot'
import type { Point } from '../../src/cartography/drawing/points'
import { legsOf } from '../../src/cartography/layout/legs'
import type { Region } from '../../src/table/table'

const at = (name: string, x: number, y: number) =>
  ({ name, box: [x - 20, y - 30, 40, 40] }) as unknown as Region
const doorOf = ({ box }: Region): Point => [(box?.[0] ?? 0) + 20, (box?.[1] ?? 0) + 30]
const [west, north, east, far] = [at('W', 100, 500), at('N', 300, 100), at('E', 500, 500), at('F', 900, 500)]
const main = pointsOf('100,500 300,500 500,500')
const between = (regions: Region[], roads: readonly (readonly Point[])[]) =>
  legsOf(regions, roads, doorOf).map((leg) => leg.between)

it('a leg leads from door to door, along one road and on along another that ends on it', () => {
  const legs = legsOf([west, north, east], [main, pointsOf('300,100 300,300 300,498')], doorOf)
  expect(legs.map((leg) => leg.between).join(' ')).toBe('0,1 0,2 1,2')
  expect(legs[1]?.path).toBe('m496 500-392 0')
  expect(legs[0]?.path).toMatchInlineSnapshot(`"m300 104q0 394-2 395-2 1-194 1"`)
})

it('there is none to a place without a road, nor past a third place', () => {
  const onward = pointsOf('500,500 700,500 900,500')
  expect(between([west, north, east, far], [main, onward]).join(' ')).toBe('0,2 2,3')
})
