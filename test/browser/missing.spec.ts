/** Browsers, extensions and privacy tools take interfaces away, or break them. The site is live without each of them. */
import { expect, PLACES, placeOn, test } from './site'

/** Runs in the page before any script: each takes away one interface, or makes it fail as some browser does. */
const TAKEN: Record<string, () => void> = {
  requestIdleCallback: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  matchMedia: () => Reflect.deleteProperty(window, 'matchMedia'),
  ResizeObserver: () => Reflect.deleteProperty(window, 'ResizeObserver'),
  'brands of the user agent': () => Object.defineProperty(navigator, 'userAgentData', { value: {} }),
  'navigator.connection': () => Object.defineProperty(navigator, 'connection', { value: undefined }),
  'service workers': () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
  'service workers, which throw': () =>
    Object.defineProperty(navigator, 'serviceWorker', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  'storage, which throws': () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get })
  },
  'a full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'history, which throws': () => {
    history.replaceState = () => {
      throw new DOMException('too often', 'SecurityError')
    }
  },
  'pointer capture, which throws': () => {
    Element.prototype.setPointerCapture = () => {
      throw new DOMException('no such pointer', 'NotFoundError')
    }
  },
  'view transitions': () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
  'view transitions, which reject': () => {
    document.startViewTransition = (change) => {
      const failed = Promise.reject(new DOMException('skipped', 'AbortError'))
      failed.catch(() => {})
      ;(change as () => void)?.()
      return { ready: failed, finished: failed, updateCallbackDone: failed } as unknown as ViewTransition
    }
  },
  'fonts from scripts': () => Reflect.deleteProperty(window, 'FontFace'),
  'entries of performance': () => Reflect.deleteProperty(Performance.prototype, 'getEntriesByType'),
  'decoding of images': () => Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'),
  'modal dialogs': () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
  'touch events': () => Reflect.deleteProperty(window, 'TouchEvent'),
}

for (const [name, take] of Object.entries(TAKEN)) {
  test(`the site works without ${name}`, async ({ page }) => {
    await page.addInitScript(take)
    await page.goto('')
    await expect(page.locator('[data-live]')).toBeAttached()
    const sheet = page.locator('[data-sheet]')
    const before = await sheet.getAttribute('style')
    await page.mouse.move(700, 500)
    await page.mouse.down()
    await page.mouse.move(600, 450, { steps: 3 })
    await page.mouse.up()
    await expect(sheet).not.toHaveAttribute('style', before ?? '')
    const [place] = PLACES
    if (!place) throw new Error('the table has no place')
    await placeOn(page, place.name).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.heading)
    await page.goBack()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

test('a page whose frames never come is complete, and its links work', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto('')
  for (const { name } of PLACES) await expect(placeOn(page, name)).toHaveCount(1)
  const [place] = PLACES
  // Not by a click of Playwright, which waits for frames.
  await placeOn(page, place?.name ?? '').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place?.heading ?? '')
})
