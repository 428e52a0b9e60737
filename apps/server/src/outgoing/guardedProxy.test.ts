import { request, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { serving as startSite } from '../serving.testing.ts'
import { openGuardedProxy, type ProxyGuard } from './guardedProxy.ts'

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const serving = async (answer?: RequestListener) => {
  const site = await startSite(answer)
  closing.push(site.close)
  return site
}

async function opened(guard: Partial<ProxyGuard>) {
  const proxy = await openGuardedProxy({ allow: [], most: 1_000_000, ...guard })
  closing.push(proxy.close)
  const { port } = new URL(proxy.address)
  return {
    ...proxy,
    /** Asks for an address as a browser does of its proxy. */
    get: (url: string) =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path: url, headers: { Host: new URL(url).host } }, (answer) => {
          let text = ''
          answer.on('data', (piece) => (text += String(piece)))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
          answer.on('error', reject)
        })
        asked.on('error', reject)
        asked.end()
      }),
    /** Asks for a tunnel: the first line of the answer. */
    tunnel: (server: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(`CONNECT ${server} HTTP/1.1\r\nHost: ${server}\r\n\r\n`))
        socket.on('error', reject)
        socket.once('data', (piece) => {
          resolve(String(piece).split('\r\n', 1)[0] ?? '')
          socket.destroy()
        })
      }),
  }
}

describe('the proxy of the browser', () => {
  it('connects to what the operator named, by request and by tunnel', async () => {
    const { port, seen } = await serving()
    const { get, tunnel } = await opened({ allow: [`127.0.0.1:${port}`] })
    expect(await get(`http://127.0.0.1:${port}/a?b=1`)).toEqual({ status: 200, text: 'GET /a?b=1' })
    expect(await tunnel(`127.0.0.1:${port}`)).toBe('HTTP/1.1 200 Connection Established')
    expect(seen).toEqual(['/a?b=1'])
  })

  it('reaches nothing inside that is not named, however it is written', async () => {
    const { port, seen } = await serving()
    const { get, tunnel, allows } = await opened({ resolve: async () => ['127.0.0.1'] })
    const inside = [`127.0.0.1:${port}`, `0x7f.1:${port}`, `[::1]:${port}`, `inside.example:${port}`, '169.254.169.254', 'localhost']
    for (const server of inside) {
      expect([server, (await get(`http://${server}/`)).status]).toEqual([server, 403])
      expect(await tunnel(server.includes(':') ? server : `${server}:443`)).toBe('HTTP/1.1 403 Forbidden')
      expect(await allows(`http://${server}/`)).toBe(false)
    }
    expect(seen).toEqual([])
  })

  it('takes no name by its first answer: what resolves inside the second time is refused', async () => {
    const { port, seen } = await serving()
    const answers = [['93.184.216.34'], ['127.0.0.1']]
    const { get, allows } = await opened({ resolve: async () => answers.shift() ?? ['127.0.0.1'] })
    expect(await allows(`http://rebinding.example:${port}/`)).toBe(true)
    expect((await get(`http://rebinding.example:${port}/`)).status).toBe(403)
    expect(seen).toEqual([])
  })

  it('reaches no name of which one address lies inside', async () => {
    const { allows } = await opened({ resolve: async () => ['93.184.216.34', '10.0.0.1'] })
    expect(await allows('https://both.example/')).toBe(false)
  })

  it('keeps to the path that is named, and to the web', async () => {
    const { port, seen } = await serving()
    const { get, allows, tunnel } = await opened({ allow: [`127.0.0.1:${port}/docs`], resolve: async () => ['93.184.216.34'] })
    expect((await get(`http://127.0.0.1:${port}/docs/a`)).status).toBe(200)
    expect((await get(`http://127.0.0.1:${port}/admin`)).status).toBe(403)
    expect(seen).toEqual(['/docs/a'])
    expect(await allows(`http://127.0.0.1:${port}/admin`)).toBe(false)
    expect(await tunnel('mail.example:25')).toBe('HTTP/1.1 403 Forbidden')
    for (const url of ['ftp://files.example/', 'http://me:secret@shop.example/', 'file:///etc/passwd', 'chrome://settings'])
      expect(await allows(url)).toBe(false)
    for (const url of ['data:text/html,a', 'about:blank', 'blob:https://shop.example/1', 'https://shop.example/']) expect(await allows(url)).toBe(true)
  })

  it('ends with a page that sends without end', async () => {
    const { port } = await serving((_, response) => {
      const piece = 'x'.repeat(64_000)
      const more = () => {
        while (!response.destroyed && response.write(piece));
        response.once('drain', more)
      }
      more()
    })
    const { get } = await opened({ allow: [`127.0.0.1:${port}`], most: 200_000 })
    await expect(get(`http://127.0.0.1:${port}/`)).rejects.toThrow(/aborted|hang up|ECONNRESET/)
  })

  it('says that a server is not there, and stays open', async () => {
    const { port } = await serving()
    await closing.pop()?.()
    const { get } = await opened({ allow: [`127.0.0.1:${port}`] })
    expect((await get(`http://127.0.0.1:${port}/`)).status).toBe(502)
    expect((await get(`http://127.0.0.1:${port}/`)).status).toBe(502)
  })
})
