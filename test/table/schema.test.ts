import { expect, it } from 'vitest'
import * as z from 'zod'
import { tableJsonSchema } from '../../src/table/schema'
import * as realm from '../helpers/realm'

// Written anew by `npx vitest run test/table/schema.test.ts -u`.
it('realm.schema.json is the schema of the table', async () => {
  await expect(`${JSON.stringify(tableJsonSchema())}\n`).toMatchFileSnapshot(
    '../../src/table/realm.schema.json',
  )
})

const schema = z.fromJSONSchema(tableJsonSchema() as Parameters<typeof z.fromJSONSchema>[0])

it.each([
  [{}, true],
  [{ map: { picture: 'map.png' } }, true],
  [{ owner: { ...realm.owner, name: null } }, true],
  [{ map: { ...realm.map, zoom: 1 } }, false],
  [{ mood: 'gloomy' }, false],
  [{ map: { picture: 'map.png' }, mood: 'plain' }, true],
  [{ regions: [{ ...realm.regions[0], corners: [[1, 2]] }] }, false],
])('it says of a table with %j: %s', (change, isValid) => {
  expect(schema.safeParse({ ...realm, ...change }).success).toBe(isValid)
})
