import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, boxOf, middleOf } from '../../../src/map/box'
import { nameBoxOf } from '../../../src/map/nameBox'
import { layoutSignposts, type Placement, type Signpost } from '../../../src/map/overlay/placements'
import { screenBoxOf } from '../../../src/map/screenBox'
import type { Size } from '../../../src/panzoom/geometry'
import { scaleOf, type View } from '../../../src/panzoom/view'
import { boundsOf } from '../../helpers/fingers'
import { viewAt } from '../../helpers/looks'
import { PLACES } from '../../helpers/places'

/** The width of each place's signpost in a browser, in px. */
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

/** The box of a signpost. */
function boxAt({ at }: Placement, { width, height }: Size): Box {
  return { left: at.x - width / 2, top: at.y - height / 2, right: at.x + width / 2, bottom: at.y + height / 2 }
}

/** Whether two boxes are less than `px` apart, except for rounding errors. */
function areNearer(a: Box, b: Box, px: number): boolean {
  const gapX = Math.max(a.left - b.right, b.left - a.right)
  const gapY = Math.max(a.top - b.bottom, b.top - a.bottom)
  return Math.max(gapX, gapY) < px - 1e-6
}

describe('a signpost', () => {
  it.each([
    { to: 'the right', towards: [2000, 350], at: [942, 350], degrees: 0 },
    { to: 'the left', towards: [-1000, 350], at: [58, 350], degrees: 180 },
    { to: 'the top', towards: [500, -300], at: [500, 30], degrees: -90 },
    { to: 'the bottom', towards: [500, 1000], at: [500, 670], degrees: 90 },
    { to: 'the bottom and slightly to the right', towards: [660, 990], at: [580, 670], degrees: 75.9637565 },
    { to: 'the right and slightly to the top', towards: [1384, 150], at: [942, 250], degrees: -12.7482256 },
    { to: 'the top left, exactly through the corner', towards: [-384, -290], at: [58, 30], degrees: -144.096142 },
  ])(
    'to $to is at the edge, where the line to its place crosses it',
    ({ towards: [x = 0, y = 0], at: [atX, atY], degrees }) => {
      const [placement] = layoutSignposts([post(x, y)], VIEWPORT, [])
      expect(placement?.at.x).toBeCloseTo(atX ?? 0, 9)
      expect(placement?.at.y).toBeCloseTo(atY ?? 0, 9)
      expect(placement?.degrees).toBeCloseTo(degrees, 6)
    },
  )

  it('whose position is taken is placed clockwise of that signpost, with a gap of 4 px', () => {
    const placements = layoutSignposts([post(2000, 350), post(2000, 350), post(2000, 350)], VIEWPORT, [])
    expect(placements.map((placement) => placement?.at)).toEqual([
      { x: 942, y: 350 },
      { x: 942, y: 398 },
      { x: 942, y: 446 },
    ])
  })

  it('is placed around a corner if there is no room before it', () => {
    const corner = post(500 + 2 * 442, 350 + 2 * 320)
    expect(layoutSignposts([corner, corner, corner], VIEWPORT, []).map((placement) => placement?.at)).toEqual([
      { x: 942, y: 670 },
      { x: 838, y: 670 },
      { x: 734, y: 670 },
    ])
  })

  it('stays in the order of the places, even if there is room nearer on the other side', () => {
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
    { of: 'is placed beside that', towardsX: 520, name: { left: 490, right: 700 } },
    { of: 'is placed exactly there', towardsX: 500.2, name: { left: 0, right: 1 } },
  ])('comes after the one to a place straight up, which $of', ({ towardsX, name }) => {
    const size = { width: 120, height: 44 }
    const names = [
      { top: 0, bottom: 60, ...name },
      { left: 860, top: 300, right: 1000, bottom: 440 },
    ]
    const posts = [post(towardsX, -300, size), post(1600, 400, size), post(500, 1500, size)]
    const [, toEast] = layoutSignposts(posts, { width: 1000, height: 800 }, [], [names])
    expect(toEast?.at).toEqual({ x: 932, y: 468 })
  })

  it('is placed further away than 240 px rather than out of order', () => {
    const control = { left: 800, top: 400, right: 992, bottom: 692 }
    const place = { left: 100, top: 100, right: 101, bottom: 101 }
    const [toEast, toSouthEast] = layoutSignposts([post(2000, 350), post(2000, 860)], VIEWPORT, [control], [[place]])
    expect(toEast?.at).toEqual({ x: 942, y: 350 })
    expect(toSouthEast?.at.y).toBe(670)
  })

  it('is placed out of order rather than on a spared name', () => {
    const name = { left: 700, top: 390, right: 1000, bottom: 700 }
    const [toEast, toSouthEast] = layoutSignposts([post(2000, 350), post(1384, 590)], VIEWPORT, [], [[name]])
    expect(toEast?.at).toEqual({ x: 942, y: 350 })
    expect(toSouthEast?.at).toEqual({ x: 942, y: 302 })
  })

  it('is placed out of order rather than not at all', () => {
    const rest = { left: 0, top: 360, right: 1000, bottom: 700 }
    const [toEast, toSouth] = layoutSignposts([post(2000, 300), post(500, 1500)], VIEWPORT, [rest])
    expect(toEast?.at.x).toBe(942)
    expect(toSouth?.at.y).toBeLessThan(360)
  })

  it.each([
    { viewport: VIEWPORT, at: { x: 500, y: 670 } },
    { viewport: { width: 701, height: 1000 }, at: { x: 351, y: 970 } },
  ])('to a place in the very centre is straight below it, and points up', ({ viewport, at }) => {
    const { width, height } = viewport
    expect(layoutSignposts([post(width / 2, height / 2)], viewport, [])).toEqual([
      { at, degrees: expect.closeTo((Math.atan2(height / 2 - at.y, width / 2 - at.x) * 180) / Math.PI, 9) },
    ])
  })

  it('points at its place from any position', () => {
    const [, second] = layoutSignposts([post(1500, 350), post(1500, 350)], VIEWPORT, [])
    expect(second?.at).toEqual({ x: 942, y: 398 })
    expect(second?.degrees).toBeCloseTo((Math.atan2(350 - 398, 1500 - 942) * 180) / Math.PI, 9)
  })

  it('never overlaps a box that is kept free', () => {
    const control = { left: 938, top: 284, right: 984, bottom: 416 }
    const [placement] = layoutSignposts([post(2000, 350)], VIEWPORT, [control])
    expect(placement?.at).toEqual({ x: 942, y: 442 })
  })

  it('does not overlap a spared box, if there is room nearby', () => {
    const place = { left: 800, top: 300, right: 1000, bottom: 400 }
    expect(layoutSignposts([post(2000, 350)], VIEWPORT, [], [[place]])[0]?.at).toEqual({ x: 942, y: 426 })
  })

  it('overlaps a spared box rather than being placed 240 px away', () => {
    const place = { left: 800, top: 60, right: 1000, bottom: 640 }
    expect(layoutSignposts([post(2000, 350)], VIEWPORT, [], [[place]])[0]?.at).toEqual({ x: 942, y: 350 })
  })

  it('avoids the second list of spared boxes, if it cannot avoid the first', () => {
    const place = { left: 800, top: 60, right: 1000, bottom: 640 }
    const name = { ...place, top: 320, bottom: 380 }
    expect(layoutSignposts([post(2000, 350)], VIEWPORT, [], [[place], [name]])[0]?.at).toEqual({ x: 942, y: 406 })
  })

  it.each([
    { of: 'too narrow for it', viewport: { width: 116, height: 700 } },
    { of: 'too low for it', viewport: { width: 1000, height: 60 } },
    { of: 'empty', viewport: { width: 0, height: 0 } },
  ])('has no placement in a viewport that is $of', ({ viewport }) => {
    expect(layoutSignposts([post(2000, 350)], viewport, [])).toEqual([null])
  })

  it('without room has no placement, the others have', () => {
    const whole = { left: 0, top: 0, right: 1000, bottom: 700 }
    expect(layoutSignposts([post(2000, 350)], VIEWPORT, [whole])).toEqual([null])
    const narrow = { width: 118, height: 160 }
    const placements = layoutSignposts(Array(4).fill(post(2000, 80)), narrow, [
      { left: 0, top: 0, right: 118, bottom: 54 },
    ])
    expect(placements.map((placement) => placement?.at.y)).toEqual([80, 128, undefined, undefined])
  })
})

describe.each([
  { width: 360, height: 740 },
  // That screen without header and footer.
  { width: 360, height: 654 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])('the signposts to six places in $width x $height', (viewport) => {
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
  /** The message that the picture is missing. */
  const message = {
    left: 16,
    top: viewport.height - 110,
    right: Math.min(420, viewport.width - 80),
    bottom: viewport.height - 16,
  }

  /** The signposts of a view, with their placements. */
  function layoutFor(view: View, keptFree: readonly Box[]) {
    const visible: Box[] = []
    const posts: Signpost[] = []
    for (const place of PLACES) {
      const box = screenBoxOf(boxOf(place), view)
      const { left, top, right, bottom } = screenBoxOf(nameBoxOf(place), view)
      const size = { width: WIDTHS[place.name] ?? Number.NaN, height: HEIGHT }
      const isNamed = left >= 0 && top >= 0 && right <= viewport.width && bottom <= viewport.height
      if (isNamed) visible.push(box)
      else posts.push({ size, towards: middleOf(box) })
    }
    return { posts, placements: layoutSignposts(posts, viewport, keptFree, [visible]) }
  }

  it.each([
    { beside: 'the zoom control', keptFree: [control] },
    { beside: 'the zoom control and a message', keptFree: [control, message] },
  ])('are within the viewport, apart from each other and from $beside, and point at their places', ({ keptFree }) => {
    fc.assert(
      fc.property(anyView, (view) => {
        const { posts, placements } = layoutFor(view, keptFree)
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
          // In the direction of the arrow, at that distance, lies the place.
          const px = Math.hypot(towards.x - placement.at.x, towards.y - placement.at.y)
          const radians = (placement.degrees * Math.PI) / 180
          expect(placement.at.x + px * Math.cos(radians)).toBeCloseTo(towards.x, 6)
          expect(placement.at.y + px * Math.sin(radians)).toBeCloseTo(towards.y, 6)
        })
      }),
      { numRuns: 400 },
    )
  })
})
