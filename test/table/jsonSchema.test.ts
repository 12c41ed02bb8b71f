import { expect, it } from 'vitest'
import { tableJsonSchema } from '../../src/table/jsonSchema'

// Written anew by `npx vitest run test/table/jsonSchema.test.ts -u`.
it('realm.schema.json is the schema of the table', async () => {
  await expect(`${JSON.stringify(tableJsonSchema())}\n`).toMatchFileSnapshot('../../src/table/realm.schema.json')
})
