import { OLD_CHROMIUMS } from './engines.ts'
import { tryOn } from './tryOn.ts'

for (const engine of OLD_CHROMIUMS.slice(0, 4)) await tryOn(engine)
