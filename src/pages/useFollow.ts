import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { isPlainClick } from '../site/AnyLink'
import { pathWithin } from '../site/address'
import { NOT_FOUND } from '../site/paths'
import { pageAt } from '../site/site'
import { isPost } from './pieces'
import { loadPiece } from './usePiece'

/**
 * Returns a listener for clicks on links, or on elements around them. It routes links to pages of this site in the client,
 * without a page load, except those with a query or a hash. A post is fetched before, so that its page appears complete.
 */
export function useFollow(): (event: MouseEvent) => void {
  const [, navigate] = useLocation()
  return (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || !isPlainClick(event.nativeEvent) || link.origin !== location.origin || link.search || link.hash) return
    const to = pageAt(pathWithin(link.pathname)).path
    if (to === NOT_FOUND) return
    event.preventDefault()
    const { href } = location
    // Not if the visitor has gone elsewhere meanwhile.
    const go = () => location.href === href && navigate(to)
    if (isPost(to)) loadPiece(to).then(go, go)
    else go()
  }
}
