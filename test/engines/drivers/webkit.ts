/**
 * WebKitGTK, over WebDriver, by Selenium, on a virtual screen. The window manager gives the window the focus.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Key } from 'selenium-webdriver'
import type { Point, Size } from '../../../src/panzoom/core/geometry.ts'
import { type Browser, end, type Page, pause, run } from './driver.ts'

const keyOf = (name: string) => Key[name.replace(/\B[A-Z]/, '_$&').toUpperCase() as 'TAB'] ?? name

/** Sends the pointer events of fingers, in the page. The last ones are in `window.fingers`. */
function sendTouch(fingers: readonly Point[]): void {
  const page = window as Window & { fingers?: readonly Point[] }
  const before = page.fingers ?? []
  page.fingers = fingers
  // No pointer of these events can be captured.
  Element.prototype.setPointerCapture = () => {}
  const send = (type: string, pointerId: number, { x: clientX, y: clientY }: Point) => {
    const init = {
      pointerId,
      pointerType: 'touch',
      isPrimary: pointerId === 1,
      clientX,
      clientY,
      bubbles: true,
    }
    const target = document.elementFromPoint(clientX, clientY)
    target?.dispatchEvent(new PointerEvent(type, { ...init, cancelable: true, buttons: 1 }))
  }
  for (const [index, finger] of fingers.entries())
    send(before[index] ? 'pointermove' : 'pointerdown', index + 1, finger)
  for (const [index, finger] of before.entries())
    if (index >= fingers.length) send('pointerup', index + 1, finger)
}

export async function startWebKit(): Promise<Browser> {
  const port = 20_000 + (process.pid % 10_000)
  const screen = ['--auto-servernum', '--server-args', '-screen 0 2000x1200x24 -nolisten tcp']
  const programs = `openbox & exec WebKitWebDriver --port=${port}`
  const server = run('xvfb-run', [...screen, 'sh', '-c', programs], { GDK_BACKEND: 'x11' })
  const output: string[] = []
  server.stderr.on('data', (data) => output.push(...`${data}`.split('\n')))
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const pdf = join(folder, 'page.pdf')
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && !(await fetch(`${url}/status`).catch(() => null)); tries++)
    await pause(100)

  const startSession = (isDark: boolean) => {
    const args = [join(import.meta.dirname, 'browser.py'), folder, isDark ? 'dark' : 'light']
    // Debian's own Python, as no other one has its packages.
    const options = { binary: '/usr/bin/python3', args }
    const capabilities = { browserName: 'WebKitGTK', 'webkitgtk:browserOptions': options }
    // Cases wait for the load themselves: the driver would also wait for scripts that are fetched afterwards.
    return new Builder()
      .usingServer(url)
      .withCapabilities({ ...capabilities, pageLoadStrategy: 'none' })
      .build()
  }
  // One window serves all cases of the same scheme, as a second one would not get the focus.
  let wasDark = false
  let driver = await startSession(wasDark)
  let frame: Size = { width: 0, height: 0 }

  const open = async (size: Size, isDark: boolean): Promise<Page> => {
    // A browser that has crashed fails the case in which it did, and no other.
    const isAlive = await driver.getWindowHandle().then(
      () => true,
      () => false,
    )
    if (isDark !== wasDark || !isAlive) {
      if (isAlive) await driver.quit()
      driver = await startSession(isDark)
      wasDark = isDark
    }
    output.length = 0
    const evaluate = <T>(expression: string) => driver.executeScript<T>(`return ${expression}`)
    // The size of the window's frame is known only after it has been resized once.
    for (let tries = 0; tries < 4; tries++) {
      const rect = { width: Math.max(1, size.width + frame.width), height: size.height + frame.height }
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...rect })
      await pause(150)
      const inner = await evaluate<Size>('({ width: innerWidth, height: innerHeight })')
      if (inner.width === size.width && inner.height === size.height) break
      frame = { width: rect.width - inner.width, height: rect.height - inner.height }
    }
    const actions = () => driver.actions({ async: true })
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
      press: (key) => actions().keyDown(keyOf(key)).keyUp(keyOf(key)).perform(),
      // @ts-expect-error: the types lack it.
      wheel: (deltaY) => actions().scroll(at.x, at.y, 0, deltaY).perform(),
      // Its touch arrives as a mouse. These events are made in the page, and so can do nothing but reach the
      // map.
      touch: (fingers) => evaluate(`(${sendTouch})(${JSON.stringify(fingers)})`),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      print: async () => {
        rmSync(pdf, { force: true })
        await evaluate('webkit.messageHandlers.print.postMessage(0)')
        for (let tries = 0; tries < 300 && !existsSync(pdf); tries++) await pause(100)
        return readFileSync(pdf)
      },
      consoleErrors: () => output.filter((line) => /\bCONSOLE .*(ERROR|WARN)/i.test(line)),
      close: () => driver.get('about:blank'),
    }
  }
  const close = async () => {
    await driver.quit()
    end(server)
    rmSync(folder, { recursive: true, force: true })
  }
  return { version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`, open, close }
}
