import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layerOf } from '../../../src/map/moveSheet'
import type { View } from '../../../src/panzoom/view'
import { framesWaiting, pass, stopTime } from '../../helpers/frames'

stopTime()

const at = (scale: number, x = 0, y = 0): View => ({ x, y, scale })

/** The callbacks that wait until the browser is idle. */
const idle = new Map<number, () => void>()

beforeEach(() => {
  idle.clear()
  let id = 0
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    id += 1
    idle.set(id, callback)
    return id
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => idle.delete(id))
})
afterEach(() => vi.unstubAllGlobals())

const passFrames = () => [16, 16].forEach(pass)

function beIdle() {
  for (const [id, callback] of idle) if (idle.delete(id)) callback()
}

function open(paintsAtOwnScale: boolean) {
  const style = { willChange: '', translate: '' } as CSSStyleDeclaration
  return { style, layer: layerOf(style, paintsAtOwnScale) }
}

describe('where a layer is sharp at scale 1 alone, the sheet', () => {
  it('has one there at once, and through a drag, on whole device pixels', () => {
    const { style, layer } = open(false)
    layer.rest(at(1))
    expect(style.willChange).toBe('transform')
    layer.start(at(1))
    layer.rest(at(1, 20.25))
    expect([style.willChange, style.translate]).toEqual(['transform', '-0.25px 0px'])
  })

  it('has none at rest at any other scale, and one again back at 1', () => {
    const { style, layer } = open(false)
    layer.rest(at(1))
    layer.start(at(1))
    layer.rest(at(2, 20.25))
    passFrames()
    beIdle()
    expect([style.willChange, style.translate]).toEqual(['', ''])
    layer.start(at(2))
    expect(style.willChange).toBe('transform')
    layer.rest(at(1))
    expect(style.willChange).toBe('transform')
  })
})

describe('where a layer stays as sharp as it was painted, the sheet', () => {
  it('has its next one prepared when the browser is idle, and keeps it through movements at that scale', () => {
    const { style, layer } = open(true)
    layer.rest(at(1))
    passFrames()
    expect(style.willChange).toBe('')
    beIdle()
    expect([style.willChange, framesWaiting()]).toEqual(['transform', 0])
    layer.start(at(1))
    layer.rest(at(1, -40, 12))
    expect(style.willChange).toBe('transform')
  })

  it('drops it at rest at another scale, and prepares the next', () => {
    const { style, layer } = open(true)
    for (const scale of [1, 2]) {
      layer.start(at(1))
      layer.rest(at(scale))
    }
    expect(style.willChange).toBe('')
    passFrames()
    beIdle()
    expect(style.willChange).toBe('transform')
    layer.start(at(2))
    layer.rest(at(2))
    expect(style.willChange).toBe('transform')
  })

  it('has one at once when a movement comes before the next is prepared, and cancels the preparation', () => {
    const { style, layer } = open(true)
    layer.rest(at(1))
    passFrames()
    layer.start(at(1.5))
    expect([style.willChange, idle.size]).toEqual(['transform', 0])
    layer.rest(at(2))
    expect(style.willChange).toBe('')
  })

  it.each([
    { ratio: 1, view: at(1, -303.5, -20.25), translate: [0.5, 0.25] },
    { ratio: 2, view: at(1, -303.5, -20.25), translate: [0, 0.25] },
    { ratio: 2.625, view: at(2, 10, 0.5), translate: [-0.095238, -0.119048] },
  ])('lies on whole device pixels at rest, of which there are $ratio in a px', ({ ratio, view, translate }) => {
    vi.stubGlobal('devicePixelRatio', ratio)
    const { style, layer } = open(true)
    layer.rest(view)
    const px = style.translate.split(' ').map((length) => Number(Number.parseFloat(length).toFixed(6)) + 0)
    expect(px).toEqual(translate)
    layer.start(view)
    expect(style.translate).toBe('')
  })

  it.each([1, 2])('has none when the map goes, after %d frames', (frames) => {
    const { style, layer } = open(true)
    layer.rest(at(1))
    for (let frame = 0; frame < frames; frame += 1) pass(16)
    layer.dispose()
    passFrames()
    beIdle()
    expect([style.willChange, framesWaiting(), idle.size]).toEqual(['', 0, 0])
  })
})
