/** WebKitGTK, over WebDriver, on a virtual screen. The window manager gives windows the focus. */
import { inputsOf } from './actions.ts'
import { type Browser, type Options, type Page, pause, type Size } from './driver.ts'
import { freePort, programNamed, type Running, run, untilAnswered } from './process.ts'

/** Debian's paths of WebKitGTK's MiniBrowser, which the driver starts. */
const MINI_BROWSERS = ['4.1', '6.0', '4.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
)
const SCREEN = '1600x1200x24'

/** Starts the installed WebKitGTK. */
export async function startWebKit({ isDark }: Options): Promise<Browser> {
  const [driver, miniBrowser, xvfb, openbox] = [
    programNamed('WebKitWebDriver'),
    programNamed(...MINI_BROWSERS),
    programNamed('Xvfb'),
    programNamed('openbox'),
  ]
  const port = await freePort()
  const display = `:${1000 + (port % 10_000)}`
  const environment = { DISPLAY: display, GDK_BACKEND: 'x11', ...(isDark && { GTK_THEME: 'Adwaita:dark' }) }
  const parts: Running[] = []
  const close = async () => {
    for (const part of parts.reverse()) await part.end()
  }
  const output: string[] = []
  try {
    parts.push(run(xvfb, () => [display, '-screen', '0', SCREEN, '-nolisten', 'tcp']))
    await pause(500)
    parts.push(run(openbox, () => [], environment))
    const running = run(driver, () => [`--port=${port}`], { ...environment, WEBKIT_FORCE_SANDBOX: '0' })
    parts.push(running)
    running.child.stdout?.on('data', (data) => output.push(...`${data}`.split('\n')))
    await untilAnswered(`http://127.0.0.1:${port}/status`, running)
    const root = `http://127.0.0.1:${port}/session`
    const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
    // Not `normal`: it would also wait for scripts that are fetched after `load`.
    const capabilities = {
      alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary: miniBrowser, args } },
    }
    const startSession = () => send(root, 'POST', { capabilities })
    const { sessionId, capabilities: found } = await startSession()
    await send(`${root}/${sessionId}`, 'DELETE')
    return {
      version: `WebKitGTK ${found.browserVersion}`,
      // Another browser: a second window would not get the focus.
      open: async (size) => openPage(`${root}/${(await startSession()).sessionId}`, output, size),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each command has its own result.
async function send(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<any> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (answer.ok) return value
  throw new Error(`${url.split('/').slice(5).join('/')}: ${value?.error}: ${value?.message}`)
}

async function openPage(session: string, output: string[], size: Size): Promise<Page> {
  const post = (command: string, body: object = {}) => send(`${session}/${command}`, 'POST', body)
  output.length = 0

  const evaluate = (expression: string) =>
    post('execute/async', {
      script: `const done = arguments[0]
        Promise.resolve().then(() => ${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      args: [],
    }).then(({ value, error }) => {
      if (error) throw new Error(error)
      return value
    })
  const resize = async ({ width, height }: Size) => {
    // The size of the window's frame is known only after it has been resized once.
    let [frameWidth, frameHeight] = [0, 0]
    for (let tries = 0; tries < 4; tries++) {
      const size = { width: Math.max(1, width + frameWidth), height: Math.max(1, height + frameHeight) }
      await post('window/rect', { x: 0, y: 0, ...size })
      await pause(150)
      const [w, h] = (await evaluate('[innerWidth, innerHeight]')) as [number, number]
      if (w === width && h === height) return
      frameWidth += width - w
      frameHeight += height - h
    }
  }
  const load = async (command: string, body?: object) => {
    await evaluate('void (window.isOld = true)')
    await post(command, body)
    for (let tries = 0; tries < 300; tries++) {
      await pause(50)
      if (await evaluate('!window.isOld && document.readyState === "complete"').catch(() => false)) return
    }
    throw new Error('the page does not load')
  }
  const { touch: _, ...inputs } = inputsOf((actions) => post('actions', { actions }))
  await resize(size)
  return {
    goto: (url) => load('url', { url }),
    back: () => post('back'),
    reload: () => load('refresh'),
    evaluate: evaluate as Page['evaluate'],
    // Without touch: its touch events arrive as those of a mouse.
    ...inputs,
    resize,
    consoleErrors: () => output.filter((line) => /^CONSOLE .*(ERROR|WARN)/i.test(line)),
    close: () => send(session, 'DELETE'),
  }
}
