import { FIREFOX } from './engines.ts'
import { tryOn } from './tryOn.ts'

await tryOn(FIREFOX)
