import { FIREFOX } from './engines.ts'
import { runCasesIn } from './runCases.ts'

runCasesIn(FIREFOX)
