/** The form of the table for editors of text, which then complete its fields, and describe them. */
import * as z from 'zod'
import { tableSchema } from './schema.ts'

/** The JSON schema of the table, as kept in realm.schema.json, which the first line of realm.yaml names. */
export function tableJsonSchema(): object {
  const schemaOf = (hasPicture: boolean) =>
    z.toJSONSchema(
      tableSchema(
        () => null,
        () => null,
        hasPicture,
      ),
      { io: 'input', unrepresentable: 'any' },
    )
  const [drawn, own] = [schemaOf(false), schemaOf(true)]
  const { properties = {} } = drawn
  const maps = [properties.map, own.properties?.map]
  const description = 'The picture, in map px, and how far it can be zoomed; or a picture of your own.'
  return { ...drawn, title: 'The table', properties: { ...properties, map: { description, anyOf: maps } } }
}
