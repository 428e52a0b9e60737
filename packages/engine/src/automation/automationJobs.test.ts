import type { ActInput, CollectedEvent } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { event, purchase } from '../figures/collected.testing.ts'
import { jobServer } from '../jobs/jobServer.testing.ts'
import { settlePost, takePosts } from './alertPosts.ts'

const minute = 60_000
const start = Date.parse('2026-03-01T12:00:00.000Z')
const views = (at: number, count: number): CollectedEvent[] => Array.from({ length: count }, (_, place) => event(at + place))

const rule = { metric: 'pageViews', comparison: 'over', value: 50, minutes: 10, pause: 60, quiet: null } as const
const alert = { name: 'Busy', description: '', type: 'traffic', priority: 'high', channels: ['email', 'chat'], rule } satisfies ActInput<'alerts.save'>

describe('thresholds of a trigger', () => {
  it('are numbers that arriving events are held against, and no words (AUTO-TRIG-08-B, AUTO-TRIG-09-B)', async () => {
    const { workspace, collect } = await jobServer(start)
    const save = (name: string, event_type: 'Page View' | 'Conversion', clause: ActInput<'eventTriggers.save'>['condition']['clauses'][number]) =>
      workspace.act('eventTriggers.save', { name, description: '', event_type, condition: { match: 'all', clauses: [clause] }, actions: ['Call webhook'] })
    await save('Rush', 'Page View', { measure: 'pageViews', comparison: 'over', value: 1000 })
    await save('Few orders', 'Conversion', { measure: 'conversionRate', comparison: 'under', value: 2 })
    const fired = async () =>
      Object.fromEntries(
        (await workspace.read('eventTriggers.list', undefined)).rows.map(({ name, trigger_count: count, problems = [] }) => [name, [count, ...problems]]),
      )
    const checkouts = (at: number, count: number) => views(at, count).map((each) => ({ ...each, name: 'begin_checkout' }))
    await collect(views(start, 1000), 'a.0')
    // Two of a hundred that began a checkout are no less than 2 %.
    await collect([purchase(start + minute, 20), purchase(start + minute + 1, 20), ...checkouts(start + minute + 2, 100)], 'a.1')
    expect(await fired()).toEqual({ Rush: [0], 'Few orders': [0] })
    await collect([event(start + 2 * minute), ...checkouts(start + 2 * minute, 1)], 'a.2')
    // No webhook takes it, and the triggers say so.
    expect(await fired()).toEqual({ Rush: [1, 'noWebhook'], 'Few orders': [1, 'noWebhook'] })
  })
})

describe('the alert job', () => {
  it('raises an alert once, notifies each channel once, and resolves it (AUTO-ALERT-03-B, ENT-API-21-B, DATA-ALERT-01-B)', async () => {
    const { workspace, store, clock, look, collect } = await jobServer(start)
    const { id } = await workspace.act('alerts.save', alert)
    await workspace.act('webhooks.add', { name: 'In', url: 'https://in.shop.example/x', events: ['threshold.exceeded'] })
    const phase = async () => (await workspace.read('alerts.list', undefined)).rows[0]?.now?.phase
    await look()
    expect(await phase()).toBe('normal')
    await collect(views(start, 60), 'a.0')
    const seen: (string | undefined)[] = []
    for (let passed = 1; passed <= 20; passed++) {
      clock.now = start + passed * minute
      await look()
      seen.push(await phase())
    }
    expect(seen.filter((each, at) => each !== seen[at - 1])).toEqual(['raised', 'resolved'])
    expect(await workspace.read('alerts.list', undefined)).toMatchObject({ rows: [{ id, trigger_count: 1, last_triggered: '2026-03-01T12:01:00.000Z' }] })
    const mails = [...(await store.list('outbox')).values()].map(({ subject }) => subject)
    expect(mails).toEqual(['Busy', 'Resolved: Busy'])
    expect([...(await store.list('queuedAlerts')).values()].map(({ text }) => text?.split('\n')[0])).toEqual(['Busy', 'Resolved: Busy'])
    expect([...(await store.list('webhookDeliveries')).values()].map((row) => row.event)).toEqual(['threshold.exceeded'])
  })

  it('looks at nothing while an alert is paused, and begins anew afterwards (AUTO-ALERT-05-B)', async () => {
    const { workspace, clock, look, collect } = await jobServer(start)
    const { id } = await workspace.act('alerts.save', alert)
    await collect(views(start - minute, 60), 'a.0')
    await workspace.act('alerts.setStatus', { id, status: 'paused' })
    await look()
    expect((await workspace.read('alerts.list', undefined)).rows).toMatchObject([{ trigger_count: 0 }])
    await workspace.act('alerts.setStatus', { id, status: 'active' })
    clock.now += minute
    await look()
    expect((await workspace.read('alerts.list', undefined)).rows).toMatchObject([{ trigger_count: 1, now: { phase: 'raised', value: 60 } }])
  })

  it('would have been raised when its preview says so', async () => {
    const { workspace, collect } = await jobServer(start)
    const times = [start - 5 * 24 * 60 * minute, start - 2 * 24 * 60 * minute]
    await collect(
      times.flatMap((at) => views(at - 5 * minute, 60)),
      'a.0',
    )
    const preview = await workspace.read('alerts.preview', { rule: { ...rule, minutes: 60 } })
    expect(preview.raised?.map(({ from }) => from)).toEqual(times.map((at) => new Date(at).toISOString()))
    expect(preview.values).toHaveLength(721)
    const { workspace: bare } = await jobServer(start)
    expect((await bare.read('alerts.preview', { rule })).raised).toEqual([])
  })
})

describe('event triggers', () => {
  const trigger = {
    name: 'Big order',
    description: '',
    event_type: 'E-commerce',
    condition: { match: 'all', clauses: [{ measure: 'orderValue', comparison: 'over', value: 100 }] },
    actions: ['Send notification', 'Send e-mail'],
  } satisfies ActInput<'eventTriggers.save'>
  const fired = async ({ workspace }: Awaited<ReturnType<typeof jobServer>>) =>
    (await workspace.read('eventTriggers.list', undefined)).rows.map(({ trigger_count }) => trigger_count)

  it('fire with the events that match, each block once, however often it comes again (AUTO-TRIG-03-B)', async () => {
    const server = await jobServer(start)
    await server.workspace.act('eventTriggers.save', trigger)
    const block = [purchase(start, 150), purchase(start + 1, 50), purchase(start + 2, 101)]
    for (let again = 0; again < 3; again++) await server.collect(block, 'segment.0')
    expect(await fired(server)).toEqual([2])
    await server.collect([purchase(start + 3, 200)], 'segment.1')
    expect(await fired(server)).toEqual([3])
    expect([...(await server.store.list('outbox')).values()].map(({ subject }) => subject)).toEqual(['Big order'])
    server.clock.now += minute
    await server.look()
    // The third came within the minute in which people had been notified.
    expect((await server.store.list('outbox')).size).toBe(2)
  })

  it('lose nothing where the process dies before what was fired is written down', async () => {
    const server = await jobServer(start)
    await server.workspace.act('eventTriggers.save', trigger)
    const commit = server.store.commit
    server.store.commit = async () => Promise.reject(new Error('killed'))
    await expect(server.collect([purchase(start, 150)], 'segment.0')).rejects.toThrow('killed')
    server.store.commit = commit
    await server.collect([purchase(start, 150)], 'segment.0')
    expect(await fired(server)).toEqual([1])
  })

  it('know exactly what was written down, after a commit that failed and beside another server', async () => {
    const server = await jobServer(start)
    const clauses = [{ measure: 'pageViews' as const, comparison: 'over' as const, value: 3 }]
    await server.workspace.act('eventTriggers.save', { ...trigger, event_type: 'Page View', condition: { match: 'all', clauses } })
    await server.collect(views(start, 2), 's.0')
    const kept = (await server.store.get('triggerStates', 'shop')) ?? null
    const commit = server.store.commit
    server.store.commit = async () => Promise.reject(new Error('killed'))
    await expect(server.collect(views(start + 10, 1), 's.1')).rejects.toThrow('killed')
    server.store.commit = commit
    await server.collect(views(start + 10, 1), 's.1')
    expect(await fired(server)).toEqual([0])
    // Another server wrote of one view only, and the engine in memory knows of three.
    const state = String(kept?.state).replace(/"counts":\[(\d+),2\]/, '"counts":[$1,1]')
    expect(state).not.toBe(kept?.state)
    await server.store.commit([{ collection: 'triggerStates', id: 'shop', row: { ...kept!, state } }])
    await server.collect(views(start + 20, 2), 's.2')
    expect(await fired(server)).toEqual([0])
    await server.collect(views(start + 30, 1), 's.3')
    expect(await fired(server)).toEqual([1])
  })

  it('fire for a cart that was left, once its time is over (AUTO-TRIG-10-B)', async () => {
    const server = await jobServer(start)
    const clauses = [{ measure: 'cartIdle' as const, comparison: 'over' as const, value: 30 }]
    await server.workspace.act('eventTriggers.save', { ...trigger, name: 'Cart left', condition: { match: 'all', clauses } })
    await server.collect([event(start, { name: 'add_to_cart', visitor: 'a' }), event(start, { name: 'add_to_cart', visitor: 'b' })], 's.0')
    server.clock.now = start + 10 * minute
    await server.collect([purchase(start + 10 * minute, 20, 'EUR', { visitor: 'b' })], 's.1')
    server.clock.now = start + 29 * minute
    await server.look()
    expect(await fired(server)).toEqual([0])
    server.clock.now = start + 33 * minute
    await server.look()
    await server.look()
    expect(await fired(server)).toEqual([1])
  })
})

describe('workflows', () => {
  const save = async (server: Awaited<ReturnType<typeof jobServer>>, parts: Partial<ActInput<'workflows.save'>>) => {
    const { id } = await server.workspace.act('workflows.save', {
      name: 'Follow up',
      description: '',
      starts: [{ kind: 'hour', of: '' }],
      condition: { match: 'all', clauses: [] },
      actions: [{ id: 'a', kind: 'notify', words: 'Look' }],
      ...parts,
    })
    await server.workspace.act('workflows.publish', { id })
    return id
  }
  const details = ({ workspace }: Awaited<ReturnType<typeof jobServer>>, id: string) => workspace.read('workflows.details', { id })

  it('start by the clock once an hour, and wait where a step says so', async () => {
    const server = await jobServer(start)
    const actions = [
      { id: 'a', kind: 'notify' as const, words: 'First' },
      { id: 'b', kind: 'wait' as const, words: '15' },
      { id: 'c', kind: 'issue' as const, words: 'Look at it' },
    ]
    const id = await save(server, { actions })
    await server.look()
    expect(await details(server, id)).toMatchObject({ runs: [], running: [{ steps: [{ kind: 'notify', result: 'done' }, { kind: 'wait' }] }] })
    server.clock.now += 15 * minute
    await server.look()
    expect(await details(server, id)).toMatchObject({
      running: [],
      runs: [{ result: 'succeeded', input: { by: 'hour' }, steps: [{}, {}, { kind: 'issue', tries: 1 }] }],
    })
    server.clock.now = start + 60 * minute
    await server.look()
    expect((await details(server, id)).running).toHaveLength(1)
  })

  it('start with an event trigger, call an address, and log where to without its token (AUTO-WF-03-B)', async () => {
    const server = await jobServer(start)
    const { id: trigger } = await server.workspace.act('eventTriggers.save', {
      name: 'Order',
      description: '',
      event_type: 'E-commerce',
      condition: { match: 'all', clauses: [] },
      actions: ['Send notification'],
    })
    const id = await save(server, {
      starts: [{ kind: 'eventTrigger', of: trigger }],
      actions: [{ id: 'a', kind: 'webhook', words: 'https://crm.shop.example/in?token=s3cret' }],
    })
    await server.collect([purchase(start, 20), purchase(start + 1, 30)], 's.0')
    await server.collect([purchase(start, 20), purchase(start + 1, 30)], 's.0')
    await server.look()
    const { runs } = await details(server, id)
    expect(runs).toHaveLength(2)
    expect(JSON.stringify(runs)).not.toContain('s3cret')
    const posts = await takePosts(server.store, server.ports)
    expect(posts.map(({ url }) => url)).toEqual(['https://crm.shop.example/in?token=s3cret', 'https://crm.shop.example/in?token=s3cret'])
    await settlePost(server.store, server.ports, posts[0]?.id ?? '', { status: 404 })
    await settlePost(server.store, server.ports, posts[1]?.id ?? '', { status: 503 })
    const after = (await details(server, id)).runs.flatMap(({ steps }) => steps)
    expect(after.map(({ result, output }) => [result, output]).toSorted()).toEqual([
      ['done', 'status 503'],
      ['failed', 'status 404'],
    ])
    // The one that failed for good is repeated from there.
    const failed = (await details(server, id)).runs.find(({ result }) => result === 'failed')
    await server.workspace.act('workflows.retry', { id: failed?.id ?? '', whole: false })
    await server.look()
    expect((await details(server, id)).runs).toHaveLength(3)
  })

  it('are stopped where they wait, and run only where their condition holds', async () => {
    const server = await jobServer(start)
    const id = await save(server, {
      actions: [
        { id: 'a', kind: 'wait', words: '60' },
        { id: 'b', kind: 'notify', words: 'Late' },
      ],
    })
    await server.look()
    const [work] = (await details(server, id)).running
    expect(await server.workspace.act('workflows.stop', { id: work?.id ?? '' })).toMatchObject({ stopped: true, steps: [{ kind: 'wait' }] })
    await expect(server.workspace.act('workflows.stop', { id: work?.id ?? '' })).rejects.toMatchObject({ code: 'conflict' })
    const quiet = await save(server, { name: 'Quiet', condition: { match: 'all', clauses: [{ measure: 'pageViews', comparison: 'over', value: 5 }] } })
    server.clock.now = start + 60 * minute
    await server.look()
    expect((await details(server, quiet)).runs).toEqual([])
    await server.collect(views(start + 70 * minute, 9), 's.0')
    server.clock.now = start + 120 * minute
    await server.look()
    expect((await details(server, quiet)).runs).toHaveLength(1)
  })
})
