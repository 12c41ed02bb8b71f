/** How the map honours a visitor who has found half of what there is: fetched then. */
import { banner } from 'virtual:curiosities'
import * as words from 'virtual:words?honours'
import { FINDS_CHANGED } from '../../finds'
import { addStyles } from '../liveMap'
import styles from './honours.css?inline'

/** How far the banner hangs through, and where its words stand, in map px down. */
const SAG = 12
const BASELINE = 23

/**
 * Draws another banner over the one below the title of a picture, until all finds are forgotten or the signal is
 * aborted, and adds the styles of a tag that has become a seal. Once is enough for a picture.
 */
export function honour(picture: Element, signal: AbortSignal): void {
  if (signal.aborted || picture.querySelector('.map-banner')) return
  picture.insertAdjacentHTML('beforeend', `<g class="map-banner" aria-hidden="true">${drawn()}</g>`)
  const element = picture.lastElementChild as Element
  const removeStyles = addStyles(styles)
  const ending = new AbortController()
  const end = () => {
    ending.abort()
    removeStyles()
    element.remove()
  }
  const onFinds = ({ detail }: CustomEvent<string | null>) => detail ?? end()
  document.addEventListener(FINDS_CHANGED, onFinds, { signal: ending.signal })
  signal.addEventListener('abort', end, { signal: ending.signal })
}

/** The banner; nothing on a picture that has none. */
function drawn(): string {
  if (!banner) return ''
  const [x, y, width, height] = banner
  const edge = (by: number) => `q${by / 2} ${SAG} ${by} 0`
  const outline = `M${x} ${y}${edge(width)}v${height}${edge(-width)}z`
  return `<path d="${outline}"/><text x="${x + width / 2}" y="${y + BASELINE}">${words.explored}</text>`
}
