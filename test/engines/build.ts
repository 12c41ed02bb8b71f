/** Builds the site with the realm of the tests' own, before the first browser is started. */
import { execSync } from 'node:child_process'
import { resolve } from 'node:path'
import { ENTER_SITE } from '../browser/standIn.ts'

export function setup(): void {
  execSync(`${ENTER_SITE} && npm run build`, { cwd: resolve(import.meta.dirname, '../..'), stdio: 'inherit' })
}
