import type { ComponentProps } from 'react'
import { Link, useRouter } from 'wouter'

/** Whether a link leads to a page of this site. Files have a dot; a query or a fragment is left to the browser. */
export function isPage(href: string): boolean {
  return /^\/[^.?#]*$/.test(href)
}

/** Whether a click follows a link in the present tab: with a modifier key, the browser opens another one, or a menu. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/**
 * A link to a complete address, or to a page or a file in `public/` by its path below the site's root. One to a page is
 * routed in the client, without a page load.
 */
export function AnyLink(props: ComponentProps<'a'> & { readonly href: string }) {
  const { base } = useRouter()
  const { href } = props
  return isPage(href) ? <Link {...props} /> : <a {...props} href={href.startsWith('/') ? base + href : href} />
}
