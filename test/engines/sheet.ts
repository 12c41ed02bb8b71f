/**
 * A sheet of pictures to be looked at: each state of the site in three engines, by day and by night, side by
 * side, on a phone and on a desktop. Browsers that are not installed are named, and left out.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Size } from '../../src/panzoom/core/geometry.ts'
import { EDITOR_PORT } from '../browser/ports.ts'
import { SITE } from '../browser/standIn.ts'
import { words } from '../helpers/words.ts'
import { setup } from './build.ts'
import { openDrawer } from './cases/layout.ts'
import { startChromium } from './drivers/chromium.ts'
import { type Browser, pause, run as start } from './drivers/driver.ts'
import { startFirefox } from './drivers/firefox.ts'
import { startWebKit } from './drivers/webkit.ts'
import type { Engine } from './engines.ts'
import { startHost } from './host.ts'
import { places, Visit } from './visit.ts'

const CHROMIUMS = [process.env.CHROMIUM ?? '', '/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

const ENGINES: readonly Engine[] = [
  {
    name: 'Chromium',
    tier: 'whole',
    start: async () => startChromium(CHROMIUMS.find(existsSync) ?? 'chromium'),
  },
  { name: 'Firefox', tier: 'whole', start: startFirefox },
  { name: 'WebKitGTK', tier: 'whole', start: startWebKit },
]

/** The windows, and how wide their pictures are on the sheet, in px. */
const WINDOWS = {
  phone: { size: { width: 360, height: 740 }, shown: 270 },
  desktop: { size: { width: 1440, height: 900 }, shown: 540 },
} as const satisfies Record<string, { size: Size; shown: number }>

/** How long a state may still change after it is reached: letters, pictures, things that slide in. */
const SETTLE_MS = 1200

/** A state, how a visit reaches it, and whether it is shown as printed, where Ghostscript is installed. */
type State = readonly [name: string, reach: (visit: Visit) => Promise<unknown>, isPrinted?: true]

const STATES: readonly State[] = [
  ['map', (visit) => visit.open()],
  ['zoomed', (visit) => visit.open().then(() => visit.click(`[aria-label="${words.zoomIn}"]`))],
  ...places.map(({ name, href }): State => [name, (visit) => visit.open(href.slice(1))]),
  ['drawer', (visit) => visit.open().then(() => openDrawer(visit))],
  ['inputs', (visit) => visit.open().then(() => visit.click('[data-how]'))],
  ['X-ray', (visit) => visit.open('?xray')],
  [
    'find',
    (visit) =>
      visit
        .open()
        .then(() => openDrawer(visit))
        .then(() => find(visit)),
  ],
  ['how', (visit) => visit.goto(`${visit.host.url}how`)],
  ['tooltip', (visit) => visit.openAt('/works').then(() => hover(visit, 'svg a[href$="/works"]'))],
  ['error', (visit) => visit.goto(`${visit.host.url}nowhere`)],
  ['editor', openEditor],
  ['map printed', (visit) => visit.open(), true],
  ['page printed', (visit) => visit.open('crafts'), true],
]

async function hover(visit: Visit, selector: string): Promise<void> {
  const { x, y, width, height } = await visit.box(selector)
  await visit.page.mouse.move(x + width / 2, y + height / 2)
}

/** Presses what the first link of the drawer's list of finds leads to. */
async function find(visit: Visit): Promise<void> {
  const hash = await visit.read(
    () => document.querySelector<HTMLAnchorElement>('dialog details a')?.hash ?? '',
  )
  // With the same path, the drawer would stay open. WebKit has left it only some time after `goto` returns.
  await visit.page.goto('about:blank')
  await visit.until(() => !document.querySelector('dialog'))
  await visit.open(hash)
  const { x, y, width, height } = await visit.box('[data-surface]')
  const { mouse } = visit.page
  await mouse.move(x + width / 2, y + height / 2)
  await mouse.down()
  await mouse.up()
}

async function openEditor(visit: Visit): Promise<void> {
  await visit.goto(`http://localhost:${EDITOR_PORT}/?edit`)
  await visit.until(() => !!document.querySelector('aside'))
}

/** The development server, which alone has an editor. Ends with this program. */
const startDevelopment = () =>
  start('node', [
    join(SITE, 'node_modules/vite/bin/vite.js'),
    SITE,
    '--strictPort',
    '--port',
    `${EDITOR_PORT}`,
  ])

const firstSheet = (pdf: Buffer) =>
  execFileSync('gs', '-q -sDEVICE=png16m -r60 -dLastPage=1 -o - -'.split(' '), { input: pdf })

interface Picture {
  readonly title: string
  readonly png: Buffer | null
}

/** The states in one browser, window and colour scheme. What cannot be reached has no picture. */
async function photograph(browser: Browser, engine: Engine, size: Size, isDark: boolean): Promise<Picture[]> {
  const pictures: Picture[] = []
  const time = isDark ? 'night' : 'day'
  for (const [name, reach, isPrinted] of STATES) {
    const host = await startHost()
    host.isInked = true
    const take = async () => {
      const page = await browser.open(size, isDark)
      await reach(new Visit(page, host, engine))
      await pause(SETTLE_MS)
      const png = isPrinted ? firstSheet(await page.print()) : await page.screenshot()
      await page.close()
      return png
    }
    const png = await take().catch((error) => {
      console.warn(`${engine.name}, ${time}, ${name}: ${error}`)
      return null
    })
    pictures.push({ title: `${name}, ${engine.name}, ${time}`, png })
    host.close()
  }
  return pictures
}

/** Columns of pictures of the same windows as one sheet, each picture below its title. */
async function layOut(columns: readonly (readonly Picture[])[], { width, height }: Size, shown: number) {
  const [title, gap] = [22, 8]
  const high = Math.round((height / width) * shown)
  const cells = columns.flatMap((pictures, column) =>
    pictures.map(async (picture, row) => {
      const [left, top] = [column * (shown + gap), row * (high + title + gap)]
      const text = `<svg width="${shown}" height="${title}"><text x="2" y="16" font-family="sans-serif" font-size="14">${picture.title}</text></svg>`
      const png = picture.png && (await sharp(picture.png).resize(shown, high, { fit: 'inside' }).toBuffer())
      return [
        { input: Buffer.from(text), left, top },
        ...(png ? [{ input: png, left, top: top + title }] : []),
      ]
    }),
  )
  const size = { width: columns.length * (shown + gap), height: STATES.length * (high + title + gap) }
  return sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite((await Promise.all(cells)).flat())
    .webp({ quality: 80 })
    .toBuffer()
}

/** Writes a sheet for each window into a folder, which may be missing. */
export async function run(folder = '.'): Promise<void> {
  await mkdir(folder, { recursive: true })
  setup()
  startDevelopment()
  const started = await Promise.all(
    ENGINES.map(async (engine) => {
      const browser = await engine
        .start()
        .catch((error) => console.warn(`${engine.name} is left out: ${error}`))
      return browser ? [{ engine, browser }] : []
    }),
  )
  for (const [name, { size, shown }] of Object.entries(WINDOWS)) {
    const columns = await Promise.all(
      started
        .flat()
        .map(async ({ engine, browser }) => [
          await photograph(browser, engine, size, false),
          await photograph(browser, engine, size, true),
        ]),
    )
    const file = join(folder, `sheet-${name}.webp`)
    await writeFile(
      file,
      await layOut(
        [0, 1].flatMap((time) => columns.map((both) => both[time] ?? [])),
        size,
        shown,
      ),
    )
    console.log(file)
  }
  await Promise.all(started.flat().map(({ browser }) => browser.close()))
  process.exit()
}
