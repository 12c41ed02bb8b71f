/**
 * WebKitGTK, over WebDriver, by Selenium, on a virtual screen. The window manager gives the window the focus.
 */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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

/** Debian's own, as no other one has its packages python3-gi and gir1.2-webkit2-4.1. */
const PYTHON = '/usr/bin/python3'
const canPrint = () =>
  spawnSync(PYTHON, ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0

/** Prints what is at an address, in a window and on a screen of its own. */
async function printed(address: string, isDark: boolean): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'print-'))
  const file = join(folder, 'page.pdf')
  const script = [join(import.meta.dirname, 'print.py'), address, file, isDark ? 'dark' : 'light']
  const env = { ...process.env, GDK_BACKEND: 'x11' }
  try {
    await promisify(execFile)('xvfb-run', ['--auto-servernum', PYTHON, ...script], { env })
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export async function startWebKit(): Promise<Browser> {
  const port = 20_000 + (process.pid % 10_000)
  const screen = ['--auto-servernum', '--server-args', '-screen 0 1600x1200x24 -nolisten tcp']
  const programs = `openbox & exec WebKitWebDriver --port=${port}`
  const server = run('xvfb-run', [...screen, 'sh', '-c', programs], { GDK_BACKEND: 'x11' })
  const output: string[] = []
  server.stdout.on('data', (data) => output.push(...`${data}`.split('\n')))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && !(await fetch(`${url}/status`).catch(() => null)); tries++)
    await pause(100)

  const startSession = (isDark: boolean) => {
    const args = [
      '--automation',
      '--enable-write-console-messages-to-stdout=true',
      ...(isDark ? ['--dark-mode'] : []),
    ]
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } }
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
      // Its touch arrives as a mouse. These events are made in the page, and so can do nothing but reach the map.
      touch: (fingers) => evaluate(`(${sendTouch})(${JSON.stringify(fingers)})`),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      ...(canPrint() && { print: async () => printed(await driver.getCurrentUrl(), isDark) }),
      consoleErrors: () => output.filter((line) => /^CONSOLE .*(ERROR|WARN)/i.test(line)),
      close: () => driver.get('about:blank'),
    }
  }
  const close = async () => {
    await driver.quit()
    end(server)
  }
  return { version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`, open, close }
}
