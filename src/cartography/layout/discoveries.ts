/** Small discoveries, far from the regions, for visitors who look closely. */
import { drawArt } from '../art/art.ts'
import { arc } from '../drawing/curves.ts'
import { merged } from '../drawing/ink.ts'
import { around, type Mark, Pen, type Standing } from '../drawing/pen.ts'
import { type Point, shifted } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import { type Oval, outOf } from '../grids/oval.ts'
import { FARTHEST, findPlace } from '../grids/search.ts'
import { type DiscoveryName, type Habitat, habitatOf } from '../lands/discoveryKinds.ts'
import type { Geography } from '../lands/geography.ts'
import { type Misfit, misfit } from '../survey/misfit.ts'
import type { Ground } from './ground.ts'

/** How far a foot reaches aside, its least distance from water, and how far inland the shore reaches. */
const FOOT = 8
const DRY = 4
const SHORE = 26

/** How far a cape reaches out, in map units, and in how many of eight directions it has the sea. */
const CAPE = 34
const SEAWARD = 4

/** Whether a place on the ground, free or not, is of a kind that a discovery needs. */
type Suits = (at: Point, ground: Ground, lakes: readonly Oval[]) => boolean

const isDry: Suits = ([x, y], ground) => [-FOOT, 0, FOOT].every((aside) => ground.inland(x + aside, y) >= DRY)
const isShore: Suits = (at, ground, lakes) => isDry(at, ground, lakes) && ground.inland(...at) < SHORE

const HABITATS: Readonly<Record<Habitat, Suits>> = {
  'dry land': isDry,
  shore: isShore,
  cape: (at, ground, lakes) => isShore(at, ground, lakes) && seawardWays(ground, at) >= SEAWARD,
  sea: (at, ground) => ground.inland(...at) < -8,
  lake: (at, _, lakes) => lakes.some((lake) => outOf(lake)(...at) < 0.5),
}

/** In how many of eight directions the sea is near. */
function seawardWays(ground: Ground, at: Point): number {
  return arc(at, [CAPE, CAPE], 0, 315, 7).filter((place) => ground.inland(...place) < 0).length
}

/** The discoveries, each as near to its place as it has room. The ground of each is taken. */
export function hideDiscoveries(
  { discoveries, lakes }: Pick<Geography, 'discoveries' | 'lakes'>,
  ground: Ground,
): { standing: Standing[]; misfits: Misfit[] } {
  const standing: Standing[] = []
  const misfits: Misfit[] = []
  for (const { name, places } of discoveries) {
    const habitat = habitatOf(name)
    const room = around(drawn(name, [0, 0]))
    const suits = (at: Point) =>
      HABITATS[habitat](at, ground, lakes) &&
      // A lake is taken, but not by anything on it.
      (habitat === 'lake' || ground.isFree(shifted(room, at)))
    const why = `left out, as no ${habitat} within ${FARTHEST} px is free`
    for (const wanted of places) {
      const at = findPlace(wanted, suits)
      if (at) standing.push(hide(name, at, ground))
      else misfits.push(misfit(`the ${name}`, wanted, why, 'discoveries.ts'))
    }
  }
  return { standing, misfits }
}

/** Draws a discovery, and takes its ground. */
function hide(name: DiscoveryName, at: Point, ground: Ground): Standing {
  const marks = drawn(name, at)
  const { left, right } = around(marks)
  ground.takeOval([(left + right) / 2, at[1] - 6], (right - left) / 2 + 8, 16)
  return { foot: at[1], marks: merged(marks), kind: name }
}

function drawn(name: DiscoveryName, at: Point): readonly Mark[] {
  return new Pen(randomStream(`wonder ${name}`)).at(at, 1, (pen) => drawArt(pen, `discoveries/${name}`)).marks
}
