import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWorkspace, memoryStore, sampleOwner, sampleSeed } from '@tagmason/engine'
import { afterEach, describe, expect, it } from 'vitest'
import { serverPorts } from '../ports.ts'
import { openOutgoing } from './outgoing.ts'
import { outgoingPort } from './port.ts'

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function site(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A project on a server that may read pages of these servers of this machine. */
async function reading(...allow: string[]) {
  const outgoing = openOutgoing({ allow })
  closing.push(() => outgoing.close())
  const workspace = createWorkspace({
    store: memoryStore(sampleSeed()),
    ports: { ...serverPorts(), outgoing: outgoingPort(outgoing, allow) },
    member: sampleOwner,
  })
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  return (address: string) => workspace.act('screenshots.readPage', { address })
}
const html = (text: string) => (response: Parameters<RequestListener>[1]) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text)

describe('a page from its address', () => {
  it('is read where a redirect leads, and nothing of it is run', async () => {
    const server = await site((request, response) => {
      if (request.url === '/') response.writeHead(301, { location: '/home' }).end()
      else html('<!doctype html><title>Café</title><button id="go">Los geht’s</button><script>document.write("<button>No</button>")</script>')(response)
    })
    const { stored, elements } = await (await reading(server))(`http://${server}/`)
    expect(stored.page).toEqual({ title: 'Café', address: `http://${server}/home` })
    expect(elements.map(({ text, selector }) => [text, selector])).toEqual([['Los geht’s', '#go']])
  })

  it('is not read in a private network, nor where a page of the public one leads into it', async () => {
    let asked = 0
    const inside = await site((_, response) => {
      asked++
      html('<button>secret</button>')(response)
    })
    const outside = await site((_, response) => void response.writeHead(302, { location: `http://${inside}/` }).end())
    const read = await reading(outside)
    for (const server of [inside, outside]) await expect(read(`http://${server}/`)).rejects.toMatchObject({ issues: [{ path: 'address', message: 'address' }] })
    await expect(read('http://169.254.169.254/latest/meta-data')).rejects.toMatchObject({ issues: [{ message: 'address' }] })
    expect(asked).toBe(0)
  })

  it('is refused where it never ends, is a file, or is missing', async () => {
    const server = await site((request, response) => {
      if (request.url === '/pdf') response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
      else if (request.url === '/endless') {
        response.writeHead(200, { 'content-type': 'text/html' })
        const more = () => {
          while (!response.destroyed && response.write('<p>more</p>'.repeat(5000)));
          response.once('drain', more)
        }
        more()
      } else response.writeHead(404).end()
    })
    const read = await reading(server)
    for (const [path, reason] of Object.entries({ pdf: 'notHtml', endless: 'tooLong', gone: 'status' }))
      await expect(read(`http://${server}/${path}`)).rejects.toMatchObject({ code: 'unavailable', issues: [{ message: reason }] })
  })
})
