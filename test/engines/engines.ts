/** The browsers that the cases run in, and how each is started. */
import { execSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { startChromium } from './drivers/chromium.ts'
import type { Browser } from './drivers/driver.ts'
import { startFirefox } from './drivers/firefox.ts'
import { startWebKit } from './drivers/webkit.ts'

export interface Engine {
  readonly name: string
  /**
   * Whether it runs the whole site, or only the page without our engine: see src/vite/delivery/browsers.ts.
   */
  readonly tier: 'whole' | 'plain'
  readonly start: () => Promise<Browser>
}

/** Outside the repository, and never deleted: the packages do not change. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'realm-map-engines')

/** An old Chromium, out of a package that contains it: not a dependency, as it has 50 MB. */
const chromium = (major: number, tier: Engine['tier'], spec: string): Engine => {
  return { name: `Chromium ${major}`, tier, start: async () => startChromium(unpacked(spec)) }
}

/**
 * The browsers of each test file: the files run side by side. The browser tests run in the newest Chromium.
 */
export const ENGINES = {
  chromium: [
    chromium(106, 'whole', '@sparticuz/chromium@106.0.2'),
    chromium(80, 'plain', 'chrome-aws-lambda@2.1.1'),
  ],
  firefox: [{ name: 'Firefox', tier: 'whole', start: startFirefox }],
  webkit: [{ name: 'WebKitGTK', tier: 'whole', start: startWebKit }],
} as const satisfies Record<string, readonly Engine[]>

/** The path of the Chromium in a package, which is downloaded if it is not in the cache. */
function unpacked(spec: string): string {
  const home = join(CACHE, spec.replace(/\W+/g, '-'))
  const program = join(home, 'chromium')
  if (existsSync(program)) return program
  const folder = join(home, `new-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  execSync(`npm pack ${spec} --silent && tar xzf *.tgz`, { cwd: folder, stdio: 'ignore' })
  const bin = join(folder, 'package/bin')
  const packed = readdirSync(bin).find((file) => /^chromium.*\.br$/.test(file)) ?? ''
  writeFileSync(join(folder, 'chromium'), brotliDecompressSync(readFileSync(join(bin, packed))), {
    mode: 0o755,
  })
  renameSync(join(folder, 'chromium'), program)
  rmSync(folder, { recursive: true })
  return program
}
