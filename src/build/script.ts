import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, transformWithOxc } from 'vite'

/** A script of `src/delivery` as one small piece of JavaScript, with its constants filled in. It may import nothing. */
export async function script(file: string, constants: Record<string, string> = {}): Promise<string> {
  const path = join(import.meta.dirname, '../delivery', file)
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { target: 'es2020', define: constants })
  const { code: small, errors } = minifySync(file, code, { module: true, compress: true, mangle: true })
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  return small.trim()
}
