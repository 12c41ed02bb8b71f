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
      const [statement, file] = /import styles from ["'](.*\.module\.css)["']/.exec(code) ?? []
      if (!statement || !file || !/\.tsx?$/.test(id)) return null
      const names = new Set<string>()
      const direct = code.replace(/\bstyles\.(\w+)/g, (_, name: string) => {
        names.add(name)
        return `styles_${name}`
      })
      const imports = [...names].map((name) => `${name} as styles_${name}`)
      return direct.replace(statement, `import { ${imports.join(', ')} } from "${file}"`)
    },
  }
}
