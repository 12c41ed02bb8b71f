import type { Size } from '../../panzoom/core/geometry.ts'
import { inBox, type Point, shiftInto } from '../drawing/points.ts'
import { cartoucheBox, compassBox, ornamentBoxes, scaleBarBox } from '../extents/boxes.ts'
import type { Oval } from '../grids/oval.ts'
import type { Geography, Ornaments, Swimmer } from './geography.ts'
import { sheetOf } from './sheet.ts'

/**
 * The same land on a map of another size: its outlines and places are stretched over the whole of it, across
 * and down each by its own factor. What stands there keeps its size: rivers, mountains, trees, letters,
 * ships. Ornaments are moved back into the frame, and what would swim below one is left out.
 */
export function stretched(geography: Geography, size: Size): Geography {
  const [wide, tall] = [size.width / geography.size.width, size.height / geography.size.height]
  const place = ([x, y]: Point): Point => [x * wide, y * tall]
  const line = (points: readonly Point[]) => points.map(place)
  const oval = <Shape extends Oval>(shape: Shape): Shape => ({
    ...shape,
    centre: place(shape.centre),
    radius: place(shape.radius),
  })
  const placed = <Thing extends { readonly at: Point }>(thing: Thing): Thing => ({
    ...thing,
    at: place(thing.at),
  })
  const framed = (at: Point, boxAt: typeof compassBox) => shiftInto(sheetOf(size), place(at), boxAt)
  const { climate, sea } = geography
  const ornaments: Ornaments = {
    cartouche: framed(geography.ornaments.cartouche, cartoucheBox),
    compass: framed(geography.ornaments.compass, compassBox),
    scaleBar: framed(geography.ornaments.scaleBar, scaleBarBox),
  }
  const isCovered = ({ at }: Swimmer) => ornamentBoxes(ornaments).some((box) => inBox(box, ...at))
  return {
    size,
    mainland: line(geography.mainland),
    islands: geography.islands.map(oval),
    rivers: geography.rivers.map((river) => ({ ...river, course: line(river.course) })),
    lakes: geography.lakes.map(oval),
    ranges: geography.ranges.map((range) => ({
      ...range,
      spine: line(range.spine),
      halfWidth: range.halfWidth * Math.sqrt(wide * tall),
    })),
    summit: place(geography.summit),
    hills: geography.hills.map(oval),
    woods: geography.woods.map(oval),
    marshes: geography.marshes.map(oval),
    climate: {
      ...climate,
      conifers: place(climate.conifers),
      snow: { last: climate.snow.last * tall, full: climate.snow.full * tall },
    },
    villages: geography.villages.map(placed),
    discoveries: geography.discoveries.map(({ name, places }) => ({ name, places: line(places) })),
    names: geography.names.map((name) => ({ ...name, line: line(name.line) })),
    sea: {
      swimmers: sea.swimmers.map(placed).filter((swimmer) => !isCovered(swimmer)),
      flocks: sea.flocks.map(line),
      streams: sea.streams.map(line),
      rose: place(sea.rose),
      moonlight: place(sea.moonlight),
    },
    ornaments,
  }
}
