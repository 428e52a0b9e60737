import type { CollectedEvent } from '@tagmason/domain'
import { isMatch } from './matching.ts'
import { countIn, Memory, parts, type Remembered } from './memory.ts'
import {
  type AbsenceRule,
  checkRule,
  type CountRule,
  type FewRule,
  keyOf,
  matchesOf,
  type RateRule,
  type SequenceRule,
  type StatefulRule,
  type TriggerEffect,
  type TriggerRule,
} from './rules.ts'

/** Bounds of what an engine remembers. */
export interface TriggerLimits {
  /** How far behind the stream's clock an event may be and still count, as if it came on time. */
  lateMs: number
  /** Keys of each rule: of more, the one longest not seen is forgotten. */
  mostKeys: number
}

/** What an engine knows between two events; plain JSON. Belongs to its rules: those that are new begin with nothing, those that are gone are dropped. */
export interface TriggerState {
  /** The stream's clock; null before the first event. */
  clock: number | null
  /** Events that were too late for rules that remember something. */
  late: number
  /** By rule: since when it is watched, its keys, and how many keys had to be forgotten. */
  rules: Record<string, { since: number | null; keys: [string, Remembered][]; forgotten: number }>
}

/** Runs triggers on the stream of one project. The same events in the same order have the same effects, wherever the state was kept and taken up again. */
export interface TriggerEngine {
  /** Takes the next event, in the order in which events are kept. */
  take: (event: CollectedEvent) => TriggerEffect[]
  /** Moves the stream's clock on where no event comes: for what fires because of time. Never backwards. */
  advance: (now: number) => TriggerEffect[]
  /** What to keep. */
  save: () => TriggerState
}

export const triggerLimits: TriggerLimits = { lateMs: 60_000, mostKeys: 100_000 }

/**
 * Makes an engine, from the state that one before it saved. The stream's clock is the latest time of an event so far, an event being no later than it was received. Rules that remember something take every
 * event at the stream's clock and skip those further behind than `lateMs`; `match` takes all. Throws a RangeError where a rule cannot be evaluated.
 */
export function triggerEngine(rules: readonly TriggerRule[], { lateMs, mostKeys }: TriggerLimits = triggerLimits, kept?: TriggerState): TriggerEngine {
  rules.forEach(checkRule)
  const watched = rules.map((rule) => ({ rule, memory: rule.kind === 'match' ? null : new Memory(rule, mostKeys, kept?.rules[rule.id]) }))
  const since = new Map(Object.entries(kept?.rules ?? {}).flatMap(([id, { since }]): [string, number][] => (since === null ? [] : [[id, since]])))
  const timed = watched.filter(({ rule }) => rule.kind === 'absence' || rule.kind === 'few')
  const byName = new Map<string, typeof watched>()
  let clock = kept?.clock ?? null
  let late = kept?.late ?? 0
  const watch = (from: number) => {
    for (const { rule } of watched) if (!since.has(rule.id)) since.set(rule.id, from)
  }
  if (clock !== null) watch(clock)

  /** Rules that look at events of a name, found once for each. Names are bounded, since anyone may send some. */
  function rulesOf(name: string): typeof watched {
    const found = byName.get(name)
    if (found !== undefined) return found
    const fitting = watched.filter(({ rule }) => matchesOf(rule).some(({ names }) => names === undefined || names.length === 0 || names.includes(name)))
    if (byName.size >= 1000) byName.clear()
    byName.set(name, fitting)
    return fitting
  }

  function advance(now: number): TriggerEffect[] {
    const from = clock
    clock = clock === null ? now : Math.max(clock, now)
    if (from === null) watch(clock)
    if (from === clock) return []
    const effects: TriggerEffect[] = []
    for (const { rule, memory } of timed) {
      if (memory === null) continue
      if (rule.kind === 'absence') endAbsences(rule, memory, clock - lateMs, effects)
      if (rule.kind === 'few') endWindow(rule, memory, since.get(rule.id) ?? clock, clock, effects)
    }
    return effects
  }

  return {
    take(event) {
      const time = Math.min(event.time, event.received)
      const isLate = clock !== null && time < clock - lateMs
      const effects = isLate ? [] : advance(time)
      const now = clock ?? time
      if (isLate) late++
      for (const { rule, memory } of rulesOf(event.name)) {
        if (rule.kind === 'match') {
          if (isMatch(rule.where, event)) effects.push({ rule: rule.id, key: '', at: time, event: event.id, value: null })
        } else if (memory !== null && !isLate) {
          const effect = takeOne(rule, memory, event, now, time)
          if (effect !== null) effects.push(effect)
        }
      }
      return effects
    },
    advance,
    save: () => ({
      clock,
      late,
      rules: Object.fromEntries(
        watched.flatMap(({ rule, memory }) =>
          memory === null ? [] : [[rule.id, { since: since.get(rule.id) ?? null, keys: memory.save(), forgotten: memory.forgotten }]],
        ),
      ),
    }),
  }
}

function takeOne(rule: StatefulRule, memory: Memory, event: CollectedEvent, now: number, time: number): TriggerEffect | null {
  const key = rule.kind === 'few' ? '' : keyOf(rule.per, event)
  if (key === null) return null
  switch (rule.kind) {
    case 'few':
      if (isMatch(rule.where, event)) addTo(memory.touch('', now), 'counts', now, rule.windowMs, 1)
      return null
    case 'count':
      return isMatch(rule.where, event) ? takeCount(rule, memory, key, event, now) : null
    case 'rate':
      return takeRate(rule, memory, key, event, now)
    case 'sequence':
      return takeStep(rule, memory, key, event, now)
    case 'absence':
      return takeWait(rule, memory, key, event, now, time)
  }
}

const fired = (rule: StatefulRule, key: string, event: CollectedEvent, now: number, value: number | null): TriggerEffect => ({
  rule: rule.id,
  key,
  at: now,
  event: event.id,
  value,
})

function addTo(remembered: Remembered, list: 'counts' | 'among', now: number, windowMs: number, add: number): number {
  const counts = remembered[list] ?? []
  remembered[list] = counts
  return countIn(counts, now, windowMs, add)
}

function mayFire(remembered: Remembered, now: number, windowMs: number): boolean {
  if (remembered.fired !== undefined && now - remembered.fired < windowMs) return false
  remembered.fired = now
  return true
}

function takeCount(rule: CountRule, memory: Memory, key: string, event: CollectedEvent, now: number): TriggerEffect | null {
  const remembered = memory.touch(key, now)
  const count = addTo(remembered, 'counts', now, rule.windowMs, 1)
  return count > rule.over && mayFire(remembered, now, rule.windowMs) ? fired(rule, key, event, now, count) : null
}

function takeRate(rule: RateRule, memory: Memory, key: string, event: CollectedEvent, now: number): TriggerEffect | null {
  const { of, among, comparison, percent, least, windowMs } = rule
  const [isOf, isAmong] = [isMatch(of, event), isMatch(among, event)]
  if (!isOf && !isAmong) return null
  const remembered = memory.touch(key, now)
  const part = addTo(remembered, 'counts', now, windowMs, isOf ? 1 : 0)
  const whole = addTo(remembered, 'among', now, windowMs, isAmong ? 1 : 0)
  if (whole === 0 || whole < least) return null
  const rate = (100 * part) / whole
  return (comparison === 'over' ? rate > percent : rate < percent) && mayFire(remembered, now, windowMs) ? fired(rule, key, event, now, rate) : null
}

function takeStep(rule: SequenceRule, memory: Memory, key: string, event: CollectedEvent, now: number): TriggerEffect | null {
  const { steps, windowMs } = rule
  const matched = steps.map((step) => isMatch(step, event))
  const known = memory.keys.get(key)?.starts
  // Without a chain that it could go on with, only the first step is worth remembering.
  if (!matched.some((fits, at) => fits && (at === 0 || (known?.[at - 1] ?? -1) >= 0))) return null
  const remembered = memory.touch(key, now)
  const starts = remembered.starts ?? steps.map(() => -1)
  remembered.starts = starts
  // From the last step on, so that an event is one step only. Of several chains the one that began last lives longest: no other need be known.
  for (let at = steps.length - 1; at >= 0; at--) {
    if (matched[at] !== true) continue
    const start = at === 0 ? now : (starts[at - 1] ?? -1)
    if (start < 0 || now - start > windowMs) continue
    starts[at] = Math.max(starts[at] ?? -1, start)
    if (at < steps.length - 1) continue
    memory.keys.delete(key)
    return fired(rule, key, event, now, null)
  }
  return null
}

/** An event of a key that may be waiting. One that is both ends the wait and begins the next. */
function takeWait(
  { id, after, missing, windowMs }: AbsenceRule,
  memory: Memory,
  key: string,
  event: CollectedEvent,
  now: number,
  time: number,
): TriggerEffect | null {
  const [isMissing, isAfter] = [isMatch(missing, event), isMatch(after, event)]
  if (!isMissing && !isAfter) return null
  const waiting = memory.keys.get(key)
  // It came before late events were waited for, but happened after the time was up.
  const isUp = waiting !== undefined && time > waiting.at + windowMs
  if (isUp || isMissing) memory.keys.delete(key)
  if (isAfter) memory.touch(key, now)
  return isUp ? { rule: id, key, at: waiting.at + windowMs, event: null, value: null } : null
}

/** Ends the waits whose time was up before `until`, by which late events have come: the keys are in the order in which their waits began. */
function endAbsences({ id, windowMs }: AbsenceRule, memory: Memory, until: number, effects: TriggerEffect[]): void {
  for (const [key, { at }] of memory.keys) {
    if (at + windowMs > until) return
    memory.keys.delete(key)
    effects.push({ rule: id, key, at: at + windowMs, event: null, value: null })
  }
}

/** Looks at the last whole window each time a sixtieth of it is over; of several that are over at once, at the last. */
function endWindow({ id, under, windowMs }: FewRule, memory: Memory, since: number, now: number, effects: TriggerEffect[]): void {
  const part = Math.floor((now * parts) / windowMs)
  const end = Math.ceil((part * windowMs) / parts)
  const remembered = memory.keys.get('') ?? memory.touch('', now)
  if (remembered.looked === part) return
  remembered.looked = part
  if (end - since < windowMs) return
  // At its end, the part that begins now has nothing yet, and the one that is sixty before it has left.
  const pairs = remembered.counts ?? []
  let count = 0
  for (let at = 0; at < pairs.length; at += 2) if ((pairs[at] ?? 0) >= part - parts && (pairs[at] ?? 0) < part) count += pairs[at + 1] ?? 0
  if (count < under && mayFire(remembered, end, windowMs)) effects.push({ rule: id, key: '', at: end, event: null, value: count })
}
