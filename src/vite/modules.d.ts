/** The types of modules that are not TypeScript; `vite/client` has CSS modules in another way. */

/** A CSS module, for `import * as styles`: the bundle has the name of each class in use as a constant. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module '*.css' {}

/** The text of a style sheet, or the address of a file. */
declare module '*?inline' {
  const text: string
  export default text
}
declare module '*?url' {
  const address: string
  export default address
}

/**
 * The words of the interface in the table's language, of which the bundle has only those in use. A script
 * that is loaded later imports a copy under a name of its own, `virtual:words?xray`, so that its words are
 * not in the first script.
 */
declare module 'virtual:words*' {
  const words: import('../words/lists').PageWords
  export = words
}

/** The picture on the map, by the table: `map.tsx` in one of the two folders of `src/site/map/picture`. */
declare module 'virtual:picture' {
  const picture: typeof import('../site/map/picture/drawn/map')
  export = picture
}

/**
 * What every page knows of the table: see siteModules.ts. `owner` is null if the table says nothing of one.
 */
declare module 'virtual:site' {
  type Site = import('../table/siteOf').Site
  const site: Omit<Site, 'owner'> & {
    readonly owner: Site['owner'] | null
    /** Null if the map is drawn. */
    readonly ownFiles: import('../site/map/picture/own/map').OwnFiles | null
    /** Null without analytics, and in development. */
    readonly analytics: import('../table/table').Table['analytics'] | null
  }
  export = site
}

/** What there is to find on the map: see src/table/curiosities.ts. */
declare module 'virtual:curiosities' {
  export type Curiosity = import('../table/curiosities').Curiosity
  export const curiosities: readonly Curiosity[]
  export const { names }: import('../table/curiosities').Finds
}
declare module 'virtual:honours' {
  export const { banner, dive }: import('../table/curiosities').Finds
}
declare module 'virtual:legs' {
  export const { legs }: import('../table/curiosities').Finds
}

/** What pages of places know besides: see stories.ts. Each record is by the paths of pages. */
declare module 'virtual:contents' {
  export const sections: Readonly<Record<string, import('../site/pages/contents').Section>>
  /** Fetch the texts of places, of other pages and of posts, as HTML: each is a script of its own. */
  export const texts: Readonly<Record<string, () => Promise<{ readonly default: string }>>>
}

/** What the site has: the build leaves out the scripts of the rest. */
declare const __HAS__: {
  /** Pages with more than the table's plain words: see src/site/pages/rich.ts. */
  readonly richPages: boolean
  /** Anything to find on the map, and seals. */
  readonly curiosities: boolean
  /** The button "How it works", and so its scripts, and X-ray. */
  readonly howItWorks: boolean
}

/** It ships no types. */
declare module 'markdown-it-footnote'

declare module '*?raw' {
  const text: string
  export default text
}
