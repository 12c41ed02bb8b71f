import { expect, it } from 'vitest'
import { colour } from '../../src/cartography/drawing/palette'
import { around } from '../../src/cartography/drawing/pen'
import { Ground } from '../../src/cartography/layout/ground'
import { drawSeaMarks } from '../../src/cartography/layout/seaMarks'
import type { Land } from '../../src/cartography/survey/field'
import { overlap } from '../../src/table/area'

const sheet = { left: 0, top: 0, right: 900, bottom: 700 }
const openSea = () =>
  new Ground({
    inland: () => -200,
    sheet,
    geography: { size: { width: 900, height: 700 } },
  } as unknown as Land)
const isIce = ({ style }: { style: { fill?: string } }) => style.fill === colour.snow

it('on an icy sea ice drifts among the waves, on no other', () => {
  expect(drawSeaMarks(openSea(), false).filter(isIce)).toEqual([])
  expect(drawSeaMarks(openSea(), true).filter(isIce).length).toBeGreaterThan(5)
})

it('ice keeps off ground that is taken', () => {
  const ground = openSea()
  ground.takeOval([450, 350], 250, 200)
  const ice = drawSeaMarks(ground, true).filter(isIce)
  const middle = { left: 350, top: 270, right: 550, bottom: 430 }
  const shapes = ice.flatMap((mark) => mark.path.shapes().map((path) => around([{ ...mark, path }])))
  expect(shapes.filter((box) => overlap(box, middle))).toEqual([])
})
