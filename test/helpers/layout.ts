import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'

/** The box that elements report, in CSS px of the window. */
export interface ElementBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Gives every element the same box during each test of this file: jsdom has no layout, so its boxes are 0 by 0, and a
 * map of that size has no view. Returns a function that sets another box for the rest of a test.
 */
export function layOut(box: ElementBox = { left: 0, top: 0, width: 1000, height: 700 }): (box: ElementBox) => void {
  let boxNow = box
  let measuring: MockInstance<() => DOMRect>

  beforeEach(() => {
    boxNow = box
    measuring = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
      const { left, top, width, height } = boxNow
      const rect = { x: left, y: top, left, top, width, height, right: left + width, bottom: top + height }
      return { ...rect, toJSON: () => rect }
    })
  })
  afterEach(() => measuring.mockRestore())

  return (box) => {
    boxNow = box
  }
}
