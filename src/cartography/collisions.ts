/** The places of the table that lie over something that stays where it is. */

import type { Box } from '../panzoom/geometry.ts'
import { landmarkOf } from '../site/landmark.ts'
import type { Region } from '../site/table.ts'
import { boxAt, grown, inBox, overlap, type Point } from './drawing/points.ts'
import type { Land } from './land/field.ts'
import type { Geography } from './land/geography.ts'
import type { Misfit } from './land/misfit.ts'
import { greatMountainAt } from './land/mountain.ts'
import { footprintsOf } from './landmarks.ts'
import { drawNames, NAME_MARGIN } from './lettering/names.ts'
import { cartoucheBox } from './ornament/cartouche.ts'
import { compassBox } from './ornament/compass.ts'
import { scaleBarBox } from './ornament/scaleBar.ts'
import { middleOf } from './regionMiddle.ts'
import { seaLifeBoxes } from './sea/seaLife.ts'

/** Something that a place can lie over, and whether it is in a box. */
interface Obstacle {
  readonly name: string
  readonly isIn: (box: Box) => boolean
}

/** Where each place lies over water, a name, an ornament, sea life, the highest mountain or, but for harbours, the coast. */
export function collisions(land: Land, regions: readonly Region[]): Misfit[] {
  const obstacles = [...names(land), ...waters(land), ...boxes(land.geography)]
  const coast = land.coast.flatMap(({ points }) => points)
  return regions.flatMap((region): Misfit[] => {
    const grounds = footprintsOf(region)
    // A harbour is half at sea.
    const dry = landmarkOf(region) === 'harbour' ? [] : grounds
    const found = obstacles.filter(({ isIn }) => grounds.some(isIn)).map(({ name }) => name)
    if (dry.some((box) => coast.some(([x, y]) => inBox(box, x, y)))) found.push('the coast')
    return found.map((name) => ({
      what: region.name,
      at: middleOf(region),
      why: `lies over ${name}`,
      cure: 'Move its corners in src/realm.ts.',
    }))
  })
}

function names({ names }: Land): Obstacle[] {
  return drawNames(names).map((marks, index) => ({
    name: `the name ${names[index]?.text}`,
    isIn: (box) => marks.some(({ path }) => path.within(grown(box, NAME_MARGIN)).steps().length > 0),
  }))
}

function waters({ rivers, geography }: Land): Obstacle[] {
  const crosses = (points: readonly Point[]) => (box: Box) => points.some(([x, y]) => inBox(box, x, y))
  return [
    ...rivers.map(({ river, line, mouth }) => ({
      name: `the river called ${river.name}`,
      isIn: crosses(line.slice(0, mouth)),
    })),
    ...geography.lakes.map(({ centre, radius }) => ({
      name: 'the lake',
      isIn: (box: Box) => overlap(box, boxAt(centre, radius[0], radius[1], radius[1])),
    })),
  ]
}

function boxes({ summit, sea, ornaments }: Geography): Obstacle[] {
  const mountain = greatMountainAt(summit)
  const named: [string, Box][] = [
    ['the highest mountain', mountain],
    ['the title', cartoucheBox(ornaments.cartouche)],
    ['the compass', compassBox(ornaments.compass)],
    ['the scale bar', scaleBarBox(ornaments.scaleBar)],
    ...seaLifeBoxes(sea).map((box): [string, Box] => ['a ship or an animal of the sea', box]),
  ]
  return named.map(([name, box]) => ({ name, isIn: (ground) => overlap(ground, box) }))
}
