import { describe, expect, it } from 'vitest'
import { boxOf } from '../../../src/map/box'
import { nearestIn } from '../../../src/map/inputs/moreKeys'
import type { Place } from '../../../src/map/place'
import { PLACES } from '../../helpers/places'

const RIGHT = { x: 1, y: 0 }
const HERE = { x: 100, y: 100 }

describe('the nearest point in a direction', () => {
  it.each([
    {
      is: 'the nearer of two straight ahead',
      points: [
        [300, 100],
        [200, 100],
      ],
      found: 1,
    },
    {
      is: 'the one straight ahead of two equally far ahead',
      points: [
        [200, 160],
        [200, 100],
      ],
      found: 1,
    },
    {
      is: 'the one further aside, if it is nearer by more than twice the distance aside',
      points: [
        [400, 100],
        [200, 190],
      ],
      found: 1,
    },
    {
      is: 'the one less far aside otherwise',
      points: [
        [400, 100],
        [250, 180],
      ],
      found: 0,
    },
    {
      is: 'the first of two equally near',
      points: [
        [200, 150],
        [200, 50],
      ],
      found: 0,
    },
    { is: 'one up to 1.5 times as far aside as ahead', points: [[200, 250]], found: 0 },
    { is: 'none further aside than that', points: [[200, 251]], found: -1 },
    { is: 'none behind', points: [[99, 100]], found: -1 },
    { is: 'none at the same position', points: [[100, 100]], found: -1 },
    { is: 'none without points', points: [], found: -1 },
  ])('is $is', ({ points, found }) => {
    const at = points.map(([x = 0, y = 0]) => ({ x, y }))
    expect(nearestIn(RIGHT, HERE, at)).toBe(found)
    // The same in another direction.
    const rotated = at.map(({ x, y }) => ({ x: HERE.x - (y - HERE.y), y: HERE.y + (x - HERE.x) }))
    expect(nearestIn({ x: 0, y: 1 }, HERE, rotated)).toBe(found)
  })
})

describe('arrow keys on a place', () => {
  /** The names of the places to which the arrow keys lead, or empty ones. */
  const neighboursOf = (from: string, places: readonly Place[]) => {
    const middles = places.map((place) => {
      const { left, top, right, bottom } = boxOf(place)
      return { x: (left + right) / 2, y: (top + bottom) / 2 }
    })
    const here = middles[places.findIndex(({ name }) => name === from)]
    const leadsTo = (x: number, y: number) => (here && places[nearestIn({ x, y }, here, middles)]?.name) ?? ''
    return { left: leadsTo(-1, 0), right: leadsTo(1, 0), up: leadsTo(0, -1), down: leadsTo(0, 1) }
  }

  it.each([
    { from: 'Works', left: '', right: 'Hearth', up: '', down: 'Crafts' },
    { from: 'Crafts', left: 'Works', right: 'Hearth', up: 'Hearth', down: '' },
    { from: 'Journeys', left: 'Works', right: '', up: '', down: 'Studies' },
    { from: 'Studies', left: 'Hearth', right: '', up: 'Journeys', down: 'Letters' },
    { from: 'Letters', left: 'Hearth', right: '', up: 'Studies', down: '' },
    { from: 'Hearth', left: 'Works', right: 'Letters', up: 'Journeys', down: 'Crafts' },
  ])(
    'lead from $from left to "$left", right to "$right", up to "$up" and down to "$down"',
    ({ from, ...neighbours }) => {
      expect(neighboursOf(from, PLACES)).toEqual(neighbours)
    },
  )

  it('lead from every place to every other, in one or more steps', () => {
    for (const { name } of PLACES) {
      const reached = new Set([name])
      for (const place of reached) {
        for (const next of Object.values(neighboursOf(place, PLACES))) if (next) reached.add(next)
      }
      expect([...reached].sort(), `from ${name}`).toEqual(PLACES.map((place) => place.name).sort())
    }
  })
})
