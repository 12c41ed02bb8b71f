/** Renders the site's pages to HTML at build time. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './App'
import { fetchPosts, listOf } from './pages/pieces'
import { fetchSections } from './pages/sections'
import { loadPiece } from './pages/usePiece'
import { headOf, type PageHead } from './site/pageHead'
import { NOT_FOUND } from './site/paths'
import { destinations, siteName } from './site/site'
import type { Post } from './site/table'

/** A rendered page: the HTML of its root element, and the post on it, if any. */
export interface RenderedPage extends PageHead {
  readonly markup: string
  readonly post?: Post | undefined
}

const posts = await fetchPosts()
const paths = destinations.map(({ path }) => path).filter((path) => path.startsWith('/'))
for (const path of paths) await Promise.all([loadPiece(path), loadPiece(listOf(path))])
for (const { path } of posts) await loadPiece(path)
await fetchSections()

/** Renders every page of the site, and the one for unknown addresses. */
export function renderPages(): RenderedPage[] {
  const ofPosts = posts.map((post) => {
    const { path, title, opening } = post
    return { path, title: `${title} · ${siteName}`, description: opening, post }
  })
  return [...[...paths, NOT_FOUND].map(headOf), ...ofPosts].map((page) => ({
    ...page,
    markup: renderToString(
      <StrictMode>
        <App path={page.path} />
      </StrictMode>,
    ),
  }))
}
