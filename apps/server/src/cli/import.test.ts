import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { importCommand } from './import.ts'

const folder = mkdtempSync(join(tmpdir(), 'tagmason-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

const file = join(folder, 'website_event.csv')
writeFileSync(
  file,
  'session_id,visit_id,event_id,created_at,url_path,hostname,event_type\ns1,v1,e1,2024-03-01 10:00:00,/a,shop.example,1\ns1,v1,e2,2024-03-01 10:00:05,/b,shop.example,1\n',
)

async function run(args: readonly string[], answers: readonly Response[] = []) {
  const said = { out: '', error: '' }
  const asked: { url: string; authorization: string; events: number }[] = []
  const left = [...answers]
  const ask: typeof fetch = (url, init) => {
    const { events } = JSON.parse(init?.body as string) as { events: unknown[] }
    asked.push({
      url: url instanceof Request ? url.url : url.toString(),
      authorization: new Headers(init?.headers).get('Authorization') ?? '',
      events: events.length,
    })
    return Promise.resolve(left.shift() ?? Response.json({ accepted: events.length, errors: [] }, { status: 202 }))
  }
  const code = await importCommand(args, { out: (text) => (said.out += text), error: (text) => (said.error += text) }, ask)
  return { code, asked, ...said }
}
const umami = [file, '--format', 'umami']

describe('tagmason-server import', () => {
  it('sends events by the key, again where the server is busy, and says what came of it', async () => {
    vi.stubEnv('TAGMASON_KEY', 'atk_live_x')
    const busy = new Response('', { status: 503, headers: { 'Retry-After': '0' } })
    const { code, asked, out } = await run([...umami, '--server', 'https://stats.shop.example'], [busy])
    expect(asked).toEqual(Array.from({ length: 2 }, () => ({ url: 'https://stats.shop.example/api/v1/events', authorization: 'Bearer atk_live_x', events: 2 })))
    expect([code, out]).toEqual([0, '  page_view: 2\n2 events were taken, 0 rows not\n'])
  })

  it('reports the rows that the server refused, and ends with 1', async () => {
    vi.stubEnv('TAGMASON_KEY', 'atk_live_x')
    const errors = [{ index: 1, field: 'timestamp', message: 'It is more than five years ago.' }]
    const { code, out } = await run(umami, [Response.json({ accepted: 1, errors }, { status: 202 })])
    expect([code, out]).toEqual([
      1,
      '  page_view: 1\nnot taken: 1 row, first row 2: the server refused timestamp: It is more than five years ago.\n1 events were taken, 1 row not\n',
    ])
  })

  it('sends nothing with --dry-run, and needs no key', async () => {
    expect(await run([...umami, '--dry-run', '--json'])).toMatchObject({ code: 0, asked: [], out: expect.stringContaining('"taken": 2') as string })
  })

  it.each<[readonly string[], string]>([
    [[], 'One file is imported'],
    [[file], "--format cannot be ''"],
    [[file, '--format', 'toString'], "--format cannot be 'toString'"],
    [[join(folder, 'gone.csv'), '--format', 'umami'], 'There is no file'],
    [umami, 'There is no key'],
    [[...umami, '--server', 'http://stats.shop.example'], 'The key would travel in the open'],
    [[...umami, '--server', 'stats'], "--server cannot be 'stats'"],
  ])('refuses %j in one sentence', async (args, says) => {
    const { code, error } = await run(args)
    expect([code, error]).toEqual([2, expect.stringContaining(says)])
    expect(error.trim().split('\n')).toHaveLength(1)
  })

  it('stops where the key is refused, or the server takes no more for long', async () => {
    vi.stubEnv('TAGMASON_KEY', 'atk_live_x')
    expect((await run(umami, [Response.json({}, { status: 401 })])).error).toContain('refused the events with 401')
    expect((await run(umami, [new Response('', { status: 429, headers: { 'Retry-After': '3000' } })])).error).toContain('no more events for 3000 seconds')
  })
})
