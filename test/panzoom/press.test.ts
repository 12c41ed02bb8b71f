import { describe, expect, it } from 'vitest'
import { isDoubleTap, isDrag, isHold, moveTo, type PointerKind, touchDown } from '../../src/panzoom/press'

/** A finger that came down at 100, 100 at 1000 ms and has moved by some px to the right and down. */
function strayed(kind: PointerKind, x: number, y = 0) {
  return moveTo(touchDown(kind, { x: 100, y: 100 }, 1000), { x: 100 + x, y: 100 + y })
}

describe('a drag', () => {
  it.each<{ kind: PointerKind; x: number; y: number; drags: boolean }>([
    { kind: 'mouse', x: 0, y: 0, drags: false },
    { kind: 'mouse', x: 3, y: 0, drags: false },
    { kind: 'mouse', x: -3.01, y: 0, drags: true },
    { kind: 'mouse', x: 3, y: 3, drags: true },
    { kind: 'touch', x: 6, y: 8, drags: false },
    { kind: 'touch', x: 6, y: 8.01, drags: true },
    { kind: 'pen', x: 0, y: -10, drags: false },
    { kind: 'pen', x: 0, y: -10.01, drags: true },
  ])('of a $kind by $x, $y is one: $drags', ({ kind, x, y, drags }) => {
    expect(isDrag(strayed(kind, x, y))).toBe(drags)
  })

  it('stays one when the finger comes back', () => {
    const back = moveTo(strayed('touch', 50), { x: 100, y: 100 })
    expect(back).toMatchObject({ startScreen: { x: 100, y: 100 }, nowScreen: { x: 100, y: 100 }, strayedPx: 50 })
    expect(isDrag(back)).toBe(true)
  })
})

describe('a hold', () => {
  it.each<{ kind: PointerKind; x: number; ms: number; holds: boolean }>([
    { kind: 'touch', x: 0, ms: 599, holds: false },
    { kind: 'touch', x: 0, ms: 600, holds: true },
    { kind: 'touch', x: 15, ms: 600, holds: true },
    { kind: 'touch', x: 15.01, ms: 5000, holds: false },
    { kind: 'mouse', x: 0, ms: 5000, holds: false },
    { kind: 'pen', x: 0, ms: 5000, holds: false },
  ])('of a $kind that strayed $x px for $ms ms is one: $holds', ({ kind, x, ms, holds }) => {
    expect(isHold(strayed(kind, x), 1000 + ms)).toBe(holds)
  })
})

describe('a double tap', () => {
  const first = { pointScreen: { x: 100, y: 100 }, ms: 1000 }

  it.each([
    { ms: 0, x: 0, y: 0, doubles: true },
    { ms: 400, x: 18, y: 24, doubles: true },
    { ms: 401, x: 0, y: 0, doubles: false },
    { ms: 100, x: 30.01, y: 0, doubles: false },
  ])('$ms ms later and $x, $y away is one: $doubles', ({ ms, x, y, doubles }) => {
    expect(isDoubleTap(first, { pointScreen: { x: 100 + x, y: 100 + y }, ms: 1000 + ms })).toBe(doubles)
  })

  it('needs a first tap', () => {
    expect(isDoubleTap(null, first)).toBe(false)
  })
})
