/**
 * The map as a whole: its links, picture, buttons and keys, what React does meanwhile, and what is left of
 * it.
 */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cloneElement, Profiler, type ReactNode, StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { INK_FILES } from '../../../src/table/paths'
import { framesWaiting, pass, stopTime } from '../../helpers/frames'
import { boxOfHitArea } from '../../helpers/hitArea'
import { layOut } from '../../helpers/layout'
import { PLACES, TRIANGLE } from '../../helpers/places'
import { Pointer } from '../../helpers/pointer'
import { MAP, matrixOf, press, renderMap, rest } from '../../helpers/renderMap'
import { reportedErrors } from '../../helpers/reported'
import { words } from '../../helpers/words'

layOut()
stopTime()

const button = (name: string) => screen.getByRole('button', { name })

describe('the places', () => {
  it('are a list of links in a navigation, in the order of the table', () => {
    renderMap()
    const list = within(screen.getByRole('navigation', { name: words.places })).getByRole('list')
    const links = within(list)
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link'))
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
      PLACES.map(({ name, href }) => [name, href]),
    )
  })

  it('receive the pointer all over within their corners only, in any shape', () => {
    const middle = { x: 150, y: 170 }
    const tent = { name: 'Tent', heading: 'A Night Out', href: '/tent', corners: TRIANGLE, middle }
    const places = [...PLACES, tent]
    const { area } = renderMap(() => cloneElement(MAP, { places }))
    expect(boxOfHitArea(area('Works'))).toEqual([400, 690, 630, 930])
    expect(area('Tent').getAttribute('points')).toBe('150,100,200,200,100,200')
    for (const { name } of places) expect(area(name).getAttribute('pointer-events')).toBe('all')
  })

  it('are reached by Tab after the map itself, in order, and before the buttons', async () => {
    renderMap()
    const user = userEvent.setup()
    const buttons = [words.howItWorks, words.zoomIn, words.zoomOut, words.showTheWholeMap]
    for (const name of [words.mapOf('Testland'), ...PLACES.map((place) => place.name), ...buttons]) {
      await user.tab()
      expect(document.activeElement?.getAttribute('aria-label')).toBe(name)
    }
  })
})

it('the picture is at the first view; its layers cover it: wash, names, ink, and the places over all', () => {
  const { sheet, svg } = renderMap()
  expect([sheet.style.transform, framesWaiting()]).toEqual(['matrix(1, 0, 0, 1, -524, 0)', 0])
  expect([...svg.children].map((child) => child.getAttribute('href') ?? child.textContent)).toEqual([
    '/map/wash.avif',
    'WorksCraftsJourneysStudiesLettersHearth',
    ...INK_FILES.map((file) => `/${file}`),
    // The group of the places.
    '',
  ])
  const box = (element: Element) =>
    ['x', 'y', 'width', 'height', 'preserveAspectRatio'].map((name) => element.getAttribute(name))
  expect(box(svg)).toEqual([null, null, '2048', '1536', null])
  for (const image of svg.querySelectorAll('image'))
    expect(box(image)).toEqual([null, null, '2048', '1536', 'none'])
})

it('the zoom buttons zoom by half a level, and are marked as disabled at the limits', () => {
  history.replaceState(null, '', '/#-0.5/1024/768')
  const { sheet } = renderMap()
  const names = [words.zoomOut, words.zoomIn] as const
  const isDisabled = () => names.map((name) => button(name).getAttribute('aria-disabled'))
  expect(isDisabled()).toEqual(['true', 'false'])
  const seen = [words.zoomOut, ...Array(5).fill(words.zoomIn)].map((name) => {
    fireEvent.click(button(name))
    pass(1000)
    return [Math.log2(matrixOf(sheet)[0] ?? 0).toFixed(6), ...isDisabled()].join(' ')
  })
  expect(seen).toEqual([
    '-0.500000 true false',
    '0.000000 false false',
    '0.500000 false false',
    '1.000000 false false',
    '1.500000 false true',
    '1.500000 false true',
  ])
  // A button that is disabled would lose the focus.
  expect(button(words.zoomIn).hasAttribute('disabled')).toBe(false)
})

it('while the map moves, React renders nothing', () => {
  const onRender = vi.fn()
  const profile = (map: ReactNode) => <Profiler id="map" onRender={onRender} children={map} />
  const { area, root, sheet, surface } = renderMap(profile)
  const before = onRender.mock.calls.length
  const views = new Set<string>()
  const mouse = new Pointer('mouse').down(area('Journeys'), 950, 350)
  for (let step = 1; step <= 30; step += 1) {
    mouse.move(945 - 5 * step, 350 - 4 * step)
    pass(16)
    views.add(sheet.style.transform)
  }
  mouse.up()
  rest()
  expect([views.size, root.dataset.moving]).toEqual([30, undefined])
  for (let step = 0; step < 8; step += 1)
    fireEvent.wheel(surface, { deltaY: -40, clientX: 600, clientY: 200 })
  pass(2000)
  expect(button(words.zoomIn).getAttribute('aria-disabled')).toBe('true')
  expect([before > 0, onRender.mock.calls.length]).toEqual([true, before])
})

it('in strict mode, which mounts twice, a key moves the map once, and each feature is there once', () => {
  const { root, sheet } = renderMap((map) => <StrictMode>{map}</StrictMode>)
  press(root, 'ArrowDown')
  pass(1000)
  expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, -80])
  const added = [...root.children].slice(3).map(({ className, role }) => className || role)
  expect(added).toEqual(['map-box', 'map-tooltip', null, 'unseen'])
  expect(root.getAttribute('aria-describedby')).toBe(root.children[5]?.id)
})

/** Counts the listeners that have been added to the window since, and are still active. */
function countListeners(): () => number {
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  const isActive = ([type, listener, options]: Parameters<Window['addEventListener']>) =>
    !(typeof options === 'object' && options.signal?.aborted) &&
    !removed.mock.calls.some(([removedType, one]) => removedType === type && one === listener)
  return () => added.mock.calls.filter(isActive).length
}

it.each([
  { while: 'it is held', isLifted: false, rests: false },
  { while: 'it glides', isLifted: true, rests: false },
  { while: 'its view is about to be described', isLifted: true, rests: true },
])('when the map goes, no listener, frame or timer is left, even while $while', ({ isLifted, rests }) => {
  const count = countListeners()
  const error = vi.spyOn(console, 'error')
  const { unmount, root, surface } = renderMap()
  const mouse = new Pointer('mouse').down(surface, 500, 350)
  for (let step = 1; step <= 5; step += 1) {
    pass(16)
    mouse.move(500 - 20 * step, 350)
  }
  if (isLifted) mouse.up()
  if (rests) rest()
  expect([framesWaiting(), count() > 0]).toEqual([1, true])
  unmount()
  fireEvent.keyDown(root, { key: 'ArrowDown' })
  fireEvent.wheel(surface, { deltaY: 100 })
  expect([framesWaiting(), count()]).toEqual([0, 0])
  expect(error).not.toHaveBeenCalled()
})

it('a feature that throws at its start costs itself alone, and is reported', async () => {
  const torn = new Error('The ribbon has torn')
  const reported = reportedErrors()
  vi.doMock('../../../src/site/map/overlay/tooltip', () => ({
    tooltip: () => {
      throw torn
    },
  }))
  vi.resetModules()
  const { renderMap, board } = await import('../../helpers/renderMap')
  const { root } = renderMap()
  vi.doUnmock('../../../src/site/map/overlay/tooltip')
  expect(reported).toEqual([torn])
  expect(screen.queryByRole('tooltip')).toBeNull()
  // Features that start before it, and after it.
  press(root, 'ArrowDown')
  pass(2000)
  expect(location.hash).toBe('#0/1024/430')
  expect(fireEvent.click(board('Crafts'))).toBe(false)
  pass(520)
  expect(location.pathname).toBe('/crafts')
})
