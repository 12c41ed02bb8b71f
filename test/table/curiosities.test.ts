import { expect, it } from 'vitest'
import { curiositiesOn } from '../../src/table/curiosities'
import type { Table } from '../../src/table/table'
import { LISTS } from '../../src/words/lists'
import { corners } from '../helpers/corners'
import * as realm from '../helpers/realm'

const [works] = realm.regions
const TABLE = { ...realm, regions: [{ ...works, corners: corners(100, 100, 300, 300) }] } as Table
const { duck, sheep } = LISTS[realm.language].curiosities

it('what is drawn has its caption, its size, and all places where it is, in the order of the captions', () => {
  const drawn = [
    { kind: 'sheep', box: [400, 400, 30, 15] },
    { kind: 'rocks', box: [500, 400, 30, 15] },
    { kind: 'duck', box: [600, 400, 16, 10] },
    { kind: 'sheep', box: [700, 400, 20, 18] },
  ] as const
  expect(curiositiesOn(TABLE, drawn)).toEqual([
    { name: duck[0], says: duck[1], size: [16, 10], at: [[608, 405]] },
    {
      name: sheep[0],
      says: sheep[1],
      size: [30, 18],
      at: [
        [415, 408],
        [710, 409],
      ],
    },
  ])
})

it('what lies in a place is left out, as a press there opens its page', () => {
  expect(curiositiesOn(TABLE, [{ kind: 'duck', box: [280, 200, 30, 10] }])).toEqual([])
  expect(curiositiesOn(TABLE, [{ kind: 'duck', box: [290, 200, 30, 10] }]).length).toBe(1)
})
