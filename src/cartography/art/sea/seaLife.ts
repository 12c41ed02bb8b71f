/** The life of the sea: ships, creatures and gulls, each in its place. */
import { Pen, type Sprite } from '../../drawing/pen.ts'
import { randomStream } from '../../drawing/random.ts'
import type { SeaLife } from '../../lands/geography.ts'
import { drawArt } from '../art.ts'
import { drawGulls } from './gull.ts'

/** The part of the sea that lives. */
type Alive = Pick<SeaLife, 'swimmers' | 'flocks'>

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
