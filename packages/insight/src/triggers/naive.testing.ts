// What triggers mean, computed from whole arrays with nothing remembered: slow, and plain to read.
import type { CollectedEvent } from '@tagmason/domain'
import { isMatch, type TriggerEffect, type TriggerRule } from './index.ts'
import { keyOf } from './rules.ts'

/** An event at the stream's clock. */
interface Taken {
  event: CollectedEvent
  /** The clock, and the event's own time. */
  now: number
  time: number
}

/** All effects of a stream, in no order; `waits` are moments to which the clock is moved after the event of that place. */
export function naiveEffects(
  rules: readonly TriggerRule[],
  events: readonly CollectedEvent[],
  lateMs: number,
  waits: ReadonlyMap<number, number> = new Map(),
): TriggerEffect[] {
  const taken: Taken[] = []
  const clocks: number[] = []
  const matches: TriggerEffect[] = []
  for (const [place, event] of events.entries()) {
    const time = Math.min(event.time, event.received)
    const before = clocks.at(-1)
    for (const rule of rules)
      if (rule.kind === 'match' && isMatch(rule.where, event)) matches.push({ rule: rule.id, key: '', at: time, event: event.id, value: null })
    if (before === undefined || time >= before - lateMs) {
      clocks.push(Math.max(time, before ?? time))
      taken.push({ event, now: clocks.at(-1) ?? time, time })
    }
    const wait = waits.get(place)
    if (wait !== undefined) clocks.push(Math.max(wait, clocks.at(-1) ?? wait))
  }
  return [...matches, ...rules.flatMap((rule) => effectsOf(rule, taken, clocks, lateMs))]
}

function effectsOf(rule: TriggerRule, taken: readonly Taken[], clocks: readonly number[], lateMs: number): TriggerEffect[] {
  if (rule.kind === 'match') return []
  if (rule.kind === 'few') return fewEffects(rule, taken, clocks)
  const keys = new Set(taken.map(({ event }) => keyOf(rule.per, event)).filter((key) => key !== null))
  return [...keys].flatMap((key) => {
    const own = taken.filter(({ event }) => keyOf(rule.per, event) === key)
    const effects: TriggerEffect[] = []
    const fire = ({ event, now }: Taken, value: number | null) => effects.push({ rule: rule.id, key, at: now, event: event.id, value })
    const inWindow = (now: number) => (other: Taken) => Math.floor((other.now * 60) / rule.windowMs) > Math.floor((now * 60) / rule.windowMs) - 60
    const isSilent = (now: number) => effects.some(({ at }) => now - at < rule.windowMs)
    for (const [place, each] of own.entries()) {
      const soFar = own.slice(0, place + 1)
      if (rule.kind === 'count' && isMatch(rule.where, each.event)) {
        const count = soFar.filter(({ event }) => isMatch(rule.where, event)).filter(inWindow(each.now)).length
        if (count > rule.over && !isSilent(each.now)) fire(each, count)
      }
      if (rule.kind === 'rate' && (isMatch(rule.of, each.event) || isMatch(rule.among, each.event))) {
        const [part, whole] = [rule.of, rule.among].map((match) => soFar.filter(({ event }) => isMatch(match, event)).filter(inWindow(each.now)).length)
        const rate = (100 * (part ?? 0)) / (whole ?? 0)
        const isOut = rule.comparison === 'over' ? rate > rule.percent : rate < rule.percent
        if ((whole ?? 0) > 0 && (whole ?? 0) >= rule.least && isOut && !isSilent(each.now)) fire(each, rate)
      }
    }
    if (rule.kind === 'sequence') {
      let from = 0
      for (const [place, each] of own.entries()) {
        const chain = (end: number, step: number): boolean =>
          isMatch(rule.steps[step] ?? {}, own[end]?.event as CollectedEvent) &&
          each.now - (own[end]?.now ?? 0) <= rule.windowMs &&
          (step === 0 || Array.from({ length: end - from }, (_, back) => end - 1 - back).some((earlier) => chain(earlier, step - 1)))
        if (!chain(place, rule.steps.length - 1)) continue
        fire(each, null)
        from = place + 1
      }
    }
    if (rule.kind === 'absence') {
      const relevant = own.filter(({ event }) => isMatch(rule.after, event) || isMatch(rule.missing, event))
      for (const [place, { event, now }] of relevant.entries()) {
        if (!isMatch(rule.after, event)) continue
        const due = now + rule.windowMs
        const next = relevant[place + 1]
        const isUp =
          next === undefined
            ? clocks.some((clock) => clock >= due + lateMs)
            : next.now >= due + lateMs || next.time > due || clocks.some((clock) => clock >= due + lateMs && clock < next.now)
        if (isUp) effects.push({ rule: rule.id, key, at: due, event: null, value: null })
      }
    }
    return effects
  })
}

function fewEffects(
  { id, where, under, windowMs }: Extract<TriggerRule, { kind: 'few' }>,
  taken: readonly Taken[],
  clocks: readonly number[],
): TriggerEffect[] {
  const partOf = (time: number) => Math.floor((time * 60) / windowMs)
  const effects: TriggerEffect[] = []
  for (const part of new Set(clocks.map(partOf))) {
    const end = Math.ceil((part * windowMs) / 60)
    const count = taken.filter(({ event, now }) => isMatch(where, event) && partOf(now) >= part - 60 && partOf(now) < part).length
    if (end - (clocks[0] ?? 0) < windowMs || count >= under || effects.some(({ at }) => end - at < windowMs)) continue
    effects.push({ rule: id, key: '', at: end, event: null, value: count })
  }
  return effects
}
