/** The button "Show the whole map", and the chart that it opens where the whole map does not fit. */
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toScreen } from '../../../../src/panzoom/core/view'
import { viewOfAll } from '../../../../src/site/map/overlay/showAll'
import { areaBox } from '../../../../src/table/area'
import { boundsOf } from '../../../helpers/fingers'
import { pass, stopTime } from '../../../helpers/frames'
import { layOut } from '../../../helpers/layout'
import { PLACES } from '../../../helpers/places'
import { matrixOf, renderMap, rest } from '../../../helpers/renderMap'
import { words } from '../../../helpers/words'

it.each([
  { width: 2560, height: 1440, shows: 'the whole map', isAll: true, x: 1024, y: 768 },
  { width: 1448, height: 1086, shows: 'the whole map', isAll: true, x: 1024, y: 768 },
  { width: 1440, height: 813, shows: 'all places', isAll: true, x: 1040.5, y: 681.5 },
  { width: 1366, height: 680, shows: 'a part of the places', isAll: false, x: 1082, y: 681.5 },
  { width: 360, height: 654, shows: 'a part of the places', isAll: false, x: 1090, y: 681.5 },
])('the view of all shows $shows in $width x $height', ({ width, height, isAll, ...centreMap }) => {
  const all = viewOfAll(PLACES.map(areaBox), boundsOf(width, height))
  const { x, y } = toScreen(all.view, centreMap)
  expect({ isAll: all.isAll, x, y }).toEqual({
    isAll,
    x: expect.closeTo(width / 2, 0),
    y: expect.closeTo(height / 2, 0),
  })
})
describe('where all places do not fit', () => {
  stopTime()
  layOut()
  // A quarter of the map.
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(512)
    Element.prototype.setPointerCapture = () => {}
  })

  const chart = () => screen.queryByRole('dialog', { name: words.chart })
  const opener = () => screen.getByRole('button', { name: words.showTheWholeMap })
  const mark = (name: string) => screen.getByRole('button', { name })
  /** The map point at the centre of the viewport. */
  const centreOn = (sheet: HTMLElement) => {
    const [scale = 1, , , , x = 0, y = 0] = matrixOf(sheet)
    return [(500 - x) / scale, (350 - y) / scale].map(Math.round)
  }

  async function open() {
    const map = renderMap()
    fireEvent.click(opener())
    await vi.waitFor(() => expect(chart()).not.toBeNull())
    rest()
    return { ...map, chart: chart() as HTMLElement }
  }

  it('the button opens the chart, and gives it the focus; it closes it, too', async () => {
    const { chart: opened, sheet } = await open()
    expect(document.activeElement).toBe(opened)
    expect(PLACES.map(({ name }) => mark(name).style.left)).toEqual(
      PLACES.map(({ corners }) => `${((corners[0]?.[1] ?? 0) + (corners[2]?.[1] ?? 0)) / 40.96}%`),
    )
    // At the lowest zoom, 1414 by 990 px of the map.
    const { width = '', height = '' } = opened.querySelector('div')?.style ?? {}
    expect([width, height].map((px) => Math.round(Number.parseFloat(px)))).toEqual([354, 247])
    expect(centreOn(sheet)).toEqual([1090, 682])
    fireEvent.click(opener())
    expect(chart()).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('closed, it gives the focus back to the place on which F was pressed, else to its button', async () => {
    renderMap()
    const [place] = screen.getAllByRole('link', { name: PLACES[0]?.name ?? '' })
    for (const focused of [place as HTMLElement, null]) {
      if (focused) focused.focus()
      else (document.activeElement as HTMLElement).blur()
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'f' })
      if (!focused) fireEvent.click(opener())
      // Not by toBe: each failed try would print both elements, with all that React keeps on them.
      await vi.waitFor(() => expect(document.activeElement === chart()).toBe(true))
      fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
      expect(document.activeElement).toBe(focused ?? opener())
    }
  })

  it.each([
    { what: 'Escape', act: () => fireEvent.keyDown(document.body, { key: 'Escape' }), isClosed: true },
    { what: 'a press on the map', act: (map: Element) => fireEvent.pointerDown(map), isClosed: true },
    { what: 'a press in it', act: () => fireEvent.pointerDown(mark('Works')), isClosed: false },
    { what: 'another key', act: () => fireEvent.keyDown(document.body, { key: 'x' }), isClosed: false },
  ])('$what closes it: $isClosed; the end of the map does, too', async ({ act, isClosed }) => {
    const { root, unmount } = await open()
    act(root)
    expect(chart() === null).toBe(isClosed)
    unmount()
    expect(chart()).toBeNull()
  })

  it('a tap beside the marks flies to that point, one on a mark opens its place; both close it', async () => {
    const { sheet, chart: opened } = await open()
    fireEvent.click(opened, { clientX: 300, clientY: 150 })
    expect(chart()).toBeNull()
    rest()
    expect(centreOn(sheet)).toEqual([1200, 600])
    fireEvent.click(opener())
    await vi.waitFor(() => expect(chart()).not.toBeNull())
    expect(chart()).not.toBe(opened)
    rest()
    fireEvent.click(mark('Crafts'))
    expect(chart()).toBeNull()
    pass(520)
    expect([centreOn(sheet), location.pathname]).toEqual([[868, 1156], '/crafts'])
  })

  it('a drag moves the map with it, beyond the tolerance of a press, and does not close it', async () => {
    const { sheet, chart: opened } = await open()
    const move = (clientX: number, clientY: number, buttons = 1) => {
      fireEvent.pointerMove(opened, { isPrimary: true, pointerType: 'mouse', clientX, clientY, buttons })
      pass(32)
      return centreOn(sheet)
    }
    fireEvent.pointerDown(opened, { clientX: 270, clientY: 170 })
    expect(move(272, 170)).toEqual([1090, 682])
    expect(move(280, 180)).toEqual([1120, 720])
    expect(move(300, 150)).toEqual([1200, 600])
    fireEvent.click(opened, { clientX: 300, clientY: 150, detail: 1 })
    expect(chart()).not.toBeNull()
    expect(move(200, 200, 0)).toEqual([1200, 600])
    // A key's click is that of no pointer, and so of no drag.
    fireEvent.click(screen.getByRole('button', { name: 'Crafts' }), { detail: 0 })
    expect(chart()).toBeNull()
  })
})
