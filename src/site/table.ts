/** The types of the table in realm.ts, and functions that derive facts from it. */
import { type LandmarkName, landmarkOf } from './landmark.ts'
import type { Mood } from './palette.ts'
import { pathOf } from './paths.ts'

/** One thing to show on a page: a work, a skill, a quest. */
export interface Card {
  readonly title: string
  readonly description: string
  /** The link of its title: a web address, `mailto:` and an address, a page of this site or a file in `public/`. */
  readonly link?: string
  /** Its date, in any words. */
  readonly date?: string
  /** A few short words, shown in a row below the description. */
  readonly tags?: readonly string[]
  /** A PNG or JPEG in `src/realm/`, shown above the title, and its description for screen readers. */
  readonly image?: { readonly file: string; readonly alt: string }
  /** Short sentences, shown as a list. */
  readonly points?: readonly string[]
  /** A level of skill: a bar of five parts with `value` of them filled, and the same in words. */
  readonly level?: { readonly value: 1 | 2 | 3 | 4 | 5; readonly says: string }
  /** More links, for example with the labels 'Code' and 'Demo'; addresses as for `link`. */
  readonly links?: readonly LabelledLink[]
  /** The heading above all cards that have the same group. */
  readonly group?: string
}

/** A link and its text. */
export interface LabelledLink {
  readonly label: string
  readonly link: string
}

/** A corner of a region, `[y, x]` in map px: origin at the picture's top-left, y down. */
export type Corner = readonly [y: number, x: number]

/** A place on the map, and the page it leads to. */
export interface Region {
  /** Letters from A to Z, digits, hyphens and spaces, a letter first. It becomes the page's address: {@link pathOf}. */
  readonly name: string
  /** A few words, shown on the map below its name. */
  readonly epithet: string
  /** The four corners of its landmark on the picture, in any order. Their bounding box is the hit area. */
  readonly corners: readonly [Corner, Corner, Corner, Corner]
  /**
   * Its landmark: 'forge', 'runes', 'keep', 'athenaeum', 'harbour', 'hall' or 'village'. Without it, Projects,
   * Skills, Experience, Education, Contact and About have the first six, in that order, and any other place a village.
   */
  readonly landmark?: LandmarkName
  /** A web address, or a file in `public/`, that the place links to instead of a page of its own. */
  readonly link?: string
  /** Its page lists the posts in the folder of its name, `src/realm/<name>/`: Markdown files, a page each. */
  readonly posts?: true
  /** The page's title. */
  readonly heading: string
  /** The sentence below the heading, also shown by search engines. */
  readonly text: string
  /** Shown below the text, as many as you like. */
  readonly cards?: readonly Card[]
}

/** A post of a place, as in lists and in the head of its page. */
export interface Post {
  /** The path of its page: `/blog/first-words`. */
  readonly path: string
  readonly title: string
  /** The day: `2026-11-22`. */
  readonly date: string
  /** Its first words, as plain text. */
  readonly opening: string
}

/** The owner of the site. */
export interface Owner {
  /** Next to the year, at the foot of every page. */
  readonly name: string
  /** Replaces the words on the banner below the map's title; `npm run draw` draws it. */
  readonly line: string
  /** At the foot of every page. */
  readonly email: string
  /** Your pages elsewhere, at the foot of every page: `{ label: 'GitHub', link: 'https://github.com/…' }`. */
  readonly profiles: readonly LabelledLink[]
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

/** Whether the table names the owner, or has an email or a profile. */
export function hasOwner({ name, email, profiles }: Owner): boolean {
  return name !== '' || email !== '' || profiles.length > 0
}

/** The part of the table that every page needs, without the texts of single pages. */
export function siteOf({ siteName, siteDescription, copyrightYear, owner, map, regions }: Table) {
  return {
    siteName,
    /** What the site is, in a line beside its name. */
    line: owner.line || siteDescription,
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

/** The regions that have a page: all without a `link`. */
export function pagesOf(regions: readonly Region[]): readonly Region[] {
  return regions.filter(({ link }) => !link)
}

/** The region whose page has this path; undefined for the map and for unknown paths. */
export function regionAt(regions: readonly Region[], path: string): Region | undefined {
  return pagesOf(regions).find((region) => pathOf(region) === path)
}

/** The files in `public/places` that are pictures of no region with a page. */
export function unusedPictures(files: readonly string[], regions: readonly Region[]): string[] {
  const used = pagesOf(regions).map((region) => `${pathOf(region).slice(1)}.svg`)
  return files.filter((file) => file.endsWith('.svg') && !used.includes(file))
}
