/** The part of `npm run draw` for a site whose map is the owner's own picture, which it leaves alone. */
import * as realm from '../realm.ts'
import { drawnFrom } from '../table/drawn.ts'
import { isOwn, type TableMap } from '../table/table.ts'
import { drawAround, writeFiles, writeHashes } from './write.ts'

const map: TableMap = realm.map
const record = JSON.stringify(drawnFrom(realm, () => false))
await writeHashes(await writeFiles({ ...(await drawAround()), 'src/drawn/record.json': `${record}\n` }))
if (isOwn(map)) {
  const pictures = [map.picture, map.night].filter(Boolean).join(' and ')
  console.log(
    `The map is your own: ${pictures} in src/realm. Nothing of it was drawn; \`npm run build\` makes its files.`,
  )
}
