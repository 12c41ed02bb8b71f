import { Path } from '../../src/cartography/drawing/path'
import type { Lights } from '../../src/cartography/night/lights'
import type { Picture } from '../../src/cartography/picture/picture'

/** A picture of nothing. */
export const NO_PICTURE: Picture = {
  size: { width: 2048, height: 1536 },
  mood: 'parchment',
  countries: [],
  below: [],
  standing: [],
  names: [],
  sea: [],
  ribbons: [],
  frame: [],
  ornaments: [],
}

/** A night in which nothing shines. */
export const NO_LIGHTS: Lights = { lights: [], beacons: [], runes: new Path() }
