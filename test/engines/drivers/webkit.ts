/** WebKitGTK, over WebDriver, by Selenium, on a virtual screen. The window manager gives the window the focus. */
import { Builder, Key } from 'selenium-webdriver'
import { type Browser, end, type Page, type Point, pause, printed, run, type Size } from './driver.ts'

const keyOf = (name: string) => Key[name.replace(/\B[A-Z]/, '_$&').toUpperCase() as 'TAB'] ?? name

export async function startWebKit(): Promise<Browser> {
  const xvfb = await run('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const display = await printed(xvfb.stdout, /^(\d+)$/)
  const env = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' }
  await run('openbox', [], env)
  const port = 20_000 + Number(display)
  const server = await run('WebKitWebDriver', [`--port=${port}`], env)
  const output: string[] = []
  server.stdout.on('data', (data) => output.push(...`${data}`.split('\n')))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && !(await fetch(`${url}/status`).catch(() => null)); tries++) await pause(100)

  const startSession = (isDark: boolean) => {
    const args = ['--automation', '--enable-write-console-messages-to-stdout=true', ...(isDark ? ['--dark-mode'] : [])]
    return (
      new Builder()
        .usingServer(url)
        // Cases wait for the load themselves: the driver would also wait for scripts that are fetched afterwards.
        .withCapabilities({
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { args },
        })
        .build()
    )
  }
  // One window serves all cases of the same scheme, as a second one would not get the focus.
  let wasDark = false
  let driver = await startSession(wasDark)

  const open = async (size: Size, isDark: boolean): Promise<Page> => {
    if (isDark !== wasDark) {
      await driver.quit()
      driver = await startSession(isDark)
      wasDark = isDark
    }
    output.length = 0
    const evaluate = <T>(expression: string) => driver.executeScript<T>(`return ${expression}`)
    const resize = async ({ width, height }: Size) => {
      // The size of the window's frame is known only after it has been resized once.
      let [frameWidth, frameHeight] = [0, 0]
      for (let tries = 0; tries < 4; tries++) {
        const rect = { x: 0, y: 0, width: Math.max(1, width + frameWidth), height: height + frameHeight }
        await driver.manage().window().setRect(rect)
        await pause(150)
        const inner = await evaluate<Size>('({ width: innerWidth, height: innerHeight })')
        if (inner.width === width && inner.height === height) return
        frameWidth = rect.width - inner.width
        frameHeight = rect.height - inner.height
      }
    }
    await resize(size)
    const actions = () => driver.actions({ async: true })
    let at: Point = { x: 0, y: 0 }
    return {
      goto: (address) => driver.get(address),
      evaluate,
      mouse: {
        move: (x, y) => {
          at = { x: Math.round(x), y: Math.round(y) }
          const move = actions().move({ ...at, duration: 0 })
          return move.perform()
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
      consoleErrors: () => output.filter((line) => /^CONSOLE .*(ERROR|WARN)/i.test(line)),
      close: () => driver.get('about:blank'),
    }
  }
  const close = async () => {
    await driver.quit()
    for (const program of [server, xvfb]) await end(program)
  }
  return { version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`, open, close }
}
