import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ServingSite {
  /** The paths that were asked for, in their order. */
  readonly seen: readonly string[]
  readonly port: number
  close(): void
}

/** A server of this machine that notes what it was asked. */
export async function serving(
  answer: RequestListener = (asked, response) => void response.end(`${asked.method ?? ''} ${asked.url ?? ''}`),
): Promise<ServingSite> {
  const seen: string[] = []
  const server = createServer((asked, response) => {
    seen.push(asked.url ?? '')
    answer(asked, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    seen,
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
