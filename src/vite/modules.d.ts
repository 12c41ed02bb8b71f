/** The types of imported modules that are not TypeScript; `vite/client` would declare CSS modules in another way. */

/** A CSS module, for `import * as styles`: the bundle then has the name of each class in use as a constant. */
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
 * The words of the interface in the table's language, of which the bundle has only those in use. A script that is loaded
 * later imports a copy under a name of its own, `virtual:words?xray`, so that its words are not in the first script.
 */
declare module 'virtual:words*' {
  const words: import('../words/lists').Words
  export = words
}

/**
 * The picture of the site: the modules of one folder of `src/site/map/picture`, which the build chooses by the table. Both folders
 * have the same ones.
 */
declare module 'virtual:picture/map' {
  const picture: typeof import('../site/map/picture/drawn/map')
  export = picture
}
declare module 'virtual:picture/plateBox' {
  const picture: typeof import('../site/map/picture/drawn/plateBox')
  export = picture
}
declare module 'virtual:picture/plate' {
  const picture: typeof import('../site/map/picture/drawn/plate')
  export = picture
}

/** The sections of places by their paths: all of them, or a function for each that fetches it. */
declare module 'virtual:sections' {
  type Section = import('../site/pages/pieces').Section
  const sections: Readonly<Record<string, Section | (() => Promise<{ readonly default: Section }>)>>
  export default sections
}

/** The places that have posts, by their paths: parts, each with a page of the list, and the texts that partOf finds in it. */
declare module 'virtual:posts' {
  type PostList = import('../site/pages/pieces').PostList
  type PostText = import('../site/pages/pieces').PostText
  type Texts = Readonly<Record<string, () => Promise<{ readonly default: PostText }>>>
  const places: Readonly<
    Record<string, readonly (() => Promise<{ readonly default: PostList; readonly texts: Texts }>)[]>
  >
  export default places
}

/** The pictures for shared links to posts that have one of their own, by their paths. Only for the rendering of pages. */
declare module 'virtual:cards' {
  const cards: Readonly<Record<string, import('./delivery/head').SharedPicture>>
  export default cards
}

/** It ships no types. */
declare module 'markdown-it-footnote'

declare module '*?raw' {
  const text: string
  export default text
}
