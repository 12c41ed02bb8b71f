import { expect, it } from 'vitest'
import type { Mark } from '../../src/cartography/drawing/pen'
import { plotted } from '../../src/cartography/drawing/plot'
import { cropOf, inkLayersOf, type Picture } from '../../src/cartography/picture/picture'
import { NO_PICTURE } from '../helpers/noPicture'

const BOX = { left: 100, top: 50, right: 250, bottom: 150 }

/** A letter 10 units wide and high. */
const letter = (fill: string, left: number, top = 80): Mark => ({
  style: { fill },
  path: plotted(`M${left},${top} ${left + 10},${top + 10}`),
})

const fillsIn = (svg: string) => [...svg.matchAll(/fill="(#\w+)"/g)].map(([, fill]) => fill)

it('a crop of the picture has the names, ribbons and ornaments that fit in it, and none that it cuts', () => {
  const picture: Picture = {
    ...NO_PICTURE,
    below: [letter('#111', 95)],
    names: [
      [letter('#a00', 120), letter('#b00', 130)],
      [letter('#0a0', 85), letter('#0b0', 97), letter('#0c0', 112)],
      [letter('#00a', 200), letter('#00b', 200, 145)],
      [letter('#aa0', 300)],
    ],
    sea: [letter('#222', 245)],
    ribbons: [[letter('#c00', 150)], [letter('#0d0', 150, 45), letter('#0e0', 150, 60)]],
    ornaments: [[letter('#d00', 160)], [letter('#0f0', 245)]],
  }
  expect(fillsIn(cropOf(picture, BOX, ''))).toEqual(['#111', '#a00', '#b00', '#222', '#c00', '#d00'])
})

it('a thing is in the layer of its kind, or below with one that covers it', () => {
  const thing = (fill: string, left: number, foot: number) => ({ foot, marks: [letter(fill, left)] })
  const buildings = [thing('#a00', 105, 90), thing('#b00', 105, 99), thing('#c00', 300, 85)]
  const picture = { ...NO_PICTURE, standing: [[thing('#0a0', 100, 95)], buildings] }
  expect(inkLayersOf(picture).map(fillsIn)).toEqual([[], ['#a00', '#0a0'], ['#c00', '#b00'], []])
})
