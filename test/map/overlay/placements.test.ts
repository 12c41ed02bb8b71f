import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewOf } from '../../../src/map/address/spot'
import { boxOf, middleOf, nameBoxOf, overlap, screenBoxOf } from '../../../src/map/box'
import { layoutSignposts, placeSignposts, type Signpost } from '../../../src/map/overlay/placements'
import type { Box, Point } from '../../../src/panzoom/geometry'
import { boundsOf } from '../../helpers/fingers'
import { PLACES } from '../../helpers/places'

const VIEWPORT = { width: 1000, height: 700 }
const SIZE = { width: 100, height: 44 }

const at = (x: number, y: number): Point => ({ x, y })
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })

/** A signpost to a place around a point. */
const to = (x: number, y: number, size = SIZE): Signpost => ({ size, towards: at(x, y) })

/** The middles of the signposts; null for one without room. */
const middles = (...parameters: Parameters<typeof layoutSignposts>) =>
  layoutSignposts(...parameters).map((placement) => placement && middleOf(placement.box))

describe('a signpost', () => {
  const second = (...parameters: Parameters<typeof layoutSignposts>) => middles(...parameters)[1]

  it.each([
    { to: 'the right', towards: at(2000, 350), middle: at(942, 350), degrees: 0 },
    { to: 'the left', towards: at(-1000, 350), middle: at(58, 350), degrees: 180 },
    { to: 'the top', towards: at(500, -300), middle: at(500, 30), degrees: -90 },
    { to: 'the bottom', towards: at(500, 1000), middle: at(500, 670), degrees: 90 },
    { to: 'the bottom, slightly right', towards: at(660, 990), middle: at(580, 670), degrees: 75.9637565 },
    { to: 'the right, slightly up', towards: at(1384, 150), middle: at(942, 250), degrees: -12.7482256 },
    { to: 'the top left corner', towards: at(-384, -290), middle: at(58, 30), degrees: -144.096142 },
    { to: 'the very centre', towards: at(500, 350), middle: at(500, 670), degrees: -90 },
  ])('to $to is at the edge, where the line to its place crosses it', ({ towards, middle, degrees }) => {
    const [placement] = layoutSignposts([to(towards.x, towards.y)], VIEWPORT, [])
    expect(placement && middleOf(placement.box)).toEqual(middle)
    expect(placement?.degrees).toBeCloseTo(degrees, 6)
  })

  it('lies on whole px', () => {
    const placements = layoutSignposts(
      [to(2000, 350, { width: 100.5, height: 44 })],
      { width: 1000.25, height: 701 },
      [],
    )
    expect(placements).toEqual([{ box: box(892, 328, 992.5, 372), degrees: 0 }])
  })

  it('whose position is taken is placed clockwise of that, with a gap of 4 px, and points at its place', () => {
    const [, second, third] = layoutSignposts(Array(3).fill(to(2000, 350)), VIEWPORT, [])
    expect([second?.box, third?.box]).toEqual([box(892, 376, 992, 420), box(892, 424, 992, 468)])
    expect(second?.degrees).toBeCloseTo((Math.atan2(350 - 398, 2000 - 942) * 180) / Math.PI, 9)
  })

  it('stays in the order of the places, even if there is room nearer on the other side', () => {
    const signposts = [to(1500, 860), to(2000, 360), to(700, 1500)]
    const placed = middles(signposts, VIEWPORT, [box(700, 400, 992, 692)])
    expect(placed).toEqual([at(645, 670), at(942, 353), at(540, 670)])
  })

  it.each([
    { of: 'is placed beside that', towardsX: 520, name: box(490, 0, 700, 60) },
    { of: 'is placed exactly there', towardsX: 500.2, name: box(0, 0, 1, 60) },
  ])('comes after the one to a place straight up, which $of', ({ towardsX, name }) => {
    const size = { width: 120, height: 44 }
    const signposts = [to(towardsX, -300, size), to(1600, 400, size), to(500, 1500, size)]
    const spared = [[name, box(860, 300, 1000, 440)]]
    expect(second(signposts, { width: 1000, height: 800 }, [], spared)).toEqual(at(932, 468))
  })

  it('is placed further away than 240 px rather than out of order', () => {
    const spared = [[box(100, 100, 101, 101)]]
    const avoided = [box(800, 400, 992, 692)]
    expect(second([to(2000, 350), to(2000, 860)], VIEWPORT, avoided, spared)).toEqual(at(744, 670))
  })

  it('is placed out of order rather than on a spared name, or not at all', () => {
    const spared = [[box(700, 390, 1000, 700)]]
    expect(second([to(2000, 350), to(1384, 590)], VIEWPORT, [], spared)).toEqual(at(942, 302))
    expect(second([to(2000, 300), to(500, 1500)], VIEWPORT, [box(0, 360, 1000, 700)])).toEqual(at(58, 332))
  })

  const [place, name] = [box(800, 60, 1000, 640), box(800, 320, 1000, 380)]
  it.each([
    { does: 'never overlaps an avoided box', avoided: [box(938, 284, 984, 416)], spared: [], y: 442 },
    { does: 'clears a spared box, if there is room nearby', avoided: [], spared: [[box(800, 300, 1000, 400)]], y: 426 },
    { does: 'overlaps a spared box rather than being placed 240 px away', avoided: [], spared: [[place]], y: 350 },
    { does: 'clears the second list, if it cannot clear the first', avoided: [], spared: [[place], [name]], y: 406 },
  ])('$does', ({ avoided, spared, y }) => {
    expect(middles([to(2000, 350)], VIEWPORT, avoided, spared)).toEqual([at(942, y)])
  })

  it.each([
    { of: 'too narrow for it', viewport: { width: 116, height: 700 }, avoided: [] },
    { of: 'too low for it', viewport: { width: 1000, height: 60 }, avoided: [] },
    { of: 'covered', viewport: VIEWPORT, avoided: [box(0, 0, 1000, 700)] },
  ])('has no placement in a viewport that is $of', ({ viewport, avoided }) => {
    expect(layoutSignposts([to(2000, 350)], viewport, avoided)).toEqual([null])
  })

  it('without room has no placement, the others have', () => {
    const viewport = { width: 118, height: 160 }
    const placed = middles(Array(4).fill(to(2000, 80)), viewport, [box(0, 0, 118, 54)])
    expect(placed).toEqual([at(60, 80), at(60, 128), null, null])
  })
})

describe('the places that have a signpost', () => {
  const SPARE = { width: 90, height: 44 }
  /** A place of 100 x 60 px with its name at its foot. */
  const placeAt = (left: number, top: number) => ({
    size: SPARE,
    nameBox: box(left, top + 40, left + 100, top + 60),
    placeBox: box(left, top, left + 100, top + 60),
  })
  const hasSignpost = (...parameters: Parameters<typeof placeSignposts>) =>
    placeSignposts(...parameters).map((placement) => placement !== null)

  it.each([
    { edge: 'left', inside: [0, 300], outside: [-0.5, 300] },
    { edge: 'right', inside: [900, 300], outside: [900.5, 300] },
    { edge: 'upper', inside: [300, -40], outside: [300, -40.5] },
    { edge: 'lower', inside: [300, 640], outside: [300, 640.5] },
  ] as const)('are those whose names the $edge edge cuts', ({ inside, outside }) => {
    const places = [inside, outside].map(([left, top]) => placeAt(left, top))
    expect(hasSignpost(places, VIEWPORT, [])).toEqual([false, true])
  })

  it('are also those whose names an avoided box covers, or the signpost of another', () => {
    const places = [placeAt(20, 20), placeAt(300, 300)]
    expect(hasSignpost(places, VIEWPORT, [box(350, 350, 360, 380)])).toEqual([false, true])
    // All but a gap for one signpost is avoided, and a name is in it: it is covered either way.
    const avoided = [box(0, 0, 880, 700), box(880, 0, 1000, 330), box(880, 390, 1000, 700)]
    expect(hasSignpost([placeAt(885, 300), placeAt(3000, 300)], VIEWPORT, avoided)).toEqual([true, false])
  })
})

it.each([
  { width: 360, height: 654 },
  { width: 1440, height: 900 },
])('in $width x $height, signposts are within the viewport, apart, and clear of controls', (viewport) => {
  const { width, height } = viewport
  const control = box(width - 62, height - 150, width - 16, height - 16)
  /** The message that the picture is missing. */
  const message = box(16, height - 110, Math.min(420, width - 80), height - 16)
  const anyZoom = fc.integer({ min: -50, max: 150 }).map((hundredths) => hundredths / 100)
  const anyPoint = fc.record({ x: fc.integer({ min: 0, max: 2048 }), y: fc.integer({ min: 0, max: 1536 }) })
  const property = fc.property(anyPoint, anyZoom, fc.boolean(), (pointMap, zoom, isMissing) => {
    const view = viewOf({ zoom, ...pointMap }, boundsOf(width, height))
    const avoided = isMissing ? [control, message] : [control]
    const places = PLACES.map((place) => ({
      size: { width: 52 + 8 * place.name.length, height: 44 },
      nameBox: screenBoxOf(nameBoxOf(place), view),
      placeBox: screenBoxOf(boxOf(place), view),
    }))
    const placements = placeSignposts(places, viewport, avoided)
    const taken = [...avoided, ...placements.flatMap((placement) => placement?.box ?? [])]
    for (const [index, { nameBox }] of places.entries()) {
      const placement = placements[index]
      if (!placement) {
        expect(overlap(nameBox, box(0, 0, width, height))).toBe(true)
        expect(taken.filter((other) => overlap(nameBox, other))).toEqual([])
        continue
      }
      const { left, top, right, bottom } = placement.box
      expect([left >= 8, top >= 8, right <= width - 7.5, bottom <= height - 7.5]).toEqual(Array(4).fill(true))
      expect(taken.filter((other) => overlap(placement.box, other, 3.5))).toEqual([placement.box])
    }
  })
  fc.assert(property, { numRuns: 600 })
})
