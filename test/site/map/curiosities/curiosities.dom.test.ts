import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { addFind, finds, forgetFinds } from '../../../../src/site/finds'
import { curiosities } from '../../../../src/site/map/curiosities/curiosities'
import { FOUND } from '../../../../src/site/map/liveMap'
import { moveSheet } from '../../../../src/site/map/moveSheet'
import { start } from '../../../helpers/features'
import { key, LEFT, openInTheMiddle, point, TOP } from '../../../helpers/page'
import { PLACES } from '../../../helpers/places'
import { words } from '../../../helpers/words'

afterEach(forgetFinds)

let page: ReturnType<typeof openInTheMiddle>
let end: () => void
beforeEach(() => {
  page = openInTheMiddle()
  page.root.getBoundingClientRect = page.surface.getBoundingClientRect
  start(page, moveSheet)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame())
  end = start(page, curiosities)
})

/** Clicks at a map point, in the view in the middle of the map. */
function clickAt(x: number, y: number, target: Element = page.surface): void {
  const at = { clientX: LEFT + x - 304, clientY: TOP + y - 318 }
  target.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, detail: 1 }))
}
const slip = () => page.root.querySelector('.map-slip')?.textContent
const tag = () => page.root.querySelector<HTMLElement>('.map-tag:not([hidden])')?.firstChild?.textContent
const roads = () => [...page.surface.querySelectorAll('.road')].map((road) => road.getAttribute('d'))
const rings = () => page.surface.querySelectorAll('.map-finds path:not(.road)').length

it('a press on something finds it: a ring, a slip, a tag, and a call to what moves there', () => {
  const onFound = vi.fn()
  page.root.addEventListener(FOUND, ({ detail }) => onFound(detail))
  expect([rings(), slip(), tag()]).toEqual([0, '', undefined])
  clickAt(522, 500)
  expect([rings(), slip(), tag()]).toEqual([
    1,
    'A duck it has heard everything',
    words.curiositiesFound(1, 3),
  ])
  expect(onFound).toHaveBeenCalledExactlyOnceWith({ left: 500, top: 485, right: 540, bottom: 515 })
  expect([...finds()]).toEqual(['A duck 0'])
})

it('is announced once, with the count, by an element that was there before, until the map moves', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const status = page.root.querySelector('[role="status"]') as HTMLElement
  expect(status.textContent).toBe('')
  clickAt(522, 500)
  vi.advanceTimersByTime(300)
  expect(status.textContent).toBe(`A duck. it has heard everything. ${words.curiositiesFound(1, 3)}`)
  expect(page.root.querySelectorAll('[role="status"]')).toHaveLength(1)
  page.controller.goTo({ x: -350, y: -318, scale: 1 })
  page.clock.rest()
  expect(status.textContent).toBe('')
  vi.useRealTimers()
})

it('the name on the slip leads where its owner wants', () => {
  clickAt(922, 702)
  const name = page.root.querySelector('.map-slip a')
  expect([name?.textContent, name?.getAttribute('href')]).toEqual(['A bug', '/crafts'])
  point(name as Element, 'pointerdown', 9, 9)
  expect(slip()).toBe('A bug ')
})

it('another one of a kind gets a ring, but does not count again', () => {
  clickAt(522, 500)
  clickAt(900, 300)
  expect([rings(), tag()]).toEqual([2, words.curiositiesFound(1, 3)])
  clickAt(420, 500)
  clickAt(920, 700)
  expect([rings(), tag()]).toEqual([4, words.curiositiesFound(3, 3)])
})

it.each([
  ['beside everything', () => clickAt(1200, 900)],
  ['on a place', () => clickAt(522, 500, page.surface.querySelector('a g') as Element)],
])('a press %s finds nothing', (_, press) => {
  press()
  expect([rings(), slip(), tag()]).toEqual([0, '', undefined])
})

it.each([
  ['the next press', () => point(page.surface, 'pointerdown', 9, 9)],
  ['Escape', () => key(document.body, { key: 'Escape' })],
])('%s takes the slip away, and leaves the ring', (_, act) => {
  clickAt(522, 500)
  act()
  expect([rings(), slip()]).toEqual([1, ''])
})

describe('the tag shares the finds', () => {
  const button = () => page.root.querySelector('.map-tag button') as HTMLElement
  const text = words.shareFinds(1, 3, 'Testland')

  it.each([
    ['with what the device offers', { share: vi.fn() }, words.share],
    ['by the clipboard, and says so', { clipboard: { writeText: vi.fn() } }, words.copied],
    ['not at all where neither is allowed', {}, words.share],
  ])('%s', async (_, offers: { share?: Mock; clipboard?: { writeText: Mock } }, says) => {
    vi.stubGlobal('navigator', offers)
    clickAt(522, 500)
    button().click()
    await Promise.resolve()
    await Promise.resolve()
    expect(button().textContent).toBe(says)
    if (offers.share) expect(offers.share).toHaveBeenCalledExactlyOnceWith({ text, url: location.href })
    const copied = offers.clipboard?.writeText
    if (copied) expect(copied).toHaveBeenCalledExactlyOnceWith(`${text} ${location.href}`)
  })
})

it('while the map moves, the slip is away', () => {
  clickAt(522, 500)
  page.controller.goTo({ x: -350, y: -318, scale: 1 })
  page.clock.advance(50)
  expect(slip()).toBe('')
  page.clock.rest()
  expect(slip()).toBe('A duck it has heard everything')
})

it('what is forgotten has neither a ring nor a slip', () => {
  clickAt(522, 500)
  forgetFinds()
  expect([rings(), slip()]).toEqual([0, ''])
})

it('from half of the finds on, the map honours the visitor, until they are forgotten', async () => {
  const honours = () => page.surface.querySelector('.map-banner')
  const isSeal = () => page.root.querySelector('.map-tag')?.classList.contains('all')
  clickAt(420, 500)
  clickAt(522, 500)
  await vi.waitFor(() => expect(honours()).not.toBeNull())
  const drawn = honours()
  clickAt(922, 702)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.dynamicImportSettled()
  expect([isSeal(), honours() === drawn]).toEqual([true, true])
  forgetFinds()
  await vi.waitFor(() => expect(honours()).toBeNull())
  expect(isSeal()).toBe(false)
})

it('a place that was visited has a seal on its ribbon', () => {
  const [place] = PLACES
  addFind(`${place?.href}`)
  expect([page.surface.querySelectorAll('.seal').length, rings(), tag()]).toEqual([1, 0, undefined])
})

it('and one visited in another tab, or before Back to this page, has it once that is seen again', () => {
  localStorage.setItem('/finds', `["${PLACES[0]?.href}"]`)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(page.surface.querySelectorAll('.seal')).toHaveLength(1)
})

it('the road between two places that were visited is drawn in full, until that is forgotten', async () => {
  const [first, , third] = PLACES
  for (const place of [first, third]) addFind(place?.href ?? '')
  await vi.waitFor(() => expect(roads()).toEqual(['m600 900q200 300 400 200']))
  forgetFinds()
  expect(roads()).toEqual([])
})

it('says what is found in the drawer, too, and goes with its map, whose next one shows it', () => {
  addFind('A serpent 0')
  expect([rings(), slip(), tag()]).toEqual([1, 'A serpent sleeps', words.curiositiesFound(1, 3)])
  end()
  expect(page.root.querySelectorAll('.map-finds, .map-slip, .map-tag').length).toBe(0)
  start(page, curiosities)
  expect([rings(), slip(), tag()]).toEqual([1, '', words.curiositiesFound(1, 3)])
})
