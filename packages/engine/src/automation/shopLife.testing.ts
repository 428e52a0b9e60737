import type { ActInput, CollectedEvent } from '@tagmason/domain'
import { event, purchase } from '../figures/collected.testing.ts'
import { jobServer } from '../jobs/jobServer.testing.ts'
import { runJob } from '../jobs/runJob.ts'
import type { RecordStore } from '../store/store.ts'
import { takeForTriggers } from './triggerStream.ts'

const minute = 60_000
const start = Date.parse('2026-03-01T12:00:00.000Z')
const trigger = { description: '', condition: { match: 'all', clauses: [] }, event_type: 'E-commerce' } as const
const over = (measure: 'orderValue' | 'pageViews' | 'cartIdle', value: number) =>
  ({ match: 'all', clauses: [{ measure, comparison: 'over', value }] }) satisfies ActInput<'eventTriggers.save'>['condition']

/** What arrives in each minute: an order, views up to a threshold, a cart that is left. */
const minutes: CollectedEvent[][] = Array.from({ length: 40 }, () => [])
minutes[1] = [purchase(start + minute, 150, 'EUR', { visitor: 'ana' }), event(start + minute, { name: 'add_to_cart', visitor: 'ben' })]
minutes[2] = [event(start + 2 * minute), event(start + 2 * minute + 1), purchase(start + 2 * minute, 120, 'EUR', { visitor: 'cleo' })]
minutes[3] = [event(start + 3 * minute), event(start + 3 * minute + 1), event(start + 3 * minute + 2)]

export interface Kill {
  /** The number of the commit at which a server dies. */
  commit: number
  /** It dies before the commit is kept, or after that, before anything else knows of it. */
  kept: boolean
}

/**
 * Forty minutes of a shop on some servers, one of which dies and starts again: all that went out, and how many commits that took. `stores` are the records as each server sees them: one store in memory where they
 * are left out. `onKill` happens as a server dies. Throws where a server fails at something else.
 */
export async function shopLife(servers: number, kill: Kill | null, stores?: readonly RecordStore[], onKill: () => Promise<unknown> = async () => undefined) {
  const { workspace, store, ports, clock, due } = await jobServer(start, undefined, stores?.[0])
  const { act } = workspace
  await act('webhooks.add', { name: 'In', url: 'https://in.shop.example/x', events: ['threshold.exceeded'] })
  const { id: big } = await act('eventTriggers.save', {
    ...trigger,
    name: 'Big order',
    condition: over('orderValue', 100),
    actions: ['Send e-mail', 'Call webhook', 'Add to audience'],
  })
  await act('eventTriggers.save', { ...trigger, name: 'Busy', event_type: 'Page View', condition: over('pageViews', 3), actions: ['Send notification'] })
  await act('eventTriggers.save', { ...trigger, name: 'Cart left', condition: over('cartIdle', 30), actions: ['Send chat message', 'Add to audience'] })
  const { id: flow } = await act('workflows.save', {
    name: 'Thanks',
    description: '',
    starts: [
      { kind: 'eventTrigger', of: big },
      { kind: 'hour', of: '' },
    ],
    condition: { match: 'all', clauses: [] },
    actions: [
      { id: 'a', kind: 'notify', words: 'Order' },
      { id: 'b', kind: 'webhook', words: 'https://crm.shop.example/in' },
      { id: 'c', kind: 'wait', words: '15' },
      { id: 'd', kind: 'issue', words: 'Ask how it was' },
    ],
  })
  await act('workflows.publish', { id: flow })

  let commits = 0
  let isDead = false
  /** A server of its own: what it remembers of triggers goes with it. */
  const started = (): RecordStore[] =>
    Array.from({ length: servers }, (_, at) => {
      const kept = stores?.[at] ?? store
      return {
        ...kept,
        async commit(writes) {
          if (isDead) throw new Error('dead')
          const isLast = ++commits === kill?.commit
          if (isLast) isDead = true
          if (!isLast || kill?.kept) await kept.commit(writes)
          if (isLast) await onKill()
          if (isLast) throw new Error('killed')
        },
      }
    })
  let running = started()
  const everywhere = async (work: (own: RecordStore) => Promise<unknown>) => {
    for (;;) {
      const ended = await Promise.allSettled(running.map(work))
      if (!isDead) {
        for (const each of ended) if (each.status === 'rejected') throw each.reason
        return
      }
      isDead = false
      running = started()
    }
  }
  for (const [at, events] of minutes.entries()) {
    clock.now = start + at * minute
    // What was not said to be taken comes again, as the intake sends it.
    if (events.length > 0) await everywhere((own) => takeForTriggers(own, ports, 'shop', () => events, `log.${at}`))
    for (let found = await due(); found.length > 0; found = await due()) for (const each of found) await everywhere(async (own) => runJob(own, ports, each))
  }
  const rows = async <C extends Parameters<typeof store.list>[0]>(collection: C) => [...(await store.list(collection)).values()]
  const sorted = (each: readonly unknown[]) => each.map((row) => JSON.stringify(row)).toSorted()
  const went = {
    triggers: sorted(
      (await rows('eventTriggers'))
        .filter(({ project }) => project === 'shop')
        .map(({ name, trigger_count: count, last_triggered: last }) => [name, count, last]),
    ),
    mails: sorted((await rows('outbox')).map(({ subject, body, at }) => [subject, body, at])),
    posts: sorted((await rows('queuedAlerts')).map(({ text, at }) => [text, at])),
    deliveries: sorted((await rows('webhookDeliveries')).map((row) => [row.event])),
    bell: sorted((await rows('notifications')).filter(({ project }) => project === 'shop').map(({ title, description, at }) => [title, description, at])),
    issues: sorted((await rows('issues')).filter(({ project }) => project === 'shop').map(({ title, description }) => [title, description])),
    audience: sorted((await rows('audienceMembers')).map(({ audience, visitor, at }) => [audience, visitor, at])),
    runs: sorted(
      (await rows('workflowRuns'))
        .filter(({ project }) => project === 'shop')
        .map(({ input, at, steps }) => [input, at, steps.map(({ kind, result }) => [kind, result])]),
    ),
    waiting: (await rows('workflowWork')).length,
  }
  return { went, commits }
}
