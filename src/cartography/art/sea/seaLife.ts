/** The life of the sea: ships, creatures and gulls, each in its place. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { grown } from '../../../table/area.ts'
import { around, Pen, type Sprite } from '../../drawing/pen.ts'
import { randomStream } from '../../drawing/random.ts'
import type { SeaLife } from '../../lands/geography.ts'
import { drawArt } from '../art.ts'
import { drawGulls } from './gull.ts'

/** The part of the sea that lives. */
type Alive = Pick<SeaLife, 'swimmers' | 'flocks'>

/** The free space around a swimmer or a flock, in map units. */
const MARGIN = 6

/** What moves at sea. */
export function seaSprites(sea: Alive): Sprite[] {
  return drawSeaLife(sea).flatMap(({ sprites }) => sprites)
}

/** The swimmers and the flocks, one by one. */
export function drawSeaLife({ swimmers, flocks }: Alive): Pen[] {
  const swimming = swimmers.map(({ creature, at, scale }, index) =>
    new Pen(randomStream(`swimmer ${index}`)).at(at, scale, (pen) => drawArt(pen, `creatures/${creature}`)),
  )
  const flying = flocks.map((places, index) => drawGulls(new Pen(randomStream(`flock ${index}`)), places))
  return [...swimming, ...flying]
}

/** The box of each swimmer and each flock, with the free space around it: nothing else may be there. */
export function seaLifeBoxes(sea: Alive): Box[] {
  return drawSeaLife(sea).map(({ marks }) => grown(around(marks), MARGIN))
}
