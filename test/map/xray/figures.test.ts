import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inspect } from '../../../src/map/xray/inspector'
import { PaceMeter } from '../../../src/map/xray/pace'
import { number, readingsOf } from '../../../src/map/xray/readings'
import { roomBeside, stageFor, viewOnStage } from '../../../src/map/xray/stage'
import { PointerGestures } from '../../../src/panzoom/pointerGestures'
import { openInTheMiddle } from '../../helpers/engine'

const PACE = { frameMs: 16.66, writesPerSecond: 60 }

/** The readings of a map at rest, under a pointer, and in movement. */
function read() {
  const { controller } = openInTheMiddle()
  const still = readingsOf(inspect(controller), PACE)
  const gestures = new PointerGestures(controller)
  gestures.press(1, { x: 100, y: 200 }, 'touch')
  const held = readingsOf(inspect(controller), PACE)
  gestures.release(1)
  controller.perform({ zoomStep: 1 })
  const animating = readingsOf(inspect(controller), PACE)
  return { still, held, animating }
}

describe('the readings', () => {
  it('of a map at rest, to the digit', () => {
    expect(read().still.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'pin: map point: 1024.0, 768.0',
      'pin: screen point: 180.0, 370.0',
      'pin: scale: 1.0000 (zoom 0.00)',
      'offset: −844.0, −398.0',
      'the edge adds: 0.0, 0.0',
      'velocity, px/ms: 0.00, 0.00',
      'its samples: no pointer is down',
      'seen, map px: 844, 398 to 1204, 1138',
      'bounds, map px: 2048 × 1536',
      'limits of scale: 0.7071 to 2.8284',
      'a frame: 16.7 ms',
      'styles written: 60 a second',
    ])
  })

  it('are always the same ones', () => {
    const { still, held } = read()
    expect(held.map(({ label }) => label)).toEqual(still.map(({ label }) => label))
    expect(held[0]?.value).toBe('944.0, 598.0')
  })

  it('name functions and classes that are in the files that they name', () => {
    for (const { by, file } of Object.values(read()).flat()) {
      const code = readFileSync(join(resolve(import.meta.dirname, '../../../src'), file), 'utf8')
      expect(code, `${by} in ${file}`).toMatch(new RegExp(`\\b(function|const|class) ${by}\\b`))
    }
  })

  it.each([
    [-0.04, 1, '0.0'],
    [-12.345, 2, '−12.35'],
    [7.5, 0, '8'],
  ])('write %d with %d decimals as %s', (value, decimals, text) => {
    expect(number(value, decimals)).toBe(text)
  })
})

describe('the pace', () => {
  it('is the mean of the last 20 frames, and the writes of the last second', () => {
    const meter = new PaceMeter()
    expect(meter.at(0)).toEqual({ frameMs: 0, writesPerSecond: 0 })
    for (let ms = 0; ms < 100; ms += 10) meter.frame(ms)
    for (let ms = 100; ms <= 1000; ms += 20) {
      meter.frame(ms)
      meter.wrote(2, ms)
    }
    expect(meter.at(1000)).toEqual({ frameMs: 20, writesPerSecond: 92 })
    expect(meter.at(1500).writesPerSecond).toBe(50)
  })
})

describe('the stage of a tape', () => {
  it('is the middle of the room beside a panel, or above one, and as large as fits', () => {
    const desk = { width: 1440, height: 800 }
    const room = roomBeside({ left: 16, top: 16, right: 352, bottom: 784 }, desk)
    expect(room).toEqual({ left: 352, top: 0, right: 1440, bottom: 800 })
    expect(stageFor({ width: 360, height: 640 }, room)).toEqual({ x: 352 + 364, y: 80, scale: 1 })
    const above = roomBeside({ left: 8, top: 320, right: 290, bottom: 630 }, { width: 360, height: 640 })
    expect(stageFor({ width: 360, height: 640 }, above)).toEqual({ x: 90, y: 0, scale: 0.5 })
  })

  it('shows what the engine shows', () => {
    const view = viewOnStage({ x: 90, y: 10, scale: 0.5 }, { x: -300, y: 40, scale: 2 })
    expect(view).toEqual({ x: -60, y: 30, scale: 1 })
  })
})
