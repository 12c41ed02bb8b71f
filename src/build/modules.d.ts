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

/** The pictures of cards, by file name in `src/realm`. */
declare module 'virtual:pictures' {
  const pictures: Readonly<Record<string, import('../pages/OwnerPicture').PictureFiles>>
  export default pictures
}

/** The places that have posts, by their paths; `virtual:posts/<name>` is the list of one place. */
declare module 'virtual:posts' {
  type PostList = import('../pages/pieces').PostList
  type PostText = import('../pages/pieces').PostText
  /** The texts by the names of their files from the root of the project. */
  type Posts = Readonly<{ default: PostList; texts: Readonly<Record<string, () => Promise<PostText>>> }>
  const lists: Readonly<Record<string, () => Promise<Posts>>>
  export default lists
}

/** It ships no types. */
declare module 'markdown-it-footnote'
