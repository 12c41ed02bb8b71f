import { CHROMIUMS } from './engines.ts'
import { runCasesIn } from './runCases.ts'

for (const engine of CHROMIUMS) runCasesIn(engine)
