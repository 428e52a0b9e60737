import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openOutgoing } from './outgoing.ts'
import { outgoingPort } from './port.ts'

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** The way out to a server on this machine that answers so; `inside` says whether it may be called. */
async function asking(answer: RequestListener, inside = true) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const allow = inside ? [`127.0.0.1:${port}`] : []
  const outgoing = openOutgoing({ allow })
  closing.push(
    () => outgoing.close(),
    () => {
      server.closeAllConnections()
      server.close()
    },
  )
  const question = { url: `http://127.0.0.1:${port}/page`, headers: { Accept: 'text/html' }, most: 1000, within: 500 }
  return { question, ...outgoingPort(outgoing, allow) }
}

describe('what is asked of another server', () => {
  it('comes as text in the encoding that it names, from where it stands in the end', async () => {
    const { ask, question } = await asking((request, response) => {
      if (request.url === '/page') return response.writeHead(302, { location: '/end' }).end()
      response.writeHead(200, { 'content-type': 'Text/HTML; charset=ISO-8859-1' }).end(Buffer.from('<p>Größe</p>', 'latin1'))
    })
    expect(await ask(question)).toEqual({ status: 200, type: 'text/html', text: '<p>Größe</p>', cut: false, url: question.url.replace('page', 'end') })
  })

  it('is read by what the page itself says of its encoding, and as UTF-8 where nobody knows it', async () => {
    const bodies = [Buffer.from('<meta charset="windows-1252"><p>Größe</p>', 'latin1'), Buffer.from('<meta charset="nonsense"><p>Größe</p>')]
    const { ask, question } = await asking((_, response) => response.end(bodies.shift()))
    for (let n = 0; n < 2; n++) expect(await ask(question)).toMatchObject({ type: '', text: expect.stringContaining('Größe') })
  })

  it('is sent as it is where there is a body, and its redirect is an answer', async () => {
    const heard: string[] = []
    const { ask, question } = await asking((request, response) => {
      heard.push(`${request.method} ${String(request.headers['x-api-key'])}`)
      request.on('data', (piece: Buffer) => heard.push(piece.toString()))
      request.on('end', () => response.writeHead(307, { location: '/other' }).end())
    })
    expect(await ask({ ...question, headers: { 'x-api-key': 'k' }, body: '{"a":1}' })).toMatchObject({ status: 307 })
    expect(heard).toEqual(['POST k', '{"a":1}'])
  })

  it('is cut, ends, and does not reach into this network', async () => {
    const long = await asking((_, response) => response.end('x'.repeat(5000)))
    expect(await long.ask(long.question)).toMatchObject({ cut: true, text: 'x'.repeat(1000) })
    const silent = await asking(() => undefined)
    expect(await silent.ask(silent.question)).toEqual({ status: null, problem: 'timeout' })
    const inside = await asking((_, response) => response.end('secret'), false)
    expect(await inside.ask(inside.question)).toEqual({ status: null, problem: 'address' })
  })
})
