import { WEBKIT } from './engines.ts'
import { runCasesIn } from './runCases.ts'

runCasesIn(WEBKIT)
