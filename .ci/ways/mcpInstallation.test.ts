import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { called } from './artefact.ts'
import { toolsOverFiles } from './mcp.testing.ts'
import { overStdio } from './mcpClient.mjs'

const { home, folder, command } = toolsOverFiles()

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
