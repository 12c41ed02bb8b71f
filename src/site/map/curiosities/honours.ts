/** How the map honours a visitor who has found half of what there is, or all: fetched then. */
import { banner, dive } from 'virtual:honours'
import * as words from 'virtual:words?honours'
import type { Rect } from '../../../table/curiosities'
import styles from './honours.css?inline'

// Import nothing from the first script here: its styles, which pages have inline, would be fetched as a file.
export { styles }

/** How far the banner hangs through, and where its words stand, in map px down. */
const SAG = 12
const BASELINE = 23

/**
 * What is due to a visitor who has found this part of all, as SVG in map px: another banner over the one
 * below the title of a picture, and for all finds, the serpent, which dives and comes up in another sea. It
 * needs `styles`.
 */
export function honoursOf(picture: Element, part: number): string {
  return (part >= 0.5 ? bannerOn() : '') + (part === 1 ? diveOn(picture) : '')
}

/** The banner; nothing on a picture that has none. */
function bannerOn(): string {
  if (!banner) return ''
  const [x, y, width, height] = banner
  const edge = (by: number) => `q${by / 2} ${SAG} ${by} 0`
  const outline = `M${x} ${y}${edge(width)}v${height}${edge(-width)}z`
  const text = `<text x="${x + width / 2}" y="${y + BASELINE}">${words.explored}</text>`
  return `<g class="map-banner"><path d="${outline}"/>${text}</g>`
}

/** Parts of the picture's layers: the wash over the serpent, which sinks before it, and its ink elsewhere. */
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
  const parts = box(from, wash.outerHTML) + moving(from, 'dives') + moving(to, 'rises')
  return `<g class="map-dive">${parts}</g>`
}
