/** The part of `npm run draw` for a site whose map is the owner's own picture, which it leaves alone. */
import * as realm from '../realm.ts'
import { drawnFrom } from '../table/drawn.ts'
import { isOwn, type TableMap } from '../table/table.ts'
import { drawAround, writeFiles, writeRecord } from './write.ts'

const map: TableMap = realm.map
await writeFiles(await drawAround())
await writeRecord(drawnFrom(realm, () => false))
if (isOwn(map)) {
  const pictures = [map.picture, map.night].filter(Boolean).join(' and ')
  console.log(
    `The map is your own: ${pictures} in src/realm. Nothing of it was drawn; \`npm run build\` makes its files.`,
  )
}
