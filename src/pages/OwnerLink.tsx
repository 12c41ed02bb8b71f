import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { hrefOf } from '../address'
import { pageAt } from '../site'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** As the table has it: a page of this site, a file in `public/`, or an address elsewhere. */
  readonly link: string
}

/** A link that the owner wrote. One to a page of this site changes the page as the site's own links do, without a load. */
export function OwnerLink({ link, ...rest }: Props) {
  const isPage = pageAt(link).path === link
  return isPage ? <Link href={link} {...rest} /> : <a href={hrefOf(link)} {...rest} />
}
