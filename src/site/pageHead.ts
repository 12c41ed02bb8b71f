/** What a page says of itself to those who do not open it: the browser's tab, search engines, shared links. */
import { regions, siteDescription } from '../realm.ts'
import { type Page, pageAt } from './site.ts'
import { regionAt } from './table.ts'

/** What a page is called, and what is told of it in a search result. */
export interface PageHead extends Page {
  readonly description: string
}

/** The head of the page at a path below the site's root. */
export function headOf(path: string): PageHead {
  return { ...pageAt(path), description: regionAt(regions, path)?.text ?? siteDescription }
}
