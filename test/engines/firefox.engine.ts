import { ENGINES } from './engines.ts'
import { runCasesIn } from './runCases.ts'

runCasesIn(ENGINES.firefox)
