import { basename } from 'node:path'

/**
 * The class that a name in a CSS module becomes: the file's name and its own, as `map-picture`. No two such files may
 * have the same name; in return a class can be read in the page, and costs fewer bytes than a hash in each.
 */
export function generateScopedName(name: string, file: string): string {
  return `${basename(file, '.module.css')}-${name}`
}
