/** What the condition of an event trigger or a workflow can look at. */
export const measures = ['pageViews', 'visitorViews', 'page', 'conversionRate', 'conversions', 'registrations', 'cartIdle', 'orderValue'] as const
export type Measure = (typeof measures)[number]

export const numberComparisons = ['over', 'under'] as const
export const pageComparisons = ['is', 'contains'] as const
export const clauseComparisons = [...numberComparisons, ...pageComparisons] as const
export type ClauseComparison = (typeof clauseComparisons)[number]

/** One thing that must hold: `over` and `under` go with a number, `is` and `contains` with a part of an address. */
export interface Clause {
  measure: Measure
  comparison: ClauseComparison
  value: number | string
}

/** What must hold before something is done; without clauses, every event counts. */
export interface EventCondition {
  match: 'all' | 'any'
  clauses: Clause[]
  /** Of event triggers: what has to follow by the same visitor. */
  next?: NextEvent | undefined
}

/** An event that follows within so many minutes. */
export interface NextEvent {
  event: string
  minutes: number
}

/** The names that an event can be waited for by, and the longest wait: 30 days. */
export const nextEventName = /^[\p{L}\p{N}_.:-]{1,60}$/u
export const mostNextMinutes = 43_200

/** What is wrong with a following event; null when it can be waited for. `counts`: a clause before it counts, so that no one event could be followed. */
export function nextProblem({ clauses, next }: EventCondition): 'event' | 'minutes' | 'counts' | null {
  if (next === undefined) return null
  if (!nextEventName.test(next.event)) return 'event'
  if (!Number.isInteger(next.minutes) || next.minutes < 1 || next.minutes > mostNextMinutes) return 'minutes'
  return clauses.every(({ measure }) => measure === 'page' || measure === 'orderValue') ? null : 'counts'
}

/** What is wrong with a clause. */
export type ClauseProblem = 'empty' | 'range' | 'percent' | 'page' | 'comparison'

/** The largest number that a clause compares with, and the least. */
export const clauseLimits = { least: 0.01, most: 1_000_000_000 } as const

/** The first thing that is wrong with a clause; null when it can be evaluated. */
export function clauseProblem({ measure, comparison, value }: Clause): ClauseProblem | null {
  const fits: readonly ClauseComparison[] = measure === 'page' ? pageComparisons : numberComparisons
  if (!fits.includes(comparison)) return 'comparison'
  if (value === '') return 'empty'
  if (measure === 'page') return typeof value === 'string' && /^\S+$/u.test(value) ? null : 'page'
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'empty'
  if (value < clauseLimits.least || value > clauseLimits.most) return 'range'
  return measure === 'conversionRate' && value > 100 ? 'percent' : null
}

/** What is known when a condition is evaluated, by measure; what is not known does not hold. */
export type Facts = Partial<Record<Measure, number | string>>

/** Whether a condition holds for what is known. */
export function conditionHolds({ match, clauses }: EventCondition, facts: Facts): boolean {
  if (clauses.length === 0) return true
  return match === 'all' ? clauses.every((clause) => clauseHolds(clause, facts)) : clauses.some((clause) => clauseHolds(clause, facts))
}

function clauseHolds({ measure, comparison, value }: Clause, facts: Facts): boolean {
  const fact = facts[measure]
  if (typeof fact === 'number' && typeof value === 'number') return comparison === 'over' ? fact > value : comparison === 'under' && fact < value
  if (typeof fact === 'string' && typeof value === 'string') return comparison === 'is' ? fact === value : comparison === 'contains' && fact.includes(value)
  return false
}
