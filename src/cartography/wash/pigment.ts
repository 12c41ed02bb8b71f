/** Watercolour: transparent colours over each other, each absorbing light from those below. */
import type { Mood } from '../../table/palette.ts'
import { drawingColours } from '../drawing/palette.ts'
import { clamp, mix } from '../drawing/points.ts'
import { type Colour, colourOf } from '../drawing/raster.ts'

/** A spot of the sheet while it is painted: the red, green and blue light that it reflects, 0 to 255. */
export type Spot = Float64Array

/** Paints a spot of the sheet, which lies `away` map units from the shore. */
export type Painter = (spot: Spot, x: number, y: number, away: number) => void

/** The colour of white paper under a full wash of each pigment. */
export type Pigments = Readonly<Record<keyof ReturnType<typeof drawingColours>['pigments'], Colour>>

/** The pigments of a mood. */
export function pigmentsOf(mood: Mood): Pigments {
  const { pigments } = drawingColours(mood)
  return Object.fromEntries(
    Object.entries(pigments).map(([name, colour]) => [name, colourOf(colour)]),
  ) as Pigments
}

/** Lays a wash over a spot: all of the pigment at strength 1, none at 0. */
export function glaze(spot: Spot, colour: Colour, strength: number): void {
  const amount = clamp(strength)
  if (amount === 0) return
  for (let part = 0; part < 3; part++)
    (spot[part] as number) *= mix(1, (colour[part] as number) / 255, amount)
}

/** Lifts colour off a spot with a dry brush, down to the colour of the sheet at strength 1. */
export function lift(spot: Spot, sheet: Colour, strength: number): void {
  const amount = clamp(strength)
  for (let part = 0; part < 3; part++) spot[part] = mix(spot[part] as number, sheet[part] as number, amount)
}

/** The height of a bump at a distance from its middle: 1 in the middle, and nearly 0 beyond its width. */
export function bump(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2))
}
