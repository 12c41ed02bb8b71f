/** Lakes: rivers fill them, and run on out of them. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { grown } from '../../../table/area.ts'
import { sample } from '../../drawing/curves.ts'
import { distance, type Point, rounded } from '../../drawing/points.ts'
import { type Random, strewn } from '../../drawing/random.ts'
import { greatMountainAt } from '../../extents/boxes.ts'
import { boxOfOval, type Oval } from '../../grids/oval.ts'
import { bestOf } from '../../grids/search.ts'
import type { River } from '../geography.ts'
import { type Watercourse, watercourses } from '../watercourse.ts'
import { gapTo, toBox, toLine } from './distances.ts'
import { crossesItself, flowsWell } from './flow.ts'
import type { Relief } from './ranges.ts'
import { AMPLE, RULES } from './rules.ts'
import type { Shore } from './shore.ts'
import type { Site } from './site.ts'

/** Rivers, some of which run through lakes. */
interface Waters {
  readonly rivers: readonly River[]
  readonly lakes: readonly Oval[]
}

/** How wide a river is where it leaves a lake, in map units. */
const OUTLET = 5

/** Fills as many lakes as the theme has, each where a river to the sea has most room around it. */
export function fillLakes(site: Site, rivers: readonly River[], shore: Shore, relief: Relief): Waters {
  const random = site.chance('lake')
  let waters: Waters = { rivers, lakes: [] }
  for (let count = 0; count < site.theme.lakes; count++)
    waters = fillLake(site, waters, shore, relief, random)
  return waters
}

/** Fills one more lake, if a river has room for it. */
function fillLake(
  site: Site,
  { rivers, lakes }: Waters,
  shore: Shore,
  { toRanges, summit }: Relief,
  random: Random,
): Waters {
  const boxes: Box[] = [...site.places.map(({ box }) => box), greatMountainAt(summit)]
  const { lake: size } = site.theme
  const radius: Point = [Math.round(random.between(40, 54) * size), Math.round(random.between(21, 28) * size)]
  const spots = rivers
    .filter(({ joins, toLake }) => !joins && !toLake)
    .flatMap((river) => {
      const line = sample(river.course, 16)
      return line.slice(8, -10).map((centre, index) => ({ river, line, index: index + 8, centre }))
    })
    .map((spot) => ({ ...spot, worth: worthOf(spot.centre), luck: random.between(0, 40) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth + b.luck - a.worth - a.luck)
  for (const { river, line, index, centre } of spots.slice(0, 24)) {
    const lake: Oval = { centre: rounded(centre), radius }
    const filled = throughLake(rivers, river, [line.slice(0, index + 1), line.slice(index)], lake)
    if (runWell(filled)) return { rivers: filled, lakes: [...lakes, lake] }
  }
  // Without a river that has room, it lies by itself.
  const centre = bestOf(strewn(random, 400, site.sheet), (at) => {
    const away = Math.min(...rivers.map(({ course }) => toLine(course, at)), 900)
    return away > radius[0] + 30 && worthOf(at) > 0 ? away : undefined
  })
  return { rivers, lakes: centre ? [...lakes, { centre: rounded(centre), radius }] : lakes }

  function worthOf([x, y]: Point): number {
    const box = boxOfOval({ centre: [x, y], radius })
    const room = Math.min(
      ...lakes.map(({ centre }) => distance(centre, [x, y]) - radius[0] * 3),
      -toBox(grown(site.sheet, -60), x, y),
      gapTo(boxes, grown(box, RULES.lake.places)),
      shore.inland(x, y) - RULES.lake.inland,
      toRanges([x, y]) - RULES.lake.ranges,
    )
    return room < 0
      ? 0
      : Math.min(room, 60) + Math.min(shore.inland(x, y), AMPLE.inland) * RULES.lake['+inland']
  }

  function runWell(all: readonly River[]): boolean {
    const courses = watercourses(all, shore.inland)
    return courses.every((course, index) => {
      const isAbove = ({ river }: Watercourse) =>
        river.toLake && `${river.course.at(-1)}` === `${course.river.course[0]}`
      const before = courses.slice(0, index)
      // What runs into a lake and out of it meets there, but nowhere else.
      const through = before
        .filter(isAbove)
        .map(({ line }) => [...line, ...course.line.slice(1, course.mouth)])
      const others = before.filter((other) => !isAbove(other))
      return !through.some(crossesItself) && flowsWell(course, others, shore, boxes)
    })
  }
}

/** The rivers if one of them runs through a lake: those that joined it above the lake join what fills it. */
function throughLake(
  rivers: readonly River[],
  river: River,
  [above, below]: readonly [Point[], Point[]],
  lake: Oval,
): River[] {
  const inflow: River = {
    name: `${river.name} above ${lake.centre}`,
    width: 5,
    toLake: true,
    ...(river.source && { source: river.source }),
    course: thinned(above),
  }
  const outflow: River = { ...river, course: thinned(below), source: OUTLET }
  return rivers.flatMap((other) => {
    if (other === river) return [inflow, outflow]
    if (other.joins !== river.name) return [other]
    const end = other.course.at(-1) as Point
    // Into the lake itself.
    if (distance(end, lake.centre) < lake.radius[0] + 24)
      return [
        {
          name: other.name,
          width: other.width,
          toLake: true,
          course: [...other.course.slice(0, -1), lake.centre],
        },
      ]
    const isAbove = nearest(above, end) < nearest(below, end)
    return [isAbove ? { ...other, joins: inflow.name } : other]
  })
}

const nearest = (line: readonly Point[], at: Point) => Math.min(...line.map((point) => distance(point, at)))

/** Every third point of a line, and both ends. */
function thinned(line: readonly Point[]): Point[] {
  return line.filter((_, index) => index % 3 === 0 || index === line.length - 1).map(rounded)
}
