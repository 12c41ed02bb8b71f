import { fireEvent } from '@testing-library/react'
import { afterEach } from 'vitest'

/** The captured pointers, by id, with the elements that captured them: jsdom has no pointer capture. */
const captures = new Map<number, Element>()
afterEach(() => captures.clear())
Object.assign(Element.prototype, {
  setPointerCapture(this: Element, id: number) {
    captures.set(id, this)
  },
  hasPointerCapture(this: Element, id: number) {
    return captures.get(id) === this
  },
})

/** Sends an event that happens now, with further properties. Returns whether its default is not prevented. */
export function send(target: EventTarget, event: Event | string, properties: object = {}): boolean {
  const sent = typeof event === 'string' ? new Event(event, { bubbles: true, cancelable: true }) : event
  const now = { timeStamp: performance.now(), ...properties }
  for (const [name, value] of Object.entries(now)) Object.defineProperty(sent, name, { value })
  return fireEvent(target as Element, sent)
}

/**
 * A mouse with its primary button, a pen or a finger, by the events that a browser sends. Positions are in
 * CSS px of the window. Each release clicks the element of the press, even where most browsers would click
 * another one or none.
 */
export class Pointer {
  /** Whether the default of its last event is not prevented. */
  isAllowed = true
  readonly #init: PointerEventInit
  #under: Element = document.body
  #isDown = false
  #isCaptured = false

  /** `init` are further properties of all its events. */
  constructor(pointerType = 'mouse', pointerId = 1, init: PointerEventInit = {}) {
    this.#init = { pointerId, pointerType, isPrimary: pointerId === 1, button: 0, ...init }
  }

  /** Moves onto an element. */
  enter(element: Element, x: number, y: number): this {
    Object.assign(this.#init, { clientX: x, clientY: y })
    this.#under = element
    fireEvent.pointerEnter(element, this.#init)
    return this.move(x, y)
  }

  /** Leaves the element under it for the parent, or a place for the map. */
  leave(): this {
    fireEvent.pointerLeave(this.#under, this.#init)
    const parent = (this.#under.closest('a') ?? this.#under).parentElement
    if (parent) fireEvent.pointerOver(parent, this.#init)
    return this
  }

  down(element: Element, x: number, y: number, properties = {}): this {
    if (this.#init.pointerType === 'touch') this.enter(element, x, y)
    Object.assign(this.#init, { clientX: x, clientY: y })
    this.#under = element
    this.#isDown = true
    return this.#send('pointerdown', element, properties)
  }

  move(x: number, y: number, properties = {}): this {
    Object.assign(this.#init, { clientX: x, clientY: y })
    return this.#send('pointermove', this.#target(), properties)
  }

  /** Releases where it is. Returns whether the default of the click is not prevented. */
  up(properties = {}): boolean {
    const target = this.#target()
    this.#isDown = false
    this.#send('pointerup', target, properties)
    if (captures.delete(this.#init.pointerId ?? 0)) this.#send('lostpointercapture', target)
    this.#isCaptured = false
    if (this.#init.pointerType === 'touch') this.leave()
    return fireEvent.click(this.#under, { ...this.#init, detail: 1 })
  }

  /** The system takes it, or its capture, away. */
  lose(type: 'pointercancel' | 'lostpointercapture'): void {
    const target = this.#target()
    captures.delete(this.#init.pointerId ?? 0)
    this.#send(type, target)
  }

  /**
   * Where its events go. Once captured, it leaves the element under it, which had captured a finger so far.
   */
  #target(): Element {
    const captor = captures.get(this.#init.pointerId ?? 0)
    if (captor && captor !== this.#under && !this.#isCaptured) {
      this.#isCaptured = true
      if (this.#init.pointerType === 'touch') this.#send('lostpointercapture', this.#under)
      this.leave()
    }
    return captor ?? this.#under
  }

  #send(type: string, target: Element, properties = {}): this {
    const init = { bubbles: true, cancelable: true, buttons: this.#isDown ? 1 : 0, ...this.#init }
    this.isAllowed = send(target, new PointerEvent(type, init), properties)
    return this
  }
}
