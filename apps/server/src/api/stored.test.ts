import { createWorkspace, sampleOwner } from '@tagmason/engine'
import { describe, expect, it } from 'vitest'
import { anEvent } from '../events/events.testing.ts'
import { call, openApi, paths } from './api.testing.ts'
import { textOf } from './question.testing.ts'

const definition = { dimension: 'day', metrics: ['visits', 'conversions'], period: '7', filter: '' } as const

/** A project of one's own that collected something, with a report and a dashboard; `door` is its workspace on a server. */
async function collected() {
  const api = await openApi()
  await api.door().act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const door = createWorkspace({
    store: api.records.of('main'),
    ports: { ...api.ports, collected: { account: 'main', events: api.events } },
    member: sampleOwner,
    project: 'shop',
  })
  const { secret } = await api.key({ project: 'shop' })
  const time = Date.parse('2026-02-28T12:00:00Z')
  await api.events.append([anEvent({ project: 'shop', id: '1', visitor: 'v1', session: 's1', time })], 'first')
  return { ...api, door, secret }
}

describe('GET /api/v1/reports/{id}/rows', () => {
  it('runs the report as its page does', async () => {
    const { app, door, secret } = await collected()
    await door.act('reports.create', { name: 'Week', definition: { ...definition, metrics: [...definition.metrics] } })
    const [report] = (await door.read('reports.list', undefined)).rows
    const table = await door.read('reports.preview', { ...definition, metrics: [...definition.metrics] })
    const path = `${paths.reports}/${report?.id}/rows`
    // The visit of yesterday is there: figures come from events.
    expect(table.rows.map(({ values }) => values[0])).toContain(1)
    const rows = table.rows.map(({ name, values }) => [name, ...values])
    expect((await call(app, path, { key: secret })).json).toEqual({
      report: { id: report?.id, name: 'Week', ...definition },
      columns: ['day', 'visits', 'conversions'],
      rows,
    })
    const { text, headers } = await textOf(app, `${path}?format=csv`, { key: secret })
    expect(text).toBe(`\uFEFF${[['day', 'visits', 'conversions'], ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`)
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect((await call(app, `${path}?format=pdf`, { key: secret })).json).toMatchObject({ status: 422, issues: [{ path: 'format' }] })
  })

  it('knows no report of another project', async () => {
    const { app, key, secret } = await collected()
    const { secret: sample } = await key({ project: 'help-center' })
    const [first] = (await call(app, paths.reports, { key: sample })).json['reports'] as { id: string }[]
    expect((await call(app, `${paths.reports}/${first?.id}/rows`, { key: sample })).status).toBe(200)
    expect(await call(app, `${paths.reports}/${first?.id}/rows`, { key: secret })).toMatchObject({ status: 404, said: { title: 'Not Found' } })
    expect((await call(app, `${paths.reports}/none/rows`, { key: secret })).status).toBe(404)
  })
})

describe('GET /api/v1/dashboards/{id}/data', () => {
  it('runs all widgets, as each of them does on its page', async () => {
    const { app, door, key } = await openApi()
    const { secret } = await key({ project: 'help-center' })
    const listed = (await call(app, paths.dashboards, { key: secret })).json['dashboards'] as { id: string }[]
    let widgets = 0
    for (const { id } of listed) {
      const { status, json } = await call(app, `${paths.dashboards}/${id}/data`, { key: secret })
      expect(status).toBe(200)
      const dashboard = await door('main', 'help-center').read('dashboards.details', { id })
      const shown = json['widgets'] as { id: string; columns: string[] }[]
      expect(shown.map((widget) => widget.id)).toEqual(dashboard.document.widgets.map((widget) => widget.id))
      expect(shown.map(({ columns }) => columns)).toEqual(dashboard.document.widgets.map(({ dimension, metrics }) => [dimension, ...metrics]))
      widgets += shown.length
    }
    expect(widgets).toBeGreaterThan(10)
  })

  it('takes figures from events, and knows no dashboard of another project', async () => {
    const { app, door, secret, key } = await collected()
    const { id, revision } = await door.act('dashboards.create', { name: 'Mine' })
    const place = { x: 0, y: 0, w: 4, h: 4, period: null, filter: '', look: 'bar' } as const
    const widget = { id: 'w', type: 'metric', title: 'Visits', ...place, dimension: 'day', metrics: ['visits' as const] } as const
    await door.act('dashboards.save', { id, revision, document: { widgets: [{ ...widget, metrics: [...widget.metrics] }] } })
    expect((await call(app, `${paths.dashboards}/${id}/data`, { key: secret })).json).toMatchObject({
      dashboard: { id, name: 'Mine', range: '30' },
      widgets: [{ id: 'w', type: 'metric', title: 'Visits', columns: ['day', 'visits'], totals: [{ metric: 'visits', value: 1 }], shares: [] }],
    })
    const { secret: sample } = await key({ project: 'help-center' })
    expect((await call(app, `${paths.dashboards}/${id}/data`, { key: sample })).status).toBe(404)
  })
})
