/** The pictures of cards, by file name in `src/realm`: see src/build/stories.ts. */
declare module 'virtual:pictures' {
  const pictures: Readonly<Record<string, import('./OwnerPicture').PictureFiles>>
  export default pictures
}

/** The places that have posts, by their paths: see src/build/stories.ts. */
declare module 'virtual:posts' {
  interface PlacePosts {
    /** The list of the posts, as HTML. */
    readonly default: string
    /** The pages of the posts, by the names of their files from the root of the project. */
    readonly posts: Readonly<Record<string, () => Promise<string>>>
    /** The posts' titles and dates; only when prerendering. */
    readonly heads?: readonly import('../site/table').Post[]
  }
  const lists: Readonly<Record<string, () => Promise<PlacePosts>>>
  export default lists
}
