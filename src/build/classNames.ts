import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The global name of a class in a CSS module, made of both names: `map-picture`. It is readable, and shorter than one
 * with a hash, but no two CSS modules may have the same file name.
 */
export function generateScopedName(name: string, file: string): string {
  return `${basename(file, '.module.css')}-${name}`
}

/**
 * Replaces the default import of a CSS module, an object with all its classes, by named imports of the classes in use:
 * the bundle then has a constant `"map-picture"` for `styles.picture`. `import * as styles` would do the same, but
 * Vite's types declare only the default export.
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
