import { actionKinds, type WorkflowAction } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const ownProject = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }
const always = { match: 'all' as const, clauses: [] }
const say: WorkflowAction = { id: 'action-1', kind: 'notify', words: 'It happened.' }

describe('workflows', () => {
  it('have counts and rates that come from what they are made of and how they ran (DATA-WORKFLOW-01-B)', async () => {
    const { workspace, store } = sampleEngine()
    const { figures, rows } = await workspace.read('workflows.list', undefined)
    expect(figures).toEqual({ active: 4, paused: 1, drafts: 1, successRate: 96.9 })
    for (const row of rows) {
      expect(row, 'the sample row says what its runs say').toEqual(await store.get('workflows', row.id))
      const { definition } = await workspace.read('workflows.details', { id: row.id })
      expect([row.triggers, row.actions]).toEqual([definition.starts.length, definition.actions.length])
    }
  })

  it('go between active and paused; a draft goes nowhere but by Publish', async () => {
    const { workspace, store } = sampleEngine()
    expect(await workspace.act('workflows.setStatus', { id: 'workflow-1', status: 'paused' })).toMatchObject({ status: 'paused', success_rate: 98.2 })
    expect((await store.get('workflows', 'workflow-1'))?.status).toBe('paused')
    await expect(workspace.act('workflows.setStatus', { id: 'workflow-6', status: 'active' })).rejects.toMatchObject({ code: 'conflict' })
    expect((await store.get('workflows', 'workflow-6'))?.status).toBe('draft')
    expect(await workspace.act('workflows.publish', { id: 'workflow-6' })).toMatchObject({ status: 'active' })
    await expect(workspace.act('workflows.publish', { id: 'workflow-6' })).rejects.toMatchObject({ code: 'conflict' })
    expect(
      [...(await store.list('auditLog')).values()].filter(
        (entry) => entry.action === 'workflows.setStatus' && entry.user === 'elena.fischer@example.com' && entry.status === 'Failed',
      ),
    ).toHaveLength(1)
  })

  it('are made as drafts, and published only with a trigger and an action', async () => {
    const { workspace } = sampleEngine()
    const { id } = await workspace.act('workflows.save', { name: 'Mine', description: '', starts: [], condition: always, actions: [] })
    await expect(workspace.act('workflows.publish', { id })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'starts' }] })
    const started = { id, name: 'Mine', description: '', starts: [{ kind: 'hour' as const, of: '' }], condition: always }
    await workspace.act('workflows.save', { ...started, actions: [] })
    await expect(workspace.act('workflows.publish', { id })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'actions' }] })
    await expect(workspace.act('workflows.test', { id })).rejects.toMatchObject({ code: 'invalid' })
    expect(await workspace.act('workflows.save', { ...started, actions: [say] })).toMatchObject({ status: 'draft', triggers: 1, actions: 1, lastRun: null })
    expect(await workspace.act('workflows.publish', { id })).toMatchObject({ status: 'active' })
    await expect(workspace.act('workflows.save', { ...started, actions: [] })).rejects.toMatchObject({ code: 'invalid' })
    await expect(workspace.act('workflows.save', { ...started, actions: [{ ...say, kind: 'webhook', words: 'http://plain.example' }] })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'actions.0', message: 'address' }],
    })
    await expect(workspace.act('workflows.save', { ...started, name: 'trial reminder', actions: [say] })).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ path: 'name' }],
    })
    const strange = [{ kind: 'eventTrigger' as const, of: 'trigger-99' }]
    await expect(workspace.act('workflows.save', { ...started, starts: strange, actions: [say] })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'starts.0' }],
    })
    const twice = [...started.starts, ...started.starts, { kind: 'eventTrigger' as const, of: 'trigger-1' }]
    expect(await workspace.act('workflows.save', { ...started, starts: twice, actions: [say] })).toMatchObject({ triggers: 2 })
    const impossible = { match: 'all' as const, clauses: [{ measure: 'pageViews' as const, comparison: 'is' as const, value: 3 }] }
    await expect(workspace.act('workflows.save', { ...started, condition: impossible, actions: [say] })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('in a test do what the product can do, skip what needs a service, and keep the run without counting it', async () => {
    const { workspace, store } = sampleEngine()
    const words = (kind: string) => (kind === 'webhook' ? 'https://example.com/hook' : kind === 'wait' ? '5' : `About ${kind}`)
    const actions = actionKinds.map((kind): WorkflowAction =>
      kind === 'setStatus'
        ? { id: kind, kind, words: '', target: 'campaign-1', status: 'paused' }
        : {
            id: kind,
            kind,
            words: words(kind),
            ...(kind === 'condition' ? { field: 'total', comparison: 'over' } : kind === 'report' ? { target: 'report-1' } : {}),
          },
    )
    const { id } = await workspace.act('workflows.save', { name: 'All', description: '', starts: [], condition: always, actions })
    const issues = (await store.list('issues')).size
    const run = await workspace.act('workflows.test', { id })
    expect(run).toMatchObject({ test: true, result: 'partly', workflow: id })
    expect(run.steps.filter((step) => step.result === 'done').map((step) => step.kind)).toEqual(['notify', 'issue', 'setStatus', 'wait', 'condition'])
    expect(run.steps.filter((step) => step.result === 'skipped').every((step) => step.reason === 'notConfigured')).toBe(true)
    const [newest] = await workspace.read('notifications.list', undefined)
    expect(newest).toMatchObject({ title: 'All', description: 'About notify', read: false, href: `/automation/workflows?id=${id}` })
    expect((await store.list('issues')).size).toBe(issues + 1)
    expect((await store.get('campaigns', 'campaign-1'))?.status).toBe('paused')
    const { workflow, runs } = await workspace.read('workflows.details', { id })
    expect(runs).toEqual([run])
    expect(workflow).toMatchObject({ lastRun: null, success_rate: null })
  })

  it('in a test mail who tests them, where a mail server is set', async () => {
    const { workspace, store } = sampleEngine({ ports: { server: { mail: true } } })
    const actions: WorkflowAction[] = [
      { id: 'action-1', kind: 'email', words: 'Your cart is waiting' },
      { id: 'action-2', kind: 'chat', words: 'Look' },
    ]
    const test = async () => {
      const { id } = await workspace.act('workflows.save', { name: 'Mailed', description: '', starts: [], condition: always, actions })
      return (await workspace.act('workflows.test', { id })).steps.map(({ kind, result, reason }) => [kind, result, reason])
    }
    // The sample has no mail server.
    expect((await test())[0]).toEqual(['email', 'skipped', 'notConfigured'])
    await workspace.act('projects.create', ownProject)
    expect(await test()).toEqual([
      ['email', 'done', undefined],
      ['chat', 'skipped', 'notConfigured'],
    ])
    expect([...(await store.list('outbox')).values()]).toMatchObject([
      { to: ['owner@localhost'], subject: 'Mailed', body: 'Your cart is waiting', project: 'shop', state: 'queued' },
    ])
  })

  it('in a test fail at what is gone', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('campaigns.remove', { id: 'campaign-1' })
    const { steps } = await workspace.act('workflows.test', { id: 'workflow-5' })
    expect(steps[0]).toMatchObject({ kind: 'setStatus', result: 'failed', reason: 'gone' })
  })

  it('keep their name in the triggers that start them, until they are removed with their runs', async () => {
    const { workspace, store } = sampleEngine()
    const { definition } = await workspace.read('workflows.details', { id: 'workflow-1' })
    const { starts, condition, actions } = definition
    await workspace.act('workflows.save', { id: 'workflow-1', name: 'Carts', description: '', starts, condition, actions })
    expect((await store.get('eventTriggers', 'trigger-3'))?.actions).toEqual(['Add to audience', 'Start workflow: Carts'])
    await workspace.act('workflows.remove', { id: 'workflow-1' })
    expect((await store.get('eventTriggers', 'trigger-3'))?.actions).toEqual(['Add to audience'])
    expect([...(await store.list('workflowRuns')).values()].some((run) => run.workflow === 'workflow-1')).toBe(false)
    await expect(workspace.read('workflows.details', { id: 'workflow-1' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('belong to their project, and viewers only look', async () => {
    const { workspace, as } = sampleEngine()
    await expect(as('viewer').act('workflows.setStatus', { id: 'workflow-1', status: 'paused' })).rejects.toMatchObject({ code: 'forbidden' })
    await workspace.act('projects.create', ownProject)
    expect(await workspace.read('workflows.list', undefined)).toEqual({ figures: { active: 0, paused: 0, drafts: 0, successRate: null }, rows: [] })
    expect(await workspace.read('workflows.choices', undefined)).toEqual({ triggers: [], integrations: [], reports: [] })
    for (const act of ['workflows.publish', 'workflows.test', 'workflows.remove'] as const)
      await expect(workspace.act(act, { id: 'workflow-6' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('workflows.setStatus', { id: 'workflow-1', status: 'paused' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('of another project cannot be written over by their id', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('projects.create', ownProject)
    await expect(
      workspace.act('workflows.save', { id: 'workflow-1', name: 'Mine', description: '', starts: [], condition: always, actions: [] }),
    ).rejects.toMatchObject({ code: 'notFound' })
    expect((await store.get('workflows', 'workflow-1'))?.name).toBe('Abandoned cart follow-up')
  })
})
