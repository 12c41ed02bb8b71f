import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, boxOf } from '../../../src/map/box'
import { isOutOfView, layoutSignposts, type Placement, type Signpost } from '../../../src/map/overlay/placements'
import type { Point, Size } from '../../../src/panzoom/geometry'
import { scaleOf, toScreen, type View } from '../../../src/panzoom/view'
import { boundsOf } from '../../helpers/hands'
import { PLACES } from '../../helpers/places'
import { viewAt } from './looks'

/** How wide each place's signpost is in a browser, in px; all are as high. */
const WIDTHS: Readonly<Record<string, number>> = {
  Works: 92,
  Crafts: 75,
  Journeys: 112,
  Studies: 101,
  Letters: 85,
  Hearth: 75,
}
const HEIGHT = 44

const VIEWPORT = { width: 1000, height: 700 }
const SIZE = { width: 100, height: HEIGHT }
const MARGIN_PX = 8
const GAP_PX = 4

const post = (x: number, y: number, size = SIZE): Signpost => ({ size, towards: { x, y } })

/** What a signpost that stands there covers. */
function boxAt({ at }: Placement, { width, height }: Size): Box {
  return { left: at.x - width / 2, top: at.y - height / 2, right: at.x + width / 2, bottom: at.y + height / 2 }
}

/** Whether two boxes are nearer than so many px, but for what rounding left over. */
function areNearer(a: Box, b: Box, px: number): boolean {
  const gapX = Math.max(a.left - b.right, b.left - a.right)
  const gapY = Math.max(a.top - b.bottom, b.top - a.bottom)
  return Math.max(gapX, gapY) < px - 1e-6
}

describe('a signpost', () => {
  it.each([
    { to: 'the right', towards: [2000, 350], at: [942, 350], degrees: 0 },
    { to: 'the left', towards: [-1000, 350], at: [58, 350], degrees: 180 },
    { to: 'what is above', towards: [500, -300], at: [500, 30], degrees: -90 },
    { to: 'what is below', towards: [500, 1000], at: [500, 670], degrees: 90 },
    { to: 'what is below and a little to the right', towards: [660, 990], at: [580, 670], degrees: 75.9637565 },
    { to: 'what is at the right and a little above', towards: [1384, 150], at: [942, 250], degrees: -12.7482256 },
    { to: 'the top-left, where the way meets the corner', towards: [-384, -290], at: [58, 30], degrees: -144.096142 },
  ])(
    'to $to stands at the edge, where the way there crosses it',
    ({ towards: [x = 0, y = 0], at: [atX, atY], degrees }) => {
      const [placement] = layoutSignposts([post(x, y)], VIEWPORT, [])
      expect(placement?.at.x).toBeCloseTo(atX ?? 0, 9)
      expect(placement?.at.y).toBeCloseTo(atY ?? 0, 9)
      expect(placement?.degrees).toBeCloseTo(degrees, 6)
    },
  )

  it('whose place is taken stands 4 px beside the one that has it, clockwise', () => {
    const placements = layoutSignposts([post(2000, 350), post(2000, 350), post(2000, 350)], VIEWPORT, [])
    expect(placements.map((placement) => placement?.at)).toEqual([
      { x: 942, y: 350 },
      { x: 942, y: 398 },
      { x: 942, y: 446 },
    ])
  })

  it('goes round a corner if there is no room before it', () => {
    const corner = post(500 + 2 * 442, 350 + 2 * 320)
    expect(layoutSignposts([corner, corner, corner], VIEWPORT, []).map((placement) => placement?.at)).toEqual([
      { x: 942, y: 670 },
      { x: 838, y: 670 },
      { x: 734, y: 670 },
    ])
  })

  it('stays clockwise of the one to a place before its own, though there is room nearer on the other side', () => {
    const control = { left: 700, top: 400, right: 992, bottom: 692 }
    const [toSouthEast, toEast, toSouth] = layoutSignposts(
      [post(1500, 860), post(2000, 360), post(700, 1500)],
      VIEWPORT,
      [control],
    )
    expect(toEast?.at).toEqual({ x: 942, y: 353 })
    expect(toSouthEast?.at).toEqual({ x: 645, y: 670 })
    expect(toSouth?.at).toEqual({ x: 540, y: 670 })
  })

  it.each([
    { of: 'beside it, where another position is free', towardsX: 520, name: { left: 490, right: 700 } },
    { of: 'exactly there', towardsX: 500.2, name: { left: 0, right: 1 } },
  ])('follows one to a place straight up, though that stands $of', ({ towardsX, name }) => {
    const size = { width: 120, height: 44 }
    const names = [
      { top: 0, bottom: 60, ...name },
      { left: 860, top: 300, right: 1000, bottom: 440 },
    ]
    const posts = [post(towardsX, -300, size), post(1600, 400, size), post(500, 1500, size)]
    const [, toEast] = layoutSignposts(posts, { width: 1000, height: 800 }, [], [names])
    expect(toEast?.at).toEqual({ x: 932, y: 468 })
  })

  it('goes further than 240 px rather than before the one to a place before its own', () => {
    const control = { left: 800, top: 400, right: 992, bottom: 692 }
    const place = { left: 100, top: 100, right: 101, bottom: 101 }
    const [toEast, toSouthEast] = layoutSignposts([post(2000, 350), post(2000, 860)], VIEWPORT, [control], [[place]])
    expect(toEast?.at).toEqual({ x: 942, y: 350 })
    expect(toSouthEast?.at.y).toBe(670)
  })

  it('leaves a name free rather than the order', () => {
    const name = { left: 700, top: 390, right: 1000, bottom: 700 }
    const [toEast, toSouthEast] = layoutSignposts([post(2000, 350), post(1384, 590)], VIEWPORT, [], [[name]])
    expect(toEast?.at).toEqual({ x: 942, y: 350 })
    expect(toSouthEast?.at).toEqual({ x: 942, y: 302 })
  })

  it('stands before the one to a place before its own rather than nowhere', () => {
    const rest = { left: 0, top: 360, right: 1000, bottom: 700 }
    const [toEast, toSouth] = layoutSignposts([post(2000, 300), post(500, 1500)], VIEWPORT, [rest])
    expect(toEast?.at.x).toBe(942)
    expect(toSouth?.at.y).toBeLessThan(360)
  })

  it('points at its place from where it stands, wherever it had to go', () => {
    const [, second] = layoutSignposts([post(1500, 350), post(1500, 350)], VIEWPORT, [])
    expect(second?.at).toEqual({ x: 942, y: 398 })
    expect(second?.degrees).toBeCloseTo((Math.atan2(350 - 398, 1500 - 942) * 180) / Math.PI, 9)
  })

  it('never stands on what is kept free', () => {
    const control = { left: 938, top: 284, right: 984, bottom: 416 }
    const [placement] = layoutSignposts([post(2000, 350)], VIEWPORT, [control])
    expect(placement?.at).toEqual({ x: 942, y: 442 })
  })

  it('does not stand on what is spared, if it need not go far', () => {
    const place = { left: 800, top: 300, right: 1000, bottom: 400 }
    expect(layoutSignposts([post(2000, 350)], VIEWPORT, [], [[place]])[0]?.at).toEqual({ x: 942, y: 426 })
  })

  it('stands on what is spared rather than 240 px from its way', () => {
    const place = { left: 800, top: 60, right: 1000, bottom: 640 }
    expect(layoutSignposts([post(2000, 350)], VIEWPORT, [], [[place]])[0]?.at).toEqual({ x: 942, y: 350 })
  })

  it('does not stand on what is spared next, if it cannot spare all', () => {
    const place = { left: 800, top: 60, right: 1000, bottom: 640 }
    const name = { ...place, top: 320, bottom: 380 }
    expect(layoutSignposts([post(2000, 350)], VIEWPORT, [], [[place], [name]])[0]?.at).toEqual({ x: 942, y: 406 })
  })

  it.each([
    { of: 'too narrow for it', viewport: { width: 116, height: 700 } },
    { of: 'too low for it', viewport: { width: 1000, height: 60 } },
    { of: 'not there', viewport: { width: 0, height: 0 } },
  ])('does not stand in a viewport that is $of', ({ viewport }) => {
    expect(layoutSignposts([post(2000, 350)], viewport, [])).toEqual([null])
  })

  it('for which no room is left stands nowhere, and the others do', () => {
    const whole = { left: 0, top: 0, right: 1000, bottom: 700 }
    expect(layoutSignposts([post(2000, 350)], VIEWPORT, [whole])).toEqual([null])
    const narrow = { width: 118, height: 160 }
    const placements = layoutSignposts(Array(4).fill(post(2000, 80)), narrow, [
      { left: 0, top: 0, right: 118, bottom: 54 },
    ])
    expect(placements.map((placement) => placement?.at.y)).toEqual([80, 128, undefined, undefined])
  })
})

it.each([
  { point: { x: 500, y: 350 }, isOut: false },
  { point: { x: 0, y: 0 }, isOut: false },
  { point: { x: 1000, y: 700 }, isOut: false },
  { point: { x: -0.01, y: 350 }, isOut: true },
  { point: { x: 1000.01, y: 350 }, isOut: true },
  { point: { x: 500, y: -0.01 }, isOut: true },
  { point: { x: 500, y: 700.01 }, isOut: true },
])('a place is out of view when its middle is: $point $isOut', ({ point, isOut }) => {
  expect(isOutOfView(point, VIEWPORT)).toBe(isOut)
})

describe.each([
  { width: 360, height: 740 },
  // What is left of that screen between header and footer.
  { width: 360, height: 654 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])('the signposts to six places, seen through $width x $height,', (viewport) => {
  const bounds = boundsOf(viewport.width, viewport.height)
  const anyView = fc
    .record({
      zoom: fc.integer({ min: -50, max: 150 }).map((hundredths) => hundredths / 100),
      x: fc.integer({ min: 0, max: 2048 }),
      y: fc.integer({ min: 0, max: 1536 }),
    })
    .map(({ zoom, x, y }) => viewAt({ x, y }, scaleOf(zoom), bounds))

  const control = {
    left: viewport.width - 62,
    top: viewport.height - 150,
    right: viewport.width - 16,
    bottom: viewport.height - 16,
  }
  /** The line that says that the picture is missing, as wide as a phone lets it be. */
  const line = {
    left: 16,
    top: viewport.height - 110,
    right: Math.min(420, viewport.width - 80),
    bottom: viewport.height - 16,
  }

  /** Where the signposts stand for a view. */
  function setUp(view: View, keptFree: readonly Box[]) {
    const seen: Box[] = []
    const posts: Signpost[] = []
    for (const place of PLACES) {
      const box = boxOf(place)
      const towards: Point = toScreen(view, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
      const [from, to] = [toScreen(view, { x: box.left, y: box.top }), toScreen(view, { x: box.right, y: box.bottom })]
      const size = { width: WIDTHS[place.name] ?? Number.NaN, height: HEIGHT }
      if (isOutOfView(towards, viewport)) posts.push({ size, towards })
      else seen.push({ left: from.x, top: from.y, right: to.x, bottom: to.y })
    }
    return { posts, placements: layoutSignposts(posts, viewport, keptFree, [seen]) }
  }

  it.each([
    { beside: 'the zoom control', keptFree: [control] },
    { beside: 'the zoom control and a line of text', keptFree: [control, line] },
  ])('all stand inside it, apart from each other and from $beside, each pointing at its place', ({ keptFree }) => {
    fc.assert(
      fc.property(anyView, (view) => {
        const { posts, placements } = setUp(view, keptFree)
        const taken = [...keptFree]
        posts.forEach(({ size, towards }, index) => {
          const placement = placements[index]
          if (!placement) throw new Error('there is room for all')
          const box = boxAt(placement, size)
          expect(box.left).toBeGreaterThanOrEqual(MARGIN_PX - 1e-6)
          expect(box.top).toBeGreaterThanOrEqual(MARGIN_PX - 1e-6)
          expect(box.right).toBeLessThanOrEqual(viewport.width - MARGIN_PX + 1e-6)
          expect(box.bottom).toBeLessThanOrEqual(viewport.height - MARGIN_PX + 1e-6)
          expect(taken.filter((other) => areNearer(box, other, GAP_PX))).toEqual([])
          taken.push(box)
          // Following the arrow for that distance leads to the place.
          const far = Math.hypot(towards.x - placement.at.x, towards.y - placement.at.y)
          const way = (placement.degrees * Math.PI) / 180
          expect(placement.at.x + far * Math.cos(way)).toBeCloseTo(towards.x, 6)
          expect(placement.at.y + far * Math.sin(way)).toBeCloseTo(towards.y, 6)
        })
      }),
      { numRuns: 400 },
    )
  })
})
