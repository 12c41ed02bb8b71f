import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onLongTouch } from '../../../src/map/overlay/longTouch'

/** An element with a link in it, and what has been asked. */
function open() {
  document.body.innerHTML = '<div><a href="#there">There</a><button>Do</button></div>'
  const element = document.querySelector('div') as HTMLElement
  const link = document.querySelector('a') as HTMLElement
  const asked: unknown[] = []
  const ending = new AbortController()
  onLongTouch(element, (target) => asked.push(target), ending.signal)
  const end = () => ending.abort()
  endings.push(end)
  return { element, link, asked, end }
}

const endings: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
  vi.useRealTimers()
})

/** Sends a pointer event of a finger, the only one by default. */
function touch(target: EventTarget, type: string, clientX: number, clientY: number, init: PointerEventInit = {}) {
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX, clientY, bubbles: true }
  fireEvent(target as Element, new PointerEvent(type, { ...finger, ...init }))
}

/** Clicks; returns whether the click reached the link and was not prevented. */
function click(link: HTMLElement, detail = 1): boolean {
  const onClick = vi.fn()
  link.addEventListener('click', onClick, { once: true })
  const isLeft = fireEvent.click(link, { detail })
  link.removeEventListener('click', onClick)
  expect(onClick).toHaveBeenCalledTimes(isLeft ? 1 : 0)
  return isLeft
}

describe('a long touch', () => {
  it('asks once, after 600 ms, for what it rests on', () => {
    const { link, asked } = open()
    touch(link, 'pointerdown', 140, 260)
    vi.advanceTimersByTime(599)
    expect(asked).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asked).toEqual([link])
    vi.advanceTimersByTime(5000)
    expect(asked).toHaveLength(1)
  })

  it('takes away the click that comes of it, and no other', () => {
    const { link } = open()
    touch(link, 'pointerdown', 140, 260)
    vi.advanceTimersByTime(600)
    touch(link, 'pointerup', 140, 260)
    expect(click(link, 0)).toBe(true)
    expect(click(link)).toBe(false)
    touch(link, 'pointerdown', 140, 260)
    touch(link, 'pointerup', 140, 260)
    expect(click(link)).toBe(true)
  })

  it.each([
    { of: 'a finger that strays 15 px', x: 9, y: 12, asks: 1 },
    { of: 'a finger that strays further', x: 9, y: 12.1, asks: 0 },
  ])('by $of asks $asks times', ({ x, y, asks }) => {
    const { link, asked } = open()
    touch(link, 'pointerdown', 140, 260)
    touch(window, 'pointermove', 140 + x, 260 + y)
    touch(window, 'pointermove', 140, 260)
    vi.advanceTimersByTime(1000)
    expect(asked).toHaveLength(asks)
    expect(click(link)).toBe(asks === 0)
  })

  it.each<{ of: string; happens: (link: HTMLElement) => void }>([
    { of: 'a mouse', happens: (link) => touch(link, 'pointerdown', 140, 260, { pointerType: 'mouse' }) },
    { of: 'a pen', happens: (link) => touch(link, 'pointerdown', 140, 260, { pointerType: 'pen' }) },
    {
      of: 'a finger that is lifted in time',
      happens: (link) => {
        touch(link, 'pointerdown', 140, 260)
        vi.advanceTimersByTime(590)
        touch(link, 'pointerup', 140, 260)
      },
    },
    {
      of: 'a finger that is cancelled',
      happens: (link) => {
        touch(link, 'pointerdown', 140, 260)
        touch(link, 'pointercancel', 140, 260)
      },
    },
    {
      of: 'a finger that the window loses',
      happens: (link) => {
        touch(link, 'pointerdown', 140, 260)
        fireEvent(window, new Event('blur'))
      },
    },
    {
      of: 'two fingers',
      happens: (link) => {
        touch(link, 'pointerdown', 140, 260)
        touch(link, 'pointerdown', 240, 260, { pointerId: 2, isPrimary: false })
      },
    },
  ])('is not one of $of', ({ happens }) => {
    const { link, asked } = open()
    happens(link)
    vi.advanceTimersByTime(1000)
    expect(asked).toEqual([])
    expect(click(link)).toBe(true)
  })

  it('after its end asks nothing more, and no timer is left', () => {
    const { link, asked, end } = open()
    touch(link, 'pointerdown', 140, 260)
    end()
    expect(vi.getTimerCount()).toBe(0)
    touch(link, 'pointerdown', 140, 260)
    vi.advanceTimersByTime(1000)
    expect(asked).toEqual([])
  })
})
