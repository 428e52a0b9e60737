import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { starting } from './beforeReady.ts'

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

/**
 * Listens before there is anything to answer with, because with PORT=0 the system chooses the port, which links in mails and shares name. Throws where the port is taken or the
 * address is not this machine's. Who sends nothing for long is let go.
 * @param before makes what answers meanwhile, of the promise of the app; 503 where left out
 */
export async function listen({ host, port }: { host: string; port: number }, before?: (ready: Promise<Hono>) => Hono): Promise<Listening> {
  let isReady: (app: Hono) => void = () => undefined
  const early = before?.(new Promise((resolve) => (isReady = resolve)))
  let fetch: Hono['fetch'] = early?.fetch ?? starting
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
      isReady(app)
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
