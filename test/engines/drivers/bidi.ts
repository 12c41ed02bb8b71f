/** Firefox, over WebDriver BiDi. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inputsOf } from './actions.ts'
import { type Browser, Missing, type Options, type Page, pause, type Size } from './driver.ts'
import { freePort, programNamed, run } from './process.ts'
import { Socket } from './socket.ts'

/** Starts the installed Firefox. */
export async function startFirefox({ isDark }: Options): Promise<Browser> {
  const path = programNamed(process.env.FIREFOX ?? 'firefox-esr', 'firefox')
  const port = await freePort()
  const running = run(path, (folder) => {
    writeFileSync(
      join(folder, 'user.js'),
      `user_pref("layout.css.prefers-color-scheme.content-override", ${isDark ? 0 : 1});\n`,
    )
    return ['--headless', '--profile', folder, '--remote-debugging-port', `${port}`]
  })
  try {
    const socket = await connect(`ws://127.0.0.1:${port}/session`)
    const { capabilities } = await socket.send('session.new', { capabilities: {} })
    await socket.send('session.subscribe', { events: ['log.entryAdded', 'browsingContext.load'] })
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      open: (size) => openPage(socket, size),
      close: async () => {
        socket.close()
        await running.end()
      },
    }
  } catch (error) {
    await running.end()
    throw error
  }
}

/** Connects, with retries: Firefox takes a while to listen, with a new profile most of all. */
async function connect(url: string): Promise<Socket> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      return await Socket.connect(url)
    } catch {
      await pause(200)
    }
  }
  throw new Missing('Firefox does not start')
}

async function openPage(socket: Socket, size: Size): Promise<Page> {
  const { userContext } = await socket.send('browser.createUserContext')
  const { context } = await socket.send('browsingContext.create', { type: 'tab', userContext })
  const consoleErrors: string[] = []
  const unsubscribe = socket.on(({ method, params }) => {
    if (method !== 'log.entryAdded' || params.source?.context !== context) return
    if (/^(error|warn)/.test(params.level)) consoleErrors.push(`${params.level}: ${params.text}`)
  })
  const resize = (viewport: Size) => socket.send('browsingContext.setViewport', { context, viewport })
  await resize(size)
  return {
    goto: (url) => socket.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => socket.send('browsingContext.traverseHistory', { context, delta: -1 }),
    reload: () => socket.send('browsingContext.reload', { context, wait: 'complete' }),
    evaluate: async (expression) => {
      // As JSON: BiDi's own format wraps each value with its type.
      const json = `Promise.resolve(${expression}).then((value) => JSON.stringify({ value }))`
      const target = { context }
      const { result, exceptionDetails } = await socket.send('script.evaluate', {
        expression: json,
        target,
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value).value
    },
    ...inputsOf((actions) => socket.send('input.performActions', { context, actions })),
    resize,
    consoleErrors: () => consoleErrors,
    close: async () => {
      unsubscribe()
      await socket.send('browser.removeUserContext', { userContext })
    },
  }
}
