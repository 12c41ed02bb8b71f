import { afterEach, expect, it, vi } from 'vitest'
import { pageZoom } from '../../../../src/site/map/inputs/pageZoom'
import { start } from '../../../helpers/features'
import { openInTheMiddle } from '../../../helpers/page'

afterEach(() => vi.unstubAllGlobals())

it('a page that is magnified gets every pinch, and else the map does', () => {
  const magnified = Object.assign(new EventTarget(), { scale: 1 })
  vi.stubGlobal('visualViewport', magnified)
  const page = openInTheMiddle()
  const { root, surface } = page
  const end = start(page, pageZoom)
  // In place of the engine.
  const onEvent = vi.fn()
  for (const type of ['wheel', 'gesturechange']) root.addEventListener(type, onEvent)
  const eventsAt = (scale: number) => {
    magnified.scale = scale
    magnified.dispatchEvent(new Event('resize'))
    onEvent.mockClear()
    surface.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
    surface.dispatchEvent(new WheelEvent('wheel', { bubbles: true, ctrlKey: true }))
    // Safari's events have keys, too.
    surface.dispatchEvent(new MouseEvent('gesturechange', { bubbles: true, ctrlKey: false }))
    return [surface.style.touchAction, onEvent.mock.calls.length]
  }
  expect([eventsAt(1), eventsAt(2.5), eventsAt(1)]).toEqual([
    ['', 3],
    ['pinch-zoom', 1],
    ['', 3],
  ])
  end()
})
