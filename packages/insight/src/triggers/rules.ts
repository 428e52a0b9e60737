import type { CollectedEvent } from '@tagmason/domain'
import type { EventMatch } from './matching.ts'

/** For whom a trigger counts by itself. Events that name no visitor, session or user are then skipped. */
export type TriggerScope = 'visitor' | 'session' | 'user' | 'project'

interface Rule {
  /** Unique among the rules of an engine. */
  id: string
}

/** Fires with each event that matches. */
export interface MatchRule extends Rule {
  kind: 'match'
  where: EventMatch
}

/** Fires with the event by which there are more than `over` in the window. */
export interface CountRule extends Rule {
  kind: 'count'
  where: EventMatch
  over: number
  windowMs: number
  per: TriggerScope
}

/** Fires where the last window of a project had fewer than `under`, once there was a whole one. */
export interface FewRule extends Rule {
  kind: 'few'
  where: EventMatch
  under: number
  windowMs: number
}

/** Fires with the last of these steps, in this order, all within the window; other events may come between. One event is one step. */
export interface SequenceRule extends Rule {
  kind: 'sequence'
  steps: readonly EventMatch[]
  windowMs: number
  per: TriggerScope
}

/** Fires where `missing` has not come for so long after the last `after`: reported once events that are late have come. */
export interface AbsenceRule extends Rule {
  kind: 'absence'
  after: EventMatch
  missing: EventMatch
  windowMs: number
  per: TriggerScope
}

/** Fires where `of` are more or less than so many percent of `among` in the window, once there are `least` of `among`. */
export interface RateRule extends Rule {
  kind: 'rate'
  of: EventMatch
  among: EventMatch
  comparison: 'over' | 'under'
  percent: number
  least: number
  windowMs: number
  per: TriggerScope
}

/**
 * What a trigger waits for. Windows move in sixtieths: an hour's window is the minute of the event and the 59 before it. All kinds but `match`, `sequence` and `absence` fire at most once a window for each
 * visitor, session, user or project.
 */
export type TriggerRule = MatchRule | CountRule | FewRule | SequenceRule | AbsenceRule | RateRule
/** Those that remember something. */
export type StatefulRule = Exclude<TriggerRule, MatchRule>

/** What a trigger did. Its parts `rule`, `key` and `at` and `event` name it: an effect that comes again after a restart is the same. */
export interface TriggerEffect {
  rule: string
  /** The visitor, session or user; empty for the project. */
  key: string
  /** On the stream's clock, milliseconds since 1970; of `absence` and `few` when the time was up. */
  at: number
  /** Id of the event that it fired with; null where it fired because of time. */
  event: string | null
  /** The count or the percentage; null of other kinds. */
  value: number | null
}

/** Whose an event is; null where it names none of the scope. */
export function keyOf(per: TriggerScope, { visitor, session, user }: CollectedEvent): string | null {
  if (per === 'project') return ''
  if (per === 'session') return session === '' ? null : JSON.stringify([visitor, session])
  const key = per === 'visitor' ? visitor : user
  return key === '' ? null : key
}

/** Which events a rule has to see, in the order of its parts. */
export function matchesOf(rule: TriggerRule): readonly EventMatch[] {
  switch (rule.kind) {
    case 'match':
    case 'count':
    case 'few':
      return [rule.where]
    case 'sequence':
      return rule.steps
    case 'absence':
      return [rule.after, rule.missing]
    case 'rate':
      return [rule.of, rule.among]
  }
}

/** Throws a RangeError where a rule can never be evaluated. */
export function checkRule(rule: TriggerRule): void {
  if (rule.kind !== 'match' && !(rule.windowMs >= 60)) throw new RangeError(`The window of trigger '${rule.id}' is ${rule.windowMs} ms: give at least 60.`)
  if (rule.kind === 'sequence' && (rule.steps.length < 2 || rule.steps.length > 20))
    throw new RangeError(`The sequence of trigger '${rule.id}' has ${rule.steps.length} steps: give 2 to 20.`)
}
