import type { ActInput, DataSetId, ExportFormat, ReportFormat } from '@tagmason/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvRows, pdfTexts, xlsxRows } from '@tagmason/engine/testing/files'
import {
  blog,
  cents,
  dateOf,
  dates,
  exportRows,
  keyNames,
  landings,
  named,
  orders,
  people,
  period,
  reportRows,
  shop,
  timeZone,
  upperQuarter,
  visits,
  within,
} from './realCounts.testing.ts'
import { type Filled, openFilled } from './realFilled.testing.ts'
import { bytesOf, definitionOf, questions, sorted, writtenOf } from './realShown.testing.ts'
import { day, groups, lookedAt, minute, planOf, type Sent, userOf } from './realVisits.testing.ts'

const today = dateOf(lookedAt)
const firstDate = dateOf(Math.min(...within(shop, 0).map(({ at }) => at)))

let real: Filled
beforeAll(async () => {
  real = await openFilled()
})
afterAll(() => real.close())

describe('what leaves a real project', () => {
  it.each(questions)('writes reports of each $dimension into files of every format', async (question) => {
    const { id } = await real.act('reports.create', { name: `By ${question.dimension}`, definition: definitionOf(question) })
    const download = async (format: ReportFormat) => bytesOf(await real.act('reports.download', { id, format, words: {} }))
    const expected = sorted(writtenOf(question))
    expect(sorted(csvRows(await download('csv')).slice(1))).toEqual(expected)
    expect(sorted(xlsxRows(await download('excel')).slice(1))).toEqual(expected)
    const { rows } = JSON.parse((await download('json')).toString()) as { rows: Record<string, string | number>[] }
    expect(sorted(rows.map((row) => Object.values(row)))).toEqual(expected)
    const words = pdfTexts(await download('pdf'))
    const columns = question.metrics.length + 1
    const cells = words.filter((word) => !word.includes('UTC')).slice(1)
    const lines = Array.from({ length: Math.floor(cells.length / columns) }, (_, at) => cells.slice(at * columns, at * columns + columns))
    expect(sorted(lines.filter(([first]) => first !== question.dimension && !first?.startsWith('By ')))).toEqual(expected)
  })

  const ranges = [
    ['of all that came', { dateRange: 'last-90-days' }, dates(firstDate, today)],
    ['up to the end of a day of 25 hours', { dateRange: 'custom', from: '2026-10-20', to: '2026-10-25' }, dates('2026-10-20', '2026-10-25')],
  ] as const

  it.each(ranges)('exports every data set %s, as CSV and as JSON (REP-EXPORT-11-B)', async (_, range, days) => {
    for (const dataSet of ['user-data', 'revenue-data', 'event-data'] as const) {
      const expected = exportRows[dataSet](days)
      for (const format of ['csv', 'json', 'excel'] as const) {
        const bytes = await exported(dataSet, format, range)
        const rows = format === 'csv' ? csvRows(bytes) : format === 'excel' ? xlsxRows(bytes) : jsonRows(bytes)
        expect(sorted(rows.slice(1)), `${dataSet} ${format}`).toEqual(sorted(expected.map((row) => Object.values(row))))
      }
      const printed = new Set(pdfTexts(await exported(dataSet, 'pdf', range)))
      expect(expected.flatMap((row) => Object.values(row)).filter((cell) => !printed.has(String(cell)))).toEqual([])
      const { dataSets } = await real.read('exports.offer', { ...range, format: 'csv' })
      expect(dataSets.find((each) => each.id === dataSet)?.rows).toBe(expected.length)
    }
  })

  async function exported(dataSet: DataSetId, format: ExportFormat, range: Omit<ActInput<'exports.start'>, 'dataSets' | 'format'>): Promise<Buffer> {
    const [begun] = await real.act('exports.start', { dataSets: [dataSet], format, ...range })
    const id = begun?.id ?? ''
    for (let row = begun; row?.status === 'processing';) row = await real.act('exports.work', { id })
    return bytesOf(await real.act('exports.download', { id }))
  }
  const jsonRows = (bytes: Buffer) => {
    const { rows } = JSON.parse(bytes.toString()) as { rows: Record<string, string | number>[] }
    return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
  }

  it('has no costs of campaigns to export', async () => {
    const [begun] = await real.act('exports.start', { dataSets: ['campaign-data'], format: 'csv', dateRange: 'last-7-days' })
    expect(await real.act('exports.work', { id: begun?.id ?? '' })).toMatchObject({ status: 'failed', problem: 'nothingCollected' })
  })

  it('finds insights in its own visits, and knows how many days it can learn from', async () => {
    const { checks, found } = await real.act('insights.generate', undefined)
    // No segment of its two weeks has the hundred visits that are worth comparing.
    const few = ['segmentDiffers', 'segmentChanged'].map((rule) => ({ rule, enough: false }))
    expect(checks).toEqual([...['slowPage', 'busyHours', 'weekChange'].map((rule) => ({ rule, enough: true })), ...few])
    expect(found.length).toBeGreaterThan(0)
    const { rows } = await real.read('insights.list')
    const change = rows.map(({ finding }) => finding).find((finding) => finding?.rule === 'weekChange')
    // The weeks end with the last whole hour; a visit counts in each hour in which it did something.
    const end = lookedAt - (lookedAt % 3_600_000)
    const week = (ago: number) => {
      const those = within(shop, end - (ago + 1) * 7 * day, end - ago * 7 * day)
      return [...groups(those, ({ at }) => Math.floor(at / 3_600_000)).values()].reduce((sum, hour) => sum + visits(hour), 0)
    }
    expect(change).toMatchObject({ before: week(1), after: week(0) })
    const whole = dates(firstDate, today).length - 1
    expect((await real.read('models.list')).history).toEqual({ visits: whole, conversions: whole, revenue: whole })
  })

  it('meters what it was sent, each event once, machines with it (ACCT-BILL-10-B)', async () => {
    const { usage } = await real.read('billing.overview')
    expect(usage.find(({ meter }) => meter === 'events')?.used).toBe(shop.length + blog.length)
  })

  it('answers questions of the public API with what its key may see', async () => {
    const path = '/api/v1/analytics/events?interval=day&from=2026-09-01&limit=10000&bots='
    const counted = async (bots: string) => ((await real.ask(path + bots, real.secret)) as { rows: { interval: string; name: string; count: number }[] }).rows
    const rowsOf = (events: readonly Sent[]) =>
      [...groups(events, ({ at, name }) => `${dateOf(at)} ${name}`)]
        .map(([key, those]) => [key, those.length])
        .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
    const told = async (bots: string) => (await counted(bots)).map(({ interval, name, count }) => [`${dateOf(interval)} ${name}`, count])
    expect(await told('no')).toEqual(rowsOf(within(shop, 0)))
    expect(await told('yes')).toEqual(rowsOf(shop))
    // As somebody tries it on the page of the API: the last seven days.
    const endpoint = (await real.read('apiKeys.endpoints')).find(({ path }) => path === '/api/v1/analytics/events')?.id ?? ''
    const { status, body } = await real.act('apiKeys.call', { endpoint, authorization: `Bearer ${real.secret}` })
    const { rows } = JSON.parse(body) as { rows: { interval: string; name: string; count: number }[] }
    const week = shop.filter(({ at }) => dateOf(at) >= dateOf(lookedAt - 6 * day))
    expect([status, rows.map(({ interval, name, count }) => [`${dateOf(interval)} ${name}`, count])]).toEqual([200, rowsOf(week)])
  })

  const sixty = { from: new Date(lookedAt - 60 * day).toISOString(), to: new Date(lookedAt).toISOString() }
  type Answer = { rows: (string | number | null)[][] }
  const asked = async (question: object) => ((await real.ask('/api/v1/query', real.secret, question)) as Answer).rows
  const counts = (events: readonly Sent[], keyOf: (event: Sent) => readonly string[]) =>
    sorted(
      [...groups(events, (event) => JSON.stringify(keyOf(event)))].map(([key, those]) => [
        ...(JSON.parse(key) as string[]),
        those.length,
        people(those),
        visits(those),
      ]),
    )

  it('finds in the same columns what clients told in their own ways', async () => {
    const measures = ['events', 'visitors', 'visits']
    const formats = ({ way }: Sent) => [way]
    const where = ({ device, country, path }: Sent) => [device, country, path]
    const whence = ({ query, referrer }: Sent) => {
      const host = referrer === '' ? '' : new URL(referrer).hostname.replace('www.', '')
      const found = host === '' ? ['', '', ''] : host.startsWith('google') ? ['google', 'organic', ''] : [host, 'referral', '']
      return [...(query === '' ? found : ['newsletter', 'email', 'autumn']), host]
    }
    expect(sorted(await asked({ ...sixty, measures, by: ['format'] }))).toEqual(counts(period(60), formats))
    expect(sorted(await asked({ ...sixty, measures, by: ['device', 'country', 'path'] }))).toEqual(counts(period(60), where))
    expect(sorted(await asked({ ...sixty, measures, by: ['source', 'medium', 'campaign', 'referrer'] }))).toEqual(counts(period(60), whence))
  })

  it('keeps dashboards whose widgets ask for the same', async () => {
    const { id } = await real.act('dashboards.useTemplate', { id: 'dashboard-template-sales' })
    expect((await real.read('dashboards.list')).rows.map((row) => [row.name, row.widgets])).toEqual([['Sales', 5]])
    const { document, range } = await real.read('dashboards.details', { id })
    const revenue = document.widgets.find(({ title }) => title === 'Revenue')
    if (revenue === undefined) throw new Error('the template shows no revenue')
    const { totals } = await real.read('dashboards.widget', {
      type: 'metric',
      definition: { dimension: 'day', metrics: ['revenue'], period: range, filter: '' },
    })
    expect(totals[0]?.value).toBe(reportRows.day(30).reduce((sum, row) => sum + row.revenue, 0))
  })

  it('answers typed questions, reports and dashboards over the public API as its pages do', async () => {
    expect(
      sorted(await asked({ ...sixty, measures: ['orders', 'revenueCents'], by: ['currency'], filters: [{ field: 'name', values: ['purchase', 'refund'] }] })),
    ).toEqual(['EUR', 'USD'].map((currency) => [currency, orders(period(60), currency), cents(period(60), currency)].map(String)))
    const vitals = { from: new Date(lookedAt - 7 * day).toISOString(), name: 'web_vitals', measures: ['p75'], percentileOf: 'metric_value' }
    expect(sorted(await asked({ ...sixty, ...vitals, by: ['param:metric_name'] }))).toEqual(
      ['CLS', 'FCP', 'FILE', 'INP', 'INTERACTIVE', 'LCP', 'LOAD'].map((metric) => [metric, String(upperQuarter(period(7), metric))]),
    )
    const landing = await asked({ ...sixty, measures: ['keyEvents', 'keyVisits', 'visits'], by: ['landing'], keyEvents: keyNames })
    expect(sorted(landing)).toEqual(
      sorted([...landings(period(60))].map(([path, those]) => [path, named(those, ...keyNames).length, visits(named(those, ...keyNames)), visits(those)])),
    )
    const steps = [{ name: 'page_view', path: '/' }, { name: 'sign_up' }, { name: 'purchase' }]
    const funnel = (await real.ask('/api/v1/funnel', real.secret, { ...sixty, steps })) as Answer
    expect(funnel.rows.map((row) => row.filter((cell) => typeof cell === 'number').slice(-3))).toEqual(
      reportRows.step(60).map(({ users, rate, dropoff }) => [users, rate, dropoff]),
    )
    const report = (await real.read('reports.list')).rows.find(({ name }) => name === 'By day')
    const { rows } = (await real.ask(`/api/v1/reports/${report?.id}/rows`, real.secret)) as Answer
    expect(rows.map(([name, ...figures]) => [dateOf(name ?? ''), ...figures])).toEqual(reportRows.day(30).map((row) => Object.values(row)))
    const [dashboard] = (await real.read('dashboards.list')).rows
    const { widgets } = (await real.ask(`/api/v1/dashboards/${dashboard?.id}/data`, real.secret)) as {
      widgets: { title: string; totals: { value: number }[] }[]
    }
    expect(widgets.find(({ title }) => title === 'Revenue')?.totals[0]?.value).toBe(reportRows.day(30).reduce((sum, row) => sum + row.revenue, 0))
  })

  it('answers by a property of users, and counts a user once on all devices', async () => {
    const known = new Set(shop.filter(({ way }) => way === 'segment').map(({ visitor }) => visitor))
    const personOf = ({ visitor }: Sent) => (known.has(visitor) ? userOf(visitor) : visitor)
    const planned = groups(period(60), (event) => (known.has(event.visitor) ? planOf(userOf(event.visitor)) : ''))
    expect(planned.size).toBeGreaterThan(1)
    const expected = [...planned].map(([plan, those]) => [plan, those.length, new Set(those.map(personOf)).size])
    expect(sorted(await asked({ ...sixty, measures: ['events', 'people'], by: ['user:plan'] }))).toEqual(sorted(expected))
    const all = new Set(period(60).map(personOf)).size
    expect(all).toBeLessThan(people(period(60)))
    expect(await asked({ ...sixty, measures: ['visitors', 'people'] })).toEqual([[people(period(60)), all]])
    expect(sorted(await asked({ ...sixty, measures: ['events'], by: ['user:email'] }))).toEqual([['', String(period(60).length)]])
  })

  it('sends by itself the mails that fell due, with its figures in them', async () => {
    const { rows } = await real.read('reports.list')
    const day30 = rows.find(({ name }) => name === 'By day')
    const times = { frequency: 'Daily', time: '12:30', timeZone, recipients: ['ana@example.com'] } as const
    for (const format of ['HTML', 'Excel', 'PDF'] as const)
      await real.act('schedules.create', { ...times, recipients: [...times.recipients], target: { kind: 'report', id: day30?.id ?? '' }, format })
    const mails = await real.pass(11 * minute)
    expect(mails.map(({ to }) => to)).toEqual([['ana@example.com'], ['ana@example.com'], ['ana@example.com']])
    const files = mails.map(({ text }) => attachmentOf(text))
    const expected = sorted(writtenOf({ dimension: 'day', metrics: ['visits', 'conversions', 'revenue'] }))
    const [html, excel, pdf] = ['.html', '.xlsx', '.pdf'].map((ending) => files.find(({ name }) => name.endsWith(ending))?.bytes ?? Buffer.from(''))
    expect(sorted(tableCells(String(html)))).toEqual(expected)
    expect(sorted(xlsxRows(excel ?? Buffer.from('')).slice(1))).toEqual(expected)
    for (const cell of expected.flat()) expect(pdfTexts(pdf ?? Buffer.from(''))).toContain(cell)
    expect((await real.read('schedules.list')).deliveries.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered'])
  })

  it('mails a report to whom it is shared with, with its figures in the file', async () => {
    const { rows } = await real.read('reports.list')
    const id = rows.find(({ name }) => name === 'By day')?.id ?? ''
    await real.act('reports.share', { id, people: ['bo@example.com'], accessType: 'Email Only', link: false })
    const mail = (await real.pass(0)).at(-1)
    const html = attachmentOf(mail?.text ?? '').bytes.toString()
    expect([mail?.to, sorted(tableCells(html))]).toEqual([['bo@example.com'], sorted(writtenOf(questions[0]))])
  })

  const tableCells = (html: string) =>
    [...html.matchAll(/<tr>(.*?)<\/tr>/g)].slice(1).map(([, row = '']) => [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell))

  /** The file of a mail, out of its part in base64. */
  function attachmentOf(text: string): { name: string; bytes: Buffer } {
    const name = /filename="?([^"\n;]+)/.exec(text)?.[1] ?? ''
    const part = text.slice(text.indexOf('filename='))
    return { name, bytes: Buffer.from(part.slice(part.indexOf('\n\n')).split('\n--')[0] ?? '', 'base64') }
  }

  it('has nothing of another one, which has its own', async () => {
    await real.act('session.selectProject', { project: 'blog' })
    const those = within(blog, 0)
    const table = await real.read('reports.preview', { dimension: 'day', metrics: ['visits', 'revenue'], period: '60', filter: '' })
    const sumOf = (place: number) => table.rows.reduce((sum, { values }) => sum + (values[place] ?? 0), 0)
    expect([sumOf(0), sumOf(1)]).toEqual([visits(those), cents(those, 'EUR')])
    const { figures, goals } = await real.read('conversions.overview')
    expect([figures.conversions?.value, goals]).toEqual([named(within(blog, lookedAt - 30 * day), 'purchase').length, []])
  })
})
