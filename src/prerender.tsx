/** Renders the site to text, at build time. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './App'
import { keepPiece } from './pages/Html'
import { fetchAllPosts } from './pages/posts'
import { fetchStories } from './pages/Story'
import { fetchSections } from './pages/sections'
import { headOf, type PageHead } from './site/pageHead'
import { NOT_FOUND } from './site/paths'
import { destinations, siteName } from './site/site'
import type { Post } from './site/table'

/** A page as the build writes it. */
export interface RenderedPage extends PageHead {
  /** What the browser finds in the root element, and adopts. */
  readonly markup: string
  /** The post that it is of, if it is one's. */
  readonly post?: Post | undefined
}

await Promise.all([fetchSections(), fetchStories()])
const posts = await fetchAllPosts(keepPiece)

/** Every page of the site, and the one for addresses that lead nowhere. */
export function renderPages(): RenderedPage[] {
  const paths = destinations.map(({ path }) => path).filter((path) => path.startsWith('/'))
  return [
    ...[...paths, NOT_FOUND].map((path) => ({ ...headOf(path), markup: markupOf(path) })),
    ...posts.map((post) => {
      const { path, title, opening } = post
      return { path, title: `${title} · ${siteName}`, description: opening, markup: markupOf(path), post }
    }),
  ]
}

function markupOf(path: string): string {
  return renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  )
}
