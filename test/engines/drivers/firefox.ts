/** Firefox, over WebDriver BiDi, by Puppeteer. */
import puppeteer, { type TouchHandle } from 'puppeteer-core'
import type { Size } from '../../../src/panzoom/core/geometry.ts'
import type { Browser, Page } from './driver.ts'

const launch = (isDark: boolean) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1 },
    defaultViewport: null,
  })

export async function startFirefox(): Promise<Browser> {
  const light = await launch(false)

  const open = async (size: Size, isDark: boolean): Promise<Page> => {
    const browser = isDark ? await launch(true) : light
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport(size)
    const consoleErrors: string[] = []
    page.on(
      'console',
      (message) => /^(error|warn)$/.test(message.type()) && consoleErrors.push(message.text()),
    )
    page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error}`))
    const fingersDown: TouchHandle[] = []
    return {
      goto: (url) => page.goto(url),
      evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
      mouse: page.mouse,
      press: (key) => page.keyboard.press(key as 'Tab'),
      wheel: (deltaY) => page.mouse.wheel({ deltaY }),
      touch: async (fingers) => {
        for (const [index, { x, y }] of fingers.entries()) {
          const finger = fingersDown[index]
          if (finger) await finger.move(x, y)
          else fingersDown.push(await page.touchscreen.touchStart(x, y))
        }
        if (fingers.length === 0) for (const finger of fingersDown.splice(0)) await finger.end()
      },
      screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
      print: async () => Buffer.from(await page.pdf({ width: '21cm', height: '29.7cm' })),
      consoleErrors: () => consoleErrors,
      close: () => (isDark ? browser : context).close(),
    }
  }
  return {
    version: (await light.version()).replace('firefox/', 'Firefox '),
    open,
    close: () => light.close(),
  }
}
