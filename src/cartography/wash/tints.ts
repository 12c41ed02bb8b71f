/** The tint of each region, with which its borders are coloured as in an old atlas. */
import type { Region } from '../../realm.ts'
import { randomStream } from '../drawing/random.ts'
import { type Colour, colourOf } from '../drawing/raster.ts'

const TINTS: Readonly<Record<string, string>> = {
  Projects: '#e0a06a',
  Skills: '#b9a6cf',
  Experience: '#a9bccb',
  Education: '#e2c766',
  Contact: '#92c3b4',
  About: '#e09c8c',
}

/** A region's tint, as a pigment. One that the table does not know gets a tint by the chance of its name. */
export function tintOf({ name }: Region): Colour {
  const tint = TINTS[name]
  return tint ? colourOf(tint) : tintOfHue(randomStream(`tint ${name}`).between(0, 360))
}

/** A soft colour of a hue in degrees: 0 is red, 120 green, 240 blue. */
function tintOfHue(hue: number): Colour {
  const light = (degrees: number) => 190 + 45 * Math.cos(((hue - degrees) * Math.PI) / 180)
  return [light(0), light(120), light(240)]
}
