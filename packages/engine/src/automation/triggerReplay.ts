import type { CollectedEvent, EventCondition, TriggerEventType, TriggerReplay } from '@tagmason/domain'
import { matchesOf, triggerEngine, type TriggerEffect, type TriggerRule, triggerRules } from '@tagmason/insight/triggers'
import type { Context } from '../context.ts'
import { type Collected, collectedOf, day, hour } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'

const days = 7
/** Events are read in pieces, so that a week of them is never held at once. */
const piece = 6 * hour
const most = { events: 300_000, inPiece: 50_000, listed: 200 } as const
const limits = { lateMs: 60_000, mostKeys: 10_000 }
const iso = (at: number) => new Date(at).toISOString()

/** What a condition would have done in the last seven days: the events that were kept go through the same engine as those that arrive, in the order in which they happened. Nothing is done or written. */
export async function replayTrigger(
  context: Context,
  { event_type, condition }: { event_type: TriggerEventType; condition: EventCondition },
): Promise<TriggerReplay> {
  const collected = await collectedOf(context)
  const now = collected?.now ?? context.now.getTime()
  const from = Math.floor((now - days * day) / hour) * hour
  const nothing: TriggerReplay = { times: null, fired: [], hours: [], from: iso(from), events: 0, cut: false }
  const rules = triggerRules({ id: 'replay', event_type, parsed: condition }, await keyEventsOf(context))
  if (collected === null || rules === null) return nothing
  const engine = triggerEngine(rules, limits)
  const effects: TriggerEffect[] = []
  let [events, cut] = [0, false]
  for (let at = from; at <= now && !cut; at += piece) {
    const batch = await eventsOf(collected, namesOf(rules), at, Math.min(at + piece, now + 1))
    for (const event of batch.events) effects.push(...engine.take(event))
    events += batch.events.length
    cut = batch.cut || events > most.events
  }
  if (!cut) effects.push(...engine.advance(now))
  const counts = new Map<number, number>()
  for (const effect of effects) counts.set(Math.floor(effect.at / hour), (counts.get(Math.floor(effect.at / hour)) ?? 0) + 1)
  const hours = Array.from({ length: Math.ceil((now - from) / hour) }, (_, place) => from + place * hour)
  return {
    times: effects.length,
    fired: effects.slice(0, most.listed).map((effect) => iso(effect.at)),
    hours: hours.map((at) => ({ at: iso(at), times: counts.get(at / hour) ?? 0 })),
    from: iso(from),
    events,
    cut,
  }
}

/** The names of events that rules look at. */
const namesOf = (rules: readonly TriggerRule[]) => [...new Set(rules.flatMap(matchesOf).flatMap(({ names = [] }) => names))]

/** Events of people with these names, in the order in which they happened. */
async function eventsOf({ events, place }: Collected, names: readonly string[], from: number, to: number): Promise<{ events: CollectedEvent[]; cut: boolean }> {
  const found = await Promise.all(names.map((name) => events.latest({ ...place, from, to, name }, most.inPiece)))
  const inOrder = found.flat().toSorted((one, other) => one.time - other.time || (one.id < other.id ? -1 : 1))
  return { events: inOrder, cut: found.some((each) => each.length === most.inPiece) }
}
