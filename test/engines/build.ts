/** Builds the site with the tests' realm, before the first browser is started. */
import { execSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildOf, COPY_SITE, SITE } from '../browser/standIn.ts'

export function setup(): void {
  const cwd = resolve(import.meta.dirname, '../..')
  execSync(`${COPY_SITE} && ${buildOf(SITE)}`, { cwd, stdio: 'inherit' })
}
