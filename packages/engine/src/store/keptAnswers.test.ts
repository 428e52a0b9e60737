import { type ActName, type ReadName, reads, type Role } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleOwner, sampleSeed } from '../sample.ts'
import { readInputs } from '../testing/readInputs.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { createWorkspace } from '../workspace.ts'
import type { Context, Ports } from '../context.ts'
import { keptAnswers } from './keptAnswers.ts'
import { memoryEvents } from './memoryEvents.ts'
import { memoryStore, sharedStore } from './memory.ts'

const roles: readonly Role[] = ['owner', 'admin', 'editor', 'viewer']
const projects = [...(sampleSeed().projects?.keys() ?? [])].slice(0, 2)

/** Acts that change what many reads show, with inputs that fit the sample. */
const changes: readonly (readonly [name: ActName, input?: unknown])[] = [
  ...(['dark', 'light'] as const).map((mode) => ['session.setPreferences', { mode }] as const),
  ...projects.map((project) => ['session.selectProject', { project }] as const),
  ['projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }],
  ['dashboards.create', { name: 'Another' }],
  ['anomalies.investigate', { id: 'anomaly-1' }],
  ['anomalies.resolve', { id: 'anomaly-1', note: '' }],
  ['anomalies.reopen', { id: 'anomaly-1' }],
  ['insights.dismiss', { id: 'insight-1' }],
  ['insights.putBack', { id: 'insight-1' }],
  ['workspace.reset'],
]

const told = (answer: Promise<unknown>) =>
  answer.then(
    (found) => JSON.stringify(found ?? null),
    (error: unknown) => `refused: ${String(error)}`,
  )

/** A sample over one store, asked with kept answers and without. */
function twoWays() {
  const { ports } = sampleEngine()
  const store = sharedStore(memoryStore(sampleSeed()))
  let arrived = 0
  const collected = { account: 'main', events: memoryEvents(), changes: () => arrived }
  let [now, tick] = [ports.now().getTime(), 0]
  const all: Ports = { ...ports, now: () => new Date(now), collected }
  const answers = keptAnswers(store, () => tick)
  const as = (role: Role, keeps: boolean) =>
    createWorkspace({ store, ports: all, member: { ...sampleOwner, id: `m-${role}`, role }, ...(keeps ? { answers } : {}) })
  return {
    as,
    async event() {
      arrived++
      await collected.events.append(
        [
          {
            account: 'main',
            project: 'shop',
            id: String(arrived),
            name: 'page_view',
            time: now,
            received: now,
            format: 'api',
            visitor: 'v',
            params: {},
          } as never,
        ],
        String(arrived),
      )
      arrived++
    },
    /** Time that both ways see. */
    later(milliseconds: number) {
      now += milliseconds
      tick += milliseconds
    },
  }
}

describe('keptAnswers', () => {
  it('answers as an engine that keeps none, to every role, whatever is done in between', { timeout: 120_000 }, async () => {
    const names = Object.keys(reads) as ReadName[]
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ read: fc.constantFrom(...names), role: fc.constantFrom(...roles) }) },
      { weight: 2, arbitrary: fc.record({ act: fc.constantFrom(...changes), role: fc.constantFrom(...roles) }) },
      { weight: 1, arbitrary: fc.record({ happens: fc.constantFrom('event', 'later'), role: fc.constantFrom(...roles) }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
        const { as, event, later } = twoWays()
        const asked = new Map<ReadName, unknown>(names.slice(0, 6).map((name) => [name, readInputs(name)[0]]))
        for (const each of steps) {
          if ('happens' in each) await (each.happens === 'event' ? event() : later(1001))
          else if ('act' in each) await told(as(each.role, false).act(each.act[0], each.act[1] as never))
          else asked.set(each.read, readInputs(each.read)[0])
          for (const [name, input] of asked) {
            const ask = (keeps: boolean) => told(as(each.role, keeps).read(name as 'session.get', input as undefined))
            expect([name, await ask(true)]).toEqual([name, await ask(false)])
          }
        }
      }),
      { numRuns: 6 },
    )
  })
})

/** A keeper over two collections, and how often its question was really answered. */
function counting(ask: (context: Context) => Promise<unknown> = async ({ records }) => ({ rows: await records.list('alerts') })) {
  const times: Record<string, number | null> = { alerts: 1, goals: 1 }
  let [tick, asked] = [0, 0]
  const answers = keptAnswers({ changes: (name) => times[name] ?? null }, () => tick)
  const context = { records: { list: async () => [], get: async () => undefined }, ports: { now: () => new Date(), id: () => 'id' } } as unknown as Context
  return {
    times,
    later: (by: number) => void (tick += by),
    asked: () => asked,
    answer: (question = 'one', over = context) => answers.answer(question, over, (noting) => (asked++, ask(noting))),
    context,
  }
}

describe('an answer of keptAnswers', () => {
  it('is the same object until a collection that it was made of changes', async () => {
    const { answer, times, asked } = counting()
    const first = await answer()
    expect(await answer()).toBe(first)
    times['goals'] = 2
    expect(await answer()).toBe(first)
    times['alerts'] = 2
    expect(await answer()).not.toBe(first)
    expect(asked()).toBe(2)
    await answer('another')
    expect(asked()).toBe(3)
  })

  it('is given for a second', async () => {
    const { answer, later, asked } = counting()
    await answer()
    later(999)
    await answer()
    expect(asked()).toBe(1)
    later(1)
    await answer()
    expect(asked()).toBe(2)
  })

  it('is not kept where others may change what it was made of unheard, where it failed, and where the world was asked', async () => {
    const unheard = counting()
    unheard.times['alerts'] = null
    await unheard.answer()
    await unheard.answer()
    const failing = counting(() => Promise.reject(new Error('no')))
    await expect(failing.answer()).rejects.toThrow('no')
    await expect(failing.answer()).rejects.toThrow('no')
    const drawing = counting(async ({ ports }) => ({ id: ports.id() }))
    await drawing.answer()
    await drawing.answer()
    expect([unheard.asked(), failing.asked(), drawing.asked()]).toEqual([2, 2, 2])
  })

  it('that was changed while it was made is not given to who asked after the change', async () => {
    let go: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (go = resolve))
    const { answer, times, asked } = counting(async ({ records }) => {
      await records.list('alerts')
      await gate
      return {}
    })
    const before = answer()
    times['alerts'] = 2
    const after = [answer(), answer(), answer()]
    go()
    const [first, ...others] = await Promise.all([before, ...after])
    for (const other of others) expect(other).not.toBe(first)
    expect(asked()).toBe(2)
  })
})
