/** The map as it moves: buttons, keys and hands, what React does meanwhile, and what is left when it goes. */
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { framesWaiting, pass, stopTime } from '../helpers/frames'
import { layOut } from '../helpers/layout'
import { Pointer } from '../helpers/pointer'
import { link, matrixOf, renderMap, shownName } from '../helpers/renderMap'

const layOutAt = layOut()
stopTime()

const button = (name: 'Zoom in' | 'Zoom out' | 'Show the whole map') => screen.getByRole('button', { name })

/** All of the map that the lower limit lets be seen. */
const WHOLE_MAP = [Math.SQRT1_2, 0, 0, Math.SQRT1_2, 500 - 1024 * Math.SQRT1_2, 350 - 768 * Math.SQRT1_2].map((n) =>
  Number(n.toFixed(9)),
)

/** The view about the centre of the first one, 500 px right of and 350 px below its top-left, at a zoom. */
function viewAtZoom(zoom: number): number[] {
  const scale = 2 ** zoom
  // At zoom -0.5 the map's top edge stays at the viewport's.
  return [scale, 0, 0, scale, 500 - 1024 * scale, Math.min(0, 350 - 350 * scale)].map((n) => Number(n.toFixed(9)))
}

describe('at first', () => {
  it('the map is at zoom 0, the middle of its top edge at the middle of the viewport’s', () => {
    const { sheet } = renderMap()
    expect(sheet.style.transform).toBe('matrix(1, 0, 0, 1, -524, 0)')
    expect(framesWaiting()).toBe(0)
  })

  it('the picture has the size of the map', () => {
    const { svg } = renderMap()
    expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['2048', '1536'])
  })

  it('the map says which keys move it', () => {
    const { root } = renderMap()
    const describedBy = root.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(describedBy)?.textContent).toBe(
      'Arrow keys move the map, with Shift further, or lead from place to place; plus and minus zoom; F shows the whole map; 0 or Home returns to the first view.',
    )
  })

  it('the map takes the size of the window when that changes, its centre in place', () => {
    const { sheet } = renderMap()
    layOutAt({ left: 0, top: 0, width: 600, height: 500 })
    act(() => {
      window.dispatchEvent(new Event('resize'))
    })
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -724, -100])
  })
})

describe('the zoom buttons', () => {
  it('zoom in by half a level up to 1.5, where the one is marked as disabled', async () => {
    const { sheet } = renderMap()
    const user = userEvent.setup()
    for (const zoom of [0.5, 1, 1.5]) {
      expect(button('Zoom in').getAttribute('aria-disabled')).toBe('false')
      await user.click(button('Zoom in'))
      pass(1000)
      expect(matrixOf(sheet)).toEqual(viewAtZoom(zoom))
      expect(button('Zoom out').getAttribute('aria-disabled')).toBe('false')
    }
    expect(matrixOf(sheet)[0]).toBeCloseTo(2 * Math.SQRT2, 8)
    expect(button('Zoom in').getAttribute('aria-disabled')).toBe('true')
  })

  it('zoom out by half a level down to -0.5, where the other is marked as disabled', async () => {
    const { sheet } = renderMap()
    const user = userEvent.setup()
    expect(button('Zoom out').getAttribute('aria-disabled')).toBe('false')
    await user.click(button('Zoom out'))
    pass(1000)
    expect(matrixOf(sheet)).toEqual(viewAtZoom(-0.5))
    expect(matrixOf(sheet)[0]).toBeCloseTo(Math.SQRT1_2, 8)
    expect(button('Zoom out').getAttribute('aria-disabled')).toBe('true')
    expect(button('Zoom in').getAttribute('aria-disabled')).toBe('false')
  })

  it('at its limit keeps its focus and does no harm', async () => {
    const { sheet } = renderMap()
    const user = userEvent.setup()
    await user.click(button('Zoom out'))
    pass(1000)
    expect(document.activeElement).toBe(button('Zoom out'))
    const before = sheet.style.transform
    for (const press of [
      () => user.click(button('Zoom out')),
      () => user.keyboard('{Enter}'),
      () => user.keyboard(' '),
    ]) {
      await press()
      pass(1000)
      expect(sheet.style.transform).toBe(before)
    }
    expect(button('Zoom out').hasAttribute('disabled')).toBe(false)
    expect(document.activeElement).toBe(button('Zoom out'))
  })

  it('at its limit is enabled again by leaving it', async () => {
    renderMap()
    const user = userEvent.setup()
    await user.click(button('Zoom out'))
    pass(1000)
    await user.click(button('Zoom in'))
    pass(1000)
    expect(button('Zoom out').getAttribute('aria-disabled')).toBe('false')
  })

  it('and a third that shows the whole map', async () => {
    const { sheet } = renderMap()
    await userEvent.click(button('Show the whole map'))
    pass(1000)
    expect(matrixOf(sheet)).toEqual(WHOLE_MAP)
    expect(button('Zoom out').getAttribute('aria-disabled')).toBe('true')
  })

  it('pressed twice in a hurry zoom by a whole level', async () => {
    const { sheet } = renderMap()
    const user = userEvent.setup()
    await user.click(button('Zoom in'))
    pass(64)
    await user.click(button('Zoom in'))
    pass(1000)
    expect(matrixOf(sheet)).toEqual(viewAtZoom(1))
  })
})

describe('the keys', () => {
  it.each([
    { keys: '{ArrowRight}', view: [1, 0, 0, 1, -604, 0] },
    { keys: '{ArrowLeft}', view: [1, 0, 0, 1, -444, 0] },
    { keys: '{ArrowDown}', view: [1, 0, 0, 1, -524, -80] },
    { keys: '{ArrowUp}', view: [1, 0, 0, 1, -524, 0] },
    { keys: '{Shift>}{ArrowDown}{/Shift}', view: [1, 0, 0, 1, -524, -240] },
    { keys: '+', view: viewAtZoom(0.5) },
    { keys: '=', view: viewAtZoom(0.5) },
    { keys: '-', view: viewAtZoom(-0.5) },
    { keys: '{ArrowDown}{ArrowRight}0', view: [1, 0, 0, 1, -524, 0] },
    { keys: '+{Home}', view: [1, 0, 0, 1, -524, 0] },
    { keys: 'f', view: WHOLE_MAP },
    { keys: '6', view: [1, 0, 0, 1, -524, 0] },
    { keys: '{Control>}+{/Control}', view: [1, 0, 0, 1, -524, 0] },
  ])('$keys with the focus on the map bring it to $view', async ({ keys, view }) => {
    const { sheet, root } = renderMap()
    act(() => root.focus())
    await userEvent.keyboard(keys)
    pass(1000)
    expect(matrixOf(sheet)).toEqual(view)
  })

  it('work with the focus on a button or a place of the map', async () => {
    const { sheet } = renderMap()
    act(() => button('Zoom in').focus())
    await userEvent.keyboard('{ArrowDown}')
    pass(1000)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, -80])
    act(() => (link('Hearth') as SVGElement).focus())
    pass(1000)
    const [, , , , x = 0, y = 0] = matrixOf(sheet)
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    pass(1000)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, x + 240, y])
  })

  it('work from the start: the arrows and Home wherever the focus is, single characters only within the map', async () => {
    const { sheet } = renderMap()
    await userEvent.keyboard('{ArrowDown}')
    pass(1000)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, -80])
    await userEvent.keyboard('+f0')
    pass(1000)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, -80])
    await userEvent.keyboard('{Home}')
    pass(1000)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, 0])
  })
})

describe('React', () => {
  /** The real map, and how often React has changed anything on it. */
  function renderCounted() {
    const commits = { count: 0 }
    const onRender = () => {
      commits.count += 1
    }
    const rendered = renderMap((map) => (
      <Profiler id="map" onRender={onRender}>
        {map}
      </Profiler>
    ))
    return { ...rendered, commits }
  }

  it('renders nothing while the map is dragged, glides and comes to rest', () => {
    const { root, sheet, surface, commits } = renderCounted()
    const mouse = new Pointer('mouse').down(surface, 500, 350).move(495, 350)
    pass(16)
    const before = commits.count
    expect(before).toBeGreaterThan(0)
    const views = new Set<string>()
    for (let step = 1; step <= 30; step += 1) {
      mouse.move(495 - 5 * step, 350 - 4 * step)
      pass(16)
      views.add(sheet.style.transform)
    }
    expect(views.size).toBe(30)
    mouse.up()
    pass(48)
    expect(views.has(sheet.style.transform)).toBe(false)
    let frames = 0
    while (root.dataset.moving === 'true' && frames < 500) {
      pass(16)
      frames += 1
      expect(commits.count).toBe(before)
    }
    expect(frames).toBeLessThan(500)
    expect(frames).toBeGreaterThan(15)
  })

  it('renders nothing while a drag passes over places, having started on one', () => {
    const { area, commits } = renderCounted()
    const mouse = new Pointer('mouse').enter(area('Journeys'), 950, 200).down(area('Journeys'), 950, 200)
    mouse.move(940, 200).move(935, 200)
    pass(16)
    const before = commits.count
    for (let step = 1; step <= 30; step += 1) {
      mouse.move(935 - 5 * step, 200)
      pass(16)
    }
    mouse.up()
    expect(commits.count).toBe(before)
  })

  it('renders nothing while the wheel zooms, nor at the limit that it has reached', () => {
    const { sheet, surface, commits } = renderCounted()
    const before = commits.count
    const views = new Set<string>()
    for (let step = 0; step < 8; step += 1) {
      fireEvent.wheel(surface, { deltaY: -40, clientX: 600, clientY: 200 })
      pass(32)
      views.add(sheet.style.transform)
    }
    expect(views.size).toBe(8)
    pass(176)
    expect(matrixOf(sheet)[0]).toBeCloseTo(2 * Math.SQRT2, 8)
    expect(sheet.style.willChange).toBe('transform')
    expect(commits.count).toBe(before)
    pass(1000)
    expect(button('Zoom in').getAttribute('aria-disabled')).toBe('true')
    expect(commits.count).toBe(before)
  })
})

describe('while the map moves, it alone', () => {
  it('has a layer of its own, which it gives up at rest where it would be blurred', () => {
    const { sheet, surface } = renderMap()
    fireEvent.click(button('Zoom in'))
    pass(1000)
    expect(sheet.style.willChange).toBe('')
    const mouse = new Pointer('mouse').down(surface, 500, 350).move(480, 350)
    pass(16)
    expect(sheet.style.willChange).toBe('transform')
    pass(2000)
    expect(sheet.style.willChange).toBe('transform')
    mouse.up()
    pass(2000)
    expect(sheet.style.willChange).toBe('')
    expect(framesWaiting()).toBe(0)
  })
})

describe('in strict mode, which mounts twice,', () => {
  it('a key moves the map once', async () => {
    const { sheet, root } = renderMap((map) => <StrictMode>{map}</StrictMode>)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, 0])
    act(() => root.focus())
    await userEvent.keyboard('{ArrowDown}')
    pass(1000)
    expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, -80])
  })

  it('names, limits and drags work', async () => {
    const { sheet, area, surface } = renderMap((map) => <StrictMode>{map}</StrictMode>)
    const cursor = new Pointer('mouse').enter(area('Journeys'), 950, 200)
    expect(shownName()).toBe('Journeys')
    cursor.leave()
    expect(shownName()).toBeNull()
    await userEvent.click(button('Zoom out'))
    pass(1000)
    expect(button('Zoom out').getAttribute('aria-disabled')).toBe('true')
    const mouse = new Pointer('mouse', 2).down(surface, 500, 350).move(500, 300)
    pass(200)
    mouse.up()
    pass(1000)
    expect(matrixOf(sheet)[5]).toBe(-50)
  })
})

describe('when the map goes', () => {
  /** Counts the listeners that have been added to an event target and are still active. */
  function listenersOn(target: EventTarget): () => number {
    const listeners: { type: string; listener: unknown; signal: AbortSignal | undefined }[] = []
    const { addEventListener, removeEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      listeners.push({ type, listener, signal: typeof options === 'object' ? options.signal : undefined })
      addEventListener.call(target, type, listener, options)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      const index = listeners.findIndex((known) => known.type === type && known.listener === listener)
      if (index >= 0) listeners.splice(index, 1)
      removeEventListener.call(target, type, listener, options)
    })
    return () => listeners.filter(({ signal }) => !signal?.aborted).length
  }

  it('no listener is left on the window', () => {
    const count = listenersOn(window)
    const { unmount } = renderMap()
    expect(count()).toBeGreaterThan(0)
    unmount()
    expect(count()).toBe(0)
  })

  it('no listener is left on what the map was seen through', () => {
    const { unmount, surface, root } = renderMap()
    unmount()
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
    fireEvent.pointerDown(surface, { pointerId: 1, pointerType: 'mouse', button: 0, clientX: 500, clientY: 350 })
    fireEvent.keyDown(root, { key: 'ArrowDown' })
    expect(fireEvent.wheel(surface, { deltaY: 100, clientX: 500, clientY: 350 })).toBe(true)
    expect(frames).not.toHaveBeenCalled()
  })

  it.each([
    { while: 'it is held', lift: false },
    { while: 'it glides', lift: true },
  ])('no frame is left, even while $while', ({ lift }) => {
    const error = vi.spyOn(console, 'error')
    const { unmount, surface } = renderMap()
    const mouse = new Pointer('mouse').down(surface, 500, 350)
    for (let step = 1; step <= 5; step += 1) {
      pass(16)
      mouse.move(500 - 20 * step, 350)
    }
    if (lift) mouse.up()
    expect(framesWaiting()).toBe(1)
    unmount()
    expect(framesWaiting()).toBe(0)

    const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
    layOutAt({ left: 0, top: 0, width: 600, height: 500 })
    for (const type of ['pointermove', 'pointerup', 'pointercancel']) {
      fireEvent(
        window,
        new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', clientX: 9, clientY: 9, buttons: 1 }),
      )
    }
    for (const type of ['blur', 'resize', 'keydown']) fireEvent(window, new Event(type))
    pass(2000)
    expect(frames).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
  })

  it('and comes back, it opens with the view that was left, and does not move', async () => {
    const first = renderMap()
    await userEvent.click(button('Zoom in'))
    pass(1000)
    const left = matrixOf(first.sheet)
    expect(left[0]).toBeCloseTo(Math.SQRT2, 6)
    first.unmount()
    const { sheet } = renderMap()
    expect(matrixOf(sheet)).toEqual(left)
    pass(100)
    expect([matrixOf(sheet), sheet.style.willChange]).toEqual([left, ''])
  })
})
