import type { ActInput, DataSetId, ExportFormat, ReportDimension, ReportFile, ReportFormat, ReportMetric, ReportPeriod, ReportTable } from '@tagmason/domain'
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
  lastDates,
  named,
  onDate,
  orders,
  people,
  percent,
  period,
  reportRows,
  shop,
  timeZone,
  upperQuarter,
  visits,
  wallOf,
  within,
} from './realCounts.testing.ts'
import { openReal, type Real } from './realHouse.testing.ts'
import { day, groups, lookedAt, measured, minute, type Sent } from './realVisits.testing.ts'

const today = dateOf(lookedAt)
const firstDate = dateOf(Math.min(...within(shop, 0).map(({ at }) => at)))

let real: Real
let secret = ''
beforeAll(async () => {
  real = await openReal()
  const other = await real.project('Blog', 'UTC')
  await real.collect(other, blog)
  const own = await real.project('Shop', timeZone)
  secret = own.secret
  await real.collect(own, shop)
  const goal = { target: 1000, valueCents: 100 }
  await real.act('conversions.addGoal', { ...goal, name: 'Accounts', event: 'sign_up', period: 'month' })
  await real.act('conversions.addGoal', { ...goal, name: 'Leads', event: 'generate_lead', period: 'quarter' })
  await real.act('conversions.setFunnel', { steps: [{ step: '/' }, { step: 'Account', event: 'sign_up' }, { step: 'Order', event: 'purchase' }] })
})
afterAll(() => real.close())

const bytesOf = ({ base64 }: ReportFile) => Buffer.from(base64, 'base64')
const byName = <Row extends { name: string }>(rows: readonly Row[]) => rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** The questions of reports, with all their columns. */
const questions = [
  { dimension: 'day', metrics: ['visits', 'conversions', 'revenue'] },
  { dimension: 'page', metrics: ['conversions', 'conversionRate'] },
  { dimension: 'device', metrics: ['users', 'share'] },
  { dimension: 'step', metrics: ['users', 'rate', 'dropoff'] },
] as const satisfies readonly { dimension: ReportDimension; metrics: readonly ReportMetric[] }[]
type Shown = { name: string } & Record<string, string | number>
const expectedOf = (dimension: ReportDimension, days: number) => byName<Shown>(reportRows[dimension](days))
const definitionOf = ({ dimension, metrics }: (typeof questions)[number], days: ReportPeriod = '30') => ({
  dimension,
  metrics: [...metrics],
  period: days,
  filter: '',
})
const shownOf = ({ dimension, metrics, rows }: ReportTable) =>
  byName(
    rows.map(({ name, values }): Shown => {
      const figures = Object.fromEntries(metrics.map((metric, at) => [metric, values[at] ?? Number.NaN]))
      return { ...figures, name: dimension === 'day' ? dateOf(name) : name }
    }),
  )

describe('a real project', () => {
  it('shows on its dashboard the events of a day and the visits of a week', async () => {
    expect((await real.read('dashboard.figures')).eventsTracked).toBe(period(1).length)
    const recent = await real.read('dashboard.recent')
    expect(recent.map(({ at }) => wallOf(at))).toEqual(lastDates(7).map((date) => `${date} 00:00:00`))
    expect(recent.map((row) => [dateOf(row.at), row.visits, row.events])).toEqual(
      lastDates(7).map((date) => [date, visits(onDate(shop, date)), onDate(shop, date).length]),
    )
  })

  it('shows in real time who is there, on which pages, with what', async () => {
    const { figures, pages, devices: used, people: count, minutes, begun } = await real.read('realtime.now')
    const [recent, present] = [within(shop, lookedAt - 30 * minute), within(shop, lookedAt - 5 * minute)]
    const views = named(recent, 'page_view')
    expect(present.length).toBeGreaterThan(0)
    expect(figures).toEqual({
      activeUsers: people(present),
      pageViews: views.length,
      eventsPerMinute: Math.round((recent.length / 30) * 10) / 10,
      conversionsToday: named(onDate(shop, today), ...keyNames).length,
    })
    expect(new Map(pages.map(({ path, views: seen, activeUsers }) => [path, [seen, activeUsers]]))).toEqual(
      new Map([...groups(views, ({ path }) => path)].map(([path, seen]) => [path, [seen.length, people(present.filter((event) => event.path === path))]])),
    )
    expect(Object.fromEntries(used.map(({ device, users }) => [device, users]))).toEqual(
      Object.fromEntries([...groups(recent, ({ device }) => device)].map(([device, those]) => [device, people(those)])),
    )
    expect([count, begun]).toEqual([people(recent), true])
    expect(minutes).toEqual(
      Array.from({ length: 30 }, (_, at) => {
        const from = lookedAt - (30 - at) * minute
        const those = within(shop, from, from + minute)
        return { at: new Date(from).toISOString(), views: named(those, 'page_view').length, events: those.length }
      }),
    )
  })

  it('compares conversions, and money of each currency apart', async () => {
    const { figures, funnel, pages, goals } = await real.read('conversions.overview')
    const [now, before] = [period(30), within(shop, lookedAt - 60 * day, lookedAt - 30 * day)]
    const compared = (figure: (events: readonly Sent[]) => number) => ({
      value: figure(now),
      change: expect.closeTo((figure(now) - figure(before)) / figure(before), 9) as number,
    })
    const average = (events: readonly Sent[]) => cents(events, 'EUR') / orders(events, 'EUR')
    expect(named(now, 'refund').length).toBeGreaterThan(0)
    expect(figures).toEqual({
      rate: compared((events) => visits(named(events, ...keyNames)) / visits(events)),
      conversions: compared((events) => named(events, ...keyNames).length),
      revenueCents: compared((events) => cents(events, 'EUR')),
      averageOrderCents: compared(average),
      currency: 'EUR',
      byCurrency: ['EUR', 'USD'].map((currency) => ({ currency, orders: orders(now, currency), cents: cents(now, currency) })),
    })
    expect(funnel.map(({ users, rate, dropoff }) => ({ users, rate, dropoff }))).toEqual(
      reportRows.step(30).map(({ users, rate, dropoff }) => ({ users, rate, dropoff })),
    )
    expect(byName(pages.map(({ path: name, conversions, rate: conversionRate }) => ({ name, conversions, conversionRate })))).toEqual(
      byName(reportRows.page(30)),
    )
    expect(pages.map(({ conversions }) => conversions)).toEqual(pages.map(({ conversions }) => conversions).toSorted((one, other) => other - one))
    const since = (date: string, name: string) => named(within(shop, 0), name).filter(({ at }) => dateOf(at) >= date).length
    expect(goals.map(({ event, current }) => [event, current])).toEqual([
      ['sign_up', since('2026-11-01', 'sign_up')],
      ['generate_lead', since('2026-10-01', 'generate_lead')],
    ])
  })

  it('shows how fast its pages are by what browsers measured', async () => {
    const week = period(7)
    const seconds = (events: readonly Sent[], metric: string) => Math.round((upperQuarter(events, metric) ?? Number.NaN) / 10) / 100
    const core = named(week, 'web_vitals').filter(({ params }) => ['LCP', 'INP', 'CLS'].includes(String(params['metric_name'])))
    const good = percent(visits(core) - visits(core.filter(({ params }) => params['metric_rating'] !== 'good')), visits(core))
    const { vitals, pages } = await real.read('performance.overview')
    expect(vitals.map(({ name, value }) => [name, value])).toEqual([
      ['Page Load', seconds(week, 'LOAD')],
      ['First Paint', seconds(week, 'FCP')],
      ['Time to Interactive', seconds(week, 'INTERACTIVE')],
      ['Core Web Vitals', expect.closeTo(good / 100, 9)],
    ])
    const on = (path: string) => week.filter((event) => event.path === path)
    // Of 100 points a vital loses 10 up to the end of what is good, 40 more up to where poor begins; beyond that half are left at once.
    const points = (value: number, [least, most]: readonly [number, number]) =>
      value <= least ? 100 - (10 * value) / least : value <= most ? 90 - (40 * (value - least)) / (most - least) : (50 * most) / value
    const score = (path: string) => {
      const each = (metric: string, bounds: readonly [number, number]) => points(upperQuarter(on(path), metric) ?? Number.NaN, bounds)
      return Math.round((each('LCP', [2500, 4000]) + each('INP', [200, 500]) + each('CLS', [0.1, 0.25])) / 3)
    }
    expect(new Map(pages.map(({ path, ...page }) => [path, [page.score, page.loadTime]]))).toEqual(
      new Map(measured.map((path) => [path, [score(path), seconds(on(path), 'LOAD')]])),
    )
    const { days } = await real.read('performance.page', { id: '/pricing' })
    const byDate = groups(named(on('/pricing'), 'web_vitals'), ({ at }) => dateOf(at))
    expect(days.map(({ at, loadTime }) => [dateOf(at), loadTime])).toEqual(
      [...byDate].map(([date, those]) => [date, seconds(those, 'LOAD')]).toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    )
  })

  it.each(questions)('counts reports of each $dimension over each period', async (question) => {
    for (const days of ['7', '14', '30', '60'] satisfies ReportPeriod[]) {
      const table = await real.read('reports.preview', definitionOf(question, days))
      expect(shownOf(table), days).toEqual(expectedOf(question.dimension, Number(days)))
    }
  })

  /** The rows of a file: words as they are written, money in units. */
  const writtenOf = ({ dimension, metrics }: (typeof questions)[number], days = 30) =>
    expectedOf(dimension, days).map((row) => [row.name, ...metrics.map((metric) => (metric === 'revenue' ? Number(row[metric]) / 100 : Number(row[metric])))])
  const sorted = (rows: readonly (readonly (string | number | null)[])[]) =>
    rows.map((row) => row.map(String)).toSorted((one, other) => (String(one) < String(other) ? -1 : 1))

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

  it('shows in widgets of every kind what its reports show, and what pies and sums make of it', async () => {
    const kinds = {
      metric: ['day', 'device'],
      chart: ['day', 'page', 'device', 'step'],
      pie: ['page', 'device'],
      table: ['day', 'page', 'device', 'step'],
    } as const
    const few = { metric: ['visits', 'users'], chart: null, pie: ['conversions', 'users'], table: null } as const
    for (const type of ['metric', 'chart', 'pie', 'table'] as const)
      for (const question of questions.filter(({ dimension }) => (kinds[type] as readonly string[]).includes(dimension))) {
        const metrics = question.metrics.filter((metric) => (few[type] as readonly string[] | null)?.includes(metric) !== false)
        const { table, totals, shares } = await real.read('dashboards.widget', { type, definition: { ...definitionOf(question), metrics } })
        const expected = expectedOf(question.dimension, 30)
        const [first = 'visits'] = metrics
        const sum = (rows: readonly Shown[]) => rows.reduce((total, row) => total + Number(row[first]), 0)
        expect(shownOf(table)).toEqual(expected.map((row) => Object.fromEntries(['name', ...metrics].map((key) => [key, row[key]]))))
        const earlier = question.dimension === 'day' ? sum(reportRows.day(60).slice(0, 30)) : null
        const change = earlier === null ? null : (expect.closeTo((sum(expected) - earlier) / earlier, 9) as number)
        expect(totals).toEqual(type === 'metric' ? [{ metric: first, value: sum(expected), before: earlier, change }] : [])
        expect(shares).toEqual(type === 'pie' ? table.rows.map(({ values: [value = 0] }) => percent(value, sum(expected))) : [])
      }
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

  it('shows the same behind the link of a share, to members and to everybody else', async () => {
    const target = { kind: 'builtIn', id: 'executive-summary' } as const
    const { shareLink } = await real.act('shares.create', { target, audience: 'anyone', people: [], accessType: 'View Only' })
    const token = shareLink?.split('/').at(-1) ?? ''
    const opened = await real.act('shares.open', { token })
    const asked = await real.app.request('/api/share', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token }) })
    for (const { content } of [opened, (await asked.json()) as typeof opened]) {
      if (content.kind !== 'report') throw new Error('what is shared is no report')
      expect(shownOf(content.table)).toEqual(expectedOf('day', 30))
    }
  })

  it('tells of which events a figure is counted, and how many machines are left out', async () => {
    const lately = lookedAt - day
    const machines = shop.filter(({ at, bot }) => bot && at >= lately).length
    expect(machines).toBeGreaterThan(0)
    expect(await real.read('figures.counted', { figure: 'dashboard.events', days: 30 })).toMatchObject({ events: period(1).length, bots: machines })
  })

  const ranges = [
    ['of all that came', { dateRange: 'last-90-days' }, dates(firstDate, today)],
    ['up to the end of a day of 25 hours', { dateRange: 'custom', from: '2026-10-20', to: '2026-10-25' }, dates('2026-10-20', '2026-10-25')],
  ] as const

  it.each(ranges)('exports every data set %s, as CSV and as JSON', async (_, range, days) => {
    for (const dataSet of ['user-data', 'revenue-data', 'event-data'] as const) {
      const expected = exportRows[dataSet](days)
      for (const format of ['csv', 'json', 'excel'] as const) {
        const bytes = await exported(dataSet, format, range)
        const rows = format === 'csv' ? csvRows(bytes) : format === 'excel' ? xlsxRows(bytes) : jsonRows(bytes)
        expect(sorted(rows.slice(1)), `${dataSet} ${format}`).toEqual(sorted(expected.map((row) => Object.values(row))))
      }
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
    expect(checks).toEqual(['slowPage', 'busyHours', 'weekChange'].map((rule) => ({ rule, enough: true })))
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

  it('meters what it was sent, each event once, machines with it', async () => {
    const { usage } = await real.read('billing.overview')
    expect(usage.find(({ meter }) => meter === 'events')?.used).toBe(shop.length + blog.length)
  })

  it('answers questions of the public API with what its key may see', async () => {
    const path = '/api/v1/analytics/events?interval=day&from=2026-09-01&limit=10000&bots='
    const counted = async (bots: string) => ((await real.ask(path + bots, secret)) as { rows: { interval: string; name: string; count: number }[] }).rows
    const rowsOf = (events: readonly Sent[]) =>
      [...groups(events, ({ at, name }) => `${dateOf(at)} ${name}`)]
        .map(([key, those]) => [key, those.length])
        .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
    const told = async (bots: string) => (await counted(bots)).map(({ interval, name, count }) => [`${dateOf(interval)} ${name}`, count])
    expect(await told('no')).toEqual(rowsOf(within(shop, 0)))
    expect(await told('yes')).toEqual(rowsOf(shop))
  })

  const sixty = { from: new Date(lookedAt - 60 * day).toISOString(), to: new Date(lookedAt).toISOString() }
  type Answer = { rows: (string | number | null)[][] }
  const asked = async (question: object) => ((await real.ask('/api/v1/query', secret, question)) as Answer).rows
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

  it('answers typed questions, reports and dashboards over the public API as its pages do', async () => {
    expect(
      sorted(await asked({ ...sixty, measures: ['orders', 'revenueCents'], by: ['currency'], filters: [{ field: 'name', values: ['purchase', 'refund'] }] })),
    ).toEqual(['EUR', 'USD'].map((currency) => [currency, orders(period(60), currency), cents(period(60), currency)].map(String)))
    const vitals = { from: new Date(lookedAt - 7 * day).toISOString(), name: 'web_vitals', measures: ['p75'], percentileOf: 'metric_value' }
    expect(sorted(await asked({ ...sixty, ...vitals, by: ['param:metric_name'] }))).toEqual(
      ['CLS', 'FCP', 'INP', 'INTERACTIVE', 'LCP', 'LOAD'].map((metric) => [metric, String(upperQuarter(period(7), metric))]),
    )
    const landing = await asked({ ...sixty, measures: ['keyEvents', 'keyVisits', 'visits'], by: ['landing'], keyEvents: keyNames })
    expect(sorted(landing)).toEqual(
      sorted([...landings(period(60))].map(([path, those]) => [path, named(those, ...keyNames).length, visits(named(those, ...keyNames)), visits(those)])),
    )
    const steps = [{ name: 'page_view', path: '/' }, { name: 'sign_up' }, { name: 'purchase' }]
    const funnel = (await real.ask('/api/v1/funnel', secret, { ...sixty, steps })) as Answer
    expect(funnel.rows.map((row) => row.filter((cell) => typeof cell === 'number').slice(-3))).toEqual(
      reportRows.step(60).map(({ users, rate, dropoff }) => [users, rate, dropoff]),
    )
    const report = (await real.read('reports.list')).rows.find(({ name }) => name === 'By day')
    const { rows } = (await real.ask(`/api/v1/reports/${report?.id}/rows`, secret)) as Answer
    expect(rows.map(([name, ...figures]) => [dateOf(name ?? ''), ...figures])).toEqual(reportRows.day(30).map((row) => Object.values(row)))
    const [dashboard] = (await real.read('dashboards.list')).rows
    const { widgets } = (await real.ask(`/api/v1/dashboards/${dashboard?.id}/data`, secret)) as { widgets: { title: string; totals: { value: number }[] }[] }
    expect(widgets.find(({ title }) => title === 'Revenue')?.totals[0]?.value).toBe(reportRows.day(30).reduce((sum, row) => sum + row.revenue, 0))
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
    const cells = [...String(html).matchAll(/<tr>(.*?)<\/tr>/g)]
      .slice(1)
      .map(([, row = '']) => [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell))
    expect(sorted(cells)).toEqual(expected)
    expect(sorted(xlsxRows(excel ?? Buffer.from('')).slice(1))).toEqual(expected)
    for (const cell of expected.flat()) expect(pdfTexts(pdf ?? Buffer.from(''))).toContain(cell)
    expect((await real.read('schedules.list')).deliveries.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered'])
  })

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
