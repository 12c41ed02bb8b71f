/** What a movement costs: what is written while it lasts, and what is left of it afterwards. */
import { boxOf, expect, openMap, rest, test } from './site'

test.use({ ink: true })

/** Counts what the page does to the picture's element, and to all others while it moves, for `window.counted()` to tell. */
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
      if (svg.style.willChange) counts.nodes += records.filter(({ target }) => target !== svg).length
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
  await page.mouse.move(start.x + 30, start.y + 60, { steps: 12 })
  await page.mouse.move(start.x - 60, start.y - 40, { steps: 12 })
  await page.mouse.up()
  await rest(page)
  const { frames, writes, promotions, releases, most, nodes } = await counted()
  expect(promotions).toBe(1)
  expect(releases).toBe(1)
  expect(writes).toBeGreaterThan(10)
  expect(writes).toBeLessThanOrEqual(frames + 2)
  // One transform; in the first and the last frame the layer as well, and in the last what the rings are drawn by.
  expect(most).toBeLessThanOrEqual(3)
  // The map's own mark that it moves, which takes the signposts out of the way.
  expect(nodes).toBe(1)
})

test('two seconds of the wheel on a busy machine are promoted once and released once', async ({ page }) => {
  await openMap(page)
  const box = await boxOf(page)
  await page.mouse.move(box.x + box.width / 2, box.y + 60)
  const counted = await countWrites(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const endMs = Date.now() + 2000
  for (let turn = 0; Date.now() < endMs; turn++) {
    await page.mouse.wheel(0, turn % 20 < 10 ? -30 : 30)
    await page.waitForTimeout(40)
  }
  await rest(page)
  const { frames, writes, promotions, releases } = await counted()
  expect([promotions, releases]).toEqual([1, 1])
  expect(writes).toBeGreaterThan(10)
  expect(writes).toBeLessThanOrEqual(frames + 3)
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
