import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const byDay = { dimension: 'day', metrics: ['visits', 'revenue'], period: '7', filter: '' } as const
const definition = { ...byDay, metrics: [...byDay.metrics] }

describe('reports', () => {
  it('stand with the last generated first, beside their templates', async () => {
    const { rows, templates } = await sampleEngine().workspace.read('reports.list', undefined)
    expect(rows.map((row) => row.id)).toEqual(['report-1', 'report-2', 'report-3', 'report-4', 'report-5'])
    expect(templates.map((template) => template.uses)).toEqual([128, 97, 64, 83])
  })

  it('count what was collected', async () => {
    const { workspace } = sampleEngine()
    const days = await workspace.read('reports.preview', definition)
    expect(days.rows).toHaveLength(7)
    expect(days.rows.at(-1)).toMatchObject({ name: '2024-01-21T23:00:00.000Z', values: [105, 55_839] })
    const steps = await workspace.read('reports.preview', { ...definition, period: '30', dimension: 'step', metrics: ['dropoff', 'users'] })
    expect(steps.rows.map((row) => row.values)[5]).toEqual([33.3, 620])
    const devices = await workspace.read('reports.preview', { ...definition, dimension: 'device', metrics: ['share'], filter: 'MOB' })
    expect(devices.rows).toEqual([{ id: 'mobile', name: 'mobile', values: [40.1] }])
    await expect(workspace.read('reports.preview', { ...definition, dimension: 'page' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('begin as drafts of a template, whose uses they raise (DATA-REPORTTPL-01-B)', async () => {
    const { workspace } = sampleEngine()
    const draft = await workspace.act('reports.useTemplate', { id: 'report-template-3' })
    expect(draft).toMatchObject({ name: 'Content Engagement 2', type: 'Template', status: 'draft', lastGenerated: null, templateId: 'report-template-3' })
    const { templates } = await workspace.read('reports.list', undefined)
    expect(templates.find((template) => template.id === 'report-template-3')?.uses).toBe(65)
    await expect(workspace.act('reports.setStatus', { id: draft.id, status: 'paused' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('reports.change', { id: draft.id, name: 'Reading', definition })).toMatchObject({ status: 'active', type: 'Template' })
    expect(await workspace.act('reports.setStatus', { id: draft.id, status: 'paused' })).toMatchObject({ status: 'paused' })
    await workspace.act('reports.create', { name: 'sales AND revenue', definition })
    expect((await workspace.act('reports.useTemplate', { id: 'report-template-2' })).name).toMatch(/^Sales and Revenue [23]$/)
    await expect(workspace.act('reports.useTemplate', { id: 'report-template-9' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('have templates in the language of the member, and keep the row of the sample as it is', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('session.setPreferences', { language: 'fr' })
    expect((await workspace.act('reports.useTemplate', { id: 'report-template-4' })).name).toBe('Entonnoir et abandons')
    await workspace.act('session.setPreferences', { language: 'en' })
    const { templates } = await workspace.read('reports.list', undefined)
    expect(templates.map(({ name, uses }) => [name, uses])).toEqual([
      ['Acquisition Overview', 128],
      ['Sales and Revenue', 97],
      ['Content Engagement', 64],
      ['Funnel and Drop-off', 84],
    ])
  })

  it('are written by hand, once a name, and removed', async () => {
    const { workspace } = sampleEngine()
    const { id, type } = await workspace.act('reports.create', { name: 'Week', definition })
    expect(type).toBe('Custom')
    await expect(workspace.act('reports.create', { name: ' week ', definition })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('reports.change', { id, name: 'Partner Referrals', definition })).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('reports.remove', { id })
    await expect(workspace.act('reports.remove', { id })).rejects.toMatchObject({ code: 'notFound' })
  })

  it.each([
    ['pdf', 'application/pdf', '%PDF-1.4'],
    ['csv', 'text/csv;charset=utf-8', '\uFEFFTag,Besuche,revenue\r\n2024-01-16,'],
    ['excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK\u0003\u0004'],
    ['json', 'application/json', '{\n  "report": "Wöche"'],
  ] as const)('are downloaded as %s, which they remember', async (format, type, begin) => {
    const { workspace } = sampleEngine()
    const { id } = await workspace.act('reports.create', { name: 'Wöche', definition })
    const file = await workspace.act('reports.download', { id, format, words: { day: 'Tag', visits: 'Besuche' } })
    expect(file).toMatchObject({ type, fileName: `woche-2024-01-22.${format === 'excel' ? 'xlsx' : format}` })
    const bytes = Buffer.from(file.base64, 'base64')
    expect(bytes.toString('utf8').startsWith(begin)).toBe(true)
    const { rows } = await workspace.read('reports.list', undefined)
    expect(rows[0]).toMatchObject({ id, lastGenerated: '2024-01-22T10:00:00.000Z' })
  })

  it('are shared with people or by a link', async () => {
    const { workspace, store } = sampleEngine()
    const share = { id: 'report-3', people: ['ana@example.com'], accessType: 'View Only', link: true } as const
    const kept = await workspace.act('reports.share', { ...share, people: [...share.people] })
    expect(kept).toMatchObject({ name: 'Checkout by Device', type: 'Report', sharedWith: 'ana@example.com', views: 0 })
    expect(kept.shareLink).toMatch(/^https:\/\/tagmason\.example\.com\/share\/.+/)
    expect(await store.get('shares', kept.id)).toEqual(kept)
    await expect(workspace.act('reports.share', { ...share, people: [], link: false })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.act('reports.share', { ...share, people: ['nobody'] })).rejects.toMatchObject({ code: 'invalid' })
    expect((await workspace.act('reports.share', { ...share, people: ['ana@example.com'], accessType: 'Email Only' })).shareLink).toBeNull()
    // Email Only has no link, so that nobody would see it.
    await expect(workspace.act('reports.share', { ...share, people: [], accessType: 'Email Only' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('have links in a project of one’s own where a server answers them', async () => {
    const share = async (ports: Parameters<typeof sampleEngine>[0]) => {
      const { workspace } = sampleEngine(ports)
      await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
      const { id } = await workspace.act('reports.useTemplate', { id: 'report-template-1' })
      const { server } = await workspace.read('session.get', undefined)
      return { server, link: (await workspace.act('reports.share', { id, people: [], accessType: 'View Only', link: true })).shareLink }
    }
    const served = await share({ ports: { server: { mail: false }, site: 'https://metrics.shop.example' } })
    expect(served.server).toEqual({ mail: false, links: true })
    expect(served.link).toMatch(/^https:\/\/metrics\.shop\.example\//)
    await expect(share({ ports: { server: { mail: false } } })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('are scheduled, and say so', async () => {
    const { workspace } = sampleEngine()
    const schedule = { id: 'report-3', frequency: 'Monthly', format: 'PDF', recipients: ['ana@example.com'] } as const
    const kept = await workspace.act('reports.schedule', { ...schedule, recipients: [...schedule.recipients] })
    expect(kept).toMatchObject({ status: 'active', enabled: true, nextRun: '2024-02-22T07:00:00.000Z' })
    const { rows } = await workspace.read('reports.list', undefined)
    expect(rows.find((row) => row.id === 'report-3')).toMatchObject({ frequency: 'Monthly', recipients: ['ana@example.com'] })
    await expect(workspace.act('reports.schedule', { ...schedule, recipients: [] })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('of one’s own project begin empty, with templates that nobody used; nothing is sent or answered from there', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const empty = await workspace.read('reports.list', undefined)
    expect([empty.rows.length, empty.templates.map((template) => template.uses)]).toEqual([0, [0, 0, 0, 0]])
    const { id } = await workspace.act('reports.useTemplate', { id: 'report-template-1' })
    expect((await workspace.read('reports.list', undefined)).templates.map((template) => template.uses)).toEqual([1, 0, 0, 0])
    expect((await workspace.read('reports.preview', definition)).rows).toEqual([])
    await expect(workspace.act('reports.share', { id, people: [], accessType: 'View Only', link: true })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('reports.schedule', { id, frequency: 'Daily', format: 'PDF', recipients: ['ana@example.com'] })).toMatchObject({
      status: 'paused',
      enabled: false,
      nextRun: null,
    })
    await expect(workspace.act('reports.download', { id: 'report-1', format: 'pdf', words: {} })).rejects.toMatchObject({ code: 'notFound' })
  })
})
