import { boxOf, expect, openMap, rest, test } from './site'

/** Counts what the page does to the picture's element from now on, for `window.counted()` to tell. */
async function countWrites(page: Parameters<typeof openMap>[0]) {
  await page.evaluate(() => {
    const svg = document.querySelector<SVGSVGElement>('[data-map] svg')
    if (!svg) throw new Error('no picture')
    const counts = { frames: 0, writes: 0, promotions: 0, releases: 0, most: 0, nodes: 0 }
    let willChange = svg.style.willChange
    let inFrame = 0
    new MutationObserver((records) => {
      counts.writes += records.length
      inFrame += records.length
      if (svg.style.willChange !== willChange) {
        willChange = svg.style.willChange
        if (willChange) counts.promotions += 1
        else counts.releases += 1
      }
    }).observe(svg, { attributes: true, attributeFilter: ['style'] })
    // React, rendering, would change something else.
    new MutationObserver((records) => {
      counts.nodes += records.filter(({ target }) => target !== svg).length
    }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true })
    const tick = () => {
      counts.most = Math.max(counts.most, inFrame)
      inFrame = 0
      counts.frames += 1
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(window, { counted: () => counts })
  })
  return () =>
    page.evaluate(() =>
      (
        window as unknown as {
          counted: () => Record<'frames' | 'writes' | 'promotions' | 'releases' | 'most' | 'nodes', number>
        }
      ).counted(),
    )
}

test('a drag writes one style a frame, is promoted once and released once, and changes nothing else', async ({
  page,
}) => {
  await openMap(page)
  const box = await boxOf(page)
  // Over open sea, clear of the places.
  const start = { x: box.x + box.width / 2, y: box.y + 90 }
  await page.mouse.move(start.x, start.y)
  const counted = await countWrites(page)
  await page.mouse.down()
  await page.mouse.move(start.x + 30, start.y + 60, { steps: 40 })
  await page.mouse.move(start.x - 60, start.y - 40, { steps: 40 })
  await page.mouse.up()
  await rest(page)
  const { frames, writes, promotions, releases, most, nodes } = await counted()
  expect(promotions).toBe(1)
  expect(releases).toBe(1)
  expect(writes).toBeGreaterThan(10)
  expect(writes).toBeLessThanOrEqual(frames + 2)
  // One transform; in the first and the last frame the layer as well.
  expect(most).toBeLessThanOrEqual(2)
  expect(nodes).toBe(0)
})

test('a sweep of the wheel is promoted once and released once', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  await page.mouse.move(box.x + box.width / 2, box.y + 60)
  const counted = await countWrites(page)
  for (let turn = 0; turn < 40; turn++) {
    await page.mouse.wheel(0, turn % 20 < 10 ? -30 : 30)
    await page.waitForTimeout(40)
  }
  await rest(page)
  const { promotions, releases } = await counted()
  expect([promotions, releases]).toEqual([1, 1])
})

test('at rest no frame is asked for', async ({ page }) => {
  await openMap(page)
  const asked = await page.evaluate(async () => {
    const ask = window.requestAnimationFrame
    let count = 0
    window.requestAnimationFrame = (callback) => {
      count += 1
      return ask(callback)
    }
    await new Promise((resolve) => setTimeout(resolve, 400))
    window.requestAnimationFrame = ask
    return count
  })
  expect(asked).toBe(0)
})

for (const presses of [-1, 1, 3]) {
  test(`the picture is sharp at rest at zoom ${presses / 2}`, async ({ page, viewport }) => {
    test.skip(viewport?.width !== 360 && viewport?.width !== 1440, 'one dense screen and one plain one are enough')
    await openMap(page)
    for (let press = 0; press < Math.abs(presses); press++) await page.getByRole('group').press(presses > 0 ? '+' : '-')
    await rest(page)
    await page.getByRole('group').blur()
    await page.waitForTimeout(300)
    const clip = await boxOf(page)
    const atRest = await page.screenshot({ clip })
    // The same view, drawn anew from nothing.
    const picture = page.locator('[data-map] svg').first()
    await picture.evaluate((svg) => svg.style.setProperty('display', 'none'))
    await page.waitForTimeout(100)
    await picture.evaluate((svg) => svg.style.removeProperty('display'))
    await page.waitForTimeout(300)
    const anew = await page.screenshot({ clip })
    // In a page without a policy, which would not let pictures be read.
    const blank = await page.context().newPage()
    const likeness = await blank.evaluate(
      async (images) => {
        const [a, b] = await Promise.all(
          images.map(async (base64) => {
            const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
            context?.drawImage(bitmap, 0, 0)
            return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
          }),
        )
        if (!a || !b || a.length !== b.length) return 0
        let sum = 0
        for (let i = 0; i < a.length; i++) sum += (Number(a[i]) - Number(b[i])) ** 2
        return 10 * Math.log10(255 ** 2 / Math.max(sum / a.length, 1e-9))
      },
      [atRest.toString('base64'), anew.toString('base64')],
    )
    // Decibels of likeness; a layer stretched from zoom 0 to 1.5 has about 30.
    expect(likeness).toBeGreaterThan(45)
  })
}

test('leaving the map leaves nothing of it behind', async ({ page }) => {
  await openMap(page)
  await page.getByRole('group').press('+')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Legend of Me')
  const asked = await page.evaluate(async () => {
    let count = 0
    const ask = window.requestAnimationFrame
    window.requestAnimationFrame = (callback) => {
      count += 1
      return ask(callback)
    }
    window.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1 }))
    window.dispatchEvent(new Event('resize'))
    window.dispatchEvent(new Event('blur'))
    await new Promise((resolve) => setTimeout(resolve, 300))
    window.requestAnimationFrame = ask
    return count
  })
  expect(asked).toBe(0)
})
