import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { called } from './artefact.ts'
import { planted, pointersOf, tasksOf, toolsOverFiles } from './mcp.testing.ts'
import { overStdio } from './mcpClient.mjs'
import { packedServer, startedServer } from './packedServer.testing.ts'

const { home, folder, command, original } = toolsOverFiles()

describe('with an installation', () => {
  it('asks its API with the key, and gives its refusals as they are', async () => {
    const calls: unknown[] = []
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += String(part)
      calls.push([request.method, request.url, request.headers.authorization, body])
      const known = request.headers.authorization === 'Bearer atk_test_good'
      response
        .writeHead(known ? 200 : 401, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(known ? { rows: [{ visitors: 12 }] } : { title: 'Unauthorized' }))
    })
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const TAGMASON_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const question = { measures: ['visitors'], by: ['day'] }
    for (const [TAGMASON_KEY, says] of [
      ['atk_test_good', '{"rows":[{"visitors":12}]}'],
      ['atk_test_gone', 'refused with 401'],
    ] as const) {
      const own = await overStdio([command, 'mcp', '--folder', folder], home, { TAGMASON_URL, TAGMASON_KEY })
      expect((await own.listTools()).tools.map(({ name }) => name)).toContain('installation')
      const { content } = await own.callTool({ name: 'installation', arguments: { ask: 'query', question } })
      expect(content[0]?.text).toContain(says)
      expect(content[0]?.text).not.toContain(TAGMASON_KEY)
      await own.close()
    }
    expect(calls[0]).toEqual(['POST', '/api/v1/query', 'Bearer atk_test_good', JSON.stringify(question)])
  })

  it.each([
    [{ TAGMASON_URL: 'https://stats.shop.example' }, 'both TAGMASON_URL and TAGMASON_KEY'],
    [{ TAGMASON_URL: 'http://stats.shop.example', TAGMASON_KEY: 'x' }, 'the key would travel in the open'],
    [{ TAGMASON_URL: 'stats', TAGMASON_KEY: 'x' }, "cannot be 'stats'"],
  ])('refuses %j in one sentence', async (env, says) => {
    expect(await called(process.execPath, [command, 'mcp'], folder, env)).toMatchObject({ code: 2, error: expect.stringContaining(says) as string })
  })
})

describe('write to an installation', () => {
  const id = 'GTM-SHOP123'
  const target = { path: `installation:${id}`, title: 'Asked for by the shop' }

  /** The packed server with a project that stores the container, and a way to act and to read as its owner. */
  async function shop() {
    const { command: packed } = await packedServer()
    const settings = { TAGMASON_DATA: join(home, 'data'), HOST: '127.0.0.1', PORT: '0' }
    const { address, end } = await startedServer(packed, home, settings)
    const act = async (name: string, input?: object) => {
      const headers = { 'Content-Type': 'application/json', Origin: address }
      const answer = await fetch(`${address}/api/act/${name}`, { method: 'POST', headers, ...(input === undefined ? {} : { body: JSON.stringify(input) }) })
      expect([name, answer.status, await answer.clone().text()]).toEqual([name, 200, expect.anything()])
      return (await answer.json()) as object
    }
    await act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await act('containers.upload', { fileName: 'shop.json', text: original().replaceAll('GTM-XXXXXXX', id) })
    await act('containers.import')
    const withScopes = async (scopes: string) => {
      const made = await called(process.execPath, [packed, 'keys', 'create', '--project', 'shop', '--scopes', scopes, '--json'], home, settings)
      const { key } = JSON.parse(made.out) as { key: string }
      const client = await overStdio([command, 'mcp', '--folder', folder], home, { TAGMASON_URL: address, TAGMASON_KEY: key })
      onTestFinished(() => client.close())
      return { client, ...tasksOf(() => client, folder) }
    }
    return { act, end, withScopes }
  }

  it('proposes what is proven, refuses every planted edit, and applies nothing without a person', async () => {
    const { act, end, withScopes } = await shop()
    const { client, call, refused, kept } = await withScopes('tracking.read,tracking.propose')
    expect((await client.listTools()).tools.length).toBeLessThanOrEqual(12)
    expect(await call('installation', { ask: 'containers' })).toContain(id)
    const exported = async () => kept(await call('installation', { ask: 'container', id })).from
    const before = await exported()
    const text = await call('explain', { container: before, tag: 'GA4 - purchase' })
    expect(text).toContain('fires')
    const stored = original().replaceAll('GTM-XXXXXXX', id)
    const { tag } = pointersOf(stored)
    const change = (changes: object[]) => call('effect', { before, changes })
    const waiting = async () => (JSON.parse(await call('installation', { ask: 'drafts', id })) as { drafts: { id: string; title: string }[] }).drafts

    for (const [what, changesOf] of planted)
      expect([what, await refused('write', { ...target, ...kept(await change(changesOf(pointersOf(stored)))) })]).toEqual([
        what,
        expect.stringMatching(/is not written|refused with 422/),
      ])
    const noted = kept(await change([{ op: 'add', path: `${tag('GA4 - purchase').pointer}/notes`, value: 'Agreed with the shop.' }]))
    const losing = kept(await change([{ op: 'add', path: `${tag('GA4 - purchase').pointer}/paused`, value: true }]))
    // A proof of other content, one that an assistant wrote, and none.
    writeFileSync(
      join(folder, 'forged.json'),
      '{"format":"tagmason-proof","version":1,"command":"effect","options":{},"inputs":{},"engine":"x","passed":true,"result":"x","digest":"x"}',
    )
    for (const proof of [noted.proof, 'forged.json']) expect(await refused('write', { ...target, from: losing.from, proof })).toContain('refused with 422')
    expect(await refused('write', { ...target, from: losing.from, proof: 'gone.json' })).toContain('cannot be read')
    expect(await refused('write', { path: target.path, ...noted })).toContain('Say in title')
    expect(await refused('write', { ...target, path: 'installation:GTM-NONE999', ...noted })).toContain('refused with 404')
    expect(await waiting()).toEqual([])

    expect(await call('write', { ...target, ...noted })).toContain('a person takes or dismisses it')
    const [draft] = await waiting()
    expect(draft).toMatchObject({ title: target.title })
    const same = await call('effect', { before, after: await exported() })
    expect(same).toContain('Nothing leaves the browser differently')
    const now = () => act('containers.export', { id }).then((file) => JSON.stringify(file))
    expect(await now()).not.toContain('Agreed with the shop.')
    await act('containers.takeDraft', { id: draft?.id ?? '' })
    expect(await now()).toContain('Agreed with the shop.')
    // The proof was about the container as it was.
    expect(await refused('write', { ...target, ...noted })).toContain('refused with 422')

    const reader = await withScopes('tracking.read')
    expect(await reader.refused('write', { ...target, from: 'tracking/container.json', proof: 'forged.json' })).toContain('refused with 403')
    expect(await end()).toBe(0)
  })

  it('needs an installation', async () => {
    const client = await overStdio([command, 'mcp', '--folder', folder], home)
    onTestFinished(() => client.close())
    const { refused } = tasksOf(() => client, folder)
    expect(await refused('write', { ...target, from: 'tracking/container.json', proof: 'none.json' })).toContain('TAGMASON_URL and TAGMASON_KEY')
  })
})
