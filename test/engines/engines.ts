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
  /** Whether it runs the whole site, or only the page without our engine: see src/vite/delivery/browsers.ts. */
  readonly tier: 'whole' | 'plain'
  /** Runs only the main cases: an older and a newer version run all of them. */
  readonly isBetween?: boolean
  readonly start: () => Promise<Browser>
}

/** Packages that contain an old Chromium. They are not dependencies: each has 50 MB, and only these tests need it. */
const PACKAGES = [
  { major: 69, spec: 'chrome-aws-lambda@1.5.0' },
  { major: 78, spec: 'chrome-aws-lambda@1.20.4', isBetween: true },
  { major: 80, spec: 'chrome-aws-lambda@2.1.1' },
  { major: 86, spec: 'chrome-aws-lambda@5.3.1' },
  { major: 88, spec: 'chrome-aws-lambda@5.5.0', isBetween: true },
  { major: 92, spec: 'chrome-aws-lambda@10.1.0', isBetween: true },
  { major: 106, spec: '@sparticuz/chromium@106.0.2', isBetween: true },
  { major: 119, spec: '@sparticuz/chromium@119.0.2', isBetween: true },
]

/** Outside the repository, and never deleted: the packages do not change. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'realm-map-engines')

const CHROMIUMS = PACKAGES.map(({ major, spec, isBetween = false }): Engine => {
  const tier = major < 86 ? 'plain' : 'whole'
  return { name: `Chromium ${major}`, tier, isBetween, start: async () => startChromium(unpacked(spec)) }
})

/** The browsers of each test file. The files run side by side, and take about as long as each other. */
export const ENGINES = {
  older: CHROMIUMS.slice(0, 5),
  newer: [
    ...CHROMIUMS.slice(5),
    { name: 'Chromium', tier: 'whole', start: () => startChromium(process.env.CHROMIUM ?? '/usr/bin/chromium') },
    { name: 'Firefox', tier: 'whole', start: startFirefox },
  ],
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
  writeFileSync(join(folder, 'chromium'), brotliDecompressSync(readFileSync(join(bin, packed))), { mode: 0o755 })
  renameSync(join(folder, 'chromium'), program)
  rmSync(folder, { recursive: true })
  return program
}
