import type { ComponentProps } from 'react'
import { Link } from 'wouter'

interface Props extends ComponentProps<'a'> {
  /** A path below the site's root, or a whole address elsewhere. */
  readonly href: string
}

/** A link that may lead to a page of the site, which then changes without a load, or elsewhere, as any link on the web. */
export function AnyLink(props: Props) {
  return props.href.startsWith('/') ? <Link {...props} /> : <a {...props} />
}
