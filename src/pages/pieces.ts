/** Fetches the owner's Markdown. Each story, each post, and each list of posts is a script of its own. */
import lists from 'virtual:posts'
import type { Post } from '../site/table'

/** The text of a story or of a post, as HTML. */
export type Text = Readonly<{ html: string }>

/** A post, with its neighbours in time. */
export interface PostText extends Text, Pick<Post, 'title' | 'date'> {
  readonly older?: Pick<Post, 'path' | 'title'>
  readonly newer?: Pick<Post, 'path' | 'title'>
}

/** The posts of a place, the newest first. */
export interface PostList {
  readonly posts: readonly Post[]
  /** The path of their feed, if there is one. */
  readonly feed?: string
}

/** Fetched by a name: a text by the path of its page, and a list of posts by {@link listOf} that path. */
export type Piece = Text | PostText | PostList

const stories = import.meta.glob<Text>('/src/realm/*.md', { import: 'default' })

const fileOf = (path: string) => `/src/realm${path}.md`

const placeOf = (path: string) => path.replace(/\/[^/]*$/, '')

/** Whether the place at a path has a story. */
export function hasStory(path: string): boolean {
  return fileOf(path) in stories
}

/** Whether the place at a path has posts. */
export function hasPosts(path: string): boolean {
  return path in lists
}

/** Whether a path may be that of a post. */
export function isPost(path: string): boolean {
  return placeOf(path) in lists
}

/** The name of the list of a place's posts: the place's path, with a trailing slash. */
export function listOf(path: string): string {
  return `${path}/`
}

/** Fetches a piece by its name. Resolves to undefined if there is none. */
export async function fetchPiece(name: string): Promise<Piece | undefined> {
  const place = await lists[placeOf(name)]?.()
  if (name.endsWith('/')) return place?.default
  return (place?.texts ?? stories)[fileOf(name)]?.()
}

/** Fetches the titles and dates of all posts, for prerendering. */
export async function fetchPosts(): Promise<Post[]> {
  const places = await Promise.all(Object.values(lists).map((fetchPlace) => fetchPlace()))
  return places.flatMap(({ default: { posts } }) => posts)
}
