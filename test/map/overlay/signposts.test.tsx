/** The signposts: which places have one, where it stands, and what a press on it does. */
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Box, boxOf, middleOf, overlap } from '../../../src/map/box'
import { nameBoxOf } from '../../../src/map/nameBox'
import { screenBoxOf } from '../../../src/map/screenBox'
import { pass, stopTime } from '../../helpers/frames'
import { PLACES } from '../../helpers/places'
import { Pointer } from '../../helpers/pointer'
import { link, matrixOf, renderMap, shownName, signpost } from '../../helpers/renderMap'
import { press, rest } from '../../helpers/rest'

stopTime()

const SIZE = { width: 100, height: 44 }

/** The viewport, and the boxes of the zoom control and of the message about the picture, in screen px. */
let viewport = { width: 1000, height: 700 }
let control: Box
let message: Box

// A strip at the foot of the map: jsdom has no layout.
beforeEach(() => {
  viewport = { width: 1000, height: 700 }
  control = { left: 938, top: 550, right: 984, bottom: 684 }
  message = { left: 8, top: 650, right: 408, bottom: 692 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = PLACES.findIndex(({ href }) => this.matches(`[data-surface] > div > a[href="${href}"]`))
    if (index >= 0) return new DOMRect(8 + 106 * index, viewport.height - 56, SIZE.width, SIZE.height)
    const { left, top, right, bottom } = this.matches('[role="alert"]')
      ? message
      : this.matches('[data-keep-free]')
        ? control
        : { left: 0, top: 0, right: viewport.width, bottom: viewport.height }
    return new DOMRect(left, top, right - left, bottom - top)
  })
  for (const [name, px] of [['offsetWidth', SIZE.width] as const, ['offsetHeight', SIZE.height] as const])
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return this.localName === 'a' ? px : 0
    })
})

const ALL = PLACES.map(({ name }) => name)

/** Whether the signposts are placed one by one; else they are the strip of the style sheet. */
const arePlaced = () => 'placed' in (signpost('Works').parentElement?.dataset ?? {})

/** The places that have a visible signpost. */
const posted = () => ALL.filter((name) => !signpost(name).inert)

/** The box of a signpost that is placed, in screen px. */
function boxOfPost(name: string): Box {
  const [left = Number.NaN, top = Number.NaN] = (signpost(name).style.transform.match(/-?[\d.]+/g) ?? []).map(Number)
  return { left, top, right: left + SIZE.width, bottom: top + SIZE.height }
}

/** Opens the map at a hash, `#zoom/x/y`. */
function openAt(hash: string) {
  history.replaceState(null, '', `/${hash}`)
  return renderMap()
}

/** The names that a view shows in full, beside the zoom control, with their boxes in screen px. */
function readableNames(sheet: HTMLElement) {
  const [scale = 0, , , , x = 0, y = 0] = matrixOf(sheet)
  return PLACES.map((place) => ({ name: place.name, box: screenBoxOf(nameBoxOf(place), { x, y, scale }) })).filter(
    ({ box }) =>
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= viewport.width &&
      box.bottom <= viewport.height &&
      !overlap(box, control),
  )
}

describe('in the first view', () => {
  it('the signposts are the strip of the style sheet, which decides which of them it shows', () => {
    renderMap()
    expect([arePlaced(), posted()]).toEqual([false, ALL])
  })

  it('they are again after any other', () => {
    const { root } = renderMap()
    press(root, 'ArrowDown')
    rest()
    expect(arePlaced()).toBe(true)
    press(root, '0')
    rest()
    expect([arePlaced(), posted()]).toEqual([false, ALL])
  })

  it('they are placed while something covers the strip, such as the message that the picture is missing', () => {
    const { svg } = renderMap()
    const [layer] = svg.querySelectorAll('image')
    act(() => {
      layer?.setAttribute('data-failed', '')
      layer?.dispatchEvent(new Event('error'))
    })
    expect([arePlaced(), posted()]).toEqual([true, ALL])
    for (const name of ALL) expect([name, overlap(boxOfPost(name), message)]).toEqual([name, false])
    act(() => void layer?.dispatchEvent(new Event('load')))
    expect([arePlaced(), posted()]).toEqual([false, ALL])
  })
})

describe('in any other view', () => {
  it('no place has one whose name can be read', () => {
    openAt('#-0.5/1024/768')
    expect([arePlaced(), posted()]).toEqual([true, []])
  })

  it('a place has one whose name the zoom control covers', () => {
    // The name of Letters lies from (914, 509) to (992, 530).
    control = { left: 938, top: 520, right: 984, bottom: 684 }
    openAt('#-0.5/1024/768')
    expect(posted()).toEqual(['Letters'])
  })

  it.each([
    // The name of Hearth lies 683 to 713 px below the top of the first view once that has moved by 240 px.
    { edge: 'lower', hash: '#0/1024/590', isPosted: true },
    { edge: 'lower', hash: '#0/1024/603', isPosted: false },
    // It ends 1260.5 px from the left edge of the map.
    { edge: 'right', hash: '#0/760/800', isPosted: true },
    { edge: 'right', hash: '#0/761/800', isPosted: false },
  ])('a place has one whose name the $edge edge cuts, at $hash: $isPosted', ({ hash, isPosted }) => {
    openAt(hash)
    expect(posted().includes('Hearth')).toBe(isPosted)
  })

  it('they lie within the viewport, apart from each other and from the zoom control, and point to their places', () => {
    const { sheet } = openAt('#0/1024/1100')
    const names = posted()
    expect(names).toEqual(['Works', 'Journeys', 'Studies', 'Letters'])
    const boxes = names.map(boxOfPost)
    boxes.forEach((box, index) => {
      expect([box.left >= 8, box.top >= 8, box.right <= 992, box.bottom <= 692]).toEqual([true, true, true, true])
      expect([control, ...boxes.slice(index + 1)].filter((other) => overlap(box, other, 4))).toEqual([])
    })
    const [scale = 0, , , , x = 0, y = 0] = matrixOf(sheet)
    const { left, top } = boxOfPost('Journeys')
    // The middle of Journeys is at the map point (1558.5, 246.5).
    const degrees = (Math.atan2(246.5 * scale + y - (top + 22), 1558.5 * scale + x - (left + 50)) * 180) / Math.PI
    expect(Number.parseFloat(signpost('Journeys').style.getPropertyValue('--towards'))).toBeCloseTo(degrees, 9)
  })

  it.each([
    { width: 1000, height: 700 },
    { width: 360, height: 654 },
    { width: 320, height: 300 },
  ])('each place has either a name that none of them covers, or a signpost, at $width x $height', (size) => {
    viewport = size
    control = { left: size.width - 62, top: size.height - 150, right: size.width - 16, bottom: size.height - 16 }
    for (const zoom of [-0.5, 0, 0.5]) {
      for (const { x, y } of [{ x: 1024, y: 768 }, ...PLACES.map((place) => middleOf(boxOf(place)))]) {
        const { sheet, unmount } = openAt(`#${zoom}/${x}/${y}`)
        const boxes = posted().map(boxOfPost)
        const legible = readableNames(sheet).filter(({ box }) => !boxes.some((post) => overlap(box, post)))
        const without = ALL.filter((name) => !posted().includes(name) && !legible.some((one) => one.name === name))
        expect([location.hash, without]).toEqual([location.hash, []])
        unmount()
      }
    }
  })

  it('none covers a name that can be read, where there is room beside it', () => {
    for (const { x, y } of PLACES.map((place) => middleOf(boxOf(place)))) {
      const { sheet, unmount } = openAt(`#0.25/${x}/${y}`)
      const boxes = posted().map(boxOfPost)
      const covered = readableNames(sheet).filter(({ box }) => boxes.some((post) => overlap(box, post)))
      expect(covered).toEqual([])
      unmount()
    }
  })

  it('they are placed at rest, and stay the same while the map moves', () => {
    const { root, surface } = openAt('#0/1024/600')
    const before = posted()
    const mouse = new Pointer('mouse').down(surface, 500, 600).move(500, 500)
    pass(16)
    mouse.move(500, 300)
    pass(500)
    expect(root.dataset.moving).toBe('true')
    expect(posted()).toEqual(before)
    mouse.up()
    rest()
    expect(root.dataset.moving).toBe('false')
    expect(before).toContain('Hearth')
    expect(posted()).not.toContain('Hearth')
  })

  it('they are placed anew when the window gets another size', () => {
    openAt('#0/1024/620')
    expect(posted()).not.toContain('Hearth')
    viewport = { width: 300, height: 700 }
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(posted()).toContain('Hearth')
  })
})

describe('on a signpost', () => {
  it.each(['mouse', 'touch'] as const)('a drag by %s moves the map, and does not start a flight', (type) => {
    const { sheet } = renderMap()
    const pointer = new Pointer(type).down(signpost('Crafts'), 400, 670).move(400, 570)
    pass(200)
    expect(pointer.up()).toBe(false)
    rest()
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, -100])
  })

  it('the wheel zooms the map about the cursor', () => {
    const { sheet } = renderMap()
    fireEvent.wheel(signpost('Crafts'), { deltaY: -100, clientX: 400, clientY: 670 })
    rest()
    const [scale = 0, , , , x = 0, y = 0] = matrixOf(sheet)
    expect(scale).toBeCloseTo(Math.SQRT2, 8)
    expect((400 - x) / scale).toBeCloseTo(924, 6)
    expect((670 - y) / scale).toBeCloseTo(670, 6)
  })

  it('a press within the tolerance starts the flight', () => {
    renderMap()
    new Pointer('touch').down(signpost('Crafts'), 400, 670).move(404, 676).up()
    expect(document.activeElement).toBe(link('Crafts'))
    expect(location.pathname).toBe('/')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'a click with %o is left to the browser, which opens the page of its place elsewhere',
    (init) => {
      const { sheet } = renderMap()
      const before = matrixOf(sheet)
      let isPrevented = true
      window.addEventListener('click', ({ defaultPrevented }) => (isPrevented = defaultPrevented), { once: true })
      fireEvent.click(signpost('Crafts'), init)
      pass(1000)
      expect(isPrevented).toBe(false)
      expect(signpost('Crafts').getAttribute('href')).toBe('/crafts')
      expect([document.activeElement, matrixOf(sheet)]).toEqual([document.body, before])
    },
  )
})

describe('a flight', () => {
  it('ends with its place centred and focused, and without a signpost to it', () => {
    const { sheet } = renderMap()
    expect(fireEvent.click(signpost('Crafts'), { detail: 1 })).toBe(false)
    expect(document.activeElement).toBe(link('Crafts'))
    pass(160)
    const [scale = 0, , , , , y = 0] = matrixOf(sheet)
    expect(scale).toBeLessThan(1)
    expect(y).toBeLessThan(0)
    rest()
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, 500 - 867.5, 350 - 1156])
    expect(posted()).not.toContain('Crafts')
    expect(location.pathname).toBe('/')
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
    fireEvent.click(signpost('Journeys'))
    rest()
    expect(matrixOf(sheet)[0]).toBeCloseTo(scale, 6)
  })

  it('also centres the place if it shows its name, as after a click without a pointer', () => {
    const { sheet, root } = renderMap()
    press(root, 'x')
    fireEvent.click(signpost('Crafts'), { detail: 0 })
    rest()
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -367.5, -806])
    expect(shownName()).toBe('Crafts')
  })

  it('is stopped by a touch', () => {
    const { sheet, surface } = renderMap()
    fireEvent.click(signpost('Crafts'))
    pass(300)
    new Pointer('touch').down(surface, 500, 350)
    pass(16)
    const stopped = matrixOf(sheet)
    pass(1000)
    expect(matrixOf(sheet)).toEqual(stopped)
    expect(stopped).not.toEqual([1, 0, 0, 1, -367.5, -806])
  })
})

it('screen readers and the Tab key are led to the places by the picture alone', () => {
  renderMap()
  expect(screen.getAllByRole('link')).toHaveLength(PLACES.length)
  for (const name of ALL) expect(signpost(name).tabIndex).toBe(-1)
})
