/** Requests of the editor's page: only from the page itself, on this computer. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

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
    const { status = 400, message, code } = error as Partial<NodeJS.ErrnoException & { status: number }>
    send(status, { error: code ? `The disk refuses it, and nothing is changed: ${message}.` : message })
  }
}

/** The addresses of this computer; IPv4 may be written within IPv6. */
const LOOPBACK = /^(::ffff:)?127\.|^::1$/i

/** Refuses requests from another computer, and from another page than the editor's. */
function refuseStrangers({ headers, socket }: IncomingMessage): void {
  // With `vite --host`, the page is for all in the network. Browsers add the header, at localhost and over
  // HTTPS, and no page can; Vite refuses other names of this host.
  const isOwn = LOOPBACK.test(socket.remoteAddress ?? '') && headers['sec-fetch-site'] === 'same-origin'
  // A tunnel to this computer passes on what others send. In a codespace, the owner's own comes so.
  const isPassedOn = ['x-forwarded-for', 'x-forwarded-host', 'forwarded'].some((name) => name in headers)
  if (!isOwn || (isPassedOn && !process.env.CODESPACES))
    throw refused(403, 'Places are edited on the computer with the development server alone, at localhost.')
}
