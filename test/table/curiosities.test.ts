import { expect, it } from 'vitest'
import { curiositiesOn, findsOn } from '../../src/table/curiosities'
import type { Drawn } from '../../src/table/drawn'
import type { Table } from '../../src/table/table'
import { LISTS } from '../../src/words/lists'
import { corners } from '../helpers/corners'
import * as realm from '../helpers/realm'

const [works] = realm.regions
const TABLE = { ...realm, regions: [{ ...works, corners: corners(100, 100, 300, 300) }] } as Table
const { duck, sheep } = LISTS[realm.language].curiosities

it('what is drawn has its caption, size, and all places where it is, in the order of captions', () => {
  const drawn = [
    { kind: 'sheep', box: [400, 400, 30, 15] },
    { kind: 'rocks', box: [500, 400, 30, 15] },
    { kind: 'duck', box: [600, 400, 16, 10] },
    { kind: 'sheep', box: [700, 400, 20, 18] },
  ] as const
  expect(curiositiesOn(TABLE, drawn)).toEqual([
    { name: duck[0], says: duck[1], size: [16, 12], at: [[608, 404]] },
    {
      name: sheep[0],
      says: sheep[1],
      size: [32, 20],
      at: [
        [416, 408],
        [712, 408],
      ],
    },
  ])
})

it('what lies in a place is left out, as a press there opens its page', () => {
  expect(curiositiesOn(TABLE, [{ kind: 'duck', box: [280, 200, 30, 10] }])).toEqual([])
  expect(curiositiesOn(TABLE, [{ kind: 'duck', box: [290, 200, 30, 10] }]).length).toBe(1)
})

it('a road is between the same places in another order of the table', () => {
  const { regions } = realm
  const places = regions.map(({ name }) => ({ name })) as unknown as Drawn['places']
  const record = { curiosities: [], legs: [{ between: [0, 2], path: 'M0 0' }] as const, places }
  const own = [{ at: [5, 5], name: 'A bug' }] as const
  const table = { ...realm, regions: [...regions].reverse(), curiosities: own } as unknown as Table
  const last = regions.length - 1
  expect(findsOn(table, record).legs).toEqual([{ between: [last, last - 2], path: 'M0 0' }])
})

const OWN = { at: [500, 1000], name: 'My first bug', says: 'still there', link: '/skills' } as const

it("the owner's come after what is drawn, at their own points; false is for none at all", () => {
  const drawn = [{ kind: 'duck', box: [600, 400, 16, 10] }] as const
  const { at: _, ...others } = OWN
  const own = { ...others, size: [51, 51], at: [[1000, 500]] }
  expect(curiositiesOn({ ...TABLE, curiosities: [OWN] }, drawn).slice(1)).toEqual([own])
  expect(curiositiesOn({ ...TABLE, curiosities: false }, drawn)).toEqual([])
})

it("on an owner's own picture there are only theirs, in px of pages", () => {
  const map = { picture: 'map.png' }
  const drawn = [{ kind: 'duck', box: [600, 400, 16, 10] }] as const
  const size = { width: 2048, height: 1024 }
  expect(curiositiesOn({ ...TABLE, map }, drawn, size)).toEqual([])
  const [own] = curiositiesOn({ ...TABLE, map, curiosities: [OWN] }, drawn, size)
  expect([own?.size, own?.at]).toEqual([[26, 26], [[500, 250]]])
})
