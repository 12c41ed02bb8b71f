import type { Plugin } from 'vite'

/**
 * Compiles private names, `#name`, to `_name`. Safari 14 and Firefox 78 do not support them, and the usual compilation
 * to a `WeakMap` each is larger, and slower in every frame. TypeScript has already checked that access is private.
 */
export function privateNames(): Plugin {
  return {
    name: 'private-names',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id)) return null
      // After a dot, or in a declaration at the start of a line.
      const plain = code.replace(/(\.|^ +(?:(?:static|readonly|async|get|set) )*)#(?=[a-z]\w*)/gm, '$1_')
      // Names keep their length, so source maps stay valid.
      return plain === code ? null : { code: plain, map: null }
    },
  }
}
