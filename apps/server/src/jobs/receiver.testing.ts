import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A status with a body of JSON. */
interface Answered {
  status: number
  json: unknown
}
type Answer = number | Answered | null

/** An address that takes webhooks, and answers what `answer` says; `null` is no answer at all. */
export async function receiver(answer: (received: Received) => Answer | Promise<Answer> = () => 200) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces).toString() }
      received.push(one)
      void Promise.resolve(answer(one)).then((given) => {
        if (typeof given === 'number') response.writeHead(given).end('thank you')
        else if (given !== null) response.writeHead(given.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(given.json))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    server: `127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
