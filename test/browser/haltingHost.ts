/** A host that sends each page in two parts, with a pause. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const HALT_MS = 400

/** Forwards requests to another host. Of each page, the part after `mark` is sent after the pause. */
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
