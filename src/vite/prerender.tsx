/** Renders the site's pages to HTML at build time. */
import cards from 'virtual:cards'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from '../site/App'
import { fetchLists, fetchPiece, listOf, sectionOf, type Text } from '../site/pages/pieces'
import { fetchSections } from '../site/pages/sections'
import { loadPiece } from '../site/pages/usePiece'
import { isPage } from '../site/parts/AnyLink'
import { destinations, pages, placeAt, siteTitle } from '../site/site'
import { NOT_FOUND } from '../table/paths'
import type { Post, Table } from '../table/table'
import type { SharedPicture } from './delivery/head'
import { headOf, type PageHead } from './pageHead'

/** A rendered page: the HTML of its root element, and the post on it, if any, with its text as HTML. */
export interface RenderedPage extends PageHead {
  readonly markup: string
  readonly post?: (Post & Text) | undefined
  /** Its own picture for shared links. */
  readonly picture?: SharedPicture | undefined
}

const lists = await fetchLists()
const posts = await Promise.all(
  lists.flatMap(({ posts }) => posts).map(async (post) => ({ ...((await fetchPiece(post.path)) as Text), ...post })),
)
/** The pages of lists after their first ones. */
const laterLists = lists.flatMap(({ older }) => older ?? [])
const paths = [...destinations.map(({ path }) => path), ...pages.map(({ href }) => href)].filter(isPage)
for (const path of paths) await Promise.all([path, listOf(path), sectionOf(path)].map(loadPiece))
for (const { path } of [...posts, ...laterLists]) await loadPiece(path)
await fetchSections()

/** Renders every page of a table's site, and the one for unknown addresses. */
export function renderPages(table: Table): RenderedPage[] {
  const ofLists = laterLists.map(({ path, title }) => {
    return { ...headOf(table, path), title: `${placeAt(path)?.heading}: ${title} · ${siteTitle}` }
  })
  const ofPosts = posts.map((post) => {
    const { path, title, opening } = post
    return { path, title: `${title} · ${siteTitle}`, description: opening, post, picture: cards[path] }
  })
  return [...[...paths, NOT_FOUND].map((path) => headOf(table, path)), ...ofLists, ...ofPosts].map((page) => ({
    ...page,
    markup: renderToString(
      <StrictMode>
        <App path={page.path} />
      </StrictMode>,
    ),
  }))
}
