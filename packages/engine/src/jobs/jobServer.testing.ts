import type { CollectedEvent, JobName } from '@tagmason/domain'
import { sampleOwner } from '../sample.ts'
import type { EventReader, EventStore } from '../store/eventStore.ts'
import type { RecordStore } from '../store/store.ts'
import { sharedStore } from '../store/memory.ts'
import { memoryEvents } from '../store/memoryEvents.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { takeForTriggers } from '../automation/triggerStream.ts'
import { createWorkspace } from '../workspace.ts'
import { dueJobs, jobLanes } from './dueJobs.ts'
import { runJob } from './runJob.ts'

/** A server over memory, or over the records that it is given, with a real project `shop`, whose clock the test moves: what collects events, and what runs by itself. */
export async function jobServer(start: number, events: EventReader & Partial<Pick<EventStore, 'append'>> = memoryEvents(), records?: RecordStore) {
  const clock = { now: start }
  let count = 0
  const engine = sampleEngine({
    ports: {
      now: () => new Date(clock.now),
      id: () => `id-${++count}`,
      server: { mail: true },
      site: 'https://tag.example.com',
      outgoing: { names: () => true, send: async () => ({ status: 200 }), ask: async () => Promise.reject(new Error('not here')) },
      collected: { account: 'main', events },
    },
  })
  const store = records ?? sharedStore(engine.store)
  const { ports } = engine
  const workspace = createWorkspace({ store, ports, member: sampleOwner })
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  await workspace.act('alerts.setAddress', { channel: 'email', address: 'ana@shop.example' })
  await workspace.act('alerts.setAddress', { channel: 'chat', address: 'https://chat.shop.example/hook' })
  const due = async () => (await Promise.all(jobLanes.map((lane) => dueJobs(store, ports, lane)))).flat()
  return {
    workspace,
    store,
    ports,
    clock,
    events,
    due,
    /** Does what is due until nothing is; the names of what was done. */
    async look() {
      const done: JobName[] = []
      for (let found = await due(); found.length > 0; found = await due()) for (const each of found) if (await runJob(store, ports, each)) done.push(each.name)
      return done
    },
    /** Keeps a block of events, as the intake does, and lets triggers look at it. */
    async collect(batch: readonly CollectedEvent[], token: string) {
      await events.append?.(batch, token)
      await takeForTriggers(store, ports, 'shop', () => batch, token)
    },
  }
}
