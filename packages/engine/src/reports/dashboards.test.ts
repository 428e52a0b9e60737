import { dashboardWidgetSchema, fitsWidget, reportDimensions, reportMetrics, widgetRegistry, widgetTypes } from '@tagmason/domain'
import { sample } from '@tagmason/domain/sample'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const { templates: brought } = await sampleEngine().workspace.read('dashboards.list', undefined)
const [chart] = brought[0]?.document.widgets.filter((widget) => widget.type === 'chart') ?? []
if (chart === undefined) throw new Error('The first template has no chart.')
const over30 = { period: '30', filter: '' } as const

describe('dashboards', () => {
  it('stand with the last modified first, without their documents, beside templates', async () => {
    const { rows, templates } = await sampleEngine().workspace.read('dashboards.list', undefined)
    expect(rows.map(({ id, status, widgets }) => [id, status, widgets])).toEqual([
      ['dashboard-4', 'draft', 5],
      ['dashboard-2', 'published', 11],
      ['dashboard-1', 'published', 8],
      ['dashboard-3', 'published', 6],
    ])
    expect(rows.some((row) => 'document' in row)).toBe(false)
    expect(templates).toHaveLength(4)
  })

  it('of the sample and of the templates are documents that can be saved, with widgets that cover no other and all show something', async () => {
    const { workspace } = sampleEngine()
    for (const { document, name } of [...sample.dashboards, ...brought]) {
      for (const [place, widget] of document.widgets.entries()) {
        expect(dashboardWidgetSchema.parse(widget), `${name}: ${widget.title}`).toEqual(widget)
        for (const other of document.widgets.slice(place + 1)) {
          const apart = widget.x + widget.w <= other.x || other.x + other.w <= widget.x || widget.y + widget.h <= other.y || other.y + other.h <= widget.y
          expect(apart, `${name}: ${widget.title}, ${other.title}`).toBe(true)
        }
        const { type, dimension, metrics, filter } = widget
        const { table } = await workspace.read('dashboards.widget', { type, definition: { dimension, metrics, period: '30', filter } })
        expect(table.rows.length, `${name}: ${widget.title}`).toBeGreaterThan(0)
      }
    }
    for (const row of sample.dashboards) expect(row.widgets).toBe(row.document.widgets.length)
  })

  it('a metric is a sum with that of as many days before it', async () => {
    const { workspace } = sampleEngine()
    const ask = (metric: 'visits' | 'revenue', period: '7' | '30' | '60') =>
      workspace.read('dashboards.widget', { type: 'metric', definition: { dimension: 'day', metrics: [metric], period, filter: '' } })
    expect((await ask('visits', '30')).totals).toEqual([{ metric: 'visits', value: 9_828, before: 9_549, change: 279 / 9_549 }])
    expect((await ask('revenue', '30')).totals).toMatchObject([{ value: 4_720_320, before: 4_264_864 }])
    expect((await ask('visits', '60')).totals).toEqual([{ metric: 'visits', value: 19_377, before: null, change: null }])
    const people = await workspace.read('dashboards.widget', { type: 'metric', definition: { dimension: 'device', metrics: ['users'], ...over30 } })
    expect(people.totals).toEqual([{ metric: 'users', value: 10_000, before: null, change: null }])
  })

  it('a pie has shares; what does not go with a widget is refused (DATA-WIDGETTYPE-01-B)', async () => {
    const { workspace } = sampleEngine()
    const pie = await workspace.read('dashboards.widget', { type: 'pie', definition: { dimension: 'device', metrics: ['users'], ...over30 } })
    expect([pie.shares, pie.totals]).toEqual([[54.7, 39.6, 5.7], []])
    const rates = workspace.read('dashboards.widget', { type: 'pie', definition: { dimension: 'page', metrics: ['conversionRate'], ...over30 } })
    await expect(rates).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'definition.metrics' }] })
    for (const type of widgetTypes)
      for (const dimension of reportDimensions)
        for (const metric of reportMetrics[dimension])
          expect(fitsWidget(type, dimension, [metric])).toBe(widgetRegistry[type].metrics[dimension]?.some((each) => each === metric) ?? false)
  })

  it('are created empty, filled, published and saved one after another (REP-BUILD-09-B, DATA-DASHBOARD-01-B)', async () => {
    const { workspace } = sampleEngine()
    const { id, ...fresh } = await workspace.act('dashboards.create', { name: 'Sales' })
    expect(fresh).toMatchObject({ status: 'draft', widgets: 0, revision: 1, views: 0, owner: 'member-1', range: '30', refresh: 'off', access: 'everyone' })
    await expect(workspace.act('dashboards.create', { name: ' sales ' })).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'name' }] })
    await expect(workspace.act('dashboards.setStatus', { id, status: 'published' })).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'widgets' }] })
    const saved = await workspace.act('dashboards.save', { id, revision: 1, document: { widgets: [chart] } })
    expect([saved.revision, saved.widgets, saved.document.widgets]).toEqual([2, 1, [chart]])
    await expect(workspace.act('dashboards.save', { id, revision: 1, document: { widgets: [] } })).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ path: 'revision' }],
    })
    await workspace.act('dashboards.setStatus', { id, status: 'published' })
    await expect(workspace.act('dashboards.save', { id, revision: 2, document: { widgets: [] } })).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ path: 'widgets' }],
    })
    expect((await workspace.read('dashboards.details', { id })).document.widgets).toEqual([chart])
  })

  it.each([
    ['over the end of the board', { x: 8, w: 6 }],
    ['too small for its kind', { w: 2 }],
    ['a chart of four figures', { dimension: 'day' as const, metrics: ['visits', 'conversions', 'revenue', 'visits'] as const }],
  ])('refuse a widget: %s', async (_, wrong) => {
    const { workspace } = sampleEngine()
    const widget = { ...chart, ...wrong, metrics: [...('metrics' in wrong ? wrong.metrics : chart.metrics)] }
    await expect(workspace.act('dashboards.save', { id: 'dashboard-1', revision: 14, document: { widgets: [widget] } })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it('refuse two widgets of one id', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('dashboards.save', { id: 'dashboard-1', revision: 14, document: { widgets: [chart, chart] } })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it('are made from templates, duplicated under free names, removed and put back (REP-BUILD-06-B, REP-BUILD-09-B)', async () => {
    const { workspace } = sampleEngine()
    const made = await workspace.act('dashboards.useTemplate', { id: 'dashboard-template-sales' })
    expect(made).toMatchObject({ name: 'Sales', status: 'draft', widgets: 5 })
    const copy = await workspace.act('dashboards.duplicate', { id: 'dashboard-2' })
    expect(copy).toMatchObject({ name: 'Campaign Performance 2', status: 'draft', views: 0, widgets: 11, refresh: '15', revision: 1 })
    await expect(workspace.act('dashboards.useTemplate', { id: 'none' })).rejects.toMatchObject({ code: 'notFound' })
    const before = await workspace.read('dashboards.details', { id: 'dashboard-2' })
    await workspace.act('dashboards.remove', { id: 'dashboard-2' })
    await expect(workspace.read('dashboards.details', { id: 'dashboard-2' })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('dashboards.restore', { id: 'dashboard-2' })
    expect(await workspace.read('dashboards.details', { id: 'dashboard-2' })).toEqual(before)
    await expect(workspace.act('dashboards.restore', { id: 'dashboard-2' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('are made from templates in the language of the member', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('session.setPreferences', { language: 'de' })
    const { templates } = await workspace.read('dashboards.list', undefined)
    expect(templates.map(({ name }) => name)).toEqual(['Überblick', 'Verkäufe', 'Bestellvorgang', 'Inhalte'])
    const { id } = await workspace.act('dashboards.useTemplate', { id: 'dashboard-template-checkout' })
    const { name, description, document } = await workspace.read('dashboards.details', { id })
    expect([name, description]).toEqual(['Bestellvorgang', 'Wo Personen auf dem Weg zu einem Kauf abspringen.'])
    expect(document.widgets.map(({ title }) => title)).toEqual(['Bestellungen', 'Personen je Schritt', 'Schritte'])
  })

  it('count who opens a published one (REP-BUILD-09-B)', async () => {
    const { workspace } = sampleEngine({ role: 'viewer' })
    await workspace.act('dashboards.open', { id: 'dashboard-1' })
    await workspace.act('dashboards.open', { id: 'dashboard-4' })
    expect([
      (await workspace.read('dashboards.details', { id: 'dashboard-1' })).views,
      (await workspace.read('dashboards.details', { id: 'dashboard-4' })).views,
    ]).toEqual([487, 0])
  })

  it('that are private are seen by who made them, and by admins', async () => {
    const { workspace, store, as } = sampleEngine()
    const settings = { name: 'Mine', description: '', range: '7', refresh: '5', access: 'private' } as const
    expect(await workspace.act('dashboards.setSettings', { id: 'dashboard-1', ...settings })).toMatchObject(settings)
    const checkout = { id: 'dashboard-3', ...settings, name: 'Checkout Health' }
    await expect(workspace.act('dashboards.setSettings', checkout)).rejects.toMatchObject({ code: 'forbidden', issues: [{ path: 'access' }] })
    await expect(workspace.act('dashboards.setSettings', { id: 'dashboard-3', ...settings, access: 'everyone' })).rejects.toMatchObject({ code: 'conflict' })
    const row = await store.get('dashboards', 'dashboard-3')
    if (row === undefined) throw new Error('The sample has no third dashboard.')
    await store.commit([{ collection: 'dashboards', id: 'dashboard-3', row: { ...row, access: 'private' } }])
    const ids = async (role: 'admin' | 'editor') => (await as(role).read('dashboards.list', undefined)).rows.map(({ id }) => id)
    expect([
      (await ids('admin')).includes('dashboard-3'),
      (await ids('editor')).includes('dashboard-3'),
      (await ids('editor')).includes('dashboard-1'),
    ]).toEqual([true, false, true])
    // An admin who renames it leaves it private.
    expect(await as('admin').act('dashboards.setSettings', { id: 'dashboard-3', ...settings, name: 'Theirs' })).toMatchObject({ access: 'private' })
    await expect(as('editor').act('dashboards.remove', { id: 'dashboard-3' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('are for editors to change; those of one project are not of another', async () => {
    const { workspace, as } = sampleEngine()
    await expect(as('analyst').act('dashboards.create', { name: 'Mine' })).rejects.toMatchObject({ code: 'forbidden' })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect((await workspace.read('dashboards.list', undefined)).rows).toEqual([])
    await expect(workspace.read('dashboards.details', { id: 'dashboard-1' })).rejects.toMatchObject({ code: 'notFound' })
    expect(await workspace.act('dashboards.create', { name: 'Executive Overview' })).toMatchObject({ project: 'shop' })
    const empty = await workspace.read('dashboards.widget', { type: 'metric', definition: { dimension: 'day', metrics: ['visits'], ...over30 } })
    expect(empty).toEqual({
      table: { dimension: 'day', metrics: ['visits'], rows: [] },
      totals: [{ metric: 'visits', value: 0, before: null, change: null }],
      shares: [],
    })
  })
})
