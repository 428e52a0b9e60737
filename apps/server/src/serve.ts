import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

/** A listening server and the address that people type. */
export interface Serving {
  server: Server
  address: string
  port: number
  close(): Promise<void>
}

/** A server that listens and has nothing to answer with yet. */
export interface Listening extends Serving {
  answer(app: Hono): void
}

const starting = () =>
  new Response('Tagmason is starting: try again in a few seconds.\n', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' },
  })

/**
 * Listens before there is anything to answer with, because with PORT=0 the system chooses the port, which links in mails and shares name. Throws where the port is taken or the
 * address is not this machine's. Who sends nothing for long is let go.
 */
export async function listen({ host, port }: { host: string; port: number }): Promise<Listening> {
  let fetch: Hono['fetch'] = starting
  const server = createAdaptorServer({ fetch: (request: Request, env: object) => fetch(request, env) }) as Server
  // A whole request has to arrive within a minute, its head within ten seconds; streams of answers may last.
  Object.assign(server, { requestTimeout: 60_000, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxRequestsPerSocket: 0 })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const place = server.address()
  const bound = typeof place === 'object' && place !== null ? place.port : port
  return {
    server,
    answer(app) {
      fetch = app.fetch
    },
    port: bound,
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Streams last for ever, so they are ended; what is being answered is not.
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 2000).unref()
      }),
  }
}

/** Listens and answers at once. */
export async function serve(app: Hono, place: { host: string; port: number }): Promise<Serving> {
  const listening = await listen(place)
  listening.answer(app)
  return listening
}
