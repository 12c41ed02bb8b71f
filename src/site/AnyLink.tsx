import type { ComponentProps } from 'react'
import { Link, useRouter } from 'wouter'

interface Props extends ComponentProps<'a'> {
  /** As the table has it: the path of a page or of a file in `public/`, below the site's root, or a whole address elsewhere. */
  readonly href: string
}

/** No page has a dot in its path, and every file has one. What has a query or a fragment is left to the browser, too. */
const PAGE = /^\/[^.?#]*$/

/** A link that may lead to a page of the site, which then changes without a load, or elsewhere, as any link on the web. */
export function AnyLink(props: Props) {
  const { base } = useRouter()
  const { href } = props
  return PAGE.test(href) ? <Link {...props} /> : <a {...props} href={href.startsWith('/') ? base + href : href} />
}
