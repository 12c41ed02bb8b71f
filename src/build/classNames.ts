import { basename } from 'node:path'

/**
 * The global name of a class in a CSS module, made of both names: `map-picture`. It is readable, and shorter than one
 * with a hash, but no two CSS modules may have the same file name.
 */
export function generateScopedName(name: string, file: string): string {
  return `${basename(file, '.module.css')}-${name}`
}
