// @vitest-environment node
/**
 * Every number in the README's essay, recomputed by the code that it speaks of. A claim is a piece of the text, made
 * here from what the code says; the last test finds the numbers that no claim has made.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json'
import { Controller, isSame } from '../../src/panzoom/controller'
import { centroid, type Point, spread } from '../../src/panzoom/geometry'
import { follow, grab } from '../../src/panzoom/grip'
import { Hand } from '../../src/panzoom/hand'
import { glide, velocityAt } from '../../src/panzoom/inertia'
import { keyAction } from '../../src/panzoom/keyboard'
import { RETURN_MS } from '../../src/panzoom/transition'
import {
  constrain,
  initialView,
  moved,
  nextScale,
  pin,
  pinWithin,
  scaleOf,
  toMap,
  toScreen,
  toTransform,
  type View,
  zoomOf,
} from '../../src/panzoom/view'
import { wheelFactor } from '../../src/panzoom/wheel'
import { map } from '../../src/realm'
import { ManualClock } from '../helpers/clock'
import { boundsOf, MAP, ZOOM } from '../helpers/hands'
import { given } from './drawings/edge'
import { thrown } from './drawings/glide'
import { between, flat, ROOT, readme, takeaway } from './essay'

const essay = flat(between(readme, '## How the map moves', '### Exercises'))

/** A number as the README writes it: to so many digits after the point at most. */
const to = (digits: number) => (value: number) => String(Number(value.toFixed(digits)) + 0)
const [n0, n1, n4] = [to(0), to(1), to(4)]
const at = ({ x, y }: Point, n = n1) => `(${n(x)}, ${n(y)})`

/** A constant of a file below `src`, as it is written there. */
function constant(file: string, name: string): number {
  const source = readFileSync(join(ROOT, 'src', file), 'utf8')
  return Number(new RegExp(`const ${name} = ([-\\d.]+)`).exec(source)?.[1])
}

const grip = (name: string) => constant('panzoom/grip.ts', name)
const hand = (name: string) => constant('panzoom/hand.ts', name)
const controllers = (name: string) => constant('panzoom/controller.ts', name)
const inertia = (name: string) => constant('panzoom/inertia.ts', name)

const notch = wheelFactor({ deltaY: -100, deltaMode: 0, ctrlKey: false })
const narrow = boundsOf(1440, 900)

function theFormula(): string[] {
  const view = initialView(boundsOf(1368, 900))
  const cursor = { x: 500, y: 300 }
  const held = toMap(view, cursor)
  const after = pin(held, cursor, view.scale * notch)
  const factor = n4(notch)
  return [
    `in a window 1368 px wide is scale ${view.scale} with offset ${at(view)}`,
    `turned at screen point ${at(cursor)} by a notch`,
    `is (${cursor.x} + ${-view.x}, ${cursor.y} - ${view.y}) / ${view.scale} = ${at(held)}`,
    `The new scale is 2^${n1(zoomOf(notch))} = ${factor}`,
    `has ${at(held)} under ${at(cursor)} at that scale has the offset (${cursor.x} - ${held.x} x ${factor}, ${cursor.y} - ${held.y} x ${factor}) = ${at(after)}`,
  ]
}

function theOrder(): string[] {
  const view = { x: -1000, y: -500, scale: 2 }
  const cursor = { x: 500, y: 300 }
  const held = toMap(view, cursor)
  const most = narrow.maxScale
  const slipped = { ...pin(held, cursor, 4), scale: most }
  const seen = toScreen(slipped, held)
  return [
    `At scale ${view.scale} with offset ${at(view)}, the map point ${at(held)} is under ${at(cursor)}. Ask for scale 4.`,
    `clamped to ${n4(most)}, and the pinned offset is ${at(pin(held, cursor, most))}`,
    `Pin first, at scale 4, and the offset is ${at(slipped)}`,
    `the point is seen at ${at(seen)}, ${n0(cursor.x - seen.x)} px to the left`,
  ]
}

function theDrag(): string[] {
  const view = { x: -340, y: -300, scale: 1 }
  const [down, now] = [
    { x: 700, y: 400 },
    { x: 723, y: 380 },
  ]
  const { heldMap } = grab(view, [down], narrow)
  const after = follow(grab(view, [down], narrow), [now], narrow)
  return [
    `The view is scale ${view.scale} with offset ${at(view)}`,
    `\`pointerdown\` at ${at(down)}`,
    `(${down.x} + ${-view.x}, ${down.y} + ${-view.y}) = ${at(heldMap)}`,
    `\`pointermove\` at ${at(now)}`,
    `more than ${hand('MOUSE_TOLERANCE_PX')} px (mouse) or ${hand('TOUCH_TOLERANCE_PX')} px (finger, pen) from where it went down`,
    `pins ${at(heldMap)} under ${at(now)}: the offset is (${now.x} - ${heldMap.x}, ${now.y} - ${heldMap.y}) = ${at(after)}`,
    `\`transform: ${toTransform(after)}\``,
    `After ${controllers('SETTLE_FRAMES')} frames without a change and ${controllers('SETTLE_MS')} ms without input`,
  ]
}

/** Where a drag ends that adds each of its moves to the offset and clamps: 300 px past the left edge, and back. */
function addingUp(): number {
  let view: View = { x: -100, y: -300, scale: 1 }
  for (const px of [400, -400]) view = constrain(moved(view, { x: px, y: 0 }), narrow)
  return -100 - view.x
}

function theInputs(): string[] {
  const pair = (apart: number) => [
    { x: 500, y: 400 },
    { x: 500 + apart, y: 400 },
  ]
  const view = { x: -340, y: -300, scale: 1 }
  const pinched = follow(grab(view, pair(200), narrow), pair(400), narrow)
  expect(spread(pair(16))).toBe(grip('NEAREST_SPREAD_PX'))
  expect(wheelFactor({ deltaY: -3, deltaMode: 1, ctrlKey: false })).toBeCloseTo(notch, 12)
  expect(wheelFactor({ deltaY: -1e6, deltaMode: 0, ctrlKey: false })).toBe(2)
  expect(wheelFactor({ deltaY: -100 * Math.log(1.3), deltaMode: 0, ctrlKey: true })).toBeCloseTo(1.3, 12)
  expect(hand('DOUBLE_TAP_FACTOR')).toBe(2)
  const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }
  for (const key of ['0', 'Home']) expect(keyAction({ key, ...plain })).toEqual({ home: true })
  const grabbed = grab(view, [{ x: 700, y: 400 }], narrow)
  expect(follow(grabbed, [{ x: 700 - view.x + 300, y: 400 }], narrow).x).toBeGreaterThan(0)
  expect(follow(grabbed, [{ x: 700, y: 400 }], narrow)).toEqual(view)
  const [pan, fast] = [false, true].map((shiftKey) => {
    const action = keyAction({ ...plain, key: 'ArrowLeft', shiftKey })
    return action && 'pan' in action ? action.pan.x : Number.NaN
  })
  const step = constant('panzoom/listen.ts', 'KEY_STEP_MS')
  const flight = (name: string) => constant('map/overlay/flight.ts', name)
  const controller = new Controller({ map: MAP, ...ZOOM, clock: new ManualClock(), prefersReducedMotion: () => true })
  controller.resize({ width: 1440, height: 900 }, () => ({ x: -400, y: -300, scale: 1 }))
  const before = controller.view
  controller.resize({ width: 1000, height: 700 })
  const shift = { x: controller.view.x - before.x, y: controller.view.y - before.y }
  expect(zoomOf(nextScale(scaleOf(0.3), -1, controllers('ZOOM_STEP')))).toBe(0)
  return [
    `drag 300 px past the edge and back`,
    `and clamp, end ${addingUp()} px off`,
    `${hand('MOUSE_TOLERANCE_PX')} or ${hand('TOUCH_TOLERANCE_PX')} px after it began`,
    `goes ${hand('CATCH_UP')} times as far as the finger, and by ${caughtUpPx('mouse')} or ${caughtUpPx('touch')} px has caught up`,
    `follows the first within ${inertia('WINDOW_MS')} ms, the map glides on`,
    `both up again within ${hand('DOUBLE_TAP_MS')} ms, halve`,
    `from 200 px to 400 px take scale ${view.scale} to ${pinched.scale}`,
    `Fingers nearer than ${grip('NEAREST_SPREAD_PX')} px to their middle count as ${grip('NEAREST_SPREAD_PX')} px`,
    `within ${hand('DOUBLE_TAP_MS')} ms and ${hand('DOUBLE_TAP_PX')} px: now it slides`,
    `${grip('SLIDE_PX')} px down doubles the scale`,
    `A notch, 100 px or 3 lines, is half a zoom level: ${n4(notch)}`,
    `goes there in ${constant('panzoom/listen.ts', 'WHEEL_MS')} ms`,
    `begins after ${constant('panzoom/listen.ts', 'WHEEL_PAUSE_MS')} ms of rest`,
    '`deltaY = -100 * ln(scale)`',
    `So -10 is a factor of ${n4(wheelFactor({ deltaY: -10, deltaMode: 0, ctrlKey: true }))}`,
    `${constant('panzoom/wheel.ts', 'MOST_PINCH_PX')} px or more in one event is no pinch`,
    `within ${hand('DOUBLE_TAP_MS')} ms and ${hand('DOUBLE_TAP_PX')} px, double the scale`,
    `It takes ${controllers('ANIMATION_MS')} ms, as each step`,
    `An arrow pans by ${pan} px, with Shift by ${fast}`,
    '`0` and `Home` return',
    `${controllers('STEER_AFTER_MS')} ms after the press`,
    `${pan} px in each ${step} ms, or ${((pan ?? 0) / step) * 1000} px a second`,
    `is eased in over ${controllers('STEER_MS')} ms`,
    `from 0.3 up to ${n1(zoomOf(nextScale(scaleOf(0.3), 1, controllers('ZOOM_STEP'))))} and down to 0`,
    `Smaller than ${constant('panzoom/fit.ts', 'SMALLEST_PX')} px either way`,
    `It takes ${flight('SHORTEST_MS')} to ${flight('LONGEST_MS')} ms`,
    `from 1440 x 900 to 1000 x 700 the offset moves by ${at(shift)}`,
  ]
}

/** How far a drag has to go until the map is where the finger has it: in whole px. */
function caughtUpPx(kind: string): number {
  for (let px = 1; ; px += 1) {
    const controller = new Controller({ map: MAP, ...ZOOM, clock: new ManualClock(), prefersReducedMotion: () => true })
    controller.resize({ width: 1440, height: 900 })
    const fingers = new Hand(controller)
    fingers.press(1, { x: 700, y: 400 }, kind)
    fingers.move(1, { x: 700 - px, y: 400 }, 0)
    if (Math.abs(controller.view.x + 304 + px) < 1e-9) return px
  }
}

function theEdge(): string[] {
  const least = constrain({ x: -1e9, y: 0, scale: 1 }, narrow).x
  const wide = boundsOf(2560, 900)
  const most = grip('SOFT_EDGE_PX')
  return [
    `In a viewport of 1440 x 900 at scale 1, x is clamped between ${least} and ${constrain({ x: 1e9, y: 0, scale: 1 }, narrow).x}`,
    `In one 2560 px wide it is (2560 - ${MAP.width}) / 2 = ${constrain({ x: 0, y: 0, scale: 1 }, wide).x}`,
    `give(x) = m * x / (|x| + 2 * m) m = ${most} px`,
    `never all of ${most} px](`,
    `Pulled by 1 px it gives ${given(1).toFixed(2)} px`,
    `By 60 px, ${n1(given(60))}. By 120 px, ${n1(given(120))}. By 300 px, ${n1(given(300))}; by 1080 px, ${n1(given(1080))}; never ${most}`,
    `with m = ${grip('SOFT_LIMIT_ZOOM')} levels`,
    '2 * m * g / (m - |g|)',
    `returns in ${RETURN_MS} ms`,
  ]
}

function theThrow(): string[] {
  const { viewAt, durationMs, to } = thrown()
  const tau = inertia('TAU_MS')
  const fastest = inertia('FASTEST_PX_PER_MS')
  const swing = inertia('SWING_MS')
  // It begins at the edge, at 1 px per ms.
  const swings = glide({ x: 0, y: -300, scale: 1 }, { x: 1, y: 0 }, narrow)
  expect(swings?.durationMs).toBe(10 * swing)
  expect(swings?.viewAt(swing).x).toBeCloseTo(given(swing / Math.E), 9)
  const far = fastest * tau * (1 - inertia('REST_PX_PER_MS') / fastest)
  return [
    `the distance over the last ${inertia('WINDOW_MS')} ms divided by the time it took`,
    `velocity(t) = v * exp(-t / ${tau})`,
    `way(t) = v * ${tau} * (1 - exp(-t / ${tau}))`,
    'A throw at 1 px per ms: the way',
    `Thrown at 1 px per ms, the map has gone ${n1(viewAt(100).x - viewAt(0).x)} px after 100 ms, ${n1(viewAt(325).x - viewAt(0).x)} px after 325 ms`,
    `pull(s) = u * s * exp(-s / ${swing})`,
    `most after ${swing} ms: at 1 px per ms, ${n1(swing / Math.E)} px, of which the edge gives ${n1(given(swing / Math.E))}. After ${10 * swing} ms`,
    `with ${inertia('PINCH_TAU_MS')} in the place of ${tau}`,
    `after ${n0(durationMs)} ms and ${(to.x - viewAt(0).x).toFixed(2)} px: at ${inertia('REST_PX_PER_MS')} px per ms it rests`,
    `Less than ${inertia('SLOWEST_THROW_PX_PER_MS')} px per ms is no throw, and more than ${fastest} counts as ${fastest}, which goes ${n0(far)} px`,
    `\`TAU_MS\`, the ${tau}`,
  ]
}

function theSpaces(): string[] {
  return [
    `${map.width} x ${map.height}`,
    `zoom 0 is scale ${scaleOf(0)}`,
    `its logarithm to base 2`,
    `zooms from ${map.minZoom} to ${map.maxZoom}, which is scale ${n4(scaleOf(map.minZoom))} to ${n4(scaleOf(map.maxZoom))}`,
    'says which: 0, 1 or 2',
    'every box is 0 by 0',
    'A size of 0, in jsdom',
  ]
}

/** Measured once, in a prototype: nothing here can measure it again, and the README says so, by an (m) nearby. */
const MEASURED = [
  'in Chromium 156 (m)',
  'Of about 120 frames of a drag and of a wheel zoom',
  '| 10, 2,111 ms | 24, 2,349 ms |',
  '| 21, 1,913 ms | 46, 2,501 ms |',
  '| 18, 1,919 ms | 39, 2,309 ms |',
  '| 87, 73 ms | 117, 60 ms |',
  '| 106, 33 ms | 117, 44 ms |',
  'painted anew in every frame, 26 of 120,',
  'a timer of 150 ms took the layer away in mid-gesture in 3 of 3 loaded runs (m)',
  'cost 1.7 ms of script at a quarter speed (m); with React state set in each move, 2.9 to 5.2 ms',
  'Firefox 153 draws',
  'a first zoom from 1 to 2.83 and back stopped three times, for up to 0.5 s (m)',
  'no stop, 42 frames a second for 4 to 16, and 184 MB at most for 402 (m)',
  'WebKitGTK 2.50 paints',
  'a drag is shown at 2.5 frames a second and at 9 (m)',
  'costs 0.3 s and more, so at scale 1, where',
  'took a drag from 32 frames a second to 12 (m)',
  'the ink at scales 2 and 4, drawn',
  'the way back after a rest (0.29 s)',
  'leaves 400 MB in use (m)',
  'The ink in 8 by 6 pieces: stops of 0.2 s, and 1.1 GB (m)',
  'six stops of 0.2 to 1 s (m)',
]

describe.each([
  { of: 'the spaces', claims: theSpaces() },
  { of: 'the formula', claims: theFormula() },
  { of: 'the order', claims: theOrder() },
  { of: 'a drag', claims: theDrag() },
  { of: 'the inputs', claims: theInputs() },
  { of: 'the edge', claims: theEdge() },
  { of: 'a throw', claims: theThrow() },
  { of: 'what was measured once', claims: MEASURED },
])('the README says of $of', ({ claims }) => {
  it.each(claims)('%s', (claim) => {
    expect(essay.includes(claim), `the README does not say: ${claim}`).toBe(true)
  })
})

it('the README has no number that none of these has made', () => {
  const claims = [theSpaces(), theFormula(), theOrder(), theDrag(), theInputs(), theEdge(), theThrow(), MEASURED].flat()
  let rest = essay
  for (const claim of claims.sort((a, b) => b.length - a.length)) rest = rest.replaceAll(claim, ' ')
  // What numbers its steps, and what is linked to.
  rest = rest.replace(/ \d\. \*\*/g, ' **').replace(/\]\([^)]*\)/g, ']')
  const left = [...rest.matchAll(/\d/g)].map(({ index }) => rest.slice(Math.max(0, index - 40), index + 20))
  expect(left).toEqual([])
})

it('the README asks for the Node that the package asks for', () => {
  expect(manifest.engines.node).toBe('^20.19 || ^22.13 || >=24')
  expect(flat(readme)).toContain('It takes Node (20.19, 22.13, or 24 and newer)')
})

/** What the engine's own README says of each export, made in the same way. */
function theExports(): string[] {
  const eased = `durationMs = ${controllers('ANIMATION_MS')}, cause = 'program')`
  const wheel = (deltaY: number, deltaMode = 0) => wheelFactor({ deltaY, deltaMode, ctrlKey: false })
  expect([wheel(-100), wheel(-3, 1), wheel(-0.5, 2)].map(zoomOf).map(n1)).toEqual(['0.5', '0.5', '0.5'])
  expect([wheel(0), wheel(-3, 7)]).toEqual([1, 1])
  expect([zoomOf(0), velocityAt([], 5)]).toEqual([Number.NEGATIVE_INFINITY, { x: 0, y: 0, zoom: 0 }])
  expect(pinWithin({ x: 0, y: 0 }, { x: 0, y: 0 }, Number.NaN, narrow).scale).toBe(narrow.minScale)
  expect([spread([{ x: 9, y: 9 }]), centroid([])]).toEqual([0, { x: 0, y: 0 }])
  const [a, b] = [
    { x: 0, y: 0, scale: 1 },
    { x: 2e-6, y: 0, scale: 1 },
  ]
  expect([isSame(a, { ...b, x: 9e-7 }), isSame(a, b)]).toEqual([true, false])
  return [
    'A width or height of 0, or',
    `(to: View, ${eased}`,
    '0 ms, a map in hand',
    `aboutScreen: Point, ${eased}`,
    `(action: KeyAction, ${eased}`,
    `the next multiple of ${controllers('ZOOM_STEP')}`,
    `from ${controllers('STEER_AFTER_MS')} ms later on`,
    `| \`RETURN_MS\` | \`${RETURN_MS}\` |`,
    'less than 0.000001 px',
    '2 to the power of the zoom',
    'to base 2. Of 0 it is `-Infinity`',
    'Zoom 0, or the nearest limit',
    'direction: 1 \\| -1, step',
    '`transform-origin: 0 0`',
    `\`ANIMATION_MS\` | \`${controllers('ANIMATION_MS')}\``,
    'agoMs = 0) => void',
    'agoMs = 0) => Outcome',
    `more than ${hand('MOUSE_TOLERANCE_PX')} px (mouse) or ${hand('TOUCH_TOLERANCE_PX')} px (all else)`,
    `by ${grip('SOFT_EDGE_PX')} px at the most, past a limit by ${grip('SOFT_LIMIT_ZOOM')} levels`,
    `zooms: ${grip('SLIDE_PX')} px down doubles`,
    `| \`SOFT_EDGE_PX\` | \`${grip('SOFT_EDGE_PX')}\``,
    `\`WINDOW_MS\` | \`${inertia('WINDOW_MS')}\``,
    `a level counts as ${inertia('PX_PER_LEVEL')} px`,
    `less than ${constant('panzoom/fit.ts', 'SMALLEST_PX')} px is none`,
    `tap within ${hand('DOUBLE_TAP_MS')} ms halve`,
    `older than ${inertia('WINDOW_MS')} ms`,
    '0, 0 from less than two moments',
    `below ${inertia('SLOWEST_THROW_PX_PER_MS')} px per ms`,
    `above ${inertia('FASTEST_PX_PER_MS')} it counts as ${inertia('FASTEST_PX_PER_MS')}`,
    'for 0 to `durationMs`',
    'in equal parts, of 0 to 1',
    `An arrow is ${constant('panzoom/keyboard.ts', 'PAN_PX')} px, with Shift ${constant('panzoom/keyboard.ts', 'PAN_FAST_PX')}`,
    '`{ zoom: 1 \\| -1 }`',
    `From ${wheel(1e6)} to ${wheel(-1e6)}. 100 px, 3 lines or half a page are half a zoom level. 1 for no turn, for what is no number`,
    `less than ${constant('panzoom/wheel.ts', 'MOST_PINCH_PX')} of them`,
    '0 cannot be seen',
    'at 0 and `to` at 1',
    'what starts at 0, 0',
    'Of no points it is 0, 0',
    'Of one it is 0',
  ]
}

describe("the engine's README says of its exports", () => {
  const exportsTold = flat(takeaway.slice(takeaway.indexOf('## Every export')))

  it.each(theExports())('%s', (claim) => {
    expect(exportsTold.includes(claim), `it does not say: ${claim}`).toBe(true)
  })

  it('no number that none of these has made', () => {
    let rest = exportsTold
    for (const claim of theExports().sort((a, b) => b.length - a.length)) rest = rest.replaceAll(claim, ' ')
    expect([...rest.matchAll(/\d/g)].map(({ index }) => rest.slice(Math.max(0, index - 40), index + 20))).toEqual([])
  })
})
