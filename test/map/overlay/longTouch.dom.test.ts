import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onLongTouch } from '../../../src/map/overlay/longTouch'

/** An element with a link and a button, and the targets of its long touches. */
function open() {
  document.body.innerHTML = '<div><a href="#there">There</a><button>Do</button></div>'
  const element = document.querySelector('div') as HTMLElement
  const link = document.querySelector('a') as HTMLElement
  const targets: unknown[] = []
  const ending = new AbortController()
  onLongTouch(element, (target) => targets.push(target), ending.signal)
  const end = () => ending.abort()
  endings.push(end)
  return { element, link, targets, end }
}

const endings: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
  vi.useRealTimers()
})

/** Sends a pointer event of a finger. */
function touch(target: EventTarget, type: string, clientX: number, clientY: number, init: PointerEventInit = {}) {
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX, clientY, bubbles: true }
  fireEvent(target as Element, new PointerEvent(type, { ...finger, ...init }))
}

/** Clicks. Returns whether the link received the click and its default is not prevented. */
function click(link: HTMLElement, detail = 1): boolean {
  const onClick = vi.fn()
  link.addEventListener('click', onClick, { once: true })
  const isAllowed = fireEvent.click(link, { detail })
  link.removeEventListener('click', onClick)
  expect(onClick).toHaveBeenCalledTimes(isAllowed ? 1 : 0)
  return isAllowed
}

describe('a long touch', () => {
  it('calls back once, after 600 ms, with its target', () => {
    const { link, targets } = open()
    touch(link, 'pointerdown', 140, 260)
    vi.advanceTimersByTime(599)
    expect(targets).toEqual([])
    vi.advanceTimersByTime(1)
    expect(targets).toEqual([link])
    vi.advanceTimersByTime(5000)
    expect(targets).toHaveLength(1)
  })

  it('suppresses the click that follows it, and no other', () => {
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
    { of: 'a finger that strays by 15 px', x: 9, y: 12, calls: 1 },
    { of: 'a finger that strays further', x: 9, y: 12.1, calls: 0 },
  ])('by $of calls back $calls times', ({ x, y, calls }) => {
    const { link, targets } = open()
    touch(link, 'pointerdown', 140, 260)
    touch(window, 'pointermove', 140 + x, 260 + y)
    touch(window, 'pointermove', 140, 260)
    vi.advanceTimersByTime(1000)
    expect(targets).toHaveLength(calls)
    expect(click(link)).toBe(calls === 0)
  })

  it.each<{ of: string; act: (link: HTMLElement) => void }>([
    { of: 'a mouse', act: (link) => touch(link, 'pointerdown', 140, 260, { pointerType: 'mouse' }) },
    { of: 'a pen', act: (link) => touch(link, 'pointerdown', 140, 260, { pointerType: 'pen' }) },
    {
      of: 'a finger that is lifted before',
      act: (link) => {
        touch(link, 'pointerdown', 140, 260)
        vi.advanceTimersByTime(590)
        touch(link, 'pointerup', 140, 260)
      },
    },
    {
      of: 'a finger that is cancelled',
      act: (link) => {
        touch(link, 'pointerdown', 140, 260)
        touch(link, 'pointercancel', 140, 260)
      },
    },
    {
      of: 'a finger when the window loses the focus',
      act: (link) => {
        touch(link, 'pointerdown', 140, 260)
        fireEvent(window, new Event('blur'))
      },
    },
    {
      of: 'two fingers',
      act: (link) => {
        touch(link, 'pointerdown', 140, 260)
        touch(link, 'pointerdown', 240, 260, { pointerId: 2, isPrimary: false })
      },
    },
  ])('is not recognized for $of', ({ act }) => {
    const { link, targets } = open()
    act(link)
    vi.advanceTimersByTime(1000)
    expect(targets).toEqual([])
    expect(click(link)).toBe(true)
  })

  it('has no effect and leaves no timer after the signal is aborted', () => {
    const { link, targets, end } = open()
    touch(link, 'pointerdown', 140, 260)
    end()
    expect(vi.getTimerCount()).toBe(0)
    touch(link, 'pointerdown', 140, 260)
    vi.advanceTimersByTime(1000)
    expect(targets).toEqual([])
  })
})
