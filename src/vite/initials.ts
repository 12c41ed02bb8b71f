/** Letters that stand for places whose landmark others have, too, wherever only a landmark's mark would stand for them. */
import { landmarkOf } from '../table/landmark.ts'
import type { Region } from '../table/table.ts'

/** From the shortest: the first letter of a name, those of its first two words, its first two letters, its first three. */
const SHORT: readonly ((name: string) => string)[] = [
  (name) => lettersOf(name, 1),
  (name) =>
    name
      .split(/\s+/, 2)
      .map((word) => lettersOf(word, 1))
      .join(''),
  (name) => lettersOf(name, 2),
  (name) => lettersOf(name, 3),
]

/**
 * The initials of each place: the shortest that no other place would have, if there are such. Empty for a place whose mark
 * no other one has.
 */
export function initialsOf(regions: readonly Pick<Region, 'name' | 'landmark'>[]): string[] {
  const isShared = (region: Pick<Region, 'name' | 'landmark'>) =>
    regions.some((other) => other !== region && landmarkOf(other) === landmarkOf(region))
  const names = regions.filter(isShared).map(({ name }) => name)
  return regions.map((region) => {
    if (!isShared(region)) return ''
    const others = names.filter((name) => name !== region.name)
    const isOwn = (short: (typeof SHORT)[number]) => others.every((other) => short(other) !== short(region.name))
    return (SHORT.find(isOwn) ?? SHORT[3])?.(region.name) ?? ''
  })
}

/** The rules by which signposts without their names show initials in place of marks. */
export function initialsRules(initials: readonly string[]): string {
  return initials
    .flatMap((letters, index) => {
      if (!letters) return []
      const rules = (signpost: string) => {
        const [mark, name] = ['svg', 'span'].map((part) => `${signpost}:nth-child(${index + 1}) ${part}`)
        return [
          `${mark} { display: none }`,
          `${name} { display: block; font-size: 0 }`,
          `${name}::before { content: ${JSON.stringify(letters)}; font-size: ${letters.length > 2 ? 1 : 1.375}rem }`,
        ].join(' ')
      }
      return [
        rules('.signposts .signpost[data-nameless]'),
        // As in the style sheet: where the strip of the first view has no room for names.
        `@container map (max-height: 13.6rem) { ${rules('.signposts:not([data-placed]) .signpost')} }`,
      ]
    })
    .join('\n')
}

/** The first letters of a text as its readers count them, accents and all. */
function lettersOf(text: string, count: number): string {
  return [...new Intl.Segmenter().segment(text)]
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('')
}
