import type { ComponentProps } from 'react'
import { Link, useRouter } from 'wouter'

interface Props extends ComponentProps<'a'> {
  /** The path of a page or of a file in `public/`, relative to the site's root, or a complete address. */
  readonly href: string
}

/** Matches pages, whose paths have no dot. Links with a query or a fragment are left to the browser. */
const PAGE = /^\/[^.?#]*$/

/** A link to any address. One to a page of this site is routed in the client, without a page load. */
export function AnyLink(props: Props) {
  const { base } = useRouter()
  const { href } = props
  return PAGE.test(href) ? <Link {...props} /> : <a {...props} href={href.startsWith('/') ? base + href : href} />
}
