import { fireEvent } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Which element has captured which pointer, from the time it asked for it. */
const captures = new Map<number, Element>()
afterEach(() => captures.clear())

// jsdom has no pointer capture.
Element.prototype.setPointerCapture = function (id) {
  captures.set(id, this)
}
Element.prototype.hasPointerCapture = function (id) {
  return captures.get(id) === this
}

/**
 * The mouse with its first button, or a finger, as a browser tells of it; places are in CSS px of the window. After
 * it goes up it always clicks what it went down on, even where most browsers would click nothing or something else.
 */
export class Pointer {
  readonly #kind: 'mouse' | 'touch'
  readonly #id: number
  #under: Element = document.body
  #isDown = false
  #isCaptured = false
  #x = 0
  #y = 0

  constructor(kind: 'mouse' | 'touch' = 'mouse', id = 1) {
    this.#kind = kind
    this.#id = id
  }

  /** Comes to lie over an element. */
  enter(element: Element, x: number, y: number): this {
    this.#at(x, y)
    this.#under = element
    fireEvent.pointerEnter(element, this.#init())
    return this.move(x, y)
  }

  /** Leaves the element that it is over, for what lies around it or, over a place, for the map. */
  leave(): this {
    fireEvent.pointerLeave(this.#under, this.#init())
    const around = (this.#under.closest('a') ?? this.#under).parentElement
    if (around) fireEvent.pointerOver(around, this.#init())
    return this
  }

  down(element: Element, x: number, y: number): this {
    if (this.#kind === 'touch') this.enter(element, x, y)
    this.#at(x, y)
    this.#under = element
    this.#isDown = true
    fireEvent.pointerDown(element, this.#init())
    return this
  }

  move(x: number, y: number): this {
    this.#at(x, y)
    fireEvent.pointerMove(this.#target(), this.#init())
    return this
  }

  /** Goes up where it is. Returns whether the browser was left to do what a click does. */
  up(): boolean {
    const target = this.#target()
    this.#isDown = false
    fireEvent.pointerUp(target, this.#init())
    if (captures.delete(this.#id)) fireEvent.lostPointerCapture(target, this.#init())
    this.#isCaptured = false
    if (this.#kind === 'touch') this.leave()
    return fireEvent.click(this.#under, { ...this.#init(), detail: 1 })
  }

  #at(x: number, y: number): void {
    this.#x = x
    this.#y = y
  }

  /** What hears the pointer. One that has been captured leaves what it was over; a finger was captured by that. */
  #target(): Element {
    const captor = captures.get(this.#id)
    if (!captor) return this.#under
    if (!this.#isCaptured) {
      this.#isCaptured = true
      if (this.#kind === 'touch') fireEvent.lostPointerCapture(this.#under, this.#init())
      this.leave()
    }
    return captor
  }

  #init(): PointerEventInit {
    return {
      pointerId: this.#id,
      pointerType: this.#kind,
      isPrimary: this.#id === 1,
      button: 0,
      buttons: this.#isDown ? 1 : 0,
      clientX: this.#x,
      clientY: this.#y,
    }
  }
}
