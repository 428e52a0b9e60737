import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

/** A listening server and the address that people type. */
export interface Serving {
  server: Server
  address: string
  close(): Promise<void>
}

/** Listens. Throws where the port is taken or the address is not this machine's. Who sends nothing for long is let go. */
export async function serve(app: Hono, { host, port }: { host: string; port: number }): Promise<Serving> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
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
