import { describe, expect, it } from 'vitest'
import type { View } from '../../../src/panzoom/core/view'
import { layer as createLayer } from '../../../src/panzoom/extras/layer'

const at = (scale: number, x = 0, y = 0): View => ({ x, y, scale })

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
  expect(style.willChange).toBe('transform')
  layer.end(at(2, 20.25))
  expect([style.willChange, style.translate]).toEqual(['', ''])
  layer.dispose()
  expect(style.willChange).toBe('')
})

describe('where a layer is as sharp as it was painted, the sheet', () => {
  it('always has one, which is stretched only while it moves', () => {
    const { style, layer } = open(true)
    for (const scale of [1, 2, 3]) {
      layer.end(at(scale))
      expect(style.willChange).toBe('opacity')
      layer.start()
      expect(style.willChange).toBe('opacity, transform')
      layer.resize(at(scale))
      expect(style.willChange).toBe('opacity, transform')
    }
    layer.dispose()
    expect(style.willChange).toBe('')
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
})
