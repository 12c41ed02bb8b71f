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

/** Tells the drawer of fingers, some time after what was last told of them. */
function tell(type: string, fingers: readonly (readonly [x: number, y: number])[], afterMs = 16): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true })
  ms += afterMs
  Object.defineProperty(event, 'timeStamp', { value: ms })
  Object.assign(event, { touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })) })
  return (drawer.firstElementChild as HTMLElement).dispatchEvent(event)
}

const pushed = () => drawer.style.getPropertyValue('--pushed')

describe('a finger that pushes the drawer', () => {
  it('has it follow, and closes it when let go far enough', () => {
    tell('touchstart', [[280, 100]])
    expect(tell('touchmove', [[200, 102]])).toBe(false)
    expect(pushed()).toBe('80px')
    tell('touchmove', [[160, 104]], 1000)
    expect(pushed()).toBe('120px')
    tell('touchend', [], 1000)
    expect(drawer.open).toBe(false)
    expect(pushed()).toBe('')
  })

  it('closes it when it flicks', () => {
    tell('touchstart', [[280, 100]])
    tell('touchmove', [[260, 100]])
    tell('touchmove', [[230, 100]])
    tell('touchend', [])
    expect(drawer.open).toBe(false)
  })

  it('closes it when it flicks, however fine the browser cuts its way', () => {
    tell('touchstart', [[280, 100]])
    for (let x = 278; x >= 240; x -= 2) tell('touchmove', [[x, 100]], 4)
    tell('touchend', [], 4)
    expect(drawer.open).toBe(false)
  })

  it('leaves it open when it flicks, rests for 2 s, and is let go', () => {
    tell('touchstart', [[280, 100]])
    tell('touchmove', [[260, 100]])
    tell('touchmove', [[230, 100]])
    tell('touchend', [], 2000)
    expect(drawer.open).toBe(true)
    expect(pushed()).toBe('')
  })

  it('leaves it open when let go early and slowly', () => {
    tell('touchstart', [[280, 100]])
    tell('touchmove', [[240, 100]], 500)
    tell('touchend', [])
    expect(drawer.open).toBe(true)
    expect(pushed()).toBe('')
    expect(drawer.hasAttribute('data-pushed')).toBe(false)
  })

  it('takes back what it has pushed, and no more', () => {
    tell('touchstart', [[200, 100]])
    tell('touchmove', [[150, 100]])
    tell('touchmove', [[260, 100]])
    expect(pushed()).toBe('0px')
  })
})

describe('a finger that does something else', () => {
  it.each([
    { what: 'scrolls down', to: [278, 160] },
    { what: 'scrolls up', to: [275, 40] },
    { what: 'moves to the right', to: [300, 100] },
    { what: 'hardly moves', to: [274, 100] },
  ] as const)('and $what leaves the drawer alone', ({ to }) => {
    tell('touchstart', [[280, 100]])
    expect(tell('touchmove', [to])).toBe(true)
    tell('touchend', [])
    expect(pushed()).toBe('')
    expect(drawer.open).toBe(true)
  })

  it('and scrolls first does not push later', () => {
    tell('touchstart', [[280, 100]])
    tell('touchmove', [[278, 160]])
    tell('touchmove', [[100, 160]])
    expect(pushed()).toBe('')
  })

  it('and is joined by another lets go', () => {
    tell('touchstart', [[280, 100]])
    tell('touchmove', [[200, 100]])
    tell('touchmove', [
      [180, 100],
      [50, 50],
    ])
    expect(pushed()).toBe('')
    tell('touchend', [])
    expect(drawer.open).toBe(true)
  })

  it('and is taken by the browser lets go', () => {
    tell('touchstart', [[280, 100]])
    tell('touchmove', [[100, 100]])
    tell('touchcancel', [])
    expect(pushed()).toBe('')
    expect(drawer.open).toBe(true)
  })
})

it('to ask twice changes nothing', () => {
  closeBySwipe(drawer)
  tell('touchstart', [[280, 100]])
  tell('touchmove', [[200, 100]])
  expect(pushed()).toBe('80px')
})
