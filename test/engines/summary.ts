/** Prints for each browser and version how many cases passed, at the end of a run. */
import type { Reporter, TestModule, TestSuite } from 'vitest/node'

export class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) => [...module.children.suites()].map(lineOf))
    console.log(`\n${lines.sort().join('\n')}\n`)
  }
}

function lineOf(suite: TestSuite): string {
  const tests = [...suite.children.allTests()]
  const count = (state: string) => tests.filter((test) => test.result().state === state).length
  const { version = suite.name } = (tests[0]?.meta() ?? {}) as { version?: string }
  return `${version}: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`
}
