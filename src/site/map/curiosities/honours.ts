/** How the map honours a visitor who has found half of what there is, or all: fetched then. */
import { banner, dive } from 'virtual:honours'
import * as words from 'virtual:words?honours'
import type { Rect } from '../../../table/curiosities'
import { FINDS_CHANGED } from '../../finds'
import { addStyles } from '../../styles/addStyles'
import styles from './honours.css?inline'

/** How far the banner hangs through, and where its words stand, in map px down. */
const SAG = 12
const BASELINE = 23

/**
 * Draws another banner over the one below the title of a picture and, with `hasAll`, has the serpent dive and
 * come up in another sea, and the tag become a seal, until all finds are forgotten or the signal is aborted.
 * To be called once for a picture.
 */
export function honour(picture: Element, hasAll: boolean, signal: AbortSignal): void {
  if (signal.aborted) return
  picture.closest('[data-map]')?.querySelector('.map-tag')?.classList.toggle('all', hasAll)
  add(picture, 'map-banner', bannerOn(), signal)
  if (hasAll) add(picture, 'map-dive', diveOn(picture), signal)
}

/** Adds drawings of a class to a picture, with the styles, unless it has some. */
function add(picture: Element, name: string, drawn: string, signal: AbortSignal): void {
  if (picture.querySelector(`.${name}`)) return
  picture.insertAdjacentHTML('beforeend', `<g class="${name}" aria-hidden="true">${drawn}</g>`)
  const element = picture.lastElementChild as Element
  addStyles(styles)
  const ending = new AbortController()
  const end = () => {
    ending.abort()
    element.remove()
  }
  const onFinds = ({ detail }: CustomEvent<string | null>) => detail ?? end()
  document.addEventListener(FINDS_CHANGED, onFinds, { signal: ending.signal })
  signal.addEventListener('abort', end, { signal: ending.signal })
}

/** The banner; nothing on a picture that has none. */
function bannerOn(): string {
  if (!banner) return ''
  const [x, y, width, height] = banner
  const edge = (by: number) => `q${by / 2} ${SAG} ${by} 0`
  const outline = `M${x} ${y}${edge(width)}v${height}${edge(-width)}z`
  return `<path d="${outline}"/><text x="${x + width / 2}" y="${y + BASELINE}">${words.explored}</text>`
}

/** Parts of the picture's own layers: the wash over the serpent, which sinks before it, and its ink elsewhere. */
function diveOn(picture: Element): string {
  const layers = [...picture.querySelectorAll(':scope > image')]
  const [wash, ink] = [layers[0], layers.at(-1)]
  if (!dive || !wash || !ink) return ''
  const { from, to } = dive
  const box = (at: Rect, drawn: string) => {
    const [x, y, width, height] = at
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${from.join(' ')}">${drawn}</svg>`
  }
  /** What moves is cut off twice: where it is, and from the rest of its layer. */
  const moving = (at: Rect, name: string) => box(at, `<g class="${name}">${box(from, ink.outerHTML)}</g>`)
  return box(from, wash.outerHTML) + moving(from, 'dives') + moving(to, 'rises')
}
