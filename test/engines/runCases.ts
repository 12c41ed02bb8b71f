/** Runs every case in one browser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cases } from './cases/cases.ts'
import { type Browser, Missing } from './drivers/driver.ts'
import type { Engine } from './engines.ts'
import { Host } from './host.ts'
import { type Case, SIZES, Visit } from './visit.ts'

/** Defines the tests of one browser. If it is not available, they are skipped with a message; in CI, they fail. */
export async function runCasesIn(engine: Engine): Promise<void> {
  let version = engine.name
  try {
    const browser = await engine.start({ isDark: false })
    version = browser.version
    await browser.close()
  } catch (error) {
    if (!(error instanceof Missing) || process.env.CI) throw error
    describe(`${engine.name}: skipped, as ${error.message}`, () => it.skip('any case', () => {}))
    return
  }

  for (const isDark of [false, true]) {
    const name = `${version}${isDark ? ', in the dark scheme' : ''}, ${engine.tier === 'whole' ? 'the whole site' : 'the page without our engine'}`
    const chosen = cases.filter((one) => (one.isDark ?? false) === isDark && (one.tier ?? engine.tier) === engine.tier)
    if (chosen.length > 0) describe(name, () => suite(engine, isDark, chosen))
  }
}

function suite(engine: Engine, isDark: boolean, chosen: readonly Case[]): void {
  let browser: Browser
  beforeAll(async () => {
    browser = await engine.start({ isDark })
  })
  afterAll(() => browser?.close())

  for (const { name, sizes = ['desktop'] as const, expectedErrors = [], run } of chosen) {
    for (const size of sizes) {
      it(sizes.length > 1 ? `${name} (${size})` : name, async ({ skip }) => {
        const host = await Host.start()
        const page = await browser.open(SIZES[size])
        try {
          await run(new Visit(page, host, engine), skip)
          const unexpected = page
            .consoleErrors()
            .filter((line) => !expectedErrors.some((pattern) => pattern.test(line)))
          expect(unexpected, 'in the console').toEqual([])
        } finally {
          await page.close()
          host.close()
        }
      })
    }
  }
}
