/** The requests of the editor's page: only from the page itself, on this computer, of a limited size and the expected form. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { LANDMARKS } from '../../table/landmark.ts'
import { type RequestName, TOKEN_HEADER } from '../page/messages.ts'
import { Refused } from './editTable.ts'

const MAX_BYTES = 256 * 1024
const MAX_REGIONS = 200
const MAX_CORNERS = 200
const MAX_LETTERS = 200

const regions = z
  .array(
    z.strictObject({
      from: z.number().int().nonnegative().nullable(),
      name: z.string(),
      epithet: z.string(),
      heading: z.string(),
      text: z.string(),
      landmark: z.enum(LANDMARKS).exactOptional(),
      corners: z
        .array(z.tuple([z.number(), z.number()]))
        .min(3)
        .max(MAX_CORNERS),
    }),
  )
  .max(MAX_REGIONS)
  .refine((items) => {
    const own = items.flatMap(({ from }) => from ?? [])
    return new Set(own).size === own.length
  })

const land = z.string().max(MAX_LETTERS)

/** What each request sends. */
const BODIES = {
  open: z.strictObject({}),
  check: z.strictObject({ version: z.string(), regions, land }),
  save: z.strictObject({ version: z.string(), regions, land }),
  sketch: z.strictObject({ regions, land }),
  draw: z.strictObject({}),
  drawing: z.strictObject({}),
} satisfies Record<RequestName, z.ZodType>

/** The response to each request, or a rejection with {@link Refused}. */
export type Responders = {
  readonly [Name in RequestName]: (body: z.infer<(typeof BODIES)[Name]>) => unknown
}

/** Responds to a request by its name. */
export function respondTo(token: string, responders: Responders) {
  return async (name: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (!isRequestName(name)) throw new Refused(404, 'There is no such request.')
      refuseStrangers(request, token)
      const body = BODIES[name].safeParse(parsed(await bodyOf(request)))
      if (!body.success) throw new Refused(400, 'The request has another form than expected.')
      const respond = responders[name] as (body: unknown) => unknown
      send(response, 200, await respond(body.data))
    } catch (error) {
      const { status, message, mistakes } = error instanceof Refused ? error : new Refused(500, String(error))
      send(response, status, { error: message, mistakes })
    }
  }
}

const isRequestName = (name: string): name is RequestName => Object.hasOwn(BODIES, name)

/** The addresses of this computer; IPv4 may be written within IPv6. */
const LOOPBACK = /^(::ffff:)?127\.|^::1$/i

/** Refuses requests from another computer, and from another page than the editor's. */
function refuseStrangers({ method, headers, socket }: IncomingMessage, token: string): void {
  // With `vite --host`, the page and its token are for all in the network.
  if (!LOOPBACK.test(socket.remoteAddress ?? ''))
    throw new Refused(403, 'Places are edited on the computer with the development server alone.')
  if (method !== 'POST') throw new Refused(405, 'Requests are POST.')
  const { host, origin } = headers
  if (![`http://${host}`, `https://${host}`].includes(origin ?? '')) throw new Refused(403, 'Another origin asks.')
  if (headers[TOKEN_HEADER] !== token) throw new Refused(403, 'The page is not of this server. Reload it.')
  if (headers['content-type'] !== 'application/json') throw new Refused(415, 'Requests are JSON.')
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Refused(413, 'The request is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(400, 'The request is not JSON.')
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body ?? {}))
}
