/** Chromium from version 69 on, for most of which Playwright's protocol is too new, by chrome-remote-interface. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import CDP from 'chrome-remote-interface'
import { type Browser, end, type Page, printed, run, type Size } from './driver.ts'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--no-first-run',
  '--disable-background-networking',
  '--remote-debugging-port=0',
]

/** Starts the Chromium at a path. Before 76 it has no dark colour scheme. */
export async function startChromium(path: string): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  const chromium = await run(path, [...FLAGS, `--user-data-dir=${folder}`])
  const port = Number(await printed(chromium.stderr, /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/))
  const version = (await CDP.Version({ port })).Browser.replace(/^(Headless)?Chrome\//, 'Chromium ')
  const close = async () => {
    await end(chromium)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { version, open: (size, isDark) => openPage(port, size, isDark), close }
}

async function openPage(port: number, size: Size, isDark: boolean): Promise<Page> {
  const target = await CDP.New({ port })
  const client = await CDP({ port, target })
  const { Page, Runtime, Log, Input, Emulation } = client
  const consoleErrors: string[] = []
  Runtime.exceptionThrown(({ exceptionDetails: { exception, text } }) =>
    consoleErrors.push(`uncaught: ${exception?.description ?? text}`),
  )
  Runtime.consoleAPICalled(({ type, args }) => {
    if (/^(error|warning|assert)$/.test(type)) consoleErrors.push(args.map(({ value }) => value).join(' '))
  })
  Log.entryAdded(({ entry: { level, text } }) => {
    if (/^(error|warning)$/.test(level)) consoleErrors.push(text)
  })
  const resize = ({ width, height }: Size) =>
    Emulation.setDeviceMetricsOverride({ width, height, deviceScaleFactor: 1, mobile: false })
  await Promise.all([Page.enable(), Runtime.enable(), Log.enable(), resize(size)])
  const features = [{ name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' }]
  await Emulation.setEmulatedMedia({ media: '', features })

  let at = { x: 0, y: 0 }
  let buttons = 0
  let areFingersDown = false
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') => {
    const button = type === 'mouseMoved' && buttons === 0 ? 'none' : 'left'
    return Input.dispatchMouseEvent({ ...at, type, button, buttons, clickCount: type === 'mouseMoved' ? 0 : 1 })
  }
  // Only Tab has a default action that the cases need.
  const codeOf = (key: string) => ({ key, windowsVirtualKeyCode: key === 'Tab' ? 9 : 0 })
  return {
    goto: (url) => Page.navigate({ url }),
    evaluate: async (expression) => {
      const request = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await Runtime.evaluate(request)
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
    mouse: {
      move: (x, y) => {
        at = { x, y }
        return mouse('mouseMoved')
      },
      down: () => {
        buttons = 1
        return mouse('mousePressed')
      },
      up: () => {
        buttons = 0
        return mouse('mouseReleased')
      },
    },
    keyboard: {
      down: (key) =>
        Input.dispatchKeyEvent({ type: 'keyDown', ...codeOf(key), ...(key.length === 1 && { text: key }) }),
      up: (key) => Input.dispatchKeyEvent({ type: 'keyUp', ...codeOf(key) }),
    },
    wheel: (deltaY) => Input.dispatchMouseEvent({ ...at, type: 'mouseWheel', deltaX: 0, deltaY }),
    touch: (fingers) => {
      const type = fingers.length === 0 ? 'touchEnd' : areFingersDown ? 'touchMove' : 'touchStart'
      areFingersDown = fingers.length > 0
      return Input.dispatchTouchEvent({ type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) })
    },
    resize,
    consoleErrors,
    close: async () => {
      await client.close()
      await CDP.Close({ port, id: target.id })
    },
  }
}
