/** The title and the description of a page, for the browser's tab, search engines and shared links. */
import { type Page, pageAt } from '../site/site.ts'
import { pathOf } from '../table/paths.ts'
import { pagesOf, type Table } from '../table/table.ts'

/** With the description for search results. */
export type PageHead = Page & { readonly description: string }

/** The head of the page at a path. Its description begins with the owner's name, if any. */
export function headOf({ owner, regions, siteDescription }: Table, path: string): PageHead {
  const text = pagesOf(regions).find((region) => pathOf(region) === path)?.text ?? siteDescription
  return { ...pageAt(path), description: owner.name ? `${owner.name} – ${text}` : text }
}
