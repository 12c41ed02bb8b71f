// `npm ci` refuses a lock file that names an optional package without an entry for it, and npm writes such a
// file without a word where the registry does not have the package of some other platform (yet).
import { readFileSync } from 'node:fs'

for (const lock of ['package-lock.json', 'test/engines/package-lock.json']) {
  const { packages } = JSON.parse(readFileSync(new URL(`../${lock}`, import.meta.url), 'utf8'))

  /** Whether a package at this path finds the one of that name: beside its own, or further up. */
  const finds = (path, name) => {
    for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      if (`${at}/node_modules/${name}`.replace(/^\//, '') in packages) return true
      if (at === '') return false
    }
  }

  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !finds(path, name))
      .map((name) => `${path} names ${name}@${optionalDependencies[name]}`),
  )

  if (missing.length > 0) {
    console.error(
      `${lock} has no entry for:\n${missing.join('\n')}\nPin a version whose packages can all be had.`,
    )
    process.exit(1)
  }
}
