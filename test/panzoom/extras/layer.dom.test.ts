import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { View } from '../../../src/panzoom/core/view'
import { layer as createLayer } from '../../../src/panzoom/extras/layer'
import { framesWaiting, pass, stopTime } from '../../helpers/frames'

stopTime()

const at = (scale: number, x = 0, y = 0): View => ({ x, y, scale })

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 50))
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer))
})

/** A layer is prepared after two frames, when the browser is idle. */
const passFrames = () => [16, 16].forEach(pass)
const prepare = () => [16, 16, 50].forEach(pass)

function open(paintsAtOwnScale: boolean, devicePixelRatio = 1) {
  const style = { willChange: '', translate: '' } as CSSStyleDeclaration
  const page = Object.create(window, { devicePixelRatio: { value: devicePixelRatio } })
  const ownerDocument = { defaultView: page } as Document
  return { style, layer: createLayer({ style, ownerDocument }, paintsAtOwnScale) }
}

it('where a layer is sharp at scale 1 alone, the sheet has one there, and elsewhere while it moves', () => {
  const { style, layer } = open(false)
  layer.end(at(1))
  expect(style.willChange).toBe('transform')
  layer.start()
  layer.end(at(1, 20.25))
  expect([style.willChange, style.translate]).toEqual(['transform', '-0.25px 0px'])
  layer.resize(at(2, 30))
  expect([style.willChange, style.translate]).toEqual(['', ''])
  layer.start()
  layer.end(at(2, 20.25))
  prepare()
  expect([style.willChange, style.translate]).toEqual(['', ''])
  layer.start()
  expect(style.willChange).toBe('transform')
  layer.end(at(1))
  expect(style.willChange).toBe('transform')
})

describe('where a layer is painted at the scale that it has, the sheet', () => {
  it('has one at once, which a movement stretches, and which is painted anew at another scale', () => {
    const { style, layer } = open(true)
    layer.end(at(1))
    expect([style.willChange, framesWaiting()]).toEqual(['opacity, transform', 0])
    for (const scale of [2, 3]) {
      layer.start()
      layer.end(at(scale))
      passFrames()
      expect(style.willChange).toBe('opacity')
      prepare()
      expect([style.willChange, framesWaiting()]).toEqual(['opacity, transform', 0])
      layer.start()
      layer.end(at(scale, -40, 12))
      expect([style.willChange, framesWaiting()]).toEqual(['opacity, transform', 0])
    }
  })

  it('has a new one below scale 1', () => {
    const { style, layer } = open(true)
    layer.end(at(1))
    layer.end(at(0.7))
    passFrames()
    expect(style.willChange).toBe('')
    prepare()
    expect(style.willChange).toBe('opacity, transform')
  })

  it('is painted anew later if a movement comes before that, even one that ends at the same scale', () => {
    const { style, layer } = open(true)
    layer.end(at(1))
    layer.end(at(2))
    layer.start()
    expect([style.willChange, framesWaiting()]).toEqual(['opacity, transform', 0])
    layer.end(at(2))
    passFrames()
    expect(style.willChange).toBe('opacity')
  })

  it('is painted anew also after a movement that was there before it', () => {
    const { style, layer } = open(true)
    layer.start()
    layer.end(at(2))
    expect(style.willChange).toBe('opacity')
  })

  it.each([
    { ratio: 1, view: at(1, -303.5, -20.25), translate: [0.5, 0.25] },
    { ratio: 2, view: at(1, -303.5, -20.25), translate: [0, 0.25] },
    { ratio: 2.625, view: at(2, 10, 0.5), translate: [-0.095238, -0.119048] },
  ])(
    'lies on whole pixels of its window’s device at rest, at $ratio to the px',
    ({ ratio, view, translate }) => {
      const { style, layer } = open(true, ratio)
      layer.end(view)
      const px = style.translate.split(' ').map((length) => Number(Number.parseFloat(length).toFixed(6)) + 0)
      expect(px).toEqual(translate)
      layer.start()
      expect(style.translate).toBe('')
    },
  )

  it.each([1, 2])('has none when the map goes, after %d frames', (frames) => {
    const { style, layer } = open(true)
    layer.end(at(1))
    layer.end(at(2))
    for (let frame = 0; frame < frames; frame += 1) pass(16)
    layer.dispose()
    expect([style.willChange, framesWaiting()]).toEqual(['', 0])
  })
})
