import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Box, Point, Size } from '../../../../src/panzoom/geometry'
import type { View } from '../../../../src/panzoom/view'
import { isStripClear, layoutSignposts, placeSignposts } from '../../../../src/site/map/overlay/placements'
import { type Side, sideOf } from '../../../../src/site/map/overlay/side'
import { viewOf } from '../../../../src/site/map/spot'
import { areaBox } from '../../../../src/table/area'
import { middleOf, nameBoxOf, overlap, screenBoxOf } from '../../../../src/table/box'
import { boundsOf } from '../../../helpers/fingers'
import { PLACES } from '../../../helpers/places'

const VIEWPORT = { width: 1000, height: 700 }
const SIZE = { width: 100, height: 44 }

const at = (x: number, y: number): Point => ({ x, y })
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })

/** A signpost on a side to a place around a point. */
const on = (side: Side, x: number, y: number, size = SIZE) => ({ side, size, placeBox: box(x, y, x, y) })

/** The middles of the signposts; null for one without room. */
const middles = (...parameters: Parameters<typeof layoutSignposts>) =>
  layoutSignposts(...parameters).map((box) => box && middleOf(box))

describe('a signpost', () => {
  it.each([
    { side: 'left', middle: at(58, 350) },
    { side: 'right', middle: at(942, 350) },
    { side: 'top', middle: at(500, 30) },
    { side: 'bottom', middle: at(500, 670) },
  ] as const)('stands in the middle of its side: $side', ({ side, middle }) => {
    expect(middles([on(side, 300, 200)], VIEWPORT, [])).toEqual([middle])
  })

  it('stands beside the others of its side, in the order of their places on the map, with gaps of 4 px', () => {
    expect(middles([on('right', 0, 9), on('right', 5, 7), on('right', 3, 8)], VIEWPORT, [])).toEqual([
      at(942, 398),
      at(942, 302),
      at(942, 350),
    ])
    expect(middles([on('top', 9, 0), on('top', 8, 5)], VIEWPORT, [])).toEqual([at(552, 30), at(448, 30)])
  })

  it('lies on whole px', () => {
    const viewport = { width: 1000.25, height: 701 }
    const boxes = layoutSignposts([on('right', 9, 9, { width: 100.5, height: 44 })], viewport, [])
    expect(boxes).toEqual([box(891, 329, 991.5, 373)])
  })

  const [place, name] = [box(800, 50, 1000, 640), box(800, 320, 1000, 380)]
  it.each([
    { does: 'never overlaps an avoided box', avoided: [box(938, 284, 984, 416)], spared: [[]], y: 258 },
    { does: 'clears spared boxes, if there is room', avoided: [], spared: [[box(800, 300, 1000, 400)]], y: 274 },
    { does: 'clears the second list, if it cannot clear the first', avoided: [], spared: [[place], [name]], y: 292 },
  ])('$does', ({ avoided, spared, y }) => {
    const viewport = { width: 1000, height: spared.length > 1 ? 648 : 700 }
    expect(middles([on('right', 0, 0)], viewport, avoided, spared)).toEqual([at(942, y)])
  })

  const right = box(880, 0, 1000, 700)
  it.each([
    { where: 'a place to the upper right', x: 1200, y: 100, middle: at(824, 30) },
    { where: 'a place to the lower right', x: 1200, y: 600, middle: at(824, 670) },
  ])('stands nearest to its place where its side has no room: $where', ({ x, y, middle }) => {
    expect(middles([on('right', x, y)], VIEWPORT, [right])).toEqual([middle])
  })

  it('goes to the side opposite its own if no other has room, and else has no place', () => {
    expect(middles([on('right', 1200, 350)], VIEWPORT, [box(112, 0, 1000, 700)])).toEqual([at(58, 350)])
    expect(middles([on('right', 0, 0)], VIEWPORT, [box(0, 0, 1000, 700)])).toEqual([null])
    expect(middles([on('left', 0, 0)], { width: 115, height: 700 }, [])).toEqual([null])
    expect(middles([on('left', 0, 0)], { width: 1000, height: 59 }, [])).toEqual([null])
  })
})

/** A place of 100 x 60 px with its name at its foot. */
const placeAt = (left: number, top: number, side: Side = 'right') => ({
  side,
  size: SIZE,
  nameBox: box(left, top + 40, left + 100, top + 60),
  placeBox: box(left, top, left + 100, top + 60),
})

describe('the places that have a signpost', () => {
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

  it('are also those whose names something covers, such as the signpost of another, but not a part of the map', () => {
    const places = [placeAt(20, 20), placeAt(300, 300)]
    const cover = box(350, 350, 360, 380)
    expect(hasSignpost(places, VIEWPORT, [cover])).toEqual([false, true])
    expect(hasSignpost(places, VIEWPORT, [], [cover])).toEqual([false, false])
    // At the right edge there is room for one signpost, over a name.
    const taken = [box(120, 0, 880, 700), box(880, 0, 1000, 330), box(880, 390, 1000, 700)]
    expect(hasSignpost([placeAt(885, 300), placeAt(3000, 300)], VIEWPORT, taken)).toEqual([true, true])
  })
})

describe('the names on signposts', () => {
  const around = [placeAt(-1000, 300, 'left'), placeAt(1200, 300), placeAt(400, -400, 'top'), placeAt(1500, 300)]
  const isNamed = (viewport: Size) => placeSignposts(around, viewport, []).map((placement) => placement?.isNamed)

  it('are all there where they cover little, else those of the two nearest places', () => {
    expect(isNamed(VIEWPORT)).toEqual([true, true, true, true])
    expect(isNamed({ width: 400, height: 700 })).toEqual([false, true, true, false])
  })

  it('or that of the nearest place', () => {
    expect(isNamed({ width: 250, height: 400 })).toEqual([false, false, true, false])
  })

  it('leave signposts as wide as they are high', () => {
    const [placement] = placeSignposts(around, { width: 400, height: 700 }, [])
    expect(placement?.box).toEqual(box(8, 328, 52, 372))
  })
})

describe('the strip of the first view', () => {
  const strip = [box(8, 644, 108, 688), null]
  const names = [box(-300, 100, -200, 130), box(300, 100, 400, 130)]
  const isClear = (viewport = VIEWPORT, covers: Box[] = [], shown: Box[] = [], boxes = strip) =>
    isStripClear(boxes, names, viewport, covers, shown)

  it('stays if it avoids all else, and each name without a signpost can be read', () => {
    expect(isClear()).toBe(true)
    expect(isClear(VIEWPORT, [box(390, 120, 900, 500)])).toBe(false)
    expect(isClear(VIEWPORT, [], [box(390, 120, 900, 500)])).toBe(true)
    expect(isClear(VIEWPORT, [box(100, 600, 900, 700)])).toBe(false)
    expect(isClear(VIEWPORT, [], [box(100, 600, 900, 700)])).toBe(false)
    expect(isClear({ width: 390, height: 700 })).toBe(false)
    expect(isClear(VIEWPORT, [], [], [null, null])).toBe(false)
  })

  it('is taken apart if it leaves the viewport, or covers more than a third of it', () => {
    expect(isClear({ width: 1000, height: 680 })).toBe(false)
    expect(isClear(VIEWPORT, [], [], [box(0, 400, 1000, 600), null])).toBe(true)
    expect(isClear(VIEWPORT, [], [], [box(0, 400, 1000, 640), null])).toBe(false)
  })
})

/** The places as a view shows them, on their sides. */
const placesIn = (view: View, viewport: Size, before: readonly Side[] = []) =>
  PLACES.map((place, index) => {
    const placeBox = screenBoxOf(areaBox(place), view)
    const size = { width: 64 + 10 * place.name.length, height: 44 }
    const side = sideOf(middleOf(placeBox), viewport, before[index])
    return { side, size, nameBox: screenBoxOf(nameBoxOf(place), view), placeBox }
  })

const anyZoom = fc.integer({ min: -50, max: 150 }).map((hundredths) => hundredths / 100)
const anyPoint = fc.record({ x: fc.integer({ min: 0, max: 2048 }), y: fc.integer({ min: 0, max: 1536 }) })
const controlsOf = ({ width, height }: Size) => [box(width - 62, height - 206, width - 16, height - 16)]

describe.each([
  { width: 360, height: 654 },
  { width: 1440, height: 900 },
])('in $width x $height', (viewport) => {
  const { width, height } = viewport

  it('signposts are within the viewport, apart, 44 px wide and high, and clear of controls and names', () => {
    /** The message that the picture is missing. */
    const message = box(16, height - 110, Math.min(420, width - 80), height - 16)
    const property = fc.property(anyPoint, anyZoom, fc.boolean(), (pointMap, zoom, isMissing) => {
      const view = viewOf({ zoom, ...pointMap }, boundsOf(width, height))
      const avoided = isMissing ? [...controlsOf(viewport), message] : controlsOf(viewport)
      const places = placesIn(view, viewport)
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
        expect([left >= 8, top >= 8, right <= width - 8, bottom <= height - 8]).toEqual(Array(4).fill(true))
        expect([right - left >= 44, bottom - top >= 44]).toEqual([true, true])
        expect(taken.filter((other) => overlap(placement.box, other, 3.5))).toEqual([placement.box])
      }
    })
    fc.assert(property, { numRuns: 600 })
  })

  it('they cover at most 12 % of it', () => {
    const property = fc.property(anyPoint, anyZoom, (pointMap, zoom) => {
      const places = placesIn(viewOf({ zoom, ...pointMap }, boundsOf(width, height)), viewport)
      const boxes = placeSignposts(places, viewport, controlsOf(viewport)).flatMap((placement) => placement?.box ?? [])
      const covered = boxes.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0)
      expect(covered / (width * height)).toBeLessThanOrEqual(0.12)
    })
    fc.assert(property, { numRuns: 600 })
  })

  it('a short drag leaves them on their sides, in the same order where they have room', () => {
    const anyDrag = fc.record({ x: fc.integer({ min: -24, max: 24 }), y: fc.integer({ min: -24, max: 24 }) })
    const property = fc.property(anyPoint, anyZoom, anyDrag, (pointMap, zoom, drag) => {
      const view = viewOf({ zoom, ...pointMap }, boundsOf(width, height))
      const before = placesIn(view, viewport)
      const dragged = { ...view, x: view.x + drag.x, y: view.y + drag.y }
      const after = placesIn(
        dragged,
        viewport,
        before.map(({ side }) => side),
      )
      const isOut = ({ nameBox }: { nameBox: Box }) => !overlap(nameBox, box(0, 0, width, height))
      for (const [index, place] of before.entries()) if (isOut(place)) expect(after[index]?.side).toBe(place.side)
      const hasRoom = (places: typeof before, side: Side) => {
        const length = side === 'left' || side === 'right' ? 'height' : 'width'
        const lengths = places.filter((place) => place.side === side).map(({ size }) => Math.ceil(size[length]) + 4)
        return lengths.reduce((sum, one) => sum + one, 16) <= viewport[length]
      }
      // The order of all that both views lay out together, on each side.
      const orderOf = (places: typeof before, other: typeof before) => {
        const boxes = layoutSignposts(places, viewport, [])
        return (['left', 'right', 'top', 'bottom'] as const).map((side) =>
          [...places.keys()]
            .filter((index) => places[index]?.side === side && other[index]?.side === side)
            .filter(() => hasRoom(places, side) && hasRoom(other, side))
            .sort((one, two) => {
              const [a, b] = [boxes[one], boxes[two]]
              return a && b ? a.left + a.top - b.left - b.top : 0
            }),
        )
      }
      expect(orderOf(after, before)).toEqual(orderOf(before, after))
    })
    fc.assert(property, { numRuns: 600 })
  })
})
