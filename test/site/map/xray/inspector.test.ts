/** X-ray's numbers, compared with the engine's own views. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { distance } from '../../../../src/panzoom/core/geometry'
import { toMap } from '../../../../src/panzoom/core/view'
import { FIGURES, inspect, type Snapshot } from '../../../../src/site/map/xray/inspector'
import { number } from '../../../../src/site/parts/number'
import { expectSame, openInTheMiddle } from '../../../helpers/engine'
import { Finger } from '../../../helpers/fingers'
import { words } from '../../../helpers/words'

const SRC = resolve(import.meta.dirname, '../../../../src')
const MIDDLE = { x: 180, y: 370 }

/** A map at rest, a finger, and a function that takes the next snapshot of the map. */
function begin() {
  const { clock, controller } = openInTheMiddle()
  let snapshot: Snapshot | undefined
  const look = () => {
    snapshot = inspect(controller, MIDDLE, snapshot)
    return snapshot
  }
  const finger = (id = 1) => new Finger(controller, clock, 'touch', id)
  return { clock, controller, look, finger }
}

// The other states are those of the gestures that X-ray plays: player.test.ts.
it('the state of two fingers is pinching, and of the one that stays dragging', () => {
  const { look, finger } = begin()
  finger().press(100, 300)
  const second = finger(2).press(200, 400)
  expect(look().state).toBe('pinching')
  second.release()
  expect(look().state).toBe('dragging')
})

describe('the pinned point', () => {
  it('of a finger that drags is the one that it holds, even before the map has caught up with it', () => {
    const { controller, look, finger } = begin()
    const heldMap = toMap(controller.view, MIDDLE)
    const one = finger().press(180, 370)
    for (let moves = 0; moves < 20; moves += 1) {
      one.moveBy(3, 2)
      const { pinned, view } = look()
      expect(pinned.pointMap).toEqual(heldMap)
      expectSame(pinned.view, view)
    }
    expect(look().pinned.pointScreen).toEqual(one.pointScreen)
  })

  it('past the edge asks for more than the map gives', () => {
    const { controller, look, finger } = begin()
    controller.goTo({ x: 0, y: 0, scale: 1 }, 0)
    finger().press(100, 100).moveBy(130, 230)
    const { pinned, view } = look()
    expectSame(pinned.view, { x: 130, y: 230, scale: 1 })
    expect(view.x).toBeCloseTo((60 * 130) / (130 + 120), 9)
  })

  it('of one finger that zooms stays where it took hold', () => {
    const { clock, look, finger } = begin()
    const one = finger()
    one.tap(204, 304)
    clock.advance(100)
    one.press(204, 304).moveBy(0, 20)
    expect(look().pinned.pointScreen).toEqual({ x: 204, y: 304 })
    one.moveBy(0, 20)
    expect(look().pinned.pointScreen).toEqual({ x: 204, y: 304 })
  })

  it('of a wheel is what was under it, all the while', () => {
    const { clock, controller, look } = begin()
    const at = { x: 250, y: 300 }
    const heldMap = toMap(controller.view, at)
    controller.scaleBy(2, at, 160)
    for (let frames = 0; frames < 8; frames += 1) {
      clock.frame()
      const { pointScreen, pointMap } = look().pinned
      expect(look().pinned.by).toBe('stays')
      expect(Math.max(distance(pointScreen, at), distance(pointMap, heldMap))).toBeLessThan(1e-6)
    }
  })

  it('of a map that rests or pans is at the given point', () => {
    const { clock, controller, look } = begin()
    expect(look().pinned.pointMap).toEqual(toMap(controller.view, MIDDLE))
    controller.perform({ pan: { x: 80, y: 0 } })
    clock.frame()
    const { pinned, view } = look()
    expect([pinned.by, pinned.pointScreen, pinned.pointMap]).toEqual(['middle', MIDDLE, toMap(view, MIDDLE)])
  })
})

it('the velocity of a glide is that of the map, less in each frame, and none at rest', () => {
  const { clock, look, finger } = begin()
  finger().fling(60, 370, 200, 0)
  const speeds = Array.from({ length: 20 }, () => {
    clock.frame()
    return look().velocity.x
  }).slice(2)
  expect(speeds[0]).toBeGreaterThan(1)
  expect(speeds).toEqual([...new Set(speeds)].sort((a, b) => b - a))
  clock.rest()
  expect(look().velocity).toEqual({ x: 0, y: 0 })
})

describe('the figures', () => {
  const read = (snapshot: Snapshot) =>
    FIGURES.map(([nameOf, , , textOf]) => `${nameOf(snapshot)}: ${textOf(snapshot)}`)

  it('of a map at rest, and of one with a finger on it, to the digit', () => {
    const { clock, look, finger } = begin()
    expect(read(look())).toEqual([
      `${words.xray.formula}: x: −844.0 = 180.0 − 1024.0 × 1.0000\ny: −398.0 = 370.0 − 768.0 × 1.0000`,
      `${words.xray.pinned.middle}: 1024.0, 768.0`,
      `${words.xray.edge}: 0.0 px`,
      `${words.xray.velocity}: 0.00, 0.00`,
      `${words.xray.samples}: ${words.xray.noPointer}`,
    ])
    finger().press(100, 200)
    expect(read(look())[1]).toBe(`${words.xray.pinned.held}: 944.0, 598.0`)
    expect(read(look())[4]).toBe(`${words.xray.samples}: ${words.xray.samplesIn(1, '0')}`)
    clock.advance(200)
    expect(read(look())[4]).toBe(`${words.xray.samples}: ${words.xray.pointerRests}`)
  })

  it('say how far the edge moves the map, as a distance', () => {
    const { controller, look, finger } = begin()
    controller.goTo({ x: 0, y: 0, scale: 1 }, 0)
    finger().press(100, 100).moveBy(130, 230)
    const { view } = look()
    const px = Math.hypot(130 - view.x, 230 - view.y)
    expect(read(look())[2]).toBe(`${words.xray.edge}: ${number(px, 1)} px`)
  })

  it('lead to figures that the article has', () => {
    const named = readFileSync(join(SRC, 'site/how/how.md'), 'utf8')
    for (const [, article] of FIGURES) expect(named).toContain(`](figure:${article})`)
  })

  it('name functions that are in the files that they name', () => {
    const files = ['panzoom', 'site/map/xray'].flatMap((folder) =>
      readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' }).map((path) => ({
        file: basename(path),
        path: join(SRC, folder, path),
      })),
    )
    for (const source of FIGURES.flatMap(([, , sources]) => sources)) {
      const [name, file] = source.split(' · ')
      const path = files.find((one) => one.file === file)?.path ?? ''
      expect(readFileSync(path, 'utf8'), source).toMatch(new RegExp(`\\bfunction ${name}\\b`))
    }
  })

  it('have a true minus sign, and no minus zero', () => {
    expect([number(-0.04, 1), number(-12.345, 2), number(7.5)]).toEqual(['0.0', '−12.35', '8'])
  })
})
