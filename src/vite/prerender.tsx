/** Renders the site's pages to HTML at build time. */
import { texts } from 'virtual:contents'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from '../site/App'
import { drawFigure } from '../site/how/figures'
import * as pages from '../site/pages/pages'
import { loadText } from '../site/pages/texts'
import { siteTitle } from '../site/site'
import { NOT_FOUND, pathOf } from '../table/paths'
import { pagesOf, type Table } from '../table/table'
import type { SharedPicture } from './delivery/head'
import { headOf, type PageHead } from './pageHead'
import type { PublishedPost } from './stories/readRealm'

/** A rendered page: the HTML of its root element, and the post on it, if any. */
export interface RenderedPage extends PageHead {
  readonly markup: string
  readonly post?: PublishedPost | undefined
  /** The tags of its own script, in place of the site's, and of its own styles, for its head. */
  readonly tags?: { readonly script: string; readonly styles: string } | undefined
  /** Its own picture for shared links. */
  readonly picture?: SharedPicture | undefined
}

/** Renders every page of a table's site, and the one for unknown addresses. */
export async function renderPages(table: Table, posts: readonly PublishedPost[]): Promise<RenderedPage[]> {
  await Promise.all(Object.keys(texts).map(loadText))
  const paths = ['/', ...[...pagesOf(table.regions), ...table.pages].map(pathOf), NOT_FOUND]
  const ofPosts = posts.map((post) => {
    const { path, title, opening, picture } = post
    return { path, title: `${title} · ${siteTitle}`, description: opening, post, picture }
  })
  return [...paths.map((path) => headOf(table, path)), ...ofPosts].map((page) => ({
    ...page,
    markup: renderToString(
      <StrictMode>
        <App path={page.path} pages={pages} />
      </StrictMode>,
    ),
  }))
}

/** The HTML of a figure of the article, as it is before its script has loaded. */
export const renderFigure: typeof drawFigure = (name, label) => drawFigure(name, label)
