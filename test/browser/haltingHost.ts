/** A host on a line that halts: a page comes in two parts. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const HALT_MS = 400

/** Passes on what another host has, but each page only as far as `mark`, and the rest of it after a while. */
export async function haltingHost(origin: string, mark: string): Promise<{ url: string; close(): void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin))
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const body = Buffer.from(await answer.arrayBuffer())
    const cut = type.startsWith('text/html') ? body.indexOf(mark) + mark.length : 0
    response.write(body.subarray(0, cut))
    setTimeout(() => response.end(body.subarray(cut)), cut > 0 ? HALT_MS : 0)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
