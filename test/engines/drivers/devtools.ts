/** Chromium, over the DevTools protocol as of Chromium 69. */
import { type Browser, type Options, type Page, pause, type Size } from './driver.ts'
import { freePort, run, untilAnswered } from './process.ts'
import { type Report, Socket } from './socket.ts'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without these, windows in the background would be throttled.
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
]

/** Starts the Chromium at a path. Before 76 it has no dark colour scheme. */
export async function startChromium(path: string, { isDark }: Options): Promise<Browser> {
  const port = await freePort()
  const flags = (folder: string) => [...FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${folder}`]
  const process = run(path, (folder) => [...flags(folder), 'about:blank'])
  try {
    type Version = { Browser: string; webSocketDebuggerUrl: string }
    const about = await untilAnswered<Version>(`http://127.0.0.1:${port}/json/version`, process)
    const socket = await Socket.connect(about.webSocketDebuggerUrl)
    return {
      version: about.Browser.replace(/^(Headless)?Chrome\//, 'Chromium '),
      open: (size) => openPage(socket, port, size, isDark),
      close: async () => {
        socket.close()
        await process.end()
      },
    }
  } catch (error) {
    await process.end()
    throw error
  }
}

async function openPage(browser: Socket, port: number, size: Size, isDark: boolean): Promise<Page> {
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' })
  // A second socket: Chromium 69 cannot have several sessions on one.
  const socket = await Socket.connect(`ws://127.0.0.1:${port}/devtools/page/${targetId}`)
  const consoleErrors: string[] = []
  socket.on((report) => consoleErrors.push(...consoleErrorsIn(report)))
  for (const domain of ['Page', 'Runtime', 'Log']) await socket.send(`${domain}.enable`)

  const load = async (method: string, params?: object) => {
    const loaded = socket.next((report) => report.method === 'Page.loadEventFired')
    await socket.send(method, params)
    await loaded
  }
  const resize = ({ width, height }: Size) =>
    socket.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  let isButtonDown = false
  let areFingersDown = false
  await resize(size)
  const features = [{ name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' }]
  await socket.send('Emulation.setEmulatedMedia', { media: '', features })
  return {
    goto: (url) => load('Page.navigate', { url }),
    back: async () => {
      const { currentIndex, entries } = await socket.send('Page.getNavigationHistory')
      await socket.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1].id })
    },
    reload: () => load('Page.reload'),
    evaluate: async (expression) => {
      const request = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await socket.send('Runtime.evaluate', request)
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
    mouse: (kind, { x, y }) => {
      const type = { move: 'mouseMoved', down: 'mousePressed', up: 'mouseReleased' }[kind]
      if (kind !== 'move') isButtonDown = kind === 'down'
      const button = kind === 'move' && !isButtonDown ? 'none' : 'left'
      const buttons = isButtonDown ? 1 : 0
      return socket.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        button,
        buttons,
        clickCount: kind === 'move' ? 0 : 1,
      })
    },
    wheel: ({ x, y }, deltaY) =>
      socket.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY }),
    key: async (key, heldMs = 0) => {
      const event = keyEventOf(key)
      await socket.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event })
      if (heldMs > 0) await pause(heldMs)
      await socket.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp', text: undefined })
    },
    touch: async (fingers) => {
      const type = fingers.length === 0 ? 'touchEnd' : areFingersDown ? 'touchMove' : 'touchStart'
      areFingersDown = fingers.length > 0
      await socket.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
      })
    },
    resize,
    consoleErrors: () => consoleErrors,
    close: async () => {
      socket.close()
      await browser.send('Target.closeTarget', { targetId })
    },
  }
}

/** The console message of a report, if it is an error or a warning. */
function consoleErrorsIn({ method, params }: Report): string[] {
  if (method === 'Runtime.exceptionThrown') {
    const { text, exception } = params.exceptionDetails
    return [`uncaught: ${exception?.description ?? text}`]
  }
  if (method === 'Runtime.consoleAPICalled' && /^(error|warning|assert)$/.test(params.type)) {
    type Argument = { value?: unknown; description?: string }
    return [`${params.type}: ${params.args.map(({ value, description }: Argument) => value ?? description).join(' ')}`]
  }
  if (method === 'Log.entryAdded' && /^(error|warning)$/.test(params.entry.level)) {
    return [`${params.entry.level}: ${params.entry.text} ${params.entry.url ?? ''}`]
  }
  return []
}

/** The codes of keys without a character. */
const NAMED: Readonly<Record<string, number>> = {
  Tab: 9,
  Escape: 27,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
}

function keyEventOf(key: string): object {
  if (key === 'Enter') return { key, code: key, windowsVirtualKeyCode: 13, text: '\r' }
  const code = NAMED[key]
  if (code) return { key, code: key, windowsVirtualKeyCode: code }
  return { key, text: key, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) }
}
