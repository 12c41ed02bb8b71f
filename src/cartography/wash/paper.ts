/** A seamless tile of aged paper: a thing that extends beyond one edge continues at the opposite one. */
import { type Mood, siteColours } from '../../table/palette.ts'
import { type Random, randomStream } from '../drawing/random.ts'
import { type Colour, colourOf, type Raster, raster } from '../drawing/raster.ts'

/** The size of the tile, in px. */
const SIZE = 256

/** The dabs of the sheet's surface, from the largest to the smallest: their number, size and height. */
const PULP = [
  { count: 300, smallest: 12, largest: 40, strength: 0.08 },
  { count: 3000, smallest: 4, largest: 8, strength: 0.14 },
  { count: 9000, smallest: 1.6, largest: 3, strength: 0.32 },
]

/** A sheet's surface: a number for each px, on a plane whose edges meet. */
class Surface {
  readonly #values = new Float32Array(SIZE * SIZE)

  at(column: number, row: number): number {
    return this.#values[indexOf(column, row)] as number
  }

  /** Adds a round dab: full in its middle, nothing at its radius. */
  dab(x: number, y: number, radius: number, strength: number): void {
    for (let row = Math.ceil(y - radius); row <= y + radius; row++) {
      for (let column = Math.ceil(x - radius); column <= x + radius; column++) {
        const near = 1 - ((column - x) ** 2 + (row - y) ** 2) / radius ** 2
        if (near > 0) (this.#values[indexOf(column, row)] as number) += strength * near * near
      }
    }
  }
}

/** The tile in a mood, in px as they are shown. */
export function paperTile(mood: Mood): Raster {
  const sheet = colourOf(siteColours(mood).day.paper)
  const relief = layPulp()
  return raster(SIZE, SIZE, (column, row): Colour => {
    // Lit from the left: a slope that rises to the right catches the light.
    const slope = relief.at(column + 1, row) - relief.at(column - 1, row)
    const light = 1 + 0.05 * relief.at(column, row) + 0.04 * slope
    return [sheet[0] * light, sheet[1] * light, sheet[2] * light]
  })
}

function layPulp(): Surface {
  const random = randomStream('paper')
  const surface = new Surface()
  for (const { count, smallest, largest, strength } of PULP) {
    for (let dab = 0; dab < count; dab++) {
      surface.dab(
        random.between(0, SIZE),
        random.between(0, SIZE),
        random.between(smallest, largest),
        random.chance(0.5) ? strength : -strength,
      )
    }
  }
  for (let fibre = 0; fibre < 60; fibre++) layFibre(surface, random)
  return surface
}

/** A hair of the rags that the paper was made of: a line that wanders. */
function layFibre(surface: Surface, random: Random): void {
  let [x, y] = [random.between(0, SIZE), random.between(0, SIZE)]
  let angle = random.between(0, 2 * Math.PI)
  const length = random.between(8, 30)
  const strength = random.chance(0.6) ? 0.35 : -0.4
  for (let step = 0; step < length; step++) {
    angle += random.around(0.2)
    x += Math.cos(angle)
    y += Math.sin(angle)
    surface.dab(x, y, 1.3, strength * Math.min(1, step / 4, (length - step) / 4))
  }
}

function indexOf(column: number, row: number): number {
  return ((row + SIZE) % SIZE) * SIZE + ((column + SIZE) % SIZE)
}
