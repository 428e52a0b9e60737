import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ToldEvent } from '@tagmason/domain'
import { recordsOf } from './csv.ts'
import { importFile, type ImportFormat } from './importFile.ts'

async function* linesOf(text: string) {
  yield* text.split('\n')
}
const imported = async (format: ImportFormat, text: string) => {
  const sent: ToldEvent[] = []
  const report = await importFile(format, linesOf(text), async (events) => (sent.push(...events), await Promise.resolve([])))
  return { sent, report }
}

const ga4Row = {
  event_timestamp: '1700000000123456',
  event_name: 'purchase',
  user_pseudo_id: '12.34',
  event_params: [
    { key: 'page_location', value: { string_value: 'https://shop.example/thanks' } },
    { key: 'ga_session_id', value: { int_value: '1700' } },
    { key: 'currency', value: { string_value: 'EUR' } },
  ],
  ecommerce: { purchase_revenue: 20.5, transaction_id: 'T1' },
  items: [{ item_id: 'a' }],
  geo: { country: 'Austria' },
}

describe('exports', () => {
  it('of GA4 become events with page, visit and revenue', async () => {
    const { sent, report } = await imported(
      'ga4',
      [ga4Row, { ...ga4Row, event_name: 'session_start' }, { ...ga4Row, user_pseudo_id: null }].map((row) => JSON.stringify(row)).join('\n') +
        '\nnot json\n[]\n{}\n',
    )
    expect(sent).toEqual([
      expect.objectContaining({
        name: 'purchase',
        clientId: '12.34',
        sessionId: '12.34.1700',
        timestamp: 1_700_000_000_123,
        page: { url: 'https://shop.example/thanks' },
        params: { currency: 'EUR', value: 20.5, transaction_id: 'T1', items: [{ item_id: 'a' }] },
      }),
    ])
    expect(report).toMatchObject({ taken: 1, events: { purchase: 1 }, without: { geo: 1 } })
    expect(report.notTaken.map(({ why, first }) => [first, why])).toEqual([
      [2, expect.stringContaining('GA4 derives session_start')],
      [3, expect.stringContaining('user_pseudo_id')],
      [4, 'the line is no JSON'],
      [5, 'the line is no event'],
      [6, 'event_name or event_timestamp is missing'],
    ])
  })

  it('of Umami become page views and events', async () => {
    const { sent, report } = await imported(
      'umami',
      `session_id,visit_id,event_id,created_at,url_path,url_query,hostname,event_type,event_name,country,page_title,referrer_domain,browser
s1,v1,e1,2024-03-01 10:00:00,/a,q=1,shop.example,1,,AT,"Shoes, ""red""",news.example,firefox
s1,v1,e2,2024-03-01 10:00:05,/a,,shop.example,2,sign_up,AT,,,
s1,v1,e3,gone,/a,,shop.example,1,,,,,
,v1,e4,2024-03-01 10:00:05,/a,,shop.example,1,,,,,
s1,v1,e5,2024-03-01 10:00:05,/a,,shop.example,7,,,,,
s1,v1,e6,2024-03-01 10:00:05,/a,,shop.example,2,,,,,
`,
    )
    expect(sent.map(({ name, page, timestamp, country }) => [name, page?.url, page?.title, page?.referrer, timestamp, country])).toEqual([
      ['page_view', 'https://shop.example/a?q=1', 'Shoes, "red"', 'https://news.example', Date.UTC(2024, 2, 1, 10), 'AT'],
      ['sign_up', 'https://shop.example/a', undefined, undefined, Date.UTC(2024, 2, 1, 10, 0, 5), 'AT'],
    ])
    expect([report.without, report.notTaken.length]).toEqual([{ browser: 1 }, 4])
  })

  it('of Matomo become the actions of visits', async () => {
    const visit = {
      idVisit: '7',
      visitorId: 'abc',
      visitIp: '203.0.113.0',
      countryCode: 'de',
      resolution: '1280x720',
      siteCurrency: 'EUR',
      referrerUrl: 'https://news.example/',
      actionDetails: [
        { type: 'action', url: 'https://shop.example/', pageTitle: 'Shop', timestamp: 1_700_000_000 },
        { type: 'event', url: 'https://shop.example/', eventCategory: 'Video', eventAction: 'play', timestamp: 1_700_000_005 },
        { type: 'ecommerceOrder', orderId: 'T1', revenue: '20.5', timestamp: 1_700_000_009 },
        { type: 'goal', timestamp: 1_700_000_009 },
        { type: 'action' },
      ],
    }
    const { sent, report } = await imported('matomo', JSON.stringify([visit, {}], null, 2))
    expect(sent.map(({ name, params }) => [name, params])).toEqual([
      ['page_view', {}],
      ['play', { event_category: 'Video' }],
      ['purchase', { transaction_id: 'T1', value: 20.5, currency: 'EUR' }],
    ])
    expect(sent[0]).toMatchObject({ clientId: 'abc', sessionId: '7', country: 'de', timestamp: 1_700_000_000_000, page: { referrer: 'https://news.example/' } })
    expect(report.notTaken).toHaveLength(3)
    expect((await imported('matomo', '{')).report.notTaken).toEqual([{ why: 'the file is no JSON', rows: 1, first: 1 }])
    expect((await imported('matomo', '{}')).report.notTaken[0]?.why).toContain('no list of visits')
  })

  it.each(['plausible', 'ga4-report'] as const)('of %s are totals, from which nothing is made up', async (format) => {
    const { sent, report } = await imported(format, 'date,visitors\n2024-03-01,12\n2024-03-02,9\n')
    expect([sent, report.taken, report.notTaken]).toEqual([[], 0, [expect.objectContaining({ rows: 2, first: 1 })]])
  })

  it('give the same ids each time, and tell what the receiver refused by the row', async () => {
    const text = JSON.stringify(ga4Row)
    const [one, other] = [await imported('ga4', text), await imported('ga4', text)]
    expect(one.sent[0]?.eventId).toBe(other.sent[0]?.eventId)
    const report = await importFile('ga4', linesOf(`${text}\n${text}`), () => Promise.resolve([{ index: 1, why: 'too old' }]))
    expect([report.taken, report.notTaken]).toEqual([1, [{ why: 'too old', rows: 1, first: 2 }]])
  })
})

it('reads every CSV that is written by the rules', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', '"', '\n', '1') })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 5 }), async (rows) => {
      // A cell needs quotes only where it has a sign of the format; an empty row is none.
      const quoted = (text: string, at: number) => (/[",\n]/.test(text) || (text.trim() === '' && at === 1) ? `"${text.replaceAll('"', '""')}"` : text)
      const text = ['one,two', ...rows.map((row) => row.map(quoted).join(','))].join('\n')
      const found: unknown[] = []
      for await (const { one, two } of recordsOf(linesOf(text))) found.push([one, two])
      expect(found).toEqual(rows)
    }),
  )
})
