/** Requests of the editor's page: only from the page itself, on this computer, and of a limited size. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

const MAX_BYTES = 1024 * 1024

/** The error of a request that cannot be met: a sentence for the owner, with the status of the response. */
export const refused = (status: number, message: string) => Object.assign(new Error(message), { status })

/** Responds with what `answer` returns for the body of a request, which is of any shape. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (body: never) => unknown,
): Promise<void> {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify(body))
  }
  try {
    refuseStrangers(request)
    send(200, await answer((await json(request)) as never))
  } catch (error) {
    // A body of another shape than the page sends is an error of JavaScript.
    const { status = 400, message } = error as Partial<ReturnType<typeof refused>>
    send(status, { error: message })
  }
}

/** The addresses of this computer; IPv4 may be written within IPv6. */
const LOOPBACK = /^(::ffff:)?127\.|^::1$/i
/** Its names: another name may lead to the same address. */
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/** Refuses requests from another computer, and from another page than the editor's. */
function refuseStrangers({ method, headers, socket }: IncomingMessage): void {
  const { host = '', origin = '' } = headers
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env
  // In a codespace, GitHub forwards the port to its owner, with this host and origin or the local ones.
  const codespace = name ? [`${name}-${socket.localPort}.${domain}`] : []
  // With `vite --host`, the page is for all in the network.
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || !(LOCAL_HOST.test(host) || codespace.includes(host)))
    throw refused(403, 'Places are edited on the computer with the development server alone, at localhost.')
  const origins = [host, ...codespace].flatMap((one) => [`http://${one}`, `https://${one}`])
  if (!origins.includes(origin)) throw refused(403, 'Another origin asks.')
  if (method !== 'POST') throw refused(405, 'Requests are POST.')
  if (headers['content-type'] !== 'application/json') throw refused(415, 'Requests are JSON.')
  if (!(Number(headers['content-length']) <= MAX_BYTES)) throw refused(413, 'The request is too large.')
}
