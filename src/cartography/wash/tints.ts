/** The tint of each region, with which its borders are coloured as in an old atlas. */
import type { Mood } from '../../table/palette.ts'
import { landmarkOf, type Region } from '../../table/table.ts'
import { drawingColours } from '../drawing/palette.ts'
import { randomStream } from '../drawing/random.ts'
import { type Colour, colourOf } from '../drawing/raster.ts'

/** The tints of regions, as pigments: its landmark's for the first with that, else a random one by name. */
export function tintsOf(regions: readonly Region[], mood: Mood): Colour[] {
  const { tints } = drawingColours(mood)
  return regions.map((region) => {
    const landmark = landmarkOf(region)
    const first = regions.find((other) => landmarkOf(other) === landmark)
    const tint = first?.name === region.name && tints[landmark as keyof typeof tints]
    if (tint) return colourOf(tint)
    return tintOfHue(randomStream(`tint ${region.name}`).between(0, 360))
  })
}

/** A soft colour of a hue in degrees: 0 is red, 120 green, 240 blue. */
function tintOfHue(hue: number): Colour {
  const light = (degrees: number) => 190 + 45 * Math.cos(((hue - degrees) * Math.PI) / 180)
  return [light(0), light(120), light(240)]
}
