import { OLD_CHROMIUMS } from './engines.ts'
import { runCasesIn } from './runCases.ts'

for (const engine of OLD_CHROMIUMS.slice(0, 4)) await runCasesIn(engine)
