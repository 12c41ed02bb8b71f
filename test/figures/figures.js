// What a visitor feels, beside the same picture with react-leaflet, on a quiet machine:
//   npm run build && npm run figures -- start=/absolute/folder/of/an/older/dist
// Each build is measured in turn, and so is react-leaflet. The medians go into figures.json, which is read by
// people: three changes that each cost 2 % are seen beside the build from before all three, and not beside
// yesterday's.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import sharp from 'sharp'
import { build } from 'vite'

const ROUNDS = 5
/** All that is fetched without being asked for has come by then. */
const VISIT_MS = 20_000
/** A slow line, and a processor as slow as an old phone's. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOWER = 4
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** As in the browser tests; else Playwright's. */
const CHROMIUM = [
  process.env.CHROMIUM,
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))

const ROOT = resolve(import.meta.dirname, '../..')
/** Of this run's own, as another checkout may measure, too. */
const PEER = mkdtempSync(join(tmpdir(), 'realm-map-with-leaflet-'))
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
}

/** Builds the peer: its picture is the site's own, flattened. */
async function buildPeer() {
  const { places } = JSON.parse(readFileSync(join(ROOT, 'src/drawn/record.json'), 'utf8'))
  const boxOf = ({ name, corners }) => {
    const [ys, xs] = [0, 1].map((axis) => corners.map((corner) => corner[axis]))
    const box = {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    }
    return [`/${name.toLowerCase()}`, box]
  }
  const define = { __PLACES__: JSON.stringify(Object.fromEntries(places.map(boxOf))) }
  const root = join(import.meta.dirname, 'peer')
  const options = { outDir: PEER, emptyOutDir: true }
  await build({ root, configFile: false, logLevel: 'error', plugins: [react()], define, build: options })
  const inks = ['below', 'stamps', 'standing', 'above'].map((ink) => join(ROOT, `public/map/ink-${ink}.svg`))
  const layers = await Promise.all(inks.map((ink) => sharp(ink).resize(2048, 1536).toBuffer()))
  const wash = sharp(join(ROOT, 'public/map/wash.avif')).resize(2048, 1536)
  await wash
    .composite(layers.map((input) => ({ input })))
    .avif({ quality: 50 })
    .toFile(join(PEER, 'map.avif'))
}

/** Serves a folder as a good host does. */
async function serve(folder) {
  const files = new Map()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    if (!extname(name) || /\.(br|gz)$/.test(name)) continue
    const content = readFileSync(join(folder, name))
    const isText = !/avif|octet/.test(type)
    files.set(`/${name}`, { type, body: isText ? brotliCompressSync(content) : content, isText })
  }
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = ['', '.html', 'index.html'].map((end) => files.get(pathname + end)).find(Boolean)
    if (!file) return response.writeHead(404).end()
    response.setHeader('Content-Type', file.type)
    if (file.isText) response.setHeader('Content-Encoding', 'br')
    response.end(file.body)
  })
  await new Promise((done) => server.listen(0, done))
  return { url: `http://localhost:${server.address().port}/`, close: () => server.close() }
}

/** Opens a page on a slow computer, and on a slow line if one is given. */
async function open(browser, size, line) {
  const context = await browser.newContext({ ...size, serviceWorkers: 'block' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (line) await cdp.send('Network.emulateNetworkConditions', line)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { context, page, cdp }
}

/** The first visit on a phone, which nobody touches. */
async function visit(browser, url) {
  const { context, page, cdp } = await open(browser, PHONE, LINE)
  await page.addInitScript(() => {
    const seen = { firstPaintMs: 0, pictureMs: 0, blockedMs: 0 }
    window.seen = seen
    const note = (type, add) =>
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
    note('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.firstPaintMs = startTime
    })
    note('largest-contentful-paint', ({ startTime }) => {
      seen.pictureMs = startTime
    })
    note('longtask', ({ duration }) => {
      seen.blockedMs += duration - 50
    })
  })
  let [bytes, requests] = [0, 0]
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForTimeout(VISIT_MS)
  const seen = await page.evaluate(() => window.seen)
  await context.close()
  return { ...seen, visitKB: bytes / 1000, requests }
}

/** Two seconds of a drag, then of the wheel, on a desktop: the frames, and the slowest twentieth. */
async function move(browser, url) {
  const { context, page } = await open(browser, DESKTOP)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(3000)
  const frames = (input) =>
    page.evaluate((input) => {
      const times = []
      const note = (ms) => times.push(ms) && window.isNoting && requestAnimationFrame(note)
      window.isNoting = true
      requestAnimationFrame(note)
      window.stopNoting = () => {
        window.isNoting = false
        const gaps = times
          .slice(1)
          .map((ms, index) => ms - times[index])
          .sort((a, b) => a - b)
        return {
          [`${input}Frames`]: gaps.length,
          [`${input}P95Ms`]: gaps[Math.floor(gaps.length * 0.95)] ?? 0,
        }
      }
    }, input)
  const { mouse } = page
  await mouse.move(720, 450)
  await frames('drag')
  await mouse.down()
  const endMs = performance.now() + 2000
  for (let step = 0; performance.now() < endMs; step++)
    await mouse.move(720 + 300 * Math.sin(step / 20), 450 + 150 * Math.sin(step / 13))
  const dragged = await page.evaluate(() => window.stopNoting())
  await mouse.up()
  await page.waitForTimeout(1000)
  await frames('wheel')
  const wheelEndMs = performance.now() + 2000
  for (let step = 0; performance.now() < wheelEndMs; step++) await mouse.wheel(0, step % 20 < 10 ? -60 : 60)
  const zoomed = await page.evaluate(() => window.stopNoting())
  await context.close()
  return { ...dragged, ...zoomed }
}

/** How many processors others keep busy, during two seconds. */
async function busyProcessors() {
  const timesOf = () =>
    cpus().map(({ times: { idle, ...busy } }) => [idle, Object.values(busy).reduce((a, b) => a + b)])
  const before = timesOf()
  await new Promise((done) => setTimeout(done, 2000))
  const shares = timesOf().map(([idle, busy], index) => {
    const [idleBefore, busyBefore] = before[index]
    return (busy - busyBefore) / (idle - idleBefore + busy - busyBefore)
  })
  return shares.reduce((a, b) => a + b)
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

if ((await busyProcessors()) > 0.25) console.log('This machine is busy: the figures are of no use.')
await buildPeer()
const given = process.argv.slice(2).map((build) => build.split('='))
const builds = [...given, ['now', join(ROOT, 'dist')], ['react-leaflet', PEER]]
const samples = Object.fromEntries(builds.map(([name]) => [name, []]))
for (let round = 0; round < ROUNDS; round++)
  for (const [name, folder] of builds) {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
    const site = await serve(folder)
    samples[name].push({ ...(await visit(browser, site.url)), ...(await move(browser, site.url)) })
    site.close()
    await browser.close()
  }
const of = (name, what) => Math.round(median(samples[name].map((sample) => sample[what])) * 10) / 10
const whats = Object.keys(samples.now[0])
const figures = Object.fromEntries(
  whats.map((what) => [what, Object.fromEntries(builds.map(([name]) => [name, of(name, what)]))]),
)
const ratios = ([what, by]) => {
  const times = (name) => Number((by[name] / by['react-leaflet']).toFixed(2))
  return [
    what,
    { ...by, ...Object.fromEntries(builds.slice(0, -1).map(([name]) => [`${name}, times`, times(name)])) },
  ]
}
console.table(Object.fromEntries(Object.entries(figures).map(ratios)))
const about = { date: new Date().toISOString().slice(0, 10), rounds: ROUNDS }
writeFileSync(
  join(import.meta.dirname, 'figures.json'),
  `${JSON.stringify({ ...about, figures }, null, 2)}\n`,
)
rmSync(PEER, { recursive: true })
