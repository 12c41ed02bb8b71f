import { expect, it } from 'vitest'
import inker from '../../src/cartography/commands/inker'
import { drawPicture, inkLayersOf } from '../../src/cartography/picture/picture'
import { INK_FILES } from '../../src/table/paths'
import type { Table } from '../../src/table/table'
import { corners } from '../helpers/corners'
import { surveyedLand } from '../helpers/land'
import * as realm from '../helpers/realm'

/** A small map with one place, whose landmark is a box of a width and a colour. */
const tableWith = (width: number, fill: string): Table => ({
  ...realm,
  map: { ...realm.map, width: 960, height: 720 },
  regions: realm.regions.slice(0, 1).map((region) => ({
    ...region,
    corners: corners(440, 360, 640, 600),
    landmark: 'box.svg',
    drawing: `<svg viewBox="0 0 ${width} 90"><path fill="${fill}" d="M0 0H${width}V90H0z"/></svg>`,
  })),
})

it('draws a landmark that looks other, or takes other room, as if it had drawn none before', async () => {
  const root = import.meta.dirname
  await inker.answer({ root, table: tableWith(120, '#96392a') })
  for (const table of [tableWith(120, '#4f7290'), tableWith(60, '#4f7290')]) {
    const texts = await inker.answer({ root, table })
    const layers = inkLayersOf(drawPicture(surveyedLand(table), table))
    expect(INK_FILES.filter((file, index) => texts[`public/${file}`] !== layers[index])).toEqual([])
  }
})
