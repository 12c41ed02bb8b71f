/** The overlay as visitors use it: signposts, flights, and the status message for screen readers. */
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { framesWaiting, pass, stopTime } from '../../helpers/frames'
import { PLACES } from '../../helpers/places'
import { Pointer } from '../../helpers/pointer'
import { link, matrixOf, renderMap, shownName } from '../../helpers/renderMap'

stopTime()

const CONTROL = { left: 938, top: 550, right: 984, bottom: 684 }

// A map of 1000 x 700 with its control at the bottom right: jsdom has no layout.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { left, top, right, bottom } = this.matches('[data-keep-free]')
      ? CONTROL
      : { left: 0, top: 0, right: 1000, bottom: 700 }
    return new DOMRect(left, top, right - left, bottom - top)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
})

const postTo = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: `Fly to ${name}` })

/** The names of the places that have a visible signpost. */
const visiblePosts = () => PLACES.map(({ name }) => name).filter((name) => !postTo(name).inert)

const status = () => screen.getByRole('status').textContent

/** Waits until the map has started to move and has come to rest. Returns in the first frame at rest. */
function rest() {
  pass(32)
  const root = screen.getByRole('group', { name: 'Map of Testland' })
  for (let frames = 0; root.dataset.moving === 'true' && frames < 300; frames++) pass(16)
}

/** Presses and releases a key on the map. */
function press(root: Element, key: string) {
  fireEvent.keyDown(root, { key })
  fireEvent.keyUp(root, { key })
}

describe('signposts', () => {
  it('are visible for the places out of view, and for no other', () => {
    const { root } = renderMap()
    expect(visiblePosts()).toEqual(['Works', 'Crafts', 'Journeys', 'Studies', 'Letters', 'Hearth'])
    press(root, 'f')
    rest()
    // In view are (317, 273) to (1731, 1263); the middle of Journeys is (1558.5, 246.5).
    expect(visiblePosts()).toEqual(['Journeys'])
    press(root, '0')
    rest()
    press(root, 'ArrowDown')
    press(root, 'ArrowDown')
    press(root, 'ArrowDown')
    rest()
    expect(visiblePosts()).toEqual(['Works', 'Crafts', 'Journeys', 'Studies', 'Letters'])
  })

  it('lie within the viewport, apart from each other and from the zoom control, and point to their places', () => {
    renderMap()
    const boxes = PLACES.map(({ name }) => {
      const [x = Number.NaN, y = Number.NaN] = (postTo(name).style.transform.match(/-?[\d.]+/g) ?? []).map(Number)
      return { left: x, top: y, right: x + 100, bottom: y + 44 }
    })
    boxes.forEach((box, index) => {
      expect([box.left >= 8, box.top >= 8, box.right <= 992, box.bottom <= 692]).toEqual([true, true, true, true])
      for (const other of [CONTROL, ...boxes.slice(index + 1)]) {
        const isApart =
          box.right < other.left || other.right < box.left || box.bottom < other.top || other.bottom < box.top
        expect([PLACES[index]?.name, isApart]).toEqual([PLACES[index]?.name, true])
      }
    })
    // Map point (867.5, 1156), the middle of Crafts, is at screen point (343.5, 1156).
    const { left, top } = boxes[1] as (typeof boxes)[number]
    const degrees = (Math.atan2(1156 - (top + 22), 343.5 - (left + 50)) * 180) / Math.PI
    expect(Number.parseFloat(postTo('Crafts').style.getPropertyValue('--towards'))).toBeCloseTo(degrees, 9)
  })

  it('are laid out at rest, and stay the same while the map moves', () => {
    const { root, surface } = renderMap()
    const before = visiblePosts()
    expect(root.dataset.moving).not.toBe('true')
    const mouse = new Pointer('mouse').down(surface, 500, 600).move(500, 500)
    pass(16)
    expect(root.dataset.moving).toBe('true')
    mouse.move(500, 300)
    pass(500)
    expect(root.dataset.moving).toBe('true')
    expect(visiblePosts()).toEqual(before)
    mouse.up()
    rest()
    expect(root.dataset.moving).not.toBe('true')
    expect(visiblePosts()).toEqual(['Works', 'Crafts', 'Journeys', 'Studies', 'Letters'])
  })
})

describe('a focused signpost', () => {
  it('passes the focus to its place when that comes into view, where arrow keys work', () => {
    const { root, sheet } = renderMap()
    postTo('Works').focus()
    fireEvent.keyDown(postTo('Works'), { key: 'ArrowDown', shiftKey: true })
    fireEvent.keyUp(postTo('Works'), { key: 'ArrowDown' })
    pass(32)
    expect(document.activeElement).toBe(postTo('Works'))
    rest()
    rest()
    // The middle of Works, (515, 810), is at screen point (-9, 570): still out of view.
    expect(document.activeElement).toBe(postTo('Works'))
    fireEvent.keyDown(postTo('Works'), { key: 'ArrowLeft' })
    fireEvent.keyUp(postTo('Works'), { key: 'ArrowLeft' })
    rest()
    expect(visiblePosts()).not.toContain('Works')
    expect(document.activeElement).toBe(link('Works'))
    rest()
    const [, , , , x = 0] = matrixOf(sheet)
    fireEvent.keyDown(document.activeElement ?? root, { key: 'ArrowLeft', shiftKey: true })
    fireEvent.keyUp(document.activeElement ?? root, { key: 'ArrowLeft' })
    rest()
    expect(matrixOf(sheet)[4]).toBe(Math.min(0, x + 240))
  })

  it('keeps the focus while its place is out of view', () => {
    const { root } = renderMap()
    postTo('Crafts').focus()
    press(root, 'ArrowRight')
    rest()
    expect(document.activeElement).toBe(postTo('Crafts'))
  })
})

describe('on a signpost', () => {
  it.each(['mouse', 'touch'] as const)('a drag by %s moves the map, and does not start a flight', (type) => {
    const { sheet } = renderMap()
    const pointer = new Pointer(type).down(postTo('Crafts'), 400, 670).move(400, 570)
    pass(200)
    expect(pointer.up()).toBe(false)
    rest()
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, -100])
  })

  it('the wheel zooms the map about the cursor', () => {
    const { sheet } = renderMap()
    fireEvent.wheel(postTo('Crafts'), { deltaY: -100, clientX: 400, clientY: 670 })
    rest()
    const [scale = 0, , , , x = 0, y = 0] = matrixOf(sheet)
    expect(scale).toBeCloseTo(Math.SQRT2, 8)
    expect((400 - x) / scale).toBeCloseTo(924, 6)
    expect((670 - y) / scale).toBeCloseTo(670, 6)
  })

  it('a press within the tolerance starts the flight', () => {
    renderMap()
    new Pointer('touch').down(postTo('Crafts'), 400, 670).move(404, 676).up()
    expect(document.activeElement).toBe(link('Crafts'))
  })
})

describe('a flight', () => {
  it('ends with its place centred and focused', () => {
    const { sheet } = renderMap()
    fireEvent.click(postTo('Crafts'), { detail: 1 })
    expect(document.activeElement).toBe(link('Crafts'))
    pass(160)
    const [scale = 0, , , , , y = 0] = matrixOf(sheet)
    expect(scale).toBeLessThan(1)
    expect(y).toBeLessThan(0)
    rest()
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, 500 - 867.5, 350 - 1156])
    expect(visiblePosts()).not.toContain('Crafts')
  })

  it.each([
    { from: 'a lower zoom ends at zoom 0', keys: ['-'], scale: 1 },
    { from: 'a higher zoom ends at that zoom', keys: ['+'], scale: Math.SQRT2 },
    { from: 'a high zoom ends with 80 px around its place', keys: ['+', '+', '+'], scale: (700 - 160) / 267 },
  ])('from $from', ({ keys, scale }) => {
    const { sheet, root } = renderMap()
    press(root, 'ArrowDown')
    press(root, 'ArrowDown')
    for (const key of keys) press(root, key)
    rest()
    fireEvent.click(postTo('Journeys'))
    rest()
    expect(matrixOf(sheet)[0]).toBeCloseTo(scale, 6)
  })

  it('by the keyboard also centres the place, and shows its name', () => {
    const { sheet, root } = renderMap()
    press(root, 'x')
    fireEvent.click(postTo('Crafts'), { detail: 0 })
    rest()
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -367.5, -806])
    expect(shownName()).toBe('Crafts')
  })

  it('is stopped by a touch', () => {
    const { sheet, surface } = renderMap()
    fireEvent.click(postTo('Crafts'))
    pass(300)
    new Pointer('touch').down(surface, 500, 350)
    pass(16)
    const stopped = matrixOf(sheet)
    pass(1000)
    expect(matrixOf(sheet)).toEqual(stopped)
    expect(stopped).not.toEqual([1, 0, 0, 1, -367.5, -806])
  })
})

it('a place that moves under a resting mouse is named, unless a place has the keyboard focus', () => {
  const { root, area } = renderMap()
  const focus = (element: Element) => act(() => (element as SVGElement).focus())
  const movePlaceUnderMouse = () => {
    const at = { pointerType: 'mouse', clientX: 500, clientY: 300, movementX: 0, movementY: 0 }
    fireEvent.pointerOver(area('Studies'), at)
  }
  press(root, 'x')
  focus(link('Hearth'))
  movePlaceUnderMouse()
  expect(shownName()).toBe('Hearth')
  focus(root)
  expect(shownName()).toBeNull()
  movePlaceUnderMouse()
  expect(shownName()).toBe('Studies')
})

describe('the status message for screen readers', () => {
  it('is empty until the map has moved', () => {
    renderMap()
    pass(3000)
    expect(status()).toBe('')
  })

  it('describes the view 600 ms after the map has come to rest', () => {
    const { root } = renderMap()
    press(root, '+')
    rest()
    // One frame has passed at rest, in which the signposts were laid out.
    pass(590 - 16)
    expect(status()).toBe('')
    pass(20)
    expect(status()).toBe('Zoom 141 %. No place in view.')
    press(root, 'f')
    rest()
    pass(700)
    expect(status()).toBe('Zoom 71 %. In view: Works, Crafts, Studies, Letters, Hearth.')
  })

  it('does not describe a view that lasts for less than 600 ms', async () => {
    const { root } = renderMap()
    const messages: (string | null)[] = []
    const observer = new MutationObserver(() => messages.push(status()))
    observer.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true })
    for (let step = 0; step < 6; step++) {
      press(root, step % 2 ? '-' : '+')
      rest()
      pass(550)
      expect(status()).toBe('')
    }
    press(root, 'ArrowUp')
    press(root, 'f')
    rest()
    pass(700)
    await act(async () => {})
    observer.disconnect()
    expect(messages).toEqual(['Zoom 71 %. In view: Works, Crafts, Studies, Letters, Hearth.'])
  })

  it('is not updated while the map moves', () => {
    const { root, surface } = renderMap()
    fireEvent.keyDown(root, { key: 'ArrowRight' })
    pass(2000)
    expect(status()).toBe('')
    fireEvent.keyUp(root, { key: 'ArrowRight' })
    const mouse = new Pointer('mouse').down(surface, 500, 350).move(500, 300)
    pass(3000)
    expect(status()).toBe('')
    mouse.up()
    rest()
    expect(status()).toBe('')
    pass(610)
    expect(status()).toMatch(/^Zoom 100 %\. /)
  })

  it('is not updated after the map is unmounted', () => {
    const { root, unmount } = renderMap()
    press(root, '+')
    rest()
    unmount()
    expect(framesWaiting()).toBe(0)
  })
})
