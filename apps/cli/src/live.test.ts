import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publishedAt } from './publishedAt.ts'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const script = join(folder, 'gtm.js')
const resource = {
  version: '7',
  macros: [{ function: '__e' }, { function: '__v', vtp_name: 'value', vtp_dataLayerVersion: 2 }],
  tags: [
    {
      function: '__gaawe',
      once_per_event: true,
      vtp_eventName: 'purchase',
      vtp_measurementIdOverride: 'G-ABC123',
      vtp_eventSettingsTable: ['list', ['map', 'parameter', 'value', 'parameterValue', ['macro', 1]]],
      tag_id: 3,
    },
  ],
  predicates: [{ function: '_eq', arg0: ['macro', 0], arg1: 'purchase' }],
  rules: [
    [
      ['if', 0],
      ['add', 0],
    ],
  ],
}
writeFileSync(script, `(function(){var data = ${JSON.stringify({ resource, blob: { 10: 'GTM-ABCD123' } })};})()`)

it('reads a saved script into a container that validates and fires', async () => {
  const made = join(folder, 'live.json')
  const { code, out } = await run('live', script, '--out', made)
  expect(code).toBe(0)
  expect(out).toContain('GA4 event - purchase (gaawe)\n')
  expect(out).toContain('note: A published container has no names')
  expect(out).toContain('GTM-ABCD123, version 7: 1 tags, 1 triggers, 1 variables')
  expect((await run('validate', made)).code).toBe(0)
  const steps = join(folder, 'steps.json')
  writeFileSync(
    steps,
    JSON.stringify([
      { type: 'pageLoad', url: 'https://shop.example/' },
      { type: 'push', data: { event: 'purchase', value: 5 } },
    ]),
  )
  expect((await run('simulate', made, '--steps', steps)).out).toContain('GA4 event - purchase')
})

it('prints the container as JSON', async () => {
  const { code, out } = await run('live', script, '--json')
  const printed = JSON.parse(out) as { publicId: string; version: string; unknowable: string[]; container: { containerVersion: { trigger: unknown[] } } }
  expect([code, printed.publicId, printed.version, printed.container.containerVersion.trigger.length]).toEqual([0, 'GTM-ABCD123', '7', 1])
  expect(printed.unknowable.every((one) => /^[A-Z].+\.$/.test(one))).toBe(true)
})

it.each<[string, string[], string]>([
  ['no container', [], 'No container was named'],
  ['two', [script, script], 'One container is read at a time'],
  ['a file that holds none', [join(import.meta.dirname, 'live.ts')], 'holds no published container'],
  ['a missing file', [join(folder, 'none.js')], 'none.js'],
  ['an empty --out', [script, '--out='], 'nowhere to put the container'],
])('refuses %s with one sentence', async (_, args, says) => {
  const { code, error } = await run('live', ...args)
  expect(code).toBe(2)
  expect(error).toContain(says)
  expect(error).toMatch(/^[^\n]+\n$/)
})

it('fetches an id from Google alone, and says why it could not', async () => {
  const asked: string[] = []
  const answering = (answer: () => Response) => (url: string | URL | Request) => {
    asked.push(url instanceof Request ? url.url : String(url))
    return Promise.resolve(answer())
  }
  expect(
    await publishedAt(
      'gtm-abcd123',
      answering(() => new Response('script')),
    ),
  ).toBe('script')
  expect(
    await publishedAt(
      'G-ABCD1234',
      answering(() => new Response('tag')),
    ),
  ).toBe('tag')
  expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABCD123', 'https://www.googletagmanager.com/gtag/js?id=G-ABCD1234'])
  await expect(
    publishedAt(
      'GTM-ABCD123',
      answering(() => new Response('', { status: 404 })),
    ),
  ).rejects.toThrow(/^GTM-ABCD123 could not be fetched \(the answer was 404\): save the script/)
  await expect(publishedAt('GTM-ABCD123', () => Promise.reject(new Error('no network')))).rejects.toThrow('could not be fetched (no network)')
})
