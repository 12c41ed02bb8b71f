/** What shines by night at sea. */
import { expect, it } from 'vitest'
import { drawArt } from '../../src/cartography/art/art'
import { Pen } from '../../src/cartography/drawing/pen'
import { randomStream } from '../../src/cartography/drawing/random'
import { lightsIn } from '../../src/cartography/night/lights'
import { NO_PICTURE } from '../helpers/noPicture'

it.each(['ship', 'longship', 'caravel', 'fisher'])('a %s carries a lantern', (name) => {
  const pen = new Pen(randomStream(name))
  drawArt(pen, `creatures/${name}`)
  const land = { sheet: { left: 0, top: 0, right: 100, bottom: 100 }, inland: () => -100 }
  const { lights } = lightsIn({ ...NO_PICTURE, sea: pen.marks }, land)
  expect(lights.map(({ shine }) => shine)).toContain('lamp')
})
