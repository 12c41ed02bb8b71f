import { expect, it } from 'vitest'
import type { Mark } from '../../src/cartography/drawing/pen'
import { plotted } from '../../src/cartography/drawing/plot'
import { cropOf, type Picture } from '../../src/cartography/picture'

const BOX = { left: 100, top: 50, right: 250, bottom: 150 }

/** A letter 10 units wide and high. */
const letter = (fill: string, left: number, top = 80): Mark => ({
  style: { fill },
  path: plotted(`M${left},${top} ${left + 10},${top + 10}`),
})

it('a crop of the picture includes the names that fit in it, and none that it would cut', () => {
  const picture: Picture = {
    below: [letter('#111', 95)],
    standing: [],
    names: [
      [letter('#a00', 120), letter('#b00', 130)],
      [letter('#0a0', 85), letter('#0b0', 97), letter('#0c0', 112)],
      [letter('#00a', 200), letter('#00b', 200, 145)],
      [letter('#aa0', 300)],
    ],
    above: [letter('#222', 245)],
  }
  const fills = [...cropOf(picture, BOX, '').matchAll(/fill="(#\w+)"/g)].map(([, fill]) => fill)
  expect(fills).toEqual(['#111', '#a00', '#b00', '#222'])
})
