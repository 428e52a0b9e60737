import { createServer, type IncomingHttpHeaders } from 'node:http'
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

const words = '{"elements":[{"type":"Button","text":"Go","confidence":90,"box":{"x":1,"y":1,"width":50,"height":20}}]}'
/** What a picture in Base64 looks like: every PNG begins so. */
const png = expect.stringMatching(/^iVBORw0KGgo/)

/** Each server as its maker describes it: where it is asked, how its key and the picture stand in the question, and how it answers. */
const servers = {
  openai: {
    base: '/v1',
    path: '/v1/chat/completions',
    key: ({ authorization }: IncomingHttpHeaders) => authorization?.replace('Bearer ', ''),
    question: {
      model: 'eyes-1',
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: expect.stringContaining('160 pixels wide') },
            { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/) } },
          ],
        },
      ],
    },
    answer: { id: 'chatcmpl-1', object: 'chat.completion', choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: words } }] },
  },
  anthropic: {
    base: '',
    path: '/v1/messages',
    key: ({ 'x-api-key': key, 'anthropic-version': version }: IncomingHttpHeaders) => (version === '2023-06-01' ? key : undefined),
    question: {
      model: 'eyes-1',
      max_tokens: expect.any(Number),
      messages: [
        {
          role: 'user',
          content: [
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: png } },
            { type: 'text', text: expect.any(String) },
          ],
        },
      ],
    },
    answer: { type: 'message', role: 'assistant', content: [{ type: 'text', text: `\`\`\`json\n${words}\n\`\`\`` }], stop_reason: 'end_turn' },
  },
  ollama: {
    base: '',
    path: '/api/chat',
    key: ({ authorization }: IncomingHttpHeaders) => authorization?.replace('Bearer ', ''),
    question: { model: 'eyes-1', stream: false, format: 'json', messages: [{ role: 'user', content: expect.any(String), images: [png] }] },
    answer: { model: 'eyes-1', message: { role: 'assistant', content: words }, done: true },
  },
} as const

async function standIn(kind: keyof typeof servers) {
  const spoken = servers[kind]
  const heard: { key: unknown; question: unknown }[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== spoken.path) return response.writeHead(404).end()
      heard.push({ key: spoken.key(request.headers), question: JSON.parse(Buffer.concat(pieces).toString()) })
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(spoken.answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { heard, server: `127.0.0.1:${port}`, address: `http://127.0.0.1:${port}${spoken.base}/` }
}

async function shop(allow: readonly string[]) {
  const outgoing = openOutgoing({ allow })
  closing.push(() => outgoing.close())
  const workspace = createWorkspace({
    store: memoryStore(sampleSeed()),
    ports: { ...serverPorts(), outgoing: outgoingPort(outgoing, allow) },
    member: sampleOwner,
  })
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  return workspace
}

describe('a model on a server of its own', () => {
  it.each(['openai', 'anthropic', 'ollama'] as const)('is asked as %s publishes it, and counts as connected by its answer', async (kind) => {
    const { heard, server, address } = await standIn(kind)
    const workspace = await shop([server])
    await workspace.act('vision.save', { kind, address, model: 'eyes-1', key: 'sk-1', on: true })
    expect(await workspace.act('vision.test', undefined)).toEqual({ found: 1 })
    expect((await workspace.read('vision.settings', undefined))?.connectedAt).not.toBeNull()
    expect(heard).toEqual([{ key: 'sk-1', question: servers[kind].question }])
  })

  it('that speaks otherwise than it was said to is not connected', async () => {
    const { server, address } = await standIn('ollama')
    const workspace = await shop([server])
    await workspace.act('vision.save', { kind: 'anthropic', address, model: 'eyes-1', on: true })
    await expect(workspace.act('vision.test', undefined)).rejects.toMatchObject({ issues: [{ message: 'status' }] })
    expect((await workspace.read('vision.settings', undefined))?.connectedAt).toBeNull()
  })

  it('in a private network that nobody named is never reached', async () => {
    const { server, heard } = await standIn('ollama')
    const workspace = await shop([])
    await expect(workspace.act('vision.save', { kind: 'ollama', address: `http://${server}`, model: 'eyes-1', on: true })).rejects.toMatchObject({
      code: 'invalid',
    })
    await workspace.act('vision.save', { kind: 'ollama', address: `https://${server}`, model: 'eyes-1', on: true })
    await expect(workspace.act('vision.test', undefined)).rejects.toMatchObject({ issues: [{ message: 'address' }] })
    expect(heard).toEqual([])
  })
})
