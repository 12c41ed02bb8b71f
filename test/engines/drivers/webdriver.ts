/** WebKitGTK, over WebDriver, on a virtual screen with a window manager: without one, no window has the focus. */
import { inputsOf } from './actions.ts'
import { type Browser, type Options, type Page, pause, type Size } from './driver.ts'
import { freePort, programNamed, type Running, run, untilAnswered } from './process.ts'

/** Debian's path to WebKitGTK's small browser, which the driver starts. */
const MINI_BROWSERS = ['4.1', '6.0', '4.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
)
const SCREEN = '1600x1200x24'

/** Starts the WebKitGTK that is installed. */
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
  const said: string[] = []
  try {
    parts.push(run(xvfb, () => [display, '-screen', '0', SCREEN, '-nolisten', 'tcp']))
    await pause(500)
    parts.push(run(openbox, () => [], environment))
    const running = run(driver, () => [`--port=${port}`], { ...environment, WEBKIT_FORCE_SANDBOX: '0' })
    parts.push(running)
    running.child.stdout?.on('data', (data) => said.push(...`${data}`.split('\n')))
    await untilAnswered(`http://127.0.0.1:${port}/status`, running)
    const root = `http://127.0.0.1:${port}/session`
    const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
    // It would wait for scripts that are fetched after `load`, too: `untilLoaded` does not.
    const capabilities = {
      alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary: miniBrowser, args } },
    }
    const begin = () => ask(root, 'POST', { capabilities })
    const { sessionId, capabilities: found } = await begin()
    await ask(`${root}/${sessionId}`, 'DELETE')
    return {
      version: `WebKitGTK ${found.browserVersion}`,
      // A browser of its own: a second window would not get the focus.
      open: async (size) => openPage(`${root}/${(await begin()).sessionId}`, said, size),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each command has its own result.
async function ask(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<any> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (answer.ok) return value
  throw new Error(`${url.split('/').slice(5).join('/')}: ${value?.error}: ${value?.message}`)
}

async function openPage(session: string, said: string[], size: Size): Promise<Page> {
  const post = (command: string, body: object = {}) => ask(`${session}/${command}`, 'POST', body)
  said.length = 0

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
    // What the window has around the page is known only when it has a size.
    let [around, above] = [0, 0]
    for (let tries = 0; tries < 4; tries++) {
      const size = { width: Math.max(1, width + around), height: Math.max(1, height + above) }
      await post('window/rect', { x: 0, y: 0, ...size })
      await pause(150)
      const [w, h] = (await evaluate('[innerWidth, innerHeight]')) as [number, number]
      if (w === width && h === height) return
      around += width - w
      above += height - h
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
    // Its fingers arrive as a mouse: it has none.
    ...inputs,
    resize,
    complaints: () => said.filter((line) => /^CONSOLE .*(ERROR|WARN)/i.test(line)),
    close: () => ask(session, 'DELETE'),
  }
}
