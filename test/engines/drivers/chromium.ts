/** Old Chromiums, for some of which Playwright's protocol is too new, by chrome-remote-interface. */
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import CDP from 'chrome-remote-interface'
import type { Size } from '../../../src/panzoom/core/geometry.ts'
import { type Browser, end, type Page, run } from './driver.ts'

const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-dev-shm-usage --hide-scrollbars --no-first-run --remote-debugging-port=0'

/** Starts the Chromium at a path. */
export async function startChromium(path: string): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  const chromium = run(path, [...FLAGS.split(' '), `--user-data-dir=${folder}`])
  const port = await new Promise<number>((found, fail) => {
    chromium.once('error', fail).once('exit', () => fail(new Error(`${path} has ended`)))
    createInterface(chromium.stderr).on('line', (line) => {
      const [, printed] = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? []
      if (printed) found(Number(printed))
    })
  })
  const version = (await CDP.Version({ port })).Browser.replace(/^(Headless)?Chrome\//, 'Chromium ')
  const close = () => {
    end(chromium)
    // Its processes may still be writing.
    return rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return { version, open: (size, isDark) => openPage(port, size, isDark), close }
}

async function openPage(port: number, size: Size, isDark: boolean): Promise<Page> {
  const target = await CDP.New({ port })
  // Chromium 106 and 119 crash when they are asked for their own description of the protocol.
  const client = await CDP({ port, target, local: true })
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
  await Promise.all([Page.enable(), Runtime.enable(), Log.enable()])
  await Emulation.setDeviceMetricsOverride({ ...size, deviceScaleFactor: 1, mobile: false })
  const features = [{ name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' }]
  await Emulation.setEmulatedMedia({ media: '', features })

  let at = { x: 0, y: 0 }
  let buttons = 0
  let areFingersDown = false
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', pressed = buttons, point = at) => {
    buttons = pressed
    at = point
    const button = type === 'mouseMoved' && buttons === 0 ? 'none' : 'left'
    return Input.dispatchMouseEvent({
      ...at,
      type,
      button,
      buttons,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    })
  }
  // Only these keys have a default action that the cases need.
  const codes: Readonly<Record<string, number>> = { Tab: 9, Escape: 27 }
  return {
    goto: (url) => Page.navigate({ url }),
    evaluate: async (expression) => {
      const request = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await Runtime.evaluate(request)
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
    mouse: {
      move: (x, y) => mouse('mouseMoved', buttons, { x, y }),
      down: () => mouse('mousePressed', 1),
      up: () => mouse('mouseReleased', 0),
    },
    press: async (key) => {
      const code = { key, windowsVirtualKeyCode: codes[key] ?? 0 }
      const down = Input.dispatchKeyEvent({
        type: 'keyDown',
        ...code,
        ...(key.length === 1 && { text: key }),
      })
      await Promise.all([down, Input.dispatchKeyEvent({ type: 'keyUp', ...code })])
    },
    wheel: (deltaY) => Input.dispatchMouseEvent({ ...at, type: 'mouseWheel', deltaX: 0, deltaY }),
    touch: (fingers) => {
      const type = fingers.length === 0 ? 'touchEnd' : areFingersDown ? 'touchMove' : 'touchStart'
      areFingersDown = fingers.length > 0
      return Input.dispatchTouchEvent({ type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) })
    },
    screenshot: async () => Buffer.from((await Page.captureScreenshot({})).data, 'base64'),
    print: async () => Buffer.from((await Page.printToPDF({})).data, 'base64'),
    consoleErrors: () => consoleErrors,
    close: () => CDP.Close({ port, id: target.id }),
  }
}
