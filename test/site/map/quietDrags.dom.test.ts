import { expect, it, vi } from 'vitest'
import { quietDrags } from '../../../src/site/map/moveSheet'
import { cleanups, liveMapOf, open, send } from '../../helpers/page'
import { Pointer } from '../../helpers/pointer'

it.each(['pointermove', 'mousemove', 'touchmove'])(
  'React does not process the %s events of a drag',
  (type) => {
    const page = open()
    const { link, root, clock } = page
    const ending = new AbortController()
    cleanups.push(() => ending.abort())
    quietDrags(liveMapOf(page), ending.signal)
    const onMove = vi.fn()
    root.addEventListener(type, onMove)
    const mouse = new Pointer().down(link, 700, 400)
    /** Whether a move reaches the root, after a frame. A mouse move follows each pointer move. */
    const reaches = (x: number) => {
      mouse.move(x, 400)
      clock.advance(20)
      onMove.mockClear()
      if (type === 'pointermove') mouse.move(x, 400)
      else send(link, type)
      return onMove.mock.calls.length === 1
    }
    expect([703, 704, 740].map(reaches)).toEqual([true, false, false])
    mouse.up()
    expect(reaches(740)).toBe(true)
  },
)

it('a finger that drags the map scrolls no page, whatever the browser makes of `touch-action`', () => {
  const page = open()
  const ending = new AbortController()
  cleanups.push(() => ending.abort())
  quietDrags(liveMapOf(page), ending.signal)
  const finger = new Pointer('touch').down(page.link, 700, 400)
  const isPrevented = (x: number) => {
    finger.move(x, 400)
    page.clock.advance(20)
    return !page.link.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }))
  }
  expect([701, 740].map(isPrevented)).toEqual([false, true])
})
