/** Runs the cases in one browser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layoutCases } from './cases/layout.ts'
import { mapCases } from './cases/map.ts'
import { pageCases } from './cases/pages.ts'
import { updateCases } from './cases/updates.ts'
import { withoutCases } from './cases/without.ts'
import type { Browser } from './drivers/driver.ts'
import type { Engine } from './engines.ts'
import { startHost } from './host.ts'
import { SIZES, Visit } from './visit.ts'

const CASES = [...mapCases, ...pageCases, ...withoutCases, ...updateCases, ...layoutCases]

/**
 * Defines the tests of some browsers. If one does not start, its tests are skipped with a message; in CI,
 * they fail.
 */
export function runCasesIn(engines: readonly Engine[]): void {
  describe.each(engines)('$name', (engine) => {
    let browser: Browser | undefined
    beforeAll(async () => {
      browser = await engine.start().catch((error) => {
        if (process.env.CI) throw error
        console.warn(`${engine.name} does not start: ${error}`)
        return undefined
      })
    })
    afterAll(async () => {
      console.info(`tested in ${browser?.version}`)
      await browser?.close()
    })

    const chosen = CASES.filter(({ tier = engine.tier }) => tier === engine.tier)
    for (const { name, sizes = ['desktop'] as const, isInked = false, isDark = false, ...rest } of chosen) {
      const { expectedErrors = [], run } = rest
      it.for(sizes)(sizes.length > 1 ? `${name} (%s)` : name, async (size, { skip }) => {
        if (!browser) return skip('the browser does not start')
        const host = await startHost()
        host.isInked = isInked
        const page = await browser.open(SIZES[size], isDark)
        try {
          await run(new Visit(page, host, engine), skip)
          const isUnexpected = (line: string) => !expectedErrors.some((pattern) => pattern.test(line))
          expect(page.consoleErrors().filter(isUnexpected), 'in the console').toEqual([])
        } finally {
          host.close()
          await page.close()
        }
      })
    }
  })
}
