import { fireEvent } from '@testing-library/react'
import { afterEach } from 'vitest'

/** The captured pointers, by id, with the elements that captured them. */
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
 * The mouse with its primary button, or a finger, by the events that a browser sends. Positions are in CSS px of the
 * window. Each release clicks the element of the press, even where most browsers would click another one or none.
 */
export class Pointer {
  readonly #type: 'mouse' | 'touch'
  readonly #id: number
  #under: Element = document.body
  #isDown = false
  #isCaptured = false
  #x = 0
  #y = 0

  constructor(type: 'mouse' | 'touch' = 'mouse', id = 1) {
    this.#type = type
    this.#id = id
  }

  /** Moves onto an element. */
  enter(element: Element, x: number, y: number): this {
    this.#at(x, y)
    this.#under = element
    fireEvent.pointerEnter(element, this.#init())
    return this.move(x, y)
  }

  /** Leaves the element under it for the parent, or a place for the map. */
  leave(): this {
    fireEvent.pointerLeave(this.#under, this.#init())
    const parent = (this.#under.closest('a') ?? this.#under).parentElement
    if (parent) fireEvent.pointerOver(parent, this.#init())
    return this
  }

  down(element: Element, x: number, y: number): this {
    if (this.#type === 'touch') this.enter(element, x, y)
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

  /** Releases where it is. Returns whether the default of the click is not prevented. */
  up(): boolean {
    const target = this.#target()
    this.#isDown = false
    fireEvent.pointerUp(target, this.#init())
    if (captures.delete(this.#id)) fireEvent.lostPointerCapture(target, this.#init())
    this.#isCaptured = false
    if (this.#type === 'touch') this.leave()
    return fireEvent.click(this.#under, { ...this.#init(), detail: 1 })
  }

  #at(x: number, y: number): void {
    this.#x = x
    this.#y = y
  }

  /** The target of events. A captured pointer leaves the element under it, which has captured a finger until then. */
  #target(): Element {
    const captor = captures.get(this.#id)
    if (!captor) return this.#under
    if (!this.#isCaptured) {
      this.#isCaptured = true
      if (this.#type === 'touch') fireEvent.lostPointerCapture(this.#under, this.#init())
      this.leave()
    }
    return captor
  }

  #init(): PointerEventInit {
    return {
      pointerId: this.#id,
      pointerType: this.#type,
      isPrimary: this.#id === 1,
      button: 0,
      buttons: this.#isDown ? 1 : 0,
      clientX: this.#x,
      clientY: this.#y,
    }
  }
}
