import { places } from 'virtual:site'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { addFind, FINDS_CHANGED, finds, forgetFinds } from '../../../src/site/finds'
import { DrawerChart } from '../../../src/site/layout/DrawerChart'
import { DrawerFinds } from '../../../src/site/layout/DrawerFinds'
import { PAGES } from '../../helpers/openSite'
import { words } from '../../helpers/words'

afterEach(() => act(forgetFinds))

const links = () =>
  screen.getAllByRole('link', { hidden: true }).map((link) => [link.textContent, link.getAttribute('href')])

it('lists what was found by name, then question marks; each leads to the first that was found', () => {
  addFind('A duck 1')
  render(<DrawerFinds />)
  expect(screen.getByText(words.curiositiesFound(1, 3))).toBeTruthy()
  expect(links()).toEqual([
    ['A duck', '/#0.5/900/300'],
    ['?', '/#0.5/500/500'],
    ['?', '/#0.5/920/700'],
  ])
})

it.each([
  ['a pointer', '?', { detail: 1, pointerType: 'mouse' }, undefined],
  ['a key', '?', { detail: 0, pointerType: '' }, 'A serpent 0'],
  ['a key in Firefox', '?', { detail: 1, pointerType: '' }, 'A serpent 0'],
  ['a pointer', 'A duck', { detail: 1, pointerType: 'mouse' }, 'A duck 1'],
])(
  'by %s, the link "%s" closes the drawer, and says or finds what it leads to, or does not',
  (_, name, click, id) => {
    addFind('A duck 1')
    const { container } = render(
      <dialog open>
        <DrawerFinds />
      </dialog>,
    )
    const dialog = container.querySelector('dialog') as HTMLDialogElement
    dialog.close = () => dialog.removeAttribute('open')
    const onFind = vi.fn()
    const listener = ({ detail }: CustomEvent) => onFind(detail)
    document.addEventListener(FINDS_CHANGED, listener)
    fireEvent(
      screen.getAllByText(name)[0] as Element,
      new PointerEvent('click', { bubbles: true, cancelable: true, ...click }),
    )
    document.removeEventListener(FINDS_CHANGED, listener)
    expect(dialog.open).toBe(false)
    expect(onFind.mock.calls).toEqual(id ? [[id]] : [])
  },
)

it('counts the places that were visited, seals them on the chart, and forgets it all', () => {
  addFind('/hearth')
  const { container } = render(<DrawerChart path="/" />)
  const sealed = () => container.querySelectorAll('svg a [fill="var(--seal)"]').length
  const places = PAGES.length - 1
  expect([screen.getByText(words.placesVisited(1, places)) !== null, sealed()]).toEqual([true, 1])
  fireEvent.click(screen.getByText(words.forgetFinds))
  expect([screen.getByText(words.placesVisited(0, places)) !== null, sealed()]).toEqual([true, 0])
  expect([finds().size, screen.queryByText(words.forgetFinds)]).toEqual([0, null])
  // Which says how many there are now.
  expect(document.activeElement?.localName).toBe('summary')
})

it('of two places that are close to each other, neither has the press on the disc of the other', () => {
  const [one, other] = places
  const corners = one?.corners ?? []
  const apart = 120
  vi.spyOn(places, 'map').mockImplementationOnce((call) =>
    places
      .with(1, { ...(other as (typeof places)[number]), corners: corners.map(([y, x]) => [y, x + apart]) })
      .map(call),
  )
  const { container } = render(<DrawerChart path="/" />)
  const radii = [...container.querySelectorAll('svg a')].map((link) =>
    [...link.querySelectorAll('circle')].map((circle) => Number(circle.getAttribute('r'))),
  )
  for (const [target = 0, disc = 0] of radii.slice(0, 2)) expect(target + disc).toBeLessThanOrEqual(apart)
  expect(radii.at(-1)?.[0]).toBe(170)
})
