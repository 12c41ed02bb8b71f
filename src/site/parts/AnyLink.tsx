import type { ComponentProps } from 'react'
import { linkFrom } from '../../table/paths'
import { addressOf } from '../address'

/** Whether a click follows a link in this tab: with a modifier key, browsers open another, or a menu. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/**
 * A link to a complete address, or to a page or a file in `public/` by its path below the site's root. Once
 * the script of pages is there, it follows those to pages without a page load: see pages.tsx.
 */
export function AnyLink(props: ComponentProps<'a'> & { readonly href: string }) {
  return <a {...props} href={linkFrom(addressOf(''), props.href)} />
}
