/** The signposts: when they are placed, and what a press on one does. placements.test.ts says which, and where. */
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AVOIDED_CHANGED } from '../../../../src/site/map/liveMap'
import { overlap } from '../../../../src/table/box'
import { pass, stopTime } from '../../../helpers/frames'
import { PLACES } from '../../../helpers/places'
import { Pointer } from '../../../helpers/pointer'
import { link, matrixOf, press, renderMap, rest, shownName, signpost } from '../../../helpers/renderMap'

stopTime()

const SIZE = { width: 100, height: 44 }

/** The width of the viewport, and the box of the zoom control and of the button "How it works", in screen px. */
let width = 1000
let control = new DOMRect(938, 550, 46, 134)
const CHART = new DOMRect(0, 300, 400, 400)
const MESSAGE = new DOMRect(8, 650, 400, 42)

// A strip at the foot of the map: jsdom has no layout.
beforeEach(() => {
  width = 1000
  control = new DOMRect(938, 550, 46, 134)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = PLACES.findIndex(({ href }) => this.matches(`[data-surface] > div > a[href="${href}"]`))
    if (index >= 0) return new DOMRect(8 + 106 * index, 644, SIZE.width, SIZE.height)
    if (this.matches('[role="dialog"]')) return CHART
    if (this.matches('[role="alert"]')) return MESSAGE
    return this.matches('[data-avoided]') ? control : new DOMRect(0, 0, width, 700)
  })
})

const ALL = PLACES.map(({ name }) => name)

/** Whether the signposts are placed one by one, not in the strip; and the places that have a visible one. */
const shown = () => ({
  arePlaced: 'placed' in (signpost('Works').parentElement?.dataset ?? {}),
  names: ALL.filter((name) => !signpost(name).inert),
})

/** The box of a signpost that is placed, in screen px. */
function boxOfSignpost(name: string) {
  const [left = Number.NaN, top = Number.NaN] = (signpost(name).style.transform.match(/-?[\d.]+/g) ?? []).map(Number)
  return { left, top, right: left + SIZE.width, bottom: top + SIZE.height }
}

/** Opens the map at a hash, `#zoom/x/y`. */
function openAt(hash: string) {
  history.replaceState(null, '', `/${hash}`)
  return renderMap()
}

describe('in the first view', () => {
  it('the signposts are a strip, in any other view they are placed', () => {
    const { root } = renderMap()
    expect(shown()).toEqual({ arePlaced: false, names: ALL })
    press(root, '-')
    rest()
    expect(shown()).toEqual({ arePlaced: true, names: ['Crafts', 'Letters'] })
    press(root, '0')
    rest()
    expect(shown()).toEqual({ arePlaced: false, names: ALL })
    expect(signpost('Works').getAttribute('style')).toBeNull()
  })

  it('they are placed while something covers the strip, such as the message that the picture is missing', () => {
    const { svg } = renderMap()
    const [layer] = svg.querySelectorAll('image')
    layer?.setAttribute('data-failed', '')
    act(() => void layer?.dispatchEvent(new Event('error')))
    expect(shown()).toEqual({ arePlaced: true, names: ALL })
    expect(ALL.filter((name) => overlap(boxOfSignpost(name), MESSAGE))).toEqual([])
    act(() => void layer?.dispatchEvent(new Event('load')))
    expect(shown()).toEqual({ arePlaced: false, names: ALL })
  })

  it('they are placed if something covers the name of a place without a signpost', () => {
    SIZE.width = 0
    // The name of Journeys lies from (972.5, 336) to (1096.5, 366).
    control = new DOMRect(975, 340, 10, 10)
    renderMap()
    SIZE.width = 100
    expect(shown().arePlaced).toBe(true)
  })
})

describe('in any other view', () => {
  it('the places have one whose names are covered, as by the zoom control', () => {
    // The name of Letters lies from (914, 509) to (992, 530).
    control = new DOMRect(938, 520, 46, 164)
    openAt('#-0.5/1024/768')
    expect(shown()).toEqual({ arePlaced: true, names: ['Letters'] })
  })

  it('they are moved to the edge on the side of their places, and have a tip that points there', () => {
    openAt('#0/1024/1100')
    expect(shown().names).toEqual(['Works', 'Journeys', 'Studies', 'Letters'])
    // The middle of Journeys is at (1558.5 - 524, 246.5 - 750) on the screen, that of Works at (515 - 524, 810 - 750).
    expect([boxOfSignpost('Journeys').top, boxOfSignpost('Works').left]).toEqual([8, 8])
    const tipOf = (name: string) => ['--right', '--down'].map((part) => signpost(name).style.getPropertyValue(part))
    expect([tipOf('Journeys'), tipOf('Works')]).toEqual([
      ['0', '-1'],
      ['-1', '0'],
    ])
  })

  it('those without room for their names show them to the mouse', () => {
    width = 300
    openAt('#0/1024/1100')
    const nameless = ALL.filter((name) => 'nameless' in signpost(name).dataset)
    expect(nameless.length).toBeGreaterThan(0)
    for (const name of ALL) expect(signpost(name).title).toBe(nameless.includes(name) ? name : '')
  })

  it('they stay on their sides when a drag takes their places a little round a corner', () => {
    // The middle of Letters lies 641 px right of the centre and 448 px below, which is the same part of both.
    const { surface } = openAt('#0/1024/480')
    const tip = () => signpost('Letters').style.getPropertyValue('--down')
    const drag = (y: number) => {
      new Pointer('mouse')
        .down(surface, 400, 300)
        .move(400, 300 + y)
        .move(400, 300 + y)
        .up()
      rest()
    }
    const before = tip()
    drag(before === '1' ? -60 : 60)
    expect(tip()).toBe(before)
  })

  it('they are placed at rest, and stay the same while the map moves', () => {
    const { root, surface } = openAt('#0/1024/600')
    const before = shown()
    expect(before.names).toContain('Hearth')
    const mouse = new Pointer('mouse').down(surface, 500, 600).move(500, 300)
    pass(500)
    act(() => void root.dispatchEvent(new Event(AVOIDED_CHANGED)))
    expect([root.dataset.moving, shown()]).toEqual(['true', before])
    mouse.up()
    rest()
    expect(shown().names).not.toContain('Hearth')
  })

  it('they stay where they are under a press that closes the chart, until its click', async () => {
    width = 500
    const { root, surface } = renderMap()
    press(root, 'f')
    await vi.waitFor(() => screen.getByRole('dialog'))
    rest()
    const placed = () => ALL.map((name) => !signpost(name).inert && signpost(name).style.transform)
    const before = placed()
    fireEvent.pointerDown(surface)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(placed()).toEqual(before)
    fireEvent.click(surface)
    expect(placed()).not.toEqual(before)
  })

  it('they are placed anew when the window gets another size', () => {
    openAt('#0/1024/620')
    expect(shown().names).not.toContain('Hearth')
    width = 300
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(shown().names).toContain('Hearth')
  })
})

it('a click on a signpost with a modifier is left to the browser, which opens the page of its place elsewhere', () => {
  const { sheet } = renderMap()
  const onClick = vi.fn(({ defaultPrevented }: Event) => defaultPrevented)
  window.addEventListener('click', onClick, { once: true })
  fireEvent.click(signpost('Crafts'), { ctrlKey: true })
  pass(1000)
  expect([onClick.mock.results[0]?.value, document.activeElement]).toEqual([false, document.body])
  expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, 0])
})

describe('a flight', () => {
  it('ends with its place centred, focused and named, and without a signpost', () => {
    const { sheet, root } = renderMap()
    new Pointer('touch').down(signpost('Crafts'), 400, 670).move(404, 676).up()
    expect([document.activeElement, location.pathname]).toEqual([link('Crafts'), '/'])
    pass(160)
    expect(matrixOf(sheet)[0]).toBeLessThan(1)
    rest()
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, 500 - 867.5, 350 - 1156])
    expect([shown().names.includes('Crafts'), shownName()]).toEqual([false, 'Crafts'])
    press(root, 'x')
    fireEvent.click(signpost('Works'), { detail: 0 })
    rest()
    // As far to the left as the map goes.
    expect([matrixOf(sheet), shownName()]).toEqual([[1, 0, 0, 1, -15, 350 - 810], 'Works'])
  })

  it.each([
    { from: 'a lower zoom ends at zoom 0', keys: ['-'], scale: 1 },
    { from: 'a higher zoom ends at that zoom', keys: ['+'], scale: Math.SQRT2 },
    { from: 'a high zoom ends with 80 px around its place', keys: ['+', '+', '+'], scale: (700 - 160) / 267 },
  ])('from $from', ({ keys, scale }) => {
    const { sheet, root } = renderMap()
    for (const key of ['ArrowDown', 'ArrowDown', ...keys]) press(root, key)
    rest()
    fireEvent.click(signpost('Journeys'))
    rest()
    expect(matrixOf(sheet)[0]).toBeCloseTo(scale, 6)
  })
})

it('they are links to the same pages, for the eye and the pointer alone', () => {
  renderMap()
  expect(screen.getAllByRole('link')).toHaveLength(PLACES.length)
  for (const { name, href } of PLACES)
    expect([signpost(name).tabIndex, signpost(name).getAttribute('href')]).toEqual([-1, href])
})
