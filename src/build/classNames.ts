import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The class that a name in a CSS module becomes: the file's name and its own, as `map-picture`. No two such files may
 * have the same name; in return a class can be read in the page, and costs fewer bytes than a hash in each.
 */
export function generateScopedName(name: string, file: string): string {
  return `${basename(file, '.module.css')}-${name}`
}

/**
 * Takes from a CSS module the classes that are used, each by its name, instead of a table of them all: what is left
 * after bundling is `"map-picture"` where the code says `styles.picture`.
 */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null
      let direct = code
      for (const [statement, table, file] of code.matchAll(/import (\w+) from ["'](.*\.module\.css)["']/g)) {
        const names = new Set<string>()
        direct = direct.replace(new RegExp(`\\b${table}\\.(\\w+)`, 'g'), (_, name: string) => {
          names.add(name)
          return `${table}_${name}`
        })
        const imports = [...names].map((name) => `${name} as ${table}_${name}`)
        direct = direct.replace(statement, `import { ${imports.join(', ')} } from "${file}"`)
      }
      return direct === code ? null : direct
    },
  }
}
