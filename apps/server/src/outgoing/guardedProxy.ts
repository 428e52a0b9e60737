import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { checkedAddresses, everyAddress, type Resolve } from './connector.ts'
import { isNamed, serverPart } from './named.ts'
import { isGood } from './outgoing.ts'
import { refusal } from './refused.ts'

export interface ProxyGuard {
  /** `host:port`, or `host:port/path`, that may be called whatever network they lie in (TAGMASON_ALLOW). */
  readonly allow: readonly string[]
  readonly resolve?: Resolve
  /** Bytes that may come through it, after which it closes all connections. */
  readonly most: number
}

/** A proxy on this machine, which connects to checked addresses only. */
export interface GuardedProxy {
  /** `http://127.0.0.1:<port>`. */
  readonly address: string
  /** Whether a request may leave, by its scheme, port, name and every address of the name; the proxy itself looks again when it connects. */
  allows(url: string): Promise<boolean>
  close(): Promise<void>
}

const idle = 30_000
/** As addresses are resolved and connected to: an IPv6 address without its brackets. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')
/** Gives the addresses that were looked at, so that a connection resolves nothing by itself. */
const known =
  (addresses: readonly string[]): LookupFunction =>
  (_, { all }, answer) =>
    all === true
      ? answer(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        )
      : answer(null, addresses[0] ?? '', isIP(addresses[0] ?? ''))

/**
 * Opens a forward proxy for a browser that opens pages of strangers. A name is resolved here once for each connection, each of its addresses has to be public or the server be named, and the connection is made
 * to the address that was looked at: a page that links, redirects or embeds inside reaches no server, and neither does a name that resolves to another address the second time. The browser resolves nothing.
 */
export async function openGuardedProxy({ allow, resolve = everyAddress, most }: ProxyGuard): Promise<GuardedProxy> {
  const servers = allow.map(serverPart)
  const sockets = new Set<Socket>()
  let left = most

  const addressesOf = (hostname: string, isAllowed: boolean) => checkedAddresses(bare(hostname), isAllowed, resolve)
  const count = (bytes: number) => {
    left -= bytes
    if (left < 0) for (const socket of sockets) socket.destroy()
  }
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.setTimeout(idle, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
  }

  const plain = async (asked: IncomingMessage, answer: ServerResponse) => {
    const url = asked.url ?? ''
    try {
      if (!url.startsWith('http://') || !isGood(url, allow)) return void answer.writeHead(403).end()
      const { hostname, port, pathname, search, host } = new URL(url)
      const to = { host: bare(hostname), port: port === '' ? 80 : port, lookup: known(await addressesOf(hostname, isNamed(url, allow))) }
      const { 'proxy-connection': _, ...headers } = asked.headers
      const sent = ask({ ...to, path: `${pathname}${search}`, method: asked.method, headers: { ...headers, host }, agent: false })
      sent.on('socket', keep)
      answer.once('close', () => sent.destroy())
      sent.on('response', (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.on('data', (piece: Buffer) => count(piece.length))
        response.pipe(answer)
      })
      sent.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
      asked.pipe(sent)
    } catch {
      if (!answer.headersSent) answer.writeHead(403).end()
    }
  }
  const tunnel = async (asked: IncomingMessage, client: Socket, head: Buffer) => {
    try {
      // Of an encrypted connection only the server is known here; `allows` has seen the path.
      const server = `https://${asked.url ?? ''}`
      if (!isGood(server, allow) && !isNamed(server, servers)) throw refusal('address')
      const { hostname, port } = new URL(server)
      const lookup = known(await addressesOf(hostname, isNamed(server, servers)))
      const to = connect({ host: bare(hostname), port: port === '' ? 443 : Number(port), lookup })
      keep(to)
      to.once('connect', () => {
        client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
        if (head.length > 0) to.write(head)
        to.on('data', (piece: Buffer) => count(piece.length))
        to.pipe(client)
        client.pipe(to)
      })
      to.once('close', () => client.destroy())
      client.once('close', () => to.destroy())
    } catch {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    }
  }

  const server = createServer((asked, answer) => void plain(asked, answer))
  server.on('connect', (asked, client: Socket, head) => void tunnel(asked, client, head))
  server.on('connection', keep)
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(0, '127.0.0.1', ready))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async allows(url) {
      // What has no server needs no way out.
      if (/^(?:data|blob|about):/i.test(url)) return true
      if (!isGood(url, allow)) return false
      return addressesOf(new URL(url).hostname, isNamed(url, allow)).then(
        () => true,
        () => false,
      )
    },
    close: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}
