/** Builds the site with the realm of the tests' own, before the first browser is started. */
import { execSync } from 'node:child_process'
import { resolve } from 'node:path'
import { ENTER_SITE } from '../browser/standIn.ts'

export function setup(): void {
  const cwd = resolve(import.meta.dirname, '../..')
  // The test runner's own NODE_ENV would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  execSync(`${ENTER_SITE} && npm run build`, { cwd, env, stdio: 'inherit' })
}
