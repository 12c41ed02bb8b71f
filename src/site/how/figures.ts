/** The figures of the article, by their names in it. */
import { type Figure, markupOf } from './figure'
import { breakIt } from './figures/breakIt'
import { fingers } from './figures/fingers'
import { pinFigure } from './figures/pin'
import { twoSpaces } from './figures/twoSpaces'

// biome-ignore lint/suspicious/noExplicitAny: each has a state of its own, which only itself reads.
export const FIGURES: Readonly<Record<string, Figure<any>>> = {
  'break-it': breakIt,
  'two-spaces': twoSpaces,
  pin: pinFigure,
  fingers,
}

/** The HTML of a figure before its script has loaded. Throws if there is none of this name. */
export function drawFigure(name: string, label: string): string {
  const figure = FIGURES[name]
  if (!figure) throw new Error(`There is no figure "${name}".`)
  return markupOf(figure, label)
}
