/** The shape of the table in realm.ts, and the facts about the site that follow from it. */
import { type LandmarkName, landmarkOf } from './landmark.ts'
import type { Mood } from './palette.ts'
import { pathOf } from './paths.ts'

/** One thing to show on a page: a work, a skill, a quest. */
export interface Card {
  readonly title: string
  readonly description: string
  /** Where its title leads: a web address, `mailto:` and an address, a page of this site or a file in `public/`. */
  readonly link?: string
  /** When it was, in any words. */
  readonly date?: string
  /** A few short words, shown in a row below the description. */
  readonly tags?: readonly string[]
  /** A PNG or JPEG in `src/realm/`, shown above the title, and the words for those who cannot see it. */
  readonly image?: { readonly file: string; readonly alt: string }
  /** What there is to say in short, one below the other. */
  readonly points?: readonly string[]
  /** How far it has come: a bar of five parts, so many of them filled, and the same in words. */
  readonly level?: { readonly value: 1 | 2 | 3 | 4 | 5; readonly says: string }
  /** Where else it leads, each under its label, as 'Code' or 'Demo'; addresses as for `link`. */
  readonly links?: readonly { readonly label: string; readonly link: string }[]
  /** The heading that it stands under, with the other cards that have the same. */
  readonly group?: string
}

/** A corner of a region, `[y, x]` in map px: origin at the picture's top-left, y down. */
export type Corner = readonly [y: number, x: number]

/** A place on the map, and the page it leads to. */
export interface Region {
  /** Letters from A to Z, digits, hyphens and spaces, a letter first. {@link pathOf} makes the page's address of it. */
  readonly name: string
  /** What it is called on the map, below its name: a few words. */
  readonly epithet: string
  /** The four corners of its landmark on the picture, in any order. Their upright box is what can be clicked. */
  readonly corners: readonly [Corner, Corner, Corner, Corner]
  /**
   * What stands there: 'forge', 'runes', 'keep', 'athenaeum', 'harbour', 'hall' or 'village'. Without it, Projects,
   * Skills, Experience, Education, Contact and About have the first six, in that order, and any other place a village.
   */
  readonly landmark?: LandmarkName
  /** Where the place leads instead of to a page of its own: a web address, or a file in `public/`. */
  readonly link?: string
  /** Its page lists the posts in the folder of its name, `src/realm/<name>/`: Markdown files, a page each. */
  readonly posts?: true
  /** The page's title. */
  readonly heading: string
  /** The sentence below it, which search engines show, too. */
  readonly text: string
  /** Shown below the text, as many as you like. A region without any is a picture, a heading and a sentence. */
  readonly cards?: readonly Card[]
}

/** A post of a place, as lists and heads have it. */
export interface Post {
  /** The path of its page: `/blog/first-words`. */
  readonly path: string
  readonly title: string
  /** The day, as `2026-11-22`. */
  readonly date: string
  /** Its first words, as plain text. */
  readonly opening: string
}

/** Whose site this is. */
export interface Owner {
  /** Beside the year, at the foot of every page. */
  readonly name: string
  /** On the banner below the map's title, in place of the words that stand there; `npm run draw` letters it. */
  readonly line: string
  /** At the foot of every page. */
  readonly email: string
  /** Your pages elsewhere, at the foot of every page: `{ label: 'GitHub', link: 'https://github.com/…' }`. */
  readonly profiles: readonly { readonly label: string; readonly link: string }[]
}

/** The picture, in map px, and how far it can be zoomed. */
export interface MapSize {
  readonly width: number
  readonly height: number
  readonly minZoom: number
  readonly maxZoom: number
}

/** All that realm.ts exports. */
export interface Table {
  readonly siteName: string
  readonly siteDescription: string
  readonly owner: Owner
  readonly mood: Mood
  readonly copyrightYear: number
  readonly map: MapSize
  readonly regions: readonly Region[]
}

/** What every page needs to know of the table, so that the words of one page are not fetched with another. */
export function siteOf({ siteName, copyrightYear, owner, map, regions }: Table) {
  return {
    siteName,
    copyrightYear,
    owner: { name: owner.name, email: owner.email, profiles: owner.profiles },
    map,
    places: regions.map((region) => {
      const { name, corners, heading, link, posts } = region
      const href = link ?? pathOf(region)
      return { name, corners, heading, href, landmark: landmarkOf(region), ...(posts && { posts }) }
    }),
  }
}

export type Site = ReturnType<typeof siteOf>

/** The regions that have a page: all but those that lead elsewhere. */
export function pagesOf(regions: readonly Region[]): readonly Region[] {
  return regions.filter(({ link }) => !link)
}

/** The region whose page has a path; undefined for the map's and for unknown ones. */
export function regionAt(regions: readonly Region[], path: string): Region | undefined {
  return pagesOf(regions).find((region) => pathOf(region) === path)
}

/** Of the files in `public/places`, the pictures of places that have no page, or none any more. */
export function unusedPictures(files: readonly string[], regions: readonly Region[]): string[] {
  const used = pagesOf(regions).map((region) => `${pathOf(region).slice(1)}.svg`)
  return files.filter((file) => file.endsWith('.svg') && !used.includes(file))
}
