/**
 * Browsers, extensions and privacy tools take interfaces away, or break them. The site is live without them.
 */
import {
  boxOf,
  drawerOf,
  expect,
  expectToWork,
  expectWithinBounds,
  headingOf,
  menuOf,
  openMap,
  PLACES,
  placeOn,
  test,
} from './site'

test.use({ serviceWorkers: 'allow' })

test('the site works without all that a browser may lack', async ({ page }) => {
  await page.addInitScript(() => {
    const lacking: Record<string, object> = {
      HTMLImageElement,
      HTMLDialogElement,
      Document,
      Performance,
      window,
    }
    for (const path of [
      ...['requestIdleCallback', 'matchMedia', 'ResizeObserver', 'FontFace', 'TouchEvent'].map(
        (of) => `window.${of}`,
      ),
      'Document.startViewTransition',
      'Performance.getEntriesByType',
      'HTMLImageElement.decode',
      'HTMLDialogElement.showModal',
    ]) {
      const [of = '', name = ''] = path.split('.')
      const owner = lacking[of]
      const { prototype = owner } = owner as { prototype?: object }
      if (!prototype || !Reflect.deleteProperty(prototype, name) || name in prototype)
        throw new Error(`${path} stays`)
    }
    Object.defineProperty(navigator, 'userAgentData', { value: {} })
    for (const name of ['connection', 'serviceWorker'])
      Object.defineProperty(navigator, name, { value: undefined })
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openMap(page)
  await expectToWork(page)
  await page.setViewportSize({ width: 1100, height: 700 })
  await expect.poll(async () => (await boxOf(page)).width).toBe(1100)
  await expectWithinBounds(page)
  await menuOf(page).click()
  await expect(drawerOf(page)).toBeVisible()
})

test('the site works with all that a browser may deny', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: deny })
    Object.defineProperty(navigator, 'serviceWorker', { get: deny })
    history.replaceState = deny
    Element.prototype.setPointerCapture = deny
    document.startViewTransition = (change) => {
      const failed = Promise.reject(new DOMException('skipped', 'AbortError'))
      failed.catch(() => {})
      ;(change as () => void)?.()
      return { ready: failed, finished: failed, updateCallbackDone: failed } as unknown as ViewTransition
    }
  })
  await openMap(page)
  await expectToWork(page)
})

test('a page whose frames never come is complete, and its links work', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto('')
  for (const { name } of PLACES) await expect(placeOn(page, name)).toHaveCount(1)
  // Not by a click of Playwright, which waits for frames.
  await placeOn(page, 'Hearth').press('Enter')
  await expect(headingOf(page)).toHaveText('By the Hearth')
})
