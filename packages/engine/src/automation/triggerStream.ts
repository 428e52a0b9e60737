import { type CollectedEvent, type EventTrigger, readCondition, type StoredTriggerState } from '@tagmason/domain'
import { type TriggerEffect, type TriggerEngine, type TriggerRule, triggerRules } from '@tagmason/insight/triggers'
import type { Context, Ports } from '../context.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { systemMember } from '../jobs/systemMember.ts'
import { own } from '../own.ts'
import { openContext } from '../store/openContext.ts'
import type { RecordStore } from '../store/store.ts'
import { keepLive, liveEngine } from './liveEngines.ts'
import { fireTrigger, type Firing } from './triggerActions.ts'

/** Segments of logs whose last block is remembered; older ones are gone. */
const mostSegments = 100

/** The active triggers of a project with their rules. */
async function watchedTriggers(context: Context): Promise<{ trigger: EventTrigger; rules: TriggerRule[] }[]> {
  const keyEvents = await keyEventsOf(context)
  return (await own(context, 'eventTriggers')).flatMap((trigger) => {
    const parsed = trigger.status === 'active' ? readCondition(trigger.condition) : null
    const rules = parsed === null ? null : triggerRules({ ...trigger, parsed }, keyEvents)
    return rules === null ? [] : [{ trigger, rules }]
  })
}

/**
 * Takes a block of events as it is kept, which may come again after a restart. What triggers remember, that the block was taken, and what was fired are one commit, so each fires once, whatever is killed, and with
 * whatever server the events came in. Nothing is read or written where a project has no active trigger: `block` is asked for its events only where there is one.
 */
export async function takeForTriggers(store: RecordStore, ports: Ports, project: string, block: () => readonly CollectedEvent[], token: string): Promise<void> {
  if (![...(await store.list('eventTriggers')).values()].some((row) => row.project === project && row.status === 'active')) return
  const events = block()
  await stepTriggers(store, ports, project, (state) => {
    const at = token.lastIndexOf('.')
    const [segment, block] = [token.slice(0, at), Number(token.slice(at + 1))]
    if ((state.blocks[segment] ?? -1) >= block) return null
    const blocks = Object.fromEntries([...Object.entries(state.blocks).filter(([name]) => name !== segment), [segment, block] as const].slice(-mostSegments))
    return { blocks, take: (engine) => takeAll(engine, events), users: (effects) => usersOf(events, effects) }
  })
}

/** Moves the clock of a project's triggers on, for what fires because nothing came. The caller runs it in its own turn. */
export async function advanceTriggers(context: Context): Promise<void> {
  const now = context.now.getTime()
  await step(null, context, (state) => ({ blocks: state.blocks, take: (engine) => engine.advance(now) }))
}

function takeAll(engine: TriggerEngine, events: readonly CollectedEvent[]): TriggerEffect[] {
  const effects: TriggerEffect[] = []
  for (const event of events) if (event.bot === '') effects.push(...engine.take(event))
  return effects
}

/** Who did the events that something fired with, by their ids. */
function usersOf(events: readonly CollectedEvent[], effects: readonly TriggerEffect[]): Users {
  const wanted = new Set(effects.map(({ event }) => event))
  const users = new Map<string, NonNullable<Firing['who']>>()
  if (effects.length > 0) for (const { id, visitor, user } of events) if (wanted.has(id)) users.set(id, { visitor, user })
  return users
}

type Users = ReadonlyMap<string, NonNullable<Firing['who']>>
interface Taken {
  blocks: StoredTriggerState['blocks']
  take(engine: TriggerEngine): TriggerEffect[]
  users?(effects: readonly TriggerEffect[]): Users
}
type Step = (state: StoredTriggerState) => Taken | null

/** Who did what fired a rule; nobody where it is about the whole project. */
function whoOf(rule: TriggerRule, { key, event }: TriggerEffect, users: Users | undefined): Firing['who'] {
  const known = event === null ? undefined : users?.get(event)
  if (rule.kind === 'match') return known
  if (rule.kind === 'few' || rule.per !== 'visitor') return undefined
  return known ?? { visitor: key }
}

async function stepTriggers(store: RecordStore, ports: Ports, project: string, next: Step): Promise<void> {
  const once = async () => {
    const { records, context } = await openContext({ store, ports, member: systemMember, project })
    if (context.session.space !== 'real' || context.session.project !== project) return
    await step(store, context, next)
    if (records.writes.length > 0) await store.commit(records.writes)
  }
  await (store.alone === undefined ? once() : store.alone(once))
}

async function step(store: RecordStore | null, context: Context, next: Step): Promise<void> {
  const { records, session } = context
  const watched = await watchedTriggers(context)
  if (watched.length === 0) return
  const before = (await records.get('triggerStates', session.project)) ?? { id: session.project, project: session.project, state: null, blocks: {}, told: {} }
  const taken = next(before)
  if (taken === null) return
  const rules = watched.flatMap(({ rules }) => rules)
  const engine = liveEngine(store, session.project, rules, before.state)
  const effects = taken.take(engine)
  const users = taken.users?.(effects)
  const told = { ...before.told }
  for (const { trigger, rules } of watched) {
    const byId = new Map(rules.map((rule) => [rule.id, rule]))
    const own = effects.flatMap((effect): Firing[] => {
      const rule = byId.get(effect.rule)
      const who = rule === undefined ? undefined : whoOf(rule, effect, users)
      return rule === undefined ? [] : [{ ...effect, ...(who === undefined ? {} : { who }) }]
    })
    const known = told[trigger.id] ?? { at: 0, since: 0 }
    if (own.length > 0 || known.since > 0) told[trigger.id] = await fireTrigger(context, trigger, own, known)
  }
  const state = JSON.stringify(engine.save())
  keepLive(store, session.project, rules, state, engine)
  records.put('triggerStates', session.project, { ...before, state, blocks: taken.blocks, told })
}
