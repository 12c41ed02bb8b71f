/** WebKitGTK, over WebDriver, by Selenium, on a virtual screen. The window manager gives the window the focus. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { Builder, Key } from 'selenium-webdriver'
import { type Browser, end, type Page, type Point, pause, printed, run, type Size } from './driver.ts'

/** Debian's paths of MiniBrowser, which the driver starts. */
const MINI_BROWSERS = ['4.1', '6.0', '4.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
)

const keyOf = (name: string) => Key[name.replace(/\B[A-Z]/, '_$&').toUpperCase() as 'TAB'] ?? name

export async function startWebKit(): Promise<Browser> {
  const xvfb = await run('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const env = { DISPLAY: `:${await printed(xvfb.stdout, /^(\d+)$/)}`, GDK_BACKEND: 'x11', WEBKIT_FORCE_SANDBOX: '0' }
  await run('openbox', [], env)
  const port = await freePort()
  const server = await run('WebKitWebDriver', [`--port=${port}`], env)
  const output: string[] = []
  server.stdout.on('data', (data) => output.push(...`${data}`.split('\n')))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && !(await fetch(`${url}/status`).catch(() => null)); tries++) await pause(100)

  const openWindow = async (isDark: boolean) => {
    const args = ['--automation', '--enable-write-console-messages-to-stdout=true', ...(isDark ? ['--dark-mode'] : [])]
    const options = { binary: MINI_BROWSERS.find(existsSync), args }
    const driver = await new Builder()
      .usingServer(url)
      // Cases wait for the load themselves: the driver would also wait for scripts that are fetched afterwards.
      .withCapabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options })
      .build()
    return { driver, isDark, frame: { width: 0, height: 0 } }
  }
  // One window serves all cases of the same scheme, as a second one would not get the focus.
  let window = await openWindow(false)

  const open = async (size: Size, isDark: boolean): Promise<Page> => {
    if (window.isDark !== isDark) {
      await window.driver.quit()
      window = await openWindow(isDark)
    }
    const { driver } = window
    output.length = 0
    const evaluate = <T>(expression: string) => driver.executeScript<T>(`return ${expression}`)
    const actions = () => driver.actions({ async: true })

    const resize = async ({ width, height }: Size) => {
      // The size of the window's frame is known only after it has been resized once.
      let { frame } = window
      for (let tries = 0; tries < 4; tries++) {
        const outer = { width: Math.max(1, width + frame.width), height: Math.max(1, height + frame.height) }
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...outer })
        await pause(150)
        const inner = await evaluate<Size>('({ width: innerWidth, height: innerHeight })')
        if (inner.width === width && inner.height === height) {
          window.frame = frame
          return
        }
        frame = { width: outer.width - inner.width, height: outer.height - inner.height }
      }
    }
    await resize(size)
    let at: Point = { x: 0, y: 0 }
    return {
      goto: (address) => driver.get(address),
      evaluate,
      mouse: {
        move: (x, y) => {
          at = { x: Math.round(x), y: Math.round(y) }
          return actions()
            .move({ ...at, duration: 0 })
            .perform()
        },
        down: () => actions().press().perform(),
        up: () => actions().release().perform(),
      },
      keyboard: {
        down: (key) => actions().keyDown(keyOf(key)).perform(),
        up: (key) => actions().keyUp(keyOf(key)).perform(),
      },
      // @ts-expect-error: the types lack it.
      wheel: (deltaY) => actions().scroll(at.x, at.y, 0, deltaY).perform(),
      // Without touch: its touch events arrive as those of a mouse.
      resize,
      get consoleErrors() {
        return output.filter((line) => /^CONSOLE .*(ERROR|WARN)/i.test(line))
      },
      close: () => driver.get('about:blank'),
    }
  }
  const close = async () => {
    await window.driver.quit()
    await end(server)
    await end(xvfb)
  }
  return { version: `WebKitGTK ${(await window.driver.getCapabilities()).getBrowserVersion()}`, open, close }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
