import type { Condition } from '../gtm/model.ts'
import { subjectOf } from '../visits/scene.ts'
import { compares, type Wanted, wantedOf } from '../visits/texts.ts'

const lower = (one: Wanted): number | undefined => (one.holds && (one.is === 'GREATER' || one.is === 'GREATER_OR_EQUALS') ? Number(one.other) : undefined)
const upper = (one: Wanted): number | undefined => (one.holds && (one.is === 'LESS' || one.is === 'LESS_OR_EQUALS') ? Number(one.other) : undefined)

/** Whether no text at all makes both come out as wanted. Only what is sure: an expression is compared with written-out texts alone. */
const excludes = (one: Wanted, other: Wanted): boolean => {
  if (one.holds && one.is === 'EQUALS') return compares(other, one.other) !== other.holds
  if (one.is === other.is && one.other === other.other && one.ignoreCase === other.ignoreCase) return one.holds !== other.holds
  const [least, most] = [lower(one), upper(other)]
  if (least !== undefined && most !== undefined) return least > most || (least === most && (one.is === 'GREATER' || other.is === 'LESS'))
  if (one.holds && other.holds && one.is === other.is) {
    if (one.is === 'STARTS_WITH') return !one.other.startsWith(other.other) && !other.other.startsWith(one.other)
    if (one.is === 'ENDS_WITH') return !one.other.endsWith(other.other) && !other.other.endsWith(one.other)
  }
  // What begins with, ends with or contains a text has every part of that text in it.
  const has = one.holds && ['STARTS_WITH', 'ENDS_WITH', 'CONTAINS'].includes(one.is)
  if (!has || other.holds) return false
  if (other.is === 'CONTAINS') return one.other.includes(other.other)
  if (other.is === 'STARTS_WITH') return one.is === 'STARTS_WITH' && one.other.startsWith(other.other)
  return other.is === 'ENDS_WITH' && one.is === 'ENDS_WITH' && one.other.endsWith(other.other)
}

/** Two conditions that never hold at once, or one that never holds for the event that its trigger waits for; undefined where none is sure. */
export const contradictionOf = (conditions: readonly Condition[], event?: string): readonly Condition[] | undefined => {
  const known = conditions.flatMap((condition) => {
    const [subject, wanted] = [subjectOf(condition), wantedOf(condition, true)]
    return subject === undefined || wanted === undefined || wanted.is === 'CSS_SELECTOR'
      ? []
      : [{ condition, subject: subject === 'Event' ? '_event' : subject, wanted }]
  })
  for (const { condition, subject, wanted } of known)
    if (subject === '_event' && event !== undefined && compares(wanted, event) !== wanted.holds) return [condition]
  for (const [at, one] of known.entries())
    for (const other of known.slice(at + 1))
      if (one.subject === other.subject && (excludes(one.wanted, other.wanted) || excludes(other.wanted, one.wanted))) return [one.condition, other.condition]
  return undefined
}
