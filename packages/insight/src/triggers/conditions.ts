import type { Clause, EventCondition, TriggerEventType } from '@tagmason/domain'
import type { EventMatch, FieldTest } from './matching.ts'
import type { TriggerRule } from './rules.ts'

/** A trigger as it is kept, its condition taken apart. */
export interface ReadableTrigger {
  id: string
  event_type: TriggerEventType
  parsed: EventCondition
}

const minute = 60_000
const hour = 60 * minute
/** Checkouts without which a conversion rate says nothing. */
const leastCheckouts = 20

/**
 * The rules that a kept trigger means, with ids that begin with its own. Clauses about the page or the order narrow the events that are counted. Null where no stream can answer it: two clauses that count at
 * once, fewer views than so many by one visitor, a cart that is idle for less than so long, or conversions where the project has no key events.
 */
export function triggerRules({ id, event_type, parsed: { match, clauses, next } }: ReadableTrigger, keyEvents: readonly string[]): TriggerRule[] | null {
  const names: Record<TriggerEventType, readonly string[]> = {
    'Page View': ['page_view'],
    Conversion: keyEvents,
    'User Registration': ['sign_up'],
    'E-commerce': ['purchase'],
  }
  if (names[event_type].length === 0) return null
  const one = (id: string, clauses: readonly Clause[]): TriggerRule | null => {
    const tests = clauses.map(testOf).filter((test) => test !== null)
    const [counting, ...more] = clauses.filter((clause) => testOf(clause) === null)
    if (more.length > 0) return null
    const where: EventMatch = { names: names[event_type], tests }
    if (next !== undefined)
      return counting === undefined ? { id, kind: 'sequence', steps: [where, { names: [next.event] }], windowMs: next.minutes * minute, per: 'visitor' } : null
    return counting === undefined ? { id, kind: 'match', where } : countingRule(id, counting, where)
  }
  const rules = match === 'all' || clauses.length === 0 ? [one(id, clauses)] : clauses.map((clause, at) => one(`${id}:${at + 1}`, [clause]))
  return rules.every((rule) => rule !== null) ? rules : null
}

/** What a clause says about a single event; null where it counts. */
function testOf({ measure, comparison, value }: Clause): FieldTest | null {
  if (measure === 'page' && (comparison === 'is' || comparison === 'contains')) return { field: 'path', is: comparison, value }
  return measure === 'orderValue' && (comparison === 'over' || comparison === 'under') ? { field: 'value', is: comparison, value } : null
}

function countingRule(id: string, { measure, comparison, value }: Clause, where: EventMatch): TriggerRule | null {
  if (typeof value !== 'number' || (comparison !== 'over' && comparison !== 'under')) return null
  const tests = where.tests ?? []
  switch (measure) {
    case 'pageViews':
    case 'conversions':
    case 'registrations':
      return comparison === 'over'
        ? { id, kind: 'count', where, over: value, windowMs: hour, per: 'project' }
        : { id, kind: 'few', where, under: value, windowMs: hour }
    case 'visitorViews':
      return comparison === 'over' ? { id, kind: 'count', where, over: value, windowMs: 7 * 24 * hour, per: 'visitor' } : null
    case 'conversionRate':
      return {
        id,
        kind: 'rate',
        of: { names: ['purchase'], tests },
        among: { names: ['begin_checkout'], tests },
        comparison,
        percent: value,
        least: leastCheckouts,
        windowMs: hour,
        per: 'project',
      }
    case 'cartIdle':
      return comparison === 'over'
        ? {
            id,
            kind: 'absence',
            after: { names: ['add_to_cart'], tests },
            missing: { names: ['purchase'] },
            windowMs: Math.max(1, value) * minute,
            per: 'visitor',
          }
        : null
    case 'page':
    case 'orderValue':
      return null
  }
}
