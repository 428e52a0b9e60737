import { type Clause, type ClauseComparison, clauseProblem, type EventCondition, type Measure, nextProblem } from './conditions.ts'
import type { TriggerEventType } from './triggers.ts'

/** How a condition without clauses is written: the event itself is enough. */
const everyEvent: Record<TriggerEventType, string> = {
  'Page View': 'Every page view',
  Conversion: 'Every conversion',
  'User Registration': 'Registration completed',
  'E-commerce': 'Every purchase',
}

/** The stored form of each clause, `{is}` for the comparison. Kept rows are read back by it: it does not change with the member's language. */
const forms: Record<Measure, string> = {
  pageViews: '{is} {value} page views per hour',
  visitorViews: '{is} {value} views by one visitor in 7 days',
  page: 'Page {is} {value}',
  conversionRate: 'Checkout conversion {is} {value}%',
  conversions: '{is} {value} conversions per hour',
  registrations: '{is} {value} registrations per hour',
  cartIdle: 'Filled cart idle {is} {value} minutes',
  orderValue: 'Order value {is} ${value}',
}

const joints = { all: ' and ', any: ' or ' } as const

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function writeClause({ measure, comparison, value }: Clause): string {
  return forms[measure].replace('{is}', comparison).replace('{value}', () => String(value))
}

/** A condition as the sentence that is kept: `Over 1000 page views per hour`. */
export function writeCondition({ match, clauses, next }: EventCondition, event: TriggerEventType): string {
  const first = clauses.length === 0 ? everyEvent[event] : upper(clauses.map((clause) => lower(writeClause(clause))).join(joints[match]))
  return next === undefined ? first : `${first}, then ${next.event} within ${next.minutes} minutes`
}

const patterns = Object.entries(forms).map(([measure, form]) => {
  const value = measure === 'page' ? String.raw`(?<value>\S+)` : String.raw`(?<value>\d+(?:\.\d+)?)`
  const escaped = form.replace('$', String.raw`\$`)
  return {
    measure: measure as Measure,
    pattern: new RegExp(`^${escaped.replace('{is}', '(?<comparison>over|under|is|contains)').replace('{value}', () => value)}$`, 'i'),
  }
})

function readClause(words: string): Clause | null {
  for (const { measure, pattern } of patterns) {
    const { comparison, value = '' } = pattern.exec(words)?.groups ?? {}
    if (comparison === undefined) continue
    const clause: Clause = { measure, comparison: comparison.toLowerCase() as ClauseComparison, value: measure === 'page' ? value : Number(value) }
    return clauseProblem(clause) === null ? clause : null
  }
  return null
}

/** The condition that a kept sentence says. Null where it says none: it was not written by `writeCondition`. */
export function readCondition(words: string): EventCondition | null {
  const { first, event = '', minutes } = followed.exec(words)?.groups ?? {}
  if (first === undefined) return readFirst(words)
  const before = readFirst(first)
  const whole = before === null ? null : { ...before, next: { event, minutes: Number(minutes) } }
  return whole === null || nextProblem(whole) !== null ? null : whole
}

const followed = /^(?<first>.*), then (?<event>\S+) within (?<minutes>\d+) minutes$/s

function readFirst(words: string): EventCondition | null {
  if (Object.values(everyEvent).includes(words)) return { match: 'all', clauses: [] }
  const match = words.includes(joints.any) ? 'any' : 'all'
  const clauses = words.split(joints[match]).map(readClause)
  return clauses.every((clause) => clause !== null) ? { match, clauses } : null
}
