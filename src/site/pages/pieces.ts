/** Fetches the owner's words. Each story, each post, and each page of a list of posts is a script of its own. */
import places from 'virtual:posts'
import sections from 'virtual:sections'
import { partOf } from '../../table/paths'
import type { Card, Post, Region } from '../../table/table'
import type { PictureFiles } from './OwnerPicture'

/** A card, with the files that the build makes of its picture. */
export interface PageCard extends Omit<Card, 'image'> {
  readonly image?: PictureFiles & { readonly alt: string }
}

/** What the page of a place shows of the table, besides the place's name and heading. */
export interface Section extends Pick<Region, 'epithet' | 'alt' | 'text'> {
  readonly cards?: readonly PageCard[]
}

/** The text of a story or of a post, as HTML. */
export type Text = Readonly<{ html: string }>

/** The pages before and after one of a post or of a list, if any. */
interface Neighbours {
  readonly older?: Pick<Post, 'path' | 'title'>
  readonly newer?: Pick<Post, 'path' | 'title'>
}

/** A post: its text, and what is shown around it. */
export interface PostText extends Text, Neighbours, Pick<Post, 'title' | 'date'> {}

/** A page of the list of a place's posts, the newest first. */
export interface PostList extends Neighbours {
  /** Its number, in words. */
  readonly title: string
  readonly posts: readonly Post[]
  /** The path of their feed, if there is one. */
  readonly feed?: string
}

/**
 * What is fetched by a name: a text, or a later page of a list, by the path of its page; the first page of a list by
 * {@link listOf} the place's path, and a section by {@link sectionOf} it.
 */
export type Piece = Section | Text | PostText | PostList

const stories = import.meta.glob<Text>(['/src/realm/*.md', '!**/README.md'], { import: 'default' })

/** The file of the story of the place at a path. */
const fileOf = (path: string) => `/src/realm${path}.md`

const placeOf = (path: string) => path.replace(/\/[^/]*$/, '')

/** Whether the place at a path has a story. */
export function hasStory(path: string): boolean {
  return fileOf(path) in stories
}

/** Whether the place at a path has posts. */
export function hasPosts(path: string): boolean {
  return path in places
}

/** Whether a path may be that of a post, or of a later page of a list. */
export function isPost(path: string): boolean {
  return placeOf(path) in places
}

/** The name of the first page of the list of a place's posts: the place's path, with a trailing slash. */
export function listOf(path: string): string {
  return `${path}/`
}

/** The name of the section of the place at a path. */
export function sectionOf(path: string): string {
  return `${path}#`
}

/** Fetches a piece by its name. Resolves to undefined if there is none. */
export async function fetchPiece(name: string): Promise<Piece | undefined> {
  if (name.endsWith('#')) {
    const section = sections[name.slice(0, -1)]
    return typeof section === 'function' ? (await section()).default : section
  }
  const parts = places[placeOf(name)]
  if (!parts) return stories[fileOf(name)]?.()
  const [isList, page = 1] = /\/(?:page-([2-9]|[1-9]\d+))?$/.exec(name) ?? []
  const part = await parts[isList ? Number(page) - 1 : partOf(name, parts.length)]?.()
  return isList ? part?.default : (await part?.texts[name]?.())?.default
}

/** Fetches all pages of lists of posts, for prerendering. */
export function fetchLists(): Promise<PostList[]> {
  const parts = Object.values(places).flat()
  return Promise.all(parts.map(async (fetchPart) => (await fetchPart()).default))
}
