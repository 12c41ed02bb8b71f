import { CHROMIUM } from './engines.ts'
import { tryOn } from './tryOn.ts'

await tryOn(CHROMIUM)
