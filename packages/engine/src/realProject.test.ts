// The Beyond parts of the areas ANA, AI and AUTO that members do by hand, in a project of its own that collected events. What runs by itself is named at the tests of its jobs.
import { type ActInput, type CollectedEvent, emptyDefinition } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { event, purchase, shop } from './figures/collected.testing.ts'
import { jobServer } from './jobs/jobServer.testing.ts'
import { sampleOwner } from './sample.ts'
import { createWorkspace } from './workspace.ts'

const now = Date.parse('2026-03-01T12:00:00.000Z')
const day = 86_400_000
/** Sixty days of visits, more at weekends, a tenth of which buy. */
const visits: CollectedEvent[] = Array.from({ length: 60 }, (_, ago) =>
  Array.from({ length: ago % 7 < 2 ? 14 : 10 }, (_, at) => {
    const time = now - ago * day - (at + 1) * 60_000
    const who = {
      visitor: `v${ago}-${at}`,
      session: `v${ago}-${at}`,
      path: at % 2 === 0 ? '/' : '/cakes',
      device: at % 3 === 0 ? ('mobile' as const) : ('desktop' as const),
    }
    return at === 0 ? [event(time, who), purchase(time + 1000, 20, 'EUR', who)] : [event(time, who)]
  }),
).flat(2)
const project = () => shop(visits, { now })
const trigger = { description: '', event_type: 'E-commerce', condition: { match: 'all', clauses: [] }, actions: ['Send notification'] } satisfies Omit<
  ActInput<'eventTriggers.save'>,
  'name'
>

describe('a real project', () => {
  it('has reports from a template and by hand, run over what it collected and taken as a file (ANA-REP-03-B, ANA-REP-04-B, ANA-REP-05-B, ANA-REP-09-B, ANA-REP-10-B, ANA-REP-12-B, DATA-REPORT-01-B)', async () => {
    const { workspace } = await project()
    const draft = await workspace.act('reports.useTemplate', { id: 'report-template-1' })
    const byDay = draft.definition
    expect((await workspace.read('reports.list', undefined)).templates.map(({ uses }) => uses)).toEqual([1, 0, 0, 0])
    expect((await workspace.read('reports.preview', byDay)).rows.length).toBeGreaterThan(0)
    const own = await workspace.act('reports.create', { name: 'By hand', definition: byDay })
    await workspace.act('reports.change', { id: own.id, name: 'Changed', definition: byDay })
    expect((await workspace.read('reports.list', undefined)).rows.map(({ name }) => name)).toContain('Changed')
    const file = await workspace.act('reports.download', { id: own.id, format: 'csv', words: {} })
    expect(file).toMatchObject({ fileName: 'changed-2026-03-01.csv' })
    expect(Buffer.from(file.base64, 'base64').toString().trim().split(/\s+/).length).toBeGreaterThan(25)
  })

  // A schedule really sends, and a paused report goes to nobody.
  it('mails a scheduled report by the clock, and none while the report is paused (ANA-REP-06-B, ANA-REP-09-B)', async () => {
    const { workspace, store, clock, look } = await jobServer(now)
    const { id } = await workspace.act('reports.useTemplate', { id: 'report-template-1' })
    const { name, definition } = (await workspace.read('reports.list', undefined)).rows[0] ?? {}
    await workspace.act('reports.change', { id, name: name ?? '', definition: definition ?? emptyDefinition })
    await workspace.act('reports.schedule', { id, frequency: 'Daily', format: 'HTML', recipients: ['ana@shop.example'] })
    const mailed = async () => {
      clock.now += day
      await look()
      return [...(await store.list('outbox')).values()].filter(({ kind }) => kind === 'report').length
    }
    expect(await mailed()).toBe(1)
    await workspace.act('reports.setStatus', { id, status: 'paused' })
    expect(await mailed()).toBe(1)
    await workspace.act('reports.setStatus', { id, status: 'active' })
    expect(await mailed()).toBe(2)
  })

  it('queues the training of a model that it made, which Model Training shows (ANA-PRED-05-B, ANA-PRED-06-B, ANA-PRED-10-B, AI-TRAIN-07-B)', async () => {
    const { workspace } = await project()
    const { id } = await workspace.act('models.train', { name: 'Orders', metric: 'conversions', horizon: 7, history: 30 })
    expect((await workspace.read('training.list', undefined)).rows).toMatchObject([{ name: 'Orders', status: 'queued', dataPoints: 30 }])
    expect((await workspace.read('models.details', { id })).model).toMatchObject({ status: 'training', trainings: [] })
    await expect(workspace.act('models.retrain', { id })).rejects.toMatchObject({ code: 'conflict' })
    expect((await workspace.read('models.list', undefined)).figures).toMatchObject({ active: 0 })
  })

  it('counts its conversions, and sets a goal that makes its event a key event (ANA-CONV-03-B, ANA-CONV-07-B, ANA-CONV-08-B)', async () => {
    const { workspace } = await project()
    const { plan } = await workspace.act('plans.generate', { goals: 'Track purchases and sign-ups' })
    const made = await workspace.act('conversions.addGoal', { name: 'Orders', event: 'purchase', target: 40, period: 'month', valueCents: 0 })
    expect(plan.events.map(({ name }) => name)).toContain('purchase')
    expect(['made', 'already']).toContain(made.keyEvent)
    const { goals, figures } = await workspace.read('conversions.overview', undefined)
    expect(goals).toMatchObject([{ name: 'Orders', current: 1 }])
    expect(JSON.stringify(figures)).toMatch(/"revenueCents":\{"value":(60000|62000)/)
  })

  it('takes up insights and recommendations, and what members decide becomes feedback (ANA-INS-03-B, ANA-INS-09-B, AI-REC-04-B, AI-REC-06-B, AI-FEED-03-B, DATA-FEEDBACK-01-B)', async () => {
    const { workspace, store } = await project()
    await workspace.act('recommendations.find', undefined)
    const [one] = (await workspace.read('recommendations.list', undefined)).rows
    const id = one?.id ?? ''
    expect(await workspace.act('recommendations.start', { id })).toMatchObject({ status: 'in-progress' })
    await workspace.act('recommendations.dismiss', { id, reason: 'notRelevant', note: 'Not here.' })
    expect((await workspace.read('feedback.list', undefined)).rows).toMatchObject([{ userAction: 'rejected', feedback: 'negative', result: 'Not here.' }])
    await workspace.act('insights.generate', undefined)
    const { rows, figures, lastRun } = await workspace.read('insights.list', undefined)
    expect([lastRun?.found.length, figures.total]).toEqual([rows.length, rows.length])
    const [found] = rows
    if (found === undefined) return expect.unreachable('Weekends that differ are an insight.')
    expect(await workspace.act('insights.implement', { id: found.id, as: 'alert', name: 'Watch it', description: '' })).toMatchObject({ status: 'implemented' })
    expect([...(await store.list('alerts')).values()].filter((row) => row.project === 'shop')).toMatchObject([{ name: 'Watch it' }])
  })

  // What an insight becomes can be used.
  it('makes of an insight what can be published, or says what it lacks (ANA-INS-09-B)', async () => {
    const become = async (as: 'workflow' | 'trigger' | 'alert') => {
      const { workspace, store } = await project()
      await workspace.act('insights.generate', undefined)
      const id = (await workspace.read('insights.list', undefined)).rows[0]?.id ?? ''
      await workspace.act('insights.implement', { id, as, name: 'Look at it', description: '' })
      const places = { workflow: 'workflows', trigger: 'eventTriggers', alert: 'alerts' } as const
      const made = [...(await store.list(places[as])).values()].find((row) => row.project === 'shop')
      return { workspace, id: made?.id ?? '' }
    }
    const flow = await become('workflow')
    const { definition } = await flow.workspace.read('workflows.details', { id: flow.id })
    expect(definition).toMatchObject({ starts: [], actions: [{ kind: 'notify' }] })
    await expect(flow.workspace.act('workflows.publish', { id: flow.id })).rejects.toMatchObject({ issues: [{ path: 'starts' }] })
    await flow.workspace.act('workflows.save', { ...definition, name: 'Look at it', description: '', starts: [{ kind: 'day', of: '' }] })
    expect(await flow.workspace.act('workflows.publish', { id: flow.id })).toMatchObject({ status: 'active' })
    const trigger = await become('trigger')
    await expect(trigger.workspace.act('eventTriggers.setStatus', { id: trigger.id, status: 'active' })).rejects.toThrow(/no condition that can be checked/)
    const alert = await become('alert')
    await expect(alert.workspace.act('alerts.setStatus', { id: alert.id, status: 'active' })).rejects.toThrow(/no condition that can be checked/)
  })

  it('reads texts, and a correction of a reading becomes feedback (AI-NLP-04-B)', async () => {
    const { workspace } = await project()
    await workspace.act('nlp.analyze', { task: 'sentiment', source: 'typed', texts: ['What a clever idea.'] })
    const [result] = (await workspace.read('nlp.list', undefined)).results
    await workspace.act('nlp.correct', { id: result?.id ?? '', correction: 'Sentiment: positive.' })
    expect((await workspace.read('feedback.list', undefined)).rows).toMatchObject([{ about: { kind: 'reading' }, result: 'Sentiment: positive.' }])
  })

  // Each change is in the audit log.
  it('switches triggers, workflows and alerts on and off, and only who may enables what was disabled (AUTO-TRIG-05-B, AUTO-TRIG-08-B, AUTO-TRIG-09-B, AUTO-WF-05-B, AUTO-WF-07-B, AUTO-ALERT-09-B)', async () => {
    const { workspace, store, ports } = await project()
    const { id } = await workspace.act('eventTriggers.save', {
      ...trigger,
      name: 'Rush',
      event_type: 'Page View',
      condition: { match: 'all', clauses: [{ measure: 'pageViews', comparison: 'over', value: 1000 }] },
    })
    await workspace.act('eventTriggers.save', {
      ...trigger,
      name: 'Few orders',
      event_type: 'Conversion',
      condition: { match: 'all', clauses: [{ measure: 'conversionRate', comparison: 'under', value: 2 }] },
    })
    expect(await workspace.act('eventTriggers.setStatus', { id, status: 'paused' })).toMatchObject({ status: 'paused' })
    const flow = await workspace.act('workflows.save', {
      name: 'Thanks',
      description: '',
      starts: [{ kind: 'eventTrigger', of: id }],
      condition: { match: 'all', clauses: [] },
      actions: [{ id: 'a', kind: 'notify', words: 'Order' }],
    })
    await expect(workspace.act('workflows.setStatus', { id: flow.id, status: 'active' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('workflows.publish', { id: flow.id })).toMatchObject({ status: 'active' })
    expect(await workspace.act('workflows.setStatus', { id: flow.id, status: 'paused' })).toMatchObject({ status: 'paused' })
    const rule = { metric: 'pageViews', comparison: 'over', value: 50, minutes: 10, pause: 60, quiet: null } as const
    const alert = await workspace.act('alerts.save', { name: 'Busy', description: '', type: 'traffic', priority: 'low', channels: ['chat'], rule })
    expect(await workspace.act('alerts.disable', { id: alert.id })).toMatchObject({ status: 'disabled' })
    const editor = createWorkspace({ store, ports, member: { ...sampleOwner, role: 'editor' } })
    await editor.act('session.selectProject', { project: 'shop' })
    await expect(editor.act('alerts.setStatus', { id: alert.id, status: 'active' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(editor.act('alerts.enable', { id: alert.id })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await workspace.act('alerts.enable', { id: alert.id })).toMatchObject({ status: 'active' })
    const verbs = [...(await store.list('auditLog')).values()].map(({ action }) => action)
    expect(verbs).toEqual(expect.arrayContaining(['eventTriggers.setStatus', 'workflows.publish', 'workflows.setStatus', 'alerts.disable', 'alerts.enable']))
  })
})
