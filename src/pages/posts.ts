/** Fetches posts as HTML. Each place with posts has a script that lists them; each post is a script of its own. */
import lists from 'virtual:posts'
import type { Post } from '../site/table'

/** The path of the place that a post belongs to. */
const placeOf = (path: string) => path.replace(/\/[^/]*$/, '')

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

/** Fetches a list of posts by its name. */
export async function fetchList(list: string): Promise<string | undefined> {
  return (await lists[placeOf(list)]?.())?.default
}

/** Fetches the post at a path; resolves to undefined if there is none. */
export async function fetchPost(path: string): Promise<string | undefined> {
  const place = await lists[placeOf(path)]?.()
  return place?.posts[`/src/realm${path}.md`]?.()
}

/** Fetches all lists and posts, for prerendering: passes each with its name to `keep`, and returns the posts. */
export async function fetchAllPosts(keep: (name: string, html: string) => void): Promise<Post[]> {
  const found: Post[] = []
  for (const [path, fetchPlace] of Object.entries(lists)) {
    const { default: list, posts, heads = [] } = await fetchPlace()
    keep(listOf(path), list)
    for (const [file, fetchIt] of Object.entries(posts)) {
      keep(file.replace('/src/realm', '').replace('.md', ''), await fetchIt())
    }
    found.push(...heads)
  }
  return found
}
