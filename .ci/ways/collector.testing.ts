import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

interface Sent {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: {
    readonly key?: string
    readonly events: readonly { name: string; eventId: string; clientId?: string; params?: object; page?: { url: string } }[]
  }
}

/**
 * A stand-in of the server for the calling file: what came to it, the names of all events of that, and what it answers to the next requests, 202 when nothing is left.
 * `html` is the page of a site, which lies beside it: browsers let no page of elsewhere reach this machine.
 */
export function standInServer() {
  const came: Sent[] = []
  const answers: { status: number; headers?: Record<string, string> }[] = []
  const site = { html: '', address: '' }
  const collector = createServer(async (request, response) => {
    if (request.method === 'GET') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(site.html)
    let body = ''
    for await (const part of request) body += String(part)
    const { status, headers = {} } = answers.shift() ?? { status: 202 }
    if (status === 202) came.push({ path: request.url ?? '', authorization: request.headers.authorization, body: JSON.parse(body) as Sent['body'] })
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json', ...headers }).end('{}')
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
    site.address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  })
  afterAll(() => void collector.close())
  return { came, answers, site, names: () => came.flatMap(({ body }) => body.events.map(({ name }) => name)) }
}
