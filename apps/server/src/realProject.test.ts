import { countedFigures, type ReportPeriod, type WidgetAnswer } from '@tagmason/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cents,
  dateOf,
  keyNames,
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
import { type Filled, openFilled } from './realFilled.testing.ts'
import { byName, countedFrom, definitionOf, expectedOf, questions, shownOf, type Shown } from './realShown.testing.ts'
import { campaignOf, comes, comesBy, touchOf } from './realTouches.testing.ts'
import { day, groups, lookedAt, measured, minute, type Sent, waitedFor } from './realVisits.testing.ts'

const today = dateOf(lookedAt)

const credit = ({ orders: count, revenueCents }: { orders: number; revenueCents: number }) => ({ orders: count, revenueCents })

let real: Filled
beforeAll(async () => {
  real = await openFilled()
})
afterAll(() => real.close())

describe('a real project', () => {
  it('shows on its dashboard the events of a day and the visits of a week (DASH-HOME-05-B)', async () => {
    expect((await real.read('dashboard.figures')).eventsTracked).toBe(period(1).length)
    const recent = await real.read('dashboard.recent')
    expect(recent.map(({ at }) => wallOf(at))).toEqual(lastDates(7).map((date) => `${date} 00:00:00`))
    expect(recent.map((row) => [dateOf(row.at), row.visits, row.events])).toEqual(
      lastDates(7).map((date) => [date, visits(onDate(shop, date)), onDate(shop, date).length]),
    )
  })

  it('shows in real time who is there, on which pages, with what', async () => {
    const { figures, pages, devices: used, people: count, minutes, latest, countries, begun } = await real.read('realtime.now')
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
    expect(latest.length).toBe(Math.min(40, recent.filter(({ name }) => name !== 'web_vitals').length))
    expect(countries.reduce((sum, { users }) => sum + users, 0)).toBe(people(recent))
    expect(minutes).toEqual(
      Array.from({ length: 30 }, (_, at) => {
        const from = lookedAt - (30 - at) * minute
        const those = within(shop, from, from + minute)
        return { at: new Date(from).toISOString(), views: named(those, 'page_view').length, events: those.length }
      }),
    )
  })

  it('tells by its tracking code that events arrive, and when the newest happened', async () => {
    const { script, key, newest } = await real.read('trackingCode.get')
    expect([script, key]).toEqual([expect.stringMatching(/^http.*\/t\.js$/), expect.stringMatching(/^atk_site_/)])
    expect(newest).toBe(new Date(Math.max(...shop.map(({ at }) => at))).toISOString())
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
    for (const { current, project: _project, ...goal } of goals)
      expect((await real.act('conversions.changeGoal', { ...goal, name: `${goal.name}, renamed` })).goal.current).toBe(current)
  })

  it('shows how fast its pages are by what browsers measured', async () => {
    const week = period(7)
    const seconds = (events: readonly Sent[], metric: string) => Math.round((upperQuarter(events, metric) ?? Number.NaN) / 10) / 100
    const core = named(week, 'web_vitals').filter(({ params }) => ['LCP', 'INP', 'CLS'].includes(String(params['metric_name'])))
    const good = percent(visits(core) - visits(core.filter(({ params }) => params['metric_rating'] !== 'good')), visits(core))
    const { core: measuredCore, vitals, pages } = await real.read('performance.overview')
    expect(measuredCore.map(({ name, value }) => [name, value])).toEqual(['LCP', 'INP', 'CLS'].map((name) => [name, upperQuarter(week, name)]))
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
    const { days, resources } = await real.read('performance.page', { id: '/pricing' })
    const files = waitedFor.map(({ file, file_kind, ...size }) => {
      const seen = within(shop, lookedAt - 30 * day, lookedAt).filter(({ path, params }) => path === '/pricing' && params['file'] === file)
      return { path: file, kind: file_kind, seconds: seconds(seen, 'FILE'), bytes: 'file_bytes' in size ? size.file_bytes : null }
    })
    expect(resources).toEqual(files.toSorted((one, other) => other.seconds - one.seconds))
    const byDate = groups(named(on('/pricing'), 'web_vitals'), ({ at }) => dateOf(at))
    expect(days.map(({ at, loadTime }) => [dateOf(at), loadTime])).toEqual(
      [...byDate].map(([date, those]) => [date, seconds(those, 'LOAD')]).toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    )
  })

  it('holds its plan against what came', async () => {
    const { days, rows } = await real.read('events.arrivals')
    const [now, before] = [period(days), within(shop, lookedAt - 2 * days * day, lookedAt - days * day)]
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(keyNames))
    expect(rows.map((row) => [row.name, row.count, row.before])).toEqual(rows.map(({ name }) => [name, named(now, name).length, named(before, name).length]))
  })

  it('shows what an alert would have looked at in the last month', async () => {
    const rule = { metric: 'pageViews', comparison: 'over', value: 1_000_000, minutes: 10_080, pause: 0, quiet: null } as const
    const { raised, values } = await real.read('alerts.preview', { rule })
    const ends = [4, 3, 2, 1, 0].map((weeks) => lookedAt - weeks * 7 * day)
    const views = (at: number) => named(within(shop, at - 7 * day, at), 'page_view').length
    expect([raised, values]).toEqual([[], ends.map((at) => ({ at: new Date(at).toISOString(), value: views(at) }))])
  })

  it('shows when a trigger would have fired in the last week', async () => {
    const hour = 3_600_000
    const replay = await real.read('eventTriggers.replay', { event_type: 'E-commerce', condition: { match: 'all', clauses: [] } })
    const orders = named(within(shop, Math.floor((lookedAt - 7 * day) / hour) * hour, lookedAt + 1), 'purchase')
    expect(orders.length).toBeGreaterThan(0)
    expect([replay.times, replay.events, replay.cut]).toEqual([orders.length, orders.length, false])
    expect(replay.hours.reduce((sum, { times }) => sum + times, 0)).toBe(orders.length)
  })

  it('credits orders to the campaigns that visitors came by, and joins costs of days before they were uploaded', async () => {
    const { id } = await real.act('campaigns.connect', { platform: 'Email', name: 'Letters', description: '', account: 'letters' })
    const spent = [dateOf(lookedAt - 3 * day), dateOf(lookedAt - 29 * day), dateOf(lookedAt - 31 * day)].map((date) => `${date},AUTUMN,100,10,50.00,1`)
    await real.act('campaigns.upload', { id, csv: ['Day,Campaign,Impressions,Clicks,Cost,Conversions', ...spent].join('\n') })
    for (const days of [7, 30] as const) {
      const answer = await real.read('campaigns.attribution', { days: { from: dateOf(lookedAt - (days - 1) * day), to: dateOf(lookedAt) } })
      const now = lastDates(days).flatMap((date) => onDate(shop, date))
      const costCents = days === 7 ? 5000 : 10_000
      expect(answer?.currency).toBe('EUR')
      const rows = (answer?.rows ?? []).map(({ source, medium, campaign, ...row }) => [
        comes({ source, medium, campaign }),
        row.visits,
        credit(row.first),
        credit(row.last),
      ])
      const expected = [...groups(now, comesBy)].filter(([by]) => by !== '')
      const sold = named(now, 'purchase', 'refund').filter(({ params }) => params['currency'] === 'EUR')
      const credited = (by: string, touch: 'first' | 'last') => {
        const those = sold.filter((order) => touchOf(order, touch) === by)
        return { orders: orders(those, 'EUR'), revenueCents: cents(those, 'EUR') }
      }
      expect(new Map(rows.map(([by, ...figures]) => [by, figures]))).toEqual(
        new Map(expected.map(([by, those]) => [by, [visits(those), credited(by, 'first'), credited(by, 'last')]])),
      )
      const autumn = answer?.rows[0]
      expect(autumn).toMatchObject({ platform: 'Email', costCents, clicks: costCents / 500 })
      expect(autumn?.last.roas).toBeCloseTo(credited(campaignOf, 'last').revenueCents / costCents, 2)
      expect(answer?.direct).toEqual(credited('', 'last'))
    }
  })

  it.each(questions)('counts reports of each $dimension over each period', async (question) => {
    for (const days of ['7', '14', '30', '60'] satisfies ReportPeriod[]) {
      const table = await real.read('reports.preview', definitionOf(question, days))
      expect(shownOf(table), days).toEqual(expectedOf(question.dimension, Number(days)))
    }
  })

  it('shows in widgets of every kind what its reports show, and what pies and sums make of it (DATA-DASHBOARD-01-B)', async () => {
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
    const tables = questions.map((question) => ({ type: 'table' as const, definition: definitionOf(question) }))
    const board = await real.read('dashboards.widgets', { questions: tables })
    const shown = (answer: WidgetAnswer) => ('figures' in answer ? shownOf(answer.figures.table) : answer.refused)
    expect(board.map(shown)).toEqual(questions.map(({ dimension }) => expectedOf(dimension, 30)))
  })

  it('shows the same behind the link of a share, to members and to everybody else', async () => {
    const target = { kind: 'builtIn', id: 'executive-summary' } as const
    const made = await real.act('shares.create', { target, audience: 'anyone', people: [], accessType: 'View Only' })
    const quick = await real.act('shares.generateLink', { report: 'executive-summary', email: '' })
    for (const { shareLink } of [made, quick]) {
      const token = shareLink?.split('/').at(-1) ?? ''
      const opened = await real.act('shares.open', { token })
      const asked = await real.app.request('/api/share', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token }) })
      for (const { content } of [opened, (await asked.json()) as typeof opened]) {
        if (content.kind !== 'report') throw new Error('what is shared is no report')
        expect(shownOf(content.table)).toEqual(expectedOf('day', 30))
      }
    }
  })

  it('lets models learn from whole days, and shows money in the currency that most orders had', async () => {
    const { id } = await real.act('models.train', { name: 'Revenue', metric: 'revenue', horizon: 14, history: 60 })
    const { measured: days, currency } = await real.read('models.details', { id })
    const euros = (date: string) => cents(onDate(shop, date), 'EUR') / 100
    const whole = lastDates(31).slice(0, -1)
    expect([currency, days.map(({ at, value }) => [dateOf(at), value])]).toEqual(['EUR', whole.map((date) => [date, euros(date)])])
  })

  it('finds in what was sent a parameter of another type, proves the fix on the very events, and takes it back', async () => {
    const { id: event } = await real.act('events.create', { name: 'purchase', type: 'ecommerce' })
    const parameters = [
      { name: 'value', type: 'string' as const, example: 'ten' },
      { name: 'currency', type: 'string' as const, example: 'EUR' },
    ]
    await real.act('events.change', { id: event, change: { parameters } })
    await real.act('issues.check', undefined)
    const week = named(within(shop, lookedAt - 7 * day), 'purchase')
    const { rows } = await real.read('issues.list')
    const issues = rows.filter(({ found }) => found?.stored !== undefined)
    expect(issues).toMatchObject([
      {
        status: 'pending',
        found: { check: 'otherType', of: 'purchase', parameter: 'value', other: 'number', stored: { count: week.length, of: week.length } },
      },
    ])
    const id = issues[0]?.id ?? ''
    expect(await real.act('issues.setAutoFix', { id, on: true })).toMatchObject({ auto_fix_enabled: true })
    expect((await real.read('issues.details', { id })).proof).toEqual({ passed: week.length, of: week.length })
    expect(await real.act('issues.resolve', { id })).toMatchObject({ status: 'resolved' })
    expect(await real.act('issues.undo', { id })).toMatchObject({ status: 'pending', auto_fix_enabled: false })
    await real.act('events.remove', { id: event })
    expect(await real.act('issues.check', undefined)).toMatchObject({ gone: 1 })
  })

  it.each(countedFigures)('tells of which events %s is counted, how many machines are left out, and how the public API is asked for it', async (figure) => {
    const machines = countedFrom[figure].filter(({ bot }) => bot).length
    const answer = await real.read('figures.counted', { figure, days: 30 })
    expect(answer).toMatchObject({ events: countedFrom[figure].length - machines, bots: machines, timeZone })
    const leftOut = await real.read('figures.leftOut', { figure, days: 30 })
    expect(leftOut.reduce((sum, { events }) => sum + events, 0)).toBe(machines)
    expect(leftOut.every(({ reason, visitors }) => reason !== '' && visitors > 0)).toBe(true)
    for (const address of answer?.api ?? []) expect(((await real.ask(address, real.secret)) as { rows: unknown[] }).rows.length, address).toBeGreaterThan(0)
    expect(answer?.api.length).toBeGreaterThan(0)
  })
})
