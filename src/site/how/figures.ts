/** The figures of the article, by their names in it. */
import { type Figure, markupOf } from './figure'
import { bounds } from './figures/bounds'
import { breakIt } from './figures/breakIt'
import { clickOrDrag } from './figures/clickOrDrag'
import { fingers } from './figures/fingers'
import { fling } from './figures/fling'
import { layers } from './figures/layers'
import { oneFrame } from './figures/oneFrame'
import { order } from './figures/order'
import { pinFigure } from './figures/pin'
import { rubberBand } from './figures/rubberBand'
import { test } from './figures/test'
import { twoSpaces } from './figures/twoSpaces'
import { wheel } from './figures/wheel'

// biome-ignore lint/suspicious/noExplicitAny: each has a state of its own, which only itself reads.
export const FIGURES: Readonly<Record<string, Figure<any>>> = {
  'break-it': breakIt,
  'two-spaces': twoSpaces,
  pin: pinFigure,
  fingers,
  order,
  bounds,
  'rubber-band': rubberBand,
  'click-or-drag': clickOrDrag,
  fling,
  wheel,
  layers,
  'one-frame': oneFrame,
  test,
}

/** The HTML of a figure before its script has loaded. Throws if there is none of this name. */
export function drawFigure(name: string, label: string): string {
  const figure = FIGURES[name]
  if (!figure) throw new Error(`There is no figure "${name}".`)
  return markupOf(figure, label)
}
