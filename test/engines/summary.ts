/** Prints a summary at the end of a run: for each browser and version, the number of cases passed. */
import type { Reporter, TestModule, TestSuite } from 'vitest/node'

export class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) => [...module.children.suites()].map(lineOf))
    if (lines.length > 0) console.log(`\n${lines.sort().join('\n')}\n`)
  }
}

function lineOf(suite: TestSuite): string {
  const results = [...suite.children.allTests()].map((test) => test.result().state)
  const count = (state: string) => results.filter((result) => result === state).length
  const failed = count('failed')
  const skipped = count('skipped')
  const parts = [`${count('passed')} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
  return `${suite.name}: ${parts.filter(Boolean).join(', ')}`
}
