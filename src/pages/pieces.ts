/**
 * Fetches the pieces of HTML that the build renders from the owner's Markdown. Each story and each post is a script of its
 * own, and each place with posts has a script that lists them.
 */
import lists from 'virtual:posts'
import type { Post } from '../site/table'

const stories = import.meta.glob<string>('/src/realm/*.md', { import: 'default' })

/** The file of the story or of the post at a path. */
const fileOf = (path: string) => `/src/realm${path}.md`

/** The path of the place that a post belongs to. */
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

/**
 * Fetches a piece by its name, which is the path of its page, or {@link listOf} that path. Resolves to undefined if there
 * is none.
 */
export async function fetchPiece(name: string): Promise<string | undefined> {
  const place = await lists[placeOf(name)]?.()
  if (name.endsWith('/')) return place?.default
  return (place?.posts ?? stories)[fileOf(name)]?.()
}

/** Fetches the titles and dates of all posts, for prerendering. */
export async function fetchPosts(): Promise<Post[]> {
  const places = await Promise.all(Object.values(lists).map((fetchPlace) => fetchPlace()))
  return places.flatMap(({ heads = [] }) => heads)
}
