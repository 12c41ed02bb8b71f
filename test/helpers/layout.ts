import { beforeEach, vi } from 'vitest'

const DESKTOP = { left: 0, top: 0, width: 1000, height: 700 }

/**
 * Gives every element the same box, in CSS px of the window, during each test of this file: jsdom has no
 * layout, and a map of 0 by 0 has no view. What stands over the map has none. Returns a function that sets
 * another box for the rest of a test.
 */
export function layOut(box = DESKTOP): (box: typeof DESKTOP) => void {
  let boxNow = box
  beforeEach(() => {
    boxNow = box
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.matches('[data-avoided], [data-strip] *')) return new DOMRect()
      return new DOMRect(boxNow.left, boxNow.top, boxNow.width, boxNow.height)
    })
  })
  return (box) => {
    boxNow = box
  }
}
