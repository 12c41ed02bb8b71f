import { isPlainClick } from '../parts/AnyLink'
import { addStyles } from '../styles/addStyles'

/**
 * At a click on an owner's picture, shows it large over the page, by a script that is fetched only then. If
 * that cannot be had, it is the link that it is.
 */
export function enlarge(event: MouseEvent): void {
  const { target } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-large]')
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  const open = ({ openLarge, styles }: typeof import('./largePicture')) => {
    // Another page may have come meanwhile, or the picture by an earlier click.
    if (!link.isConnected || document.querySelector('dialog[open]')) return
    addStyles(styles)
    openLarge(link)
  }
  // It imports nothing of the first script, whose style sheet would be fetched again: pages have it inline.
  import('./largePicture').then(open, () => link.isConnected && location.assign(link.href))
}
