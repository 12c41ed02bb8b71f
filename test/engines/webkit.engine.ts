import { WEBKIT } from './engines.ts'
import { tryOn } from './tryOn.ts'

await tryOn(WEBKIT)
