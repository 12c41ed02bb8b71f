import { Hands } from './hands'
import { boxOf, expect, MAP, mapOf, openMap, PLACES, rest, test, viewOf } from './site'

test.skip(({ viewport }) => viewport?.width === 768 || viewport?.width === 2560, 'a phone and a desk are enough')

/** What the browser itself says of a file that it was kept from. */
const KEPT_FROM = [/Failed to load resource/]

/** The map while it scrolls by itself. */
const surfaceOf = (page: Parameters<typeof openMap>[0]) => page.locator('[data-surface]')

/** Where the picture lies on the page, whoever placed it. */
const pictureBox = (page: Parameters<typeof openMap>[0]) =>
  mapOf(page)
    .locator('svg')
    .first()
    .evaluate((svg) => {
      const { x, y, width } = svg.getBoundingClientRect()
      return { x, y, width }
    })

test('every address comes with all its words, its title, its description and its own address', async ({ request }) => {
  for (const { name, heading } of PLACES) {
    const path = `/${name.toLowerCase()}`
    for (const address of [path, `${path}/`]) {
      const html = await (await request.get(address)).text()
      expect(html).toContain(`<title>${heading} · The Realm</title>`)
      expect(html).toContain(`>${heading}</h1>`)
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/)
      expect(html).toContain(`<link rel="canonical" href="${path}">`)
      expect(html).toContain(`<meta property="og:title" content="${heading} · The Realm">`)
      expect(html).toContain('<meta property="og:image" content="/card.jpg">')
    }
  }
  const map = await (await request.get('/')).text()
  for (const { name } of PLACES) expect(map).toContain(`<a href="/${name.toLowerCase()}"`)
  const lost = await request.get('/no/such/place')
  expect(lost.status()).toBe(404)
  expect(await lost.text()).toContain('Unexpected Application Error!')
})

test('the scripts adopt the page as it stands: nothing moves, on any page', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    const sourcesOf = (entry: PerformanceEntry) =>
      (entry as unknown as { sources: { node: Element | null }[] }).sources.map(
        ({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.nodeName,
      )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(sourcesOf(entry))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  for (const path of ['/', '/skills', '/404.html']) {
    await page.goto(path)
    const root = await page.locator('#root > div').elementHandle()
    await expect(page.locator('html[data-started]')).toBeAttached()
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts), path).toEqual([])
    // Adopted, not drawn anew.
    expect(await root?.evaluate((element) => element.isConnected)).toBe(true)
  }
})

test('the picture comes before the scripts, and is whole within six requests', async ({ page }) => {
  const asked: string[] = []
  const came: Record<string, number> = {}
  const started: Record<string, number> = {}
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    asked.push(pathname)
    started[pathname] = performance.now()
  })
  page.on('requestfinished', (request) => {
    came[new URL(request.url()).pathname] = performance.now()
  })
  await openMap(page)
  const scripts = asked.filter((path) => path.endsWith('.js'))
  expect(asked.indexOf('/wash.avif')).toBeLessThan(asked.indexOf('/ink.svg'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    for (const picture of ['/wash.avif', '/ink.svg']) expect(started[script]).toBeGreaterThan(came[picture] ?? Infinity)
  }
  expect(asked.filter((path) => (started[path] ?? 0) <= (came['/ink.svg'] ?? 0)).length).toBeLessThanOrEqual(6)
  // Nothing that the map does not show has been in its way.
  const before = asked.slice(0, asked.indexOf(scripts[0] ?? '')).filter((path) => path !== '/favicon.svg')
  expect(before).toEqual(['/', '/wash.avif', '/ink.svg'])
})

test('who saves data gets the paper with the first page that needs it, and nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openMap(page)
  await page.waitForTimeout(700)
  expect(asked).not.toContain('/paper.webp')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'About' }).press('Enter')
  await expect.poll(() => asked).toContain('/paper.webp')
})

test.describe('before the scripts, or without those that fail', () => {
  test.use({ expectedErrors: KEPT_FROM })

  test.beforeEach(async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/')
  })

  test('there is no button that does nothing', async ({ page }) => {
    await expect(page.getByRole('button')).toHaveText([''])
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  })

  test('the first view is right by styles alone', async ({ page }) => {
    const [box, picture] = [await boxOf(page), await pictureBox(page)]
    expect(picture.width).toBe(MAP.width)
    expect(picture.x - box.x).toBeCloseTo((box.width - MAP.width) / 2, 0)
    expect(picture.y - box.y).toBeCloseTo(Math.max(0, (box.height - MAP.height) / 2), 0)
  })

  test('the map scrolls, and a place can be gone to', async ({ page }) => {
    const about = page.getByRole('main').getByRole('link', { name: 'About' })
    await surfaceOf(page).evaluate((surface) => surface.scrollTo(1115 + 97 - surface.clientWidth / 2, 400))
    const link = await about.boundingBox()
    if (!link) throw new Error('About has no box')
    await page.mouse.click(link.x + link.width / 2, link.y + Math.min(link.height / 2, 60))
    await expect(page).toHaveURL(/\/about\/?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Legend of Me')
  })

  test('the drawer opens and closes by itself', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Skills' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mystical Skills')
  })
})

test.describe('when the scripts come', () => {
  /** Keeps the scripts back until they are let go. */
  async function holdScripts(page: Parameters<typeof openMap>[0]) {
    let letGo = () => {}
    const wait = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\.js$/, async (route) => {
      await wait
      await route.continue()
    })
    await page.goto('/')
    return letGo
  }

  test('they take the map over where the visitor has left it', async ({ page }) => {
    const letGo = await holdScripts(page)
    await surfaceOf(page).evaluate((surface) => surface.scrollBy(-77, 90))
    const before = await pictureBox(page)
    letGo()
    await expect(page.locator('[data-live]')).toBeAttached()
    const after = await pictureBox(page)
    expect(after.x).toBeCloseTo(before.x, 1)
    expect(after.y).toBeCloseTo(before.y, 1)
    expect((await rest(page)).scale).toBe(1)
  })

  test('they do not take it out of a hand', async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'needs a touch screen')
    const letGo = await holdScripts(page)
    const box = await boxOf(page)
    const hands = await Hands.over(page)
    const [from, to] = [
      { x: box.x + box.width / 2, y: box.y + 400 },
      { x: box.x + box.width / 2 - 60, y: box.y + 250 },
    ]
    await hands.down(from)
    await hands.glide([from], [to], 20)
    letGo()
    await expect(page.locator('html[data-started]')).toBeAttached()
    await page.waitForTimeout(500)
    await expect(page.locator('[data-live]')).not.toBeAttached()
    const end = { x: to.x - 30, y: to.y - 60 }
    await hands.glide([to], [end], 20)
    await page.waitForTimeout(200)
    const before = await pictureBox(page)
    expect(before.y - box.y).toBeLessThan(-100)
    await hands.up()
    await expect(page.locator('[data-live]')).toBeAttached()
    const after = await pictureBox(page)
    expect(Math.abs(after.x - before.x)).toBeLessThan(2)
    expect(after.y).toBeLessThanOrEqual(before.y + 2)
  })

  test('a key pressed as soon as they are there is not lost', async ({ page }) => {
    const letGo = await holdScripts(page)
    letGo()
    await expect(page.locator('html[data-started]')).toBeAttached()
    await mapOf(page).press('+')
    await expect(page.locator('[data-live]')).toBeAttached()
    await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(2 ** 0.5, 4)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole map is seen, as wide as the page, and each place is a link', async ({ page, viewport }) => {
    await page.goto('/')
    const picture = await mapOf(page).locator('svg').first().boundingBox()
    expect(picture?.width).toBe(viewport?.width)
    expect(picture?.height).toBeCloseTo(((viewport?.width ?? 0) * MAP.height) / MAP.width, 0)
    await expect(page.getByRole('button', { name: /zoom/i })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    const main = page.getByRole('main')
    for (const { name } of PLACES) await expect(main.getByRole('link', { name })).toBeAttached()
    const contact = await main.getByRole('link', { name: 'Contact' }).boundingBox()
    if (!contact) throw new Error('Contact has no box')
    await main.getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send a Raven')
  })

  test('every page reaches every other', async ({ page }) => {
    for (const start of ['/', '/skills']) {
      await page.goto(start)
      const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link')
      await expect(links).toHaveText(['Map', 'Projects', 'Skills', 'Experience', 'Education', 'Contact', 'About'])
      await links.getByText('Education').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scholarly Pursuits')
    }
  })
})

test.describe('if the picture does not come', () => {
  test.use({ expectedErrors: KEPT_FROM })

  test('the places are named, a line says so, and trying again brings it', async ({ page }) => {
    let isGone = true
    await page.route(/(ink\.svg|wash\.(avif|webp))$/, (route) => (isGone ? route.abort() : route.continue()))
    await page.goto('/')
    const line = page.getByText('The picture of the map is missing.')
    await expect(line).toBeVisible()
    for (const { name } of PLACES) await expect(mapOf(page).locator('text', { hasText: name })).toBeVisible()
    isGone = false
    const ink = page.waitForResponse(/ink\.svg$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect((await ink).status()).toBe(200)
    await expect(line).toBeHidden()
  })
})

test('the policy allows the site all it needs, and is the same in the page and in the header', async ({ page }) => {
  const response = await page.goto('/')
  const inHeader = response?.headers()['content-security-policy']
  const inPage = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(inHeader).toBe(`${inPage}; frame-ancestors 'none'`)
  expect(inPage).not.toContain('unsafe')
  expect(response?.headers()['x-content-type-options']).toBe('nosniff')
  // Whatever it refuses is told in the console, which has to stay silent.
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Skills' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mystical Skills')
  await page.waitForTimeout(500)
})
