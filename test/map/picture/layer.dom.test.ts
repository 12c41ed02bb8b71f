import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layerOf } from '../../../src/map/picture/layer'
import type { View } from '../../../src/panzoom/view'
import { framesWaiting, pass, stopTime } from '../../helpers/frames'

stopTime()

const at = (scale: number, x = 0, y = 0): View => ({ x, y, scale })

/** What waits for the browser to have nothing to do. */
let idle = new Map<number, () => void>()
const whenIdle = () => {
  const waiting = [...idle.values()]
  idle.clear()
  for (const callback of waiting) callback()
}

beforeEach(() => {
  idle = new Map()
  let id = 0
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    id += 1
    idle.set(id, callback)
    return id
  })
  vi.stubGlobal('cancelIdleCallback', (one: number) => idle.delete(one))
})
afterEach(() => vi.unstubAllGlobals())

/** Two frames, and the idle time after them. */
function wait() {
  pass(16)
  pass(16)
  whenIdle()
}

describe('where a layer is sharp at scale 1 alone, the sheet', () => {
  it('has one there at once, and keeps it through a drag, on whole device pixels', () => {
    const style = { willChange: '', translate: '' } as CSSStyleDeclaration
    const layer = layerOf(style, false)
    layer.rest(at(1))
    expect(style.willChange).toBe('transform')
    layer.start(at(1))
    layer.rest(at(1, 20.25))
    expect([style.willChange, style.translate]).toEqual(['transform', '-0.25px 0px'])
  })

  it('has none at rest at any other scale, and one again back at 1', () => {
    const { style } = document.createElement('div')
    const layer = layerOf(style, false)
    layer.rest(at(1))
    wait()
    layer.start(at(1))
    layer.rest(at(2, 20.25))
    wait()
    expect([style.willChange, style.translate ?? '']).toEqual(['', ''])
    layer.start(at(2))
    expect(style.willChange).toBe('transform')
    layer.rest(at(1))
    expect(style.willChange).toBe('transform')
  })
})

describe('where a layer stays as sharp as it was painted, the sheet', () => {
  it('has its next one prepared once nothing else is to be done', () => {
    const { style } = document.createElement('div')
    layerOf(style, true).rest(at(1))
    pass(16)
    pass(16)
    expect(style.willChange).toBe('')
    whenIdle()
    expect(style.willChange).toBe('transform')
    expect(framesWaiting()).toBe(0)
  })

  it('keeps it through a movement that ends at the scale at which it was painted', () => {
    const { style } = document.createElement('div')
    const layer = layerOf(style, true)
    layer.rest(at(1))
    wait()
    layer.start(at(1))
    layer.rest(at(1, -40, 12))
    expect(style.willChange).toBe('transform')
  })

  it('drops it where the map has come to rest at another scale, and prepares the next', () => {
    const { style } = document.createElement('div')
    const layer = layerOf(style, true)
    layer.rest(at(1))
    wait()
    layer.start(at(1))
    layer.rest(at(2))
    expect(style.willChange).toBe('')
    wait()
    expect(style.willChange).toBe('transform')
    layer.start(at(2))
    layer.rest(at(2))
    expect(style.willChange).toBe('transform')
  })

  it('has one at once when a movement comes before the next is prepared, and cancels the preparation', () => {
    const { style } = document.createElement('div')
    const layer = layerOf(style, true)
    layer.rest(at(1))
    pass(16)
    pass(16)
    layer.start(at(1.5))
    expect(style.willChange).toBe('transform')
    whenIdle()
    layer.rest(at(2))
    expect(style.willChange).toBe('')
  })

  it.each([
    { ratio: 1, view: at(1, -303.5, -20.25), translate: ['0.5px', '0.25px'] },
    { ratio: 2, view: at(1, -303.5, -20.25), translate: ['0px', '0.25px'] },
    { ratio: 2.625, view: at(2, 10, 0.5), translate: ['-0.095238px', '-0.119048px'] },
  ])('lies on whole device pixels at rest, of which there are $ratio in a px', ({ ratio, view, translate }) => {
    vi.stubGlobal('devicePixelRatio', ratio)
    const style = { willChange: '', translate: '' } as CSSStyleDeclaration
    const layer = layerOf(style, true)
    layer.rest(view)
    const rounded = style.translate.split(' ').map((px) => `${Number(Number.parseFloat(px).toFixed(6)) + 0}px`)
    expect(rounded).toEqual(translate)
    layer.start(view)
    expect(style.translate).toBe('')
  })

  it('leaves nothing behind when the map goes', () => {
    const { style } = document.createElement('div')
    const layer = layerOf(style, true)
    layer.rest(at(1))
    pass(16)
    layer.dispose()
    wait()
    expect([style.willChange, framesWaiting(), idle.size]).toEqual(['', 0, 0])
  })
})
