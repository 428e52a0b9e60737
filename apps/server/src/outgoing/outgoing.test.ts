import type { AddressInfo } from 'node:net'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { afterEach, describe, expect, it } from 'vitest'
import { buildConnector } from 'undici'
import { openOutgoing, type Outgoing } from './outgoing.ts'
import { selfSigned } from './selfSigned.testing.ts'

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A server on a free port of this machine, which counts who came. */
async function listen(answer: RequestListener, tls = false) {
  const seen: string[] = []
  const listener: RequestListener = (request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization ?? '-'}`)
    answer(request, response)
  }
  const server = tls ? createTlsServer(selfSigned, listener) : createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, seen, server: `127.0.0.1:${port}` }
}
const ok: RequestListener = (_, response) => void response.end('ok')

function open(guard: Parameters<typeof openOutgoing>[0] = { allow: [] }): Outgoing {
  const outgoing = openOutgoing(guard)
  closing.push(() => outgoing.close())
  return outgoing
}
/** A connector that goes to this machine, whatever address it is given, and says which. */
function toHere(port: number) {
  const connect = buildConnector({})
  const went: string[] = []
  const double: buildConnector.connector = (options, callback) => {
    went.push(options.hostname)
    connect({ ...options, hostname: '127.0.0.1', port: String(port) }, callback)
  }
  return { went, connect: double }
}

describe('the way out', () => {
  it.each([
    '127.0.0.1',
    '[::ffff:127.0.0.1]',
    '0x7f.1',
    '2130706433',
    '0177.0.0.1',
    '[::1]',
    '169.254.169.254',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '0.0.0.0',
    '[::]',
    'localhost',
    '127.0.0.1.',
  ])('does not lead to http://%s', async (host) => {
    const { port, seen } = await listen(ok)
    await expect(open().ask({ method: 'GET', url: `http://${host}:${port}/` })).rejects.toMatchObject({ problem: 'address' })
    expect(seen).toEqual([])
  })

  it('is open to what TAGMASON_ALLOW names, in any writing, and to no other port of it', async () => {
    const { port, server, seen } = await listen(ok)
    const other = await listen(ok)
    const outgoing = open({ allow: [server] })
    expect((await outgoing.ask({ method: 'GET', url: `http://0x7f.1:${port}/` })).body.toString()).toBe('ok')
    await expect(outgoing.ask({ method: 'GET', url: `http://${other.server}/` })).rejects.toMatchObject({ problem: 'address' })
    expect([seen.length, other.seen.length]).toEqual([1, 0])
  })

  it('asks for a name once, looks at every address, and goes to the one it looked at (rebinding)', async () => {
    const { port, seen } = await listen(ok)
    const { went, connect } = toHere(port)
    const answers = [['93.184.216.34'], ['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], []]
    const outgoing = open({ allow: [], connect, resolve: async () => answers.shift() ?? [] })
    const ask = () => outgoing.ask({ method: 'GET', url: 'http://rebind.example/' })
    expect((await ask()).status).toBe(200)
    await expect(ask()).rejects.toMatchObject({ problem: 'address' })
    await expect(ask()).rejects.toMatchObject({ problem: 'address' })
    await expect(ask()).rejects.toMatchObject({ problem: 'name' })
    expect([went, seen.length]).toEqual([['93.184.216.34'], 1])
  })

  it('tries the next address of a name where one does not answer', async () => {
    const { port } = await listen(ok)
    const connect = buildConnector({})
    const double: buildConnector.connector = (options, callback) =>
      options.hostname === '1.1.1.1' ? callback(new Error('down'), null) : connect({ ...options, hostname: '127.0.0.1', port: String(port) }, callback)
    const outgoing = open({ allow: [], connect: double, resolve: async () => ['1.1.1.1', '8.8.8.8'] })
    expect((await outgoing.ask({ method: 'GET', url: 'http://two.example/' })).status).toBe(200)
  })

  it('looks at each address that it is sent to', async () => {
    const inside = await listen(ok)
    const outside = await listen((request, response) => {
      const targets: Record<string, string> = {
        '/private': `http://${inside.server}/`,
        '/metadata': 'http://169.254.169.254/latest/meta-data',
        '/file': 'file:///etc/passwd',
        '/password': 'http://me:secret@out.example/',
        '/mail': 'http://out.example:25/',
        '/round': '/round',
        '/once': '/end',
      }
      const location = targets[request.url ?? '']
      if (location === undefined) response.end('end')
      else response.writeHead(302, { location }).end()
    })
    const outgoing = open({ allow: [outside.server] })
    const ask = (path: string) => outgoing.ask({ method: 'GET', url: `http://${outside.server}${path}`, redirects: 5 })
    for (const path of ['/private', '/metadata', '/file', '/password', '/mail']) await expect(ask(path)).rejects.toMatchObject({ problem: 'address' })
    expect(inside.seen).toEqual([])
    await expect(ask('/round')).rejects.toMatchObject({ problem: 'redirects' })
    expect(outside.seen.filter((line) => line.includes('/round'))).toHaveLength(6)
    expect(await ask('/once')).toMatchObject({ status: 200, url: `http://${outside.server}/end` })
    // What is sent is sent once: a redirect is its answer.
    expect(await outgoing.ask({ method: 'POST', url: `http://${outside.server}/once`, body: 'x', redirects: 5 })).toMatchObject({ status: 302 })
  })

  it('keeps what is secret from another server', async () => {
    const second = await listen(ok)
    const first = await listen((_, response) => void response.writeHead(307, { location: `http://${second.server}/` }).end())
    const outgoing = open({ allow: [first.server, second.server] })
    await outgoing.ask({ method: 'GET', url: `http://${first.server}/`, redirects: 1, headers: { Authorization: 'Bearer secret' } })
    expect([...first.seen, ...second.seen]).toEqual(['GET / Bearer secret', 'GET / -'])
  })

  it('does not go from https to http', async () => {
    const plain = await listen(ok)
    const safe = await listen((_, response) => void response.writeHead(301, { location: `http://${plain.server}/` }).end(), true)
    const connect = buildConnector({ rejectUnauthorized: false })
    const outgoing = open({ allow: [plain.server, safe.server], connect })
    await expect(outgoing.ask({ method: 'GET', url: `https://${safe.server}/`, redirects: 5 })).rejects.toMatchObject({ problem: 'redirects' })
    expect(plain.seen).toEqual([])
  })

  it('trusts no certificate that nobody vouches for', async () => {
    const { server } = await listen(ok, true)
    await expect(open({ allow: [server] }).ask({ method: 'GET', url: `https://${server}/` })).rejects.toMatchObject({ problem: 'secure' })
  })

  it('ends with who answers drop by drop, or never', async () => {
    const slow = await listen((_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    })
    const silent = await listen(() => undefined)
    const outgoing = open({ allow: [slow.server, silent.server] })
    for (const { server } of [slow, silent])
      await expect(outgoing.ask({ method: 'GET', url: `http://${server}/`, within: 200 })).rejects.toMatchObject({ problem: 'timeout' })
  })

  it('reads no more than it wants of an answer without end', async () => {
    let gone = () => {}
    const closed = new Promise<void>((resolve) => (gone = resolve))
    const { server } = await listen((_, response) => {
      const block = Buffer.alloc(65_536, 'x')
      const more = () => {
        while (!response.destroyed && response.write(block));
        response.once('drain', more)
      }
      response.on('close', gone)
      more()
    })
    const answer = await open({ allow: [server] }).ask({ method: 'GET', url: `http://${server}/`, most: 100_000 })
    expect([answer.body.length, answer.cut, answer.status]).toEqual([100_000, true, 200])
    await closed
  })

  it('says when a server is not there', async () => {
    const { server } = await listen(ok)
    await closing.pop()?.()
    await expect(open({ allow: [server] }).ask({ method: 'GET', url: `http://${server}/` })).rejects.toMatchObject({ problem: 'connection' })
  })

  it.each(['ftp://example.com/', 'file:///etc/passwd', 'http://me:secret@example.com/', 'http://example.com:22/', 'http://example.com:6/', 'nothing', ''])(
    'refuses %s without asking for its name',
    async (url) => {
      const outgoing = open({ allow: [], resolve: () => Promise.reject(new Error('asked')) })
      expect(outgoing.allows(url)).toBe(false)
      await expect(outgoing.ask({ method: 'GET', url })).rejects.toMatchObject({ problem: 'address' })
    },
  )
})
