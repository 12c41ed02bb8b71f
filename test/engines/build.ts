/** Builds the site with the tests' realm, before the first browser is started. */
import { execSync } from 'node:child_process'
import { resolve } from 'node:path'
import { ENTER_SITE } from '../browser/standIn.ts'

export function setup(): void {
  const cwd = resolve(import.meta.dirname, '../..')
  // With the test runner's NODE_ENV, React would be built for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  execSync(`${ENTER_SITE} && npm run build`, { cwd, env, stdio: 'inherit' })
}
