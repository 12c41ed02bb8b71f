import { CHROMIUM } from './engines.ts'
import { runCasesIn } from './runCases.ts'

await runCasesIn(CHROMIUM)
