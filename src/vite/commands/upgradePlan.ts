/** What an upgrade does with each file: the pasts of both repositories show whose it is. */

/** What is done with a file. The last two are nothing, which the owner is told. */
export type Step = 'write' | 'remove' | 'merge' | 'keep' | 'leave out'
/** A file with its step, and the template's content that the owner's is made of, if there is one. */
export type Planned = Readonly<{ path: string; step: Step; base: string | undefined }>
/** The names that git gives to the contents of files, by their paths. */
export type Files = ReadonlyMap<string, string>
/** All contents that each file has had, newest first, with '' where it was deleted. */
export type Past = ReadonlyMap<string, readonly string[]>

/** What is drawn of the owner's table, as it will be after the upgrade. */
const DRAWN = /^(public\/map|src\/drawn)\//
/** Never the template's, but for the guide. */
const REALM = /^src\/realm\/(?!README\.md$)/
/** The owner's as soon as they are changed. Changes in other files are merged. */
const OWN = /^(README\.md$|\.readme\/|src\/realm\/)/

/** Plans the upgrade of an owner's files to those of a newer template, `next`. */
export function planUpgrade(own: Files, next: Files, ownPast: Past, templatePast: Past): Planned[] {
  return [...new Set([...own.keys(), ...next.keys()])].sort().flatMap((path) => {
    const past = [own.get(path) ?? '', ...(ownPast.get(path) ?? [])]
    const base = past.find((content) => templatePast.get(path)?.includes(content)) || undefined
    const step = stepFor(path, own.get(path), base, next.get(path))
    return step ? [{ path, step, base }] : []
  })
}

function stepFor(path: string, own?: string, base?: string, next?: string): Step | undefined {
  if (own === next || REALM.test(path)) return undefined
  if (DRAWN.test(path)) return own && base && !next ? 'remove' : undefined
  if (own === base) return next ? 'write' : 'remove'
  // The owner has changed or deleted it, or it has never been the template's.
  if (base === next || (base && OWN.test(path))) return undefined
  if (!own) return 'leave out'
  if (!base || !next) return 'keep'
  // After the template's, npm adds the owner's packages again.
  return path === 'package-lock.json' ? 'write' : 'merge'
}

/**
 * The template's past with the first commit of a copy, in which the copy is the template. Left out if the
 * template knows most of it anyway: the rest is the owner's.
 */
export function withStart(past: Past, start: Files): Past {
  const unknown = [...start].filter(([path, content]) => !past.get(path)?.includes(content))
  if (unknown.length < start.size / 2) return past
  return new Map([
    ...past,
    ...unknown.map(([path, one]) => [path, [...(past.get(path) ?? []), one]] as const),
  ])
}

/** The version of a changelog's first section; 0.1.0, which had no changelog, without one. */
export const versionIn = (changelog: string) => /^## (\d+\.\d+\.\d+)/m.exec(changelog)?.[1] ?? '0.1.0'

/** Below 0 if the first version is older, above 0 if it is newer. */
export const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

/** The sections of a changelog that are newer than a version. */
export function newsSince(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1)
  return sections.filter((section) => compareVersions(versionIn(section), version) > 0).join('')
}
