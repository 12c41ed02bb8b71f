import { beforeEach, describe, expect, it } from 'vitest'
import { moreKeys } from '../../../src/map/inputs/moreKeys'
import { scaleOf } from '../../../src/panzoom/view'
import { cleanups, key, liveMapOf, openInTheMiddle, point, releaseKey } from '../../helpers/page'
import { PLACES } from '../../helpers/places'

/** The middle of the map, with a link for each place, and the keys beyond the engine's. */
function open() {
  const opened = openInTheMiddle()
  opened.surface.innerHTML = `<svg>${PLACES.map(({ name }) => `<a href="/" tabindex="0" id="${name}"/>`).join('')}</svg>`
  const end = moreKeys(liveMapOf(opened, PLACES))
  cleanups.push(end)
  const linkOf = (name: string) => document.getElementById(name) as HTMLElement
  return { ...opened, linkOf, end }
}

let page: ReturnType<typeof open>
beforeEach(() => {
  page = open()
})

describe('F', () => {
  it('shows the whole map, as far as the limits allow', () => {
    const { root, clock, controller } = page
    expect(key(root, { key: 'f' })).toBe(false)
    clock.rest()
    expect(controller.view.scale).toBe(scaleOf(-0.5))
    expect(controller.view.x).toBeCloseTo(720 - 1024 * Math.SQRT1_2, 9)
    expect(controller.view.y).toBeCloseTo(450 - 768 * Math.SQRT1_2, 9)
  })

  it('leaves a map to the pointer that drags it', () => {
    const { root, surface, clock, controller } = page
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointermove', 600, 400)
    key(root, { key: 'f' })
    clock.frame()
    expect(controller.view).toEqual({ x: -404, y: -318, scale: 1 })
  })

  it.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('with %s is left to the browser', (modifier) => {
    const { root, clock } = page
    expect(key(root, { key: 'f', [modifier]: true })).toBe(true)
    expect(clock.waiting).toBe(0)
  })
})

describe('an arrow', () => {
  it.each([
    { from: 'Hearth', key: 'ArrowLeft', to: 'Works' },
    { from: 'Hearth', key: 'ArrowRight', to: 'Letters' },
    { from: 'Letters', key: 'ArrowUp', to: 'Studies' },
    { from: 'Studies', key: 'ArrowUp', to: 'Journeys' },
    { from: 'Journeys', key: 'ArrowDown', to: 'Studies' },
  ])('on $from, $key, focuses $to, and does not pan the map', ({ from, key: arrow, to }) => {
    const { clock, controller, linkOf } = page
    linkOf(from).focus()
    expect(key(linkOf(from), { key: arrow })).toBe(false)
    releaseKey(linkOf(to), arrow)
    expect(document.activeElement).toBe(linkOf(to))
    clock.rest()
    expect(controller.view).toEqual({ x: -304, y: -318, scale: 1 })
  })

  it.each([
    { of: 'if there is no place in that direction', from: 'Letters', init: { key: 'ArrowRight' }, x: -384 },
    { of: 'with Shift', from: 'Hearth', init: { key: 'ArrowRight', shiftKey: true }, x: -544 },
  ])('pans the map $of', ({ from, init, x }) => {
    const { clock, controller, linkOf } = page
    linkOf(from).focus()
    expect(key(linkOf(from), init)).toBe(false)
    releaseKey(linkOf(from), init.key)
    clock.rest()
    expect(document.activeElement).toBe(linkOf(from))
    expect(controller.view).toEqual({ x, y: -318, scale: 1 })
  })
})

it('does nothing any more after the feature has been removed', () => {
  const { root, clock, controller, end } = page
  end()
  expect(key(root, { key: 'f' })).toBe(true)
  clock.rest()
  expect(controller.view).toEqual({ x: -304, y: -318, scale: 1 })
})
