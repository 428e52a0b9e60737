import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Served, serveRequest } from './sdk.mjs'

const mostBytes = 10_000_000
const same = (one: string, other: string) => timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())

export interface HttpServed {
  /** Where clients connect to. */
  readonly url: string
  /** What they send as `Authorization: Bearer …`. */
  readonly token: string
  readonly server: Server
}

/**
 * Serves this machine over HTTP. Other users of it and pages in its browsers reach the port too, so each call needs the token, and names this machine as its host,
 * which a page that rebinds its name cannot.
 */
export async function serveHttp(given: Served, port: number, token = randomBytes(24).toString('base64url')): Promise<HttpServed> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (status: number, why: string) => void response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${why}\n`)
    const { host = '', origin, authorization = '' } = request.headers
    if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host) || origin !== undefined) return refuse(403, 'Only programs of this machine are served, not pages.')
    if (!same(authorization, `Bearer ${token}`)) return refuse(401, 'The token that the server printed is missing: send it as Authorization: Bearer.')
    if (request.url !== '/mcp') return refuse(404, 'The server is at /mcp.')
    if (request.method !== 'POST') return refuse(405, 'There are no sessions and no streams: send each message with POST.')
    const parts: Buffer[] = []
    let size = 0
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length
      if (size > mostBytes) return refuse(413, `A message has at most ${mostBytes / 1_000_000} MB.`)
      parts.push(part)
    }
    let body: unknown
    try {
      body = JSON.parse(Buffer.concat(parts).toString('utf8'))
    } catch {
      return refuse(400, 'The message is no JSON.')
    }
    await serveRequest(given, request, response, body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, token, server }
}
