import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeBySwipe } from '../../src/layout/swipe'

let drawer: HTMLDialogElement
let ms = 0

beforeEach(() => {
  drawer = document.createElement('dialog')
  const panel = document.createElement('div')
  Object.defineProperty(panel, 'offsetWidth', { value: 300 })
  drawer.append(panel)
  document.body.append(drawer)
  drawer.open = true
  closeBySwipe(drawer)
})

afterEach(() => drawer.remove())

/** Dispatches a touch event on the drawer, `afterMs` after the last one. Returns false if its default was prevented. */
function dispatch(type: string, fingers: readonly (readonly [x: number, y: number])[], afterMs = 16): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true })
  ms += afterMs
  Object.defineProperty(event, 'timeStamp', { value: ms })
  Object.assign(event, { touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })) })
  return (drawer.firstElementChild as HTMLElement).dispatchEvent(event)
}

const pushed = () => drawer.style.getPropertyValue('--pushed')

describe('a finger that pushes the drawer', () => {
  it('moves it along, and closes it if lifted far enough to the left', () => {
    dispatch('touchstart', [[280, 100]])
    expect(dispatch('touchmove', [[200, 102]])).toBe(false)
    expect(pushed()).toBe('80px')
    dispatch('touchmove', [[160, 104]], 1000)
    expect(pushed()).toBe('120px')
    dispatch('touchend', [], 1000)
    expect(drawer.open).toBe(false)
    expect(pushed()).toBe('')
  })

  it('closes it by a flick', () => {
    dispatch('touchstart', [[280, 100]])
    dispatch('touchmove', [[260, 100]])
    dispatch('touchmove', [[230, 100]])
    dispatch('touchend', [])
    expect(drawer.open).toBe(false)
  })

  it('closes it by a flick, even if the browser reports many small moves', () => {
    dispatch('touchstart', [[280, 100]])
    for (let x = 278; x >= 240; x -= 2) dispatch('touchmove', [[x, 100]], 4)
    dispatch('touchend', [], 4)
    expect(drawer.open).toBe(false)
  })

  it('leaves it open if it rests for 2 s after a flick', () => {
    dispatch('touchstart', [[280, 100]])
    dispatch('touchmove', [[260, 100]])
    dispatch('touchmove', [[230, 100]])
    dispatch('touchend', [], 2000)
    expect(drawer.open).toBe(true)
    expect(pushed()).toBe('')
  })

  it('leaves it open if lifted early and slowly', () => {
    dispatch('touchstart', [[280, 100]])
    dispatch('touchmove', [[240, 100]], 500)
    dispatch('touchend', [])
    expect(drawer.open).toBe(true)
    expect(pushed()).toBe('')
    expect(drawer.hasAttribute('data-pushed')).toBe(false)
  })

  it('can push it back, up to the start', () => {
    dispatch('touchstart', [[200, 100]])
    dispatch('touchmove', [[150, 100]])
    dispatch('touchmove', [[260, 100]])
    expect(pushed()).toBe('0px')
  })
})

describe('a finger that does something else', () => {
  it.each([
    { what: 'scrolls down', to: [278, 160] },
    { what: 'scrolls up', to: [275, 40] },
    { what: 'moves to the right', to: [300, 100] },
    { what: 'moves by 6 px', to: [274, 100] },
  ] as const)('and $what does not move the drawer', ({ to }) => {
    dispatch('touchstart', [[280, 100]])
    expect(dispatch('touchmove', [to])).toBe(true)
    dispatch('touchend', [])
    expect(pushed()).toBe('')
    expect(drawer.open).toBe(true)
  })

  it('and scrolls first does not push it later', () => {
    dispatch('touchstart', [[280, 100]])
    dispatch('touchmove', [[278, 160]])
    dispatch('touchmove', [[100, 160]])
    expect(pushed()).toBe('')
  })

  it('and is joined by a second finger releases it', () => {
    dispatch('touchstart', [[280, 100]])
    dispatch('touchmove', [[200, 100]])
    dispatch('touchmove', [
      [180, 100],
      [50, 50],
    ])
    expect(pushed()).toBe('')
    dispatch('touchend', [])
    expect(drawer.open).toBe(true)
  })

  it('and is cancelled by the browser releases it', () => {
    dispatch('touchstart', [[280, 100]])
    dispatch('touchmove', [[100, 100]])
    dispatch('touchcancel', [])
    expect(pushed()).toBe('')
    expect(drawer.open).toBe(true)
  })
})

it('a second call of closeBySwipe has no effect', () => {
  closeBySwipe(drawer)
  dispatch('touchstart', [[280, 100]])
  dispatch('touchmove', [[200, 100]])
  expect(pushed()).toBe('80px')
})
