/** Journeys: the page transitions between the map and the pages, as the browser composes them. */
import type { Page } from '@playwright/test'
import { plateOf } from '../../src/table/siteOf'
import { words } from '../helpers/words'
import {
  type Box,
  boxOn,
  drawerOf,
  expect,
  expectLive,
  expectOnMap,
  headingOf,
  holdRequests,
  menuOf,
  onPage,
  openAtHearth,
  openPage,
  placeNamed,
  placeOn,
  rest,
  test,
  viewOf,
} from './site'

/** Lets each page transition wait at its first frame. Returns functions that read its frames and go on. */
async function haltTransitions(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition
    const halted: Animation[][] = []
    document.startViewTransition = function (this: Document, ...change) {
      const transition = start.apply(this, change)
      transition.ready.then(
        () => {
          const animations = document
            .getAnimations()
            .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
          for (const animation of animations) animation.pause()
          halted.push(animations)
        },
        () => {},
      )
      return transition
    }
    Object.assign(window, { halted })
  })
  const readHalted = () => page.evaluateHandle(() => (window as unknown as { halted: Animation[][] }).halted)
  const last = async () => (await readHalted()).evaluateHandle((halted) => halted.at(-1) ?? [])
  /** The box of the plate, this far into the journey. */
  const plateAt = async (progress: number): Promise<Box> =>
    (await last()).evaluate((animations, progress) => {
      for (const animation of animations) {
        animation.currentTime =
          progress * Number(animation.effect?.getTiming().duration) - (progress === 1 ? 0.01 : 0)
      }
      const { transform, width, height } = getComputedStyle(
        document.documentElement,
        '::view-transition-group(plate)',
      )
      const { e: x, f: y } = new DOMMatrix(transform)
      return { x, y, width: Number.parseFloat(width), height: Number.parseFloat(height) }
    }, progress)
  const next = (count: number) =>
    expect.poll(async () => (await readHalted()).evaluate(({ length }) => length)).toBe(count)
  const durations = async () =>
    (await last()).evaluate((all) => all.map(({ effect }) => Number(effect?.getTiming().duration)))
  const goOn = async () =>
    (await last()).evaluate((all) => {
      for (const animation of all) animation.finish()
    })
  return { plateAt, next, durations, goOn }
}

const expectBox = (shown: Box, expected: Box | null) => {
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(
      Math.abs(shown[side] - (expected?.[side] ?? Number.NaN)),
      `${side} of ${JSON.stringify(shown)}`,
    ).toBeLessThan(1)
  }
}

test('a place grows into its page and back without a jump, to the very view and focus from before', async ({
  page,
}) => {
  const journey = await haltTransitions(page)
  const spot = await openAtHearth(page)
  const before = await viewOf(page)
  const { left, top, right, bottom } = placeNamed('Hearth')
  const shown = plateOf({ corners: [top, bottom].flatMap((y) => [left, right].map((x) => [y, x] as const)) })
  const corner = await onPage(page, { x: shown.left, y: shown.top })
  const onMap = {
    ...corner,
    width: (shown.right - shown.left) * before.scale,
    height: (shown.bottom - shown.top) * before.scale,
  }
  await page.mouse.click(spot.x, spot.y)
  await journey.next(1)
  expectBox(await journey.plateAt(0), onMap)
  expect(Math.max(...(await journey.durations()))).toBeLessThanOrEqual(300)
  const onItsPage = await page.locator('[data-plate]').boundingBox()
  expectBox(await journey.plateAt(1), onItsPage)
  await journey.goOn()
  await expect(headingOf(page)).toBeFocused()

  await page.getByRole('link', { name: words.backToTheMap }).click()
  await journey.next(2)
  expectBox(await journey.plateAt(0), onItsPage)
  expectBox(await journey.plateAt(1), onMap)
  expect(Math.max(...(await journey.durations()))).toBeLessThanOrEqual(300)
  await journey.goOn()
  await expect(placeOn(page, 'Hearth')).toBeFocused()
  expect(await rest(page)).toEqual(before)
  await expectOnMap(page)

  await page.mouse.click(spot.x, spot.y)
  await journey.next(3)
  await journey.goOn()
  await expect(headingOf(page)).toBeFocused()
  await page.goBack()
  await journey.next(4)
  await journey.goOn()
  await expect(placeOn(page, 'Hearth')).toBeFocused()
  expect(await rest(page)).toEqual(before)
  // The box over the map is gone.
  await expect.poll(() => page.locator('body > div:not(#root)').count()).toBe(0)
})

test('the road and the drawer lead on as journeys, which a press interrupts', async ({ page }) => {
  const journey = await haltTransitions(page)
  await openPage(page, '/crafts')
  await page.getByRole('link', { name: words.nextPlace }).click()
  await journey.next(1)
  await expect(headingOf(page)).toHaveText('Seven Journeys')
  // While it is animated, the next page takes presses already.
  const next = await boxOn(page.getByRole('link', { name: words.nextPlace }))
  await page.mouse.click(next.x + 30, next.y + 20)
  await journey.next(2)
  await expect(headingOf(page)).toHaveText('Late Studies')
  await journey.goOn()
  await menuOf(page).click()
  await drawerOf(page).getByRole('link', { name: 'Works' }).click()
  await journey.next(3)
  await journey.goOn()
  await expect(headingOf(page)).toHaveText('Works in Wood')
  await expect(drawerOf(page)).toBeHidden()
})

/** Opens a place from the map. */
async function leaveMap(page: Page): Promise<void> {
  await placeOn(page, 'Hearth').press('Enter')
  await expect(headingOf(page)).toHaveText('By the Hearth')
}

test('Back while a page still waits for its script shows the map', async ({ page }) => {
  await openPage(page, '/')
  await leaveMap(page)
  const SCRIPT = /\/assets\/pages-.*\.js/
  const release = await holdRequests(page, SCRIPT)
  const isRequested = page.waitForRequest(SCRIPT)
  await page.reload()
  await isRequested
  await page.goBack()
  release()
  await expectOnMap(page)
  await expectLive(page)
})

test('a place opens from the map while a card is open', async ({ page }) => {
  await openPage(page, '/hearth')
  await page.getByRole('link', { name: words.backToTheMap }).click()
  await page.getByRole('button', { name: words.howItWorks }).click()
  await expect(page.getByRole('dialog', { name: words.howItWorks })).toBeVisible()
  await page.goBack()
  await expect(headingOf(page)).toHaveText('By the Hearth')
})

test('a map that has been left is let go', async ({ page }) => {
  await openPage(page, '/')
  // Before the script of pages has come, a link would load a whole page.
  await page.waitForLoadState('networkidle')
  const surface = await page.evaluateHandle(
    () => new WeakRef(document.querySelector('[data-surface]') as Element),
  )
  await leaveMap(page)
  await expect(async () => {
    await page.requestGC()
    expect(await surface.evaluate((reference) => reference.deref() === undefined)).toBe(true)
  }).toPass()
})
