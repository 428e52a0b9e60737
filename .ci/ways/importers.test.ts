import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { called, emptyFolder } from './artefact.ts'
import { packedServer, startedServer } from './packedServer.testing.ts'

const folder = emptyFolder()
const settings = { TAGMASON_DATA: join(folder, 'data'), HOST: '127.0.0.1', PORT: '0' }
let command = ''
beforeAll(async () => {
  command = (await packedServer()).command
})

/** Forty visitors over ten days: each looks at a page, and every fourth buys for 10.50. Times are noon, UTC, of days that every installation still takes. */
const day = (n: number) => Date.UTC(2026, 8, 1 + (n % 10), 12, 0, n)
const visitors = Array.from({ length: 40 }, (_, n) => ({ id: `v${n}`, at: day(n), buys: n % 4 === 0 }))
const days = 10
const bought = visitors.filter(({ buys }) => buys).length

const ga4 = visitors
  .flatMap(({ id, at, buys }) => {
    const row = (name: string, more: object) => ({
      event_timestamp: String((at + (name === 'purchase' ? 1000 : 0)) * 1000),
      event_name: name,
      user_pseudo_id: id,
      event_params: [
        { key: 'page_location', value: { string_value: 'https://shop.example/shoes' } },
        { key: 'ga_session_id', value: { int_value: '1' } },
        { key: 'currency', value: { string_value: 'EUR' } },
      ],
      ...more,
    })
    return [
      row('page_view', {}),
      row('session_start', {}),
      ...(buys ? [row('purchase', { ecommerce: { purchase_revenue: 10.5, transaction_id: `T-${id}` } })] : []),
    ]
  })
  .map((row) => JSON.stringify(row))
  .join('\n')

const clock = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')
const umami = [
  'session_id,visit_id,event_id,created_at,url_path,url_query,hostname,event_type,event_name,country',
  ...visitors.flatMap(({ id, at, buys }) => [
    `${id},w-${id},e-${id},${clock(at)},/shoes,,shop.example,1,,AT`,
    ...(buys ? [`${id},w-${id},p-${id},${clock(at + 1000)},/shoes,,shop.example,2,purchase,AT`] : []),
  ]),
].join('\n')

const matomo = JSON.stringify(
  visitors.map(({ id, at, buys }, n) => ({
    idVisit: String(n),
    visitorId: id,
    countryCode: 'at',
    siteCurrency: 'EUR',
    actionDetails: [
      { type: 'action', url: 'https://shop.example/shoes', pageTitle: 'Shoes', timestamp: at / 1000 },
      ...(buys ? [{ type: 'ecommerceOrder', orderId: `T-${id}`, revenue: '10.5', timestamp: at / 1000 + 1 }] : []),
    ],
  })),
)

describe('an export of another product, imported into a running server', () => {
  it('is what its figures then say, once also when it is imported twice', async () => {
    const { address, end } = await startedServer(command, folder, settings)
    const server = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
      called(process.execPath, [command, ...args], folder, { ...settings, ...env })
    for (const [format, text, revenue] of [
      ['ga4', ga4, 1050 * bought],
      ['umami', umami, 0],
      ['matomo', matomo, 1050 * bought],
    ] as const) {
      const file = join(folder, `export.${format}`)
      writeFileSync(file, text)
      const made = await fetch(`${address}/api/act/projects.create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: address },
        body: JSON.stringify({ name: `From ${format}`, website: 'shop.example', timeZone: 'UTC' }),
      })
      expect(made.status).toBe(200)
      const keyed = await server(['keys', 'create', '--project', `from-${format}`, '--scopes', 'events.read,events.write', '--json'])
      const { key } = JSON.parse(keyed.out) as { key: string }
      const imported = async () => {
        const { code, out, error } = await server(['import', file, '--format', format, '--server', address, '--json'], { TAGMASON_KEY: key })
        expect([format, code, error]).toEqual([format, format === 'ga4' ? 1 : 0, ''])
        return JSON.parse(out) as { taken: number; events: object; notTaken: { rows: number; why: string }[] }
      }
      const report = await imported()
      expect(report).toMatchObject({ taken: visitors.length + bought, events: { page_view: visitors.length, purchase: bought } })
      // GA4 derives the beginnings of sessions, and so does Tagmason.
      expect(report.notTaken.map(({ rows }) => rows)).toEqual(format === 'ga4' ? [visitors.length] : [])
      await imported()

      const ask = async (query: string) => {
        const answer = await fetch(`${address}/api/v1/query?${query}&from=2026-09-01&to=2026-09-30`, { headers: { Authorization: `Bearer ${key}` } })
        return ((await answer.json()) as { rows: unknown }).rows
      }
      await expect.poll(() => ask('measures=events,visitors'), { timeout: 60_000 }).toEqual([[visitors.length + bought, visitors.length]])
      expect(await ask('measures=events&by=name')).toEqual([
        ['page_view', visitors.length],
        ['purchase', bought],
      ])
      expect(await ask('measures=visitors&by=day')).toHaveLength(days)
      expect(await ask('measures=events&by=path&name=page_view')).toEqual([['/shoes', visitors.length]])
      if (revenue > 0) expect(await ask('measures=revenueCents&by=currency')).toContainEqual(['EUR', revenue])
    }
    expect(await end()).toBe(0)
  })
})
