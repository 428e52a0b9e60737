import { describe, expect, it } from 'vitest'
import { event } from '../figures/collected.testing.ts'
import { jobServer } from '../jobs/jobServer.testing.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

const fields = {
  name: 'Big sale',
  description: '',
  event_type: 'E-commerce' as const,
  condition: { match: 'any' as const, clauses: [{ measure: 'orderValue' as const, comparison: 'over' as const, value: 99.5 }] },
  actions: ['Send notification', 'Send notification'],
}

describe('event triggers', () => {
  it('are counted, and every condition of the sample can be taken apart', async () => {
    const { workspace } = sampleEngine()
    const { figures, rows, workflows } = await workspace.read('eventTriggers.list', undefined)
    expect(figures).toEqual({ active: 5, paused: 1, fired: 1408, neverFired: 1 })
    expect(rows.map((row) => row.parsed)).toEqual([
      { match: 'all', clauses: [{ measure: 'pageViews', comparison: 'over', value: 1000 }] },
      { match: 'all', clauses: [{ measure: 'conversionRate', comparison: 'under', value: 2 }] },
      { match: 'all', clauses: [{ measure: 'cartIdle', comparison: 'over', value: 30 }] },
      { match: 'all', clauses: [] },
      { match: 'all', clauses: [{ measure: 'orderValue', comparison: 'over', value: 500 }] },
      {
        match: 'all',
        clauses: [
          { measure: 'page', comparison: 'is', value: '/pricing' },
          { measure: 'visitorViews', comparison: 'over', value: 2 },
        ],
      },
    ])
    expect(workflows).toHaveLength(6)
  })

  it('start only workflows that are there, also one with the longest name', async () => {
    const { workspace } = sampleEngine()
    const gone = { ...fields, actions: ['Send notification', 'Start workflow: Nowhere'] }
    await expect(workspace.act('eventTriggers.save', gone)).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'actions.1' }] })
    const name = 'w'.repeat(200)
    await workspace.act('workflows.save', { name, description: '', starts: [], condition: { match: 'all', clauses: [] }, actions: [] })
    const actions = [`Start workflow: ${name}`]
    expect(await workspace.act('eventTriggers.save', { ...fields, actions })).toMatchObject({ actions })
  })

  it('go between active and paused, and it is audited', async () => {
    const { workspace, store } = sampleEngine()
    expect(await workspace.act('eventTriggers.setStatus', { id: 'trigger-1', status: 'paused' })).toMatchObject({ status: 'paused' })
    expect((await workspace.read('eventTriggers.list', undefined)).figures).toMatchObject({ active: 4, paused: 2 })
    const entries = [...(await store.list('auditLog')).values()]
    expect(entries.some(({ action, resource }) => action === 'eventTriggers.setStatus' && resource === 'analytics-dashboard/trigger-1')).toBe(true)
  })

  it('are made and changed with a condition that can be read back', async () => {
    const { workspace } = sampleEngine()
    const made = await workspace.act('eventTriggers.save', fields)
    expect(made).toMatchObject({
      condition: 'Order value over $99.5',
      status: 'active',
      trigger_count: 0,
      last_triggered: null,
      actions: ['Send notification'],
    })
    const changed = await workspace.act('eventTriggers.save', { ...fields, id: 'trigger-5', condition: { match: 'all', clauses: [] } })
    expect(changed).toMatchObject({ id: 'trigger-5', condition: 'Every purchase', trigger_count: 27 })
  })

  it('refuse what their event does not tell, what cannot be evaluated, and nothing to do', async () => {
    const { workspace } = sampleEngine()
    const clause = { measure: 'pageViews' as const, comparison: 'over' as const, value: 5 }
    await expect(workspace.act('eventTriggers.save', { ...fields, condition: { match: 'all', clauses: [clause] } })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'condition.clauses.0.measure' }],
    })
    const zero = { measure: 'orderValue' as const, comparison: 'over' as const, value: 0 }
    await expect(workspace.act('eventTriggers.save', { ...fields, condition: { match: 'all', clauses: [zero] } })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.act('eventTriggers.save', { ...fields, actions: [] })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('that are removed start nothing any more; a workflow without another start is paused', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('eventTriggers.remove', { id: 'trigger-3' })
    expect(await store.get('workflows', 'workflow-1')).toMatchObject({ status: 'active', triggers: 1 })
    await workspace.act('eventTriggers.remove', { id: 'trigger-4' })
    expect(await store.get('workflows', 'workflow-2')).toMatchObject({ status: 'paused', triggers: 0 })
    await expect(workspace.act('workflows.setStatus', { id: 'workflow-2', status: 'active' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.act('eventTriggers.remove', { id: 'trigger-3' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('belong to their project', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect((await workspace.read('eventTriggers.list', undefined)).rows).toEqual([])
    await expect(workspace.act('eventTriggers.setStatus', { id: 'trigger-1', status: 'paused' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('eventTriggers.save', { ...fields, id: 'trigger-1' })).rejects.toMatchObject({ code: 'notFound' })
    expect((await store.get('eventTriggers', 'trigger-1'))?.name).toBe('Traffic spike')
  })
})

describe('the replay of a trigger', () => {
  const always = { match: 'all', clauses: [] } as const
  it('says when it would have fired, as it then does with the same events (DATA-TRIGGER-01-B)', async () => {
    const start = Date.parse('2026-03-10T12:00:00.000Z')
    const server = await jobServer(start)
    const { workspace } = server
    const clauses = [{ measure: 'page' as const, comparison: 'is' as const, value: '/pricing' }]
    const condition = { ...always, clauses, next: { event: 'sign_up', minutes: 30 } }
    const fields = { event_type: 'Page View' as const, condition }
    const trigger = await workspace.act('eventTriggers.save', { name: 'Asked, then signed up', description: '', ...fields, actions: ['Send notification'] })
    expect(trigger.condition).toBe('Page is /pricing, then sign_up within 30 minutes')
    const hour = 3_600_000
    const visit = (at: number, visitor: string, later: number) => [
      event(at, { visitor, path: '/pricing' }),
      event(at + later * 60_000, { visitor, name: 'sign_up', path: '/welcome' }),
    ]
    const stream = [...visit(start - 50 * hour, 'a', 10), ...visit(start - 20 * hour, 'b', 45), ...visit(start - 2 * hour, 'c', 29)]
    expect(await workspace.read('eventTriggers.replay', fields)).toMatchObject({ times: 0, events: 0 })
    await server.collect(stream, 's.0')
    const replay = await workspace.read('eventTriggers.replay', fields)
    expect(replay).toMatchObject({ times: 2, events: 6, cut: false })
    expect(replay.fired).toEqual([start - 50 * hour + 600_000, start - 2 * hour + 29 * 60_000].map((at) => new Date(at).toISOString()))
    expect(replay.hours.filter(({ times }) => times > 0)).toHaveLength(2)
    const { rows } = await workspace.read('eventTriggers.list', undefined)
    expect(rows).toMatchObject([{ trigger_count: replay.times, parsed: condition }])
  })

  it('refuses what cannot be followed', async () => {
    const { workspace } = await jobServer(Date.parse('2026-03-10T12:00:00.000Z'))
    const condition = {
      ...always,
      clauses: [{ measure: 'pageViews' as const, comparison: 'over' as const, value: 5 }],
      next: { event: 'sign_up', minutes: 30 },
    }
    const save = workspace.act('eventTriggers.save', { name: 'No', description: '', event_type: 'Page View', condition, actions: ['Send notification'] })
    await expect(save).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'condition.next', message: 'counts' }] })
  })
})
