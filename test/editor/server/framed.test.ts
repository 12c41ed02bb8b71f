import { expect, it } from 'vitest'
import { editor } from '../../../src/editor/server/editor'

/** What the development server does with a request for a document: its status; null if it is passed on. */
function answerTo(url: string, destination: string) {
  let status: number | null | undefined
  const response = {
    writeHead(written: number) {
      status = written
      return { end: () => {} }
    },
  }
  const use = (handle: (...of: object[]) => void) =>
    handle({ url, headers: { 'sec-fetch-dest': destination } }, response, () => {
      status = null
    })
  const { configureServer } = editor() as unknown as { configureServer(server: object): void }
  configureServer({ config: { root: '/', base: '/' }, middlewares: { use } })
  return status
}

it.each([
  { url: '/?edit', within: 'iframe', status: 403 },
  { url: '/skills?from=afar&edit=', within: 'object', status: 403 },
  { url: '/?edit', within: 'document', status: null },
  { url: '/?editor', within: 'iframe', status: null },
  { url: '/', within: 'iframe', status: null },
])('$url within $within has the status $status: no other site lays its buttons over the editor', (given) => {
  expect(answerTo(given.url, given.within)).toBe(given.status)
})
