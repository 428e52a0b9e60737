import type { Clause, EventCondition } from '@tagmason/domain'
import type { Locale } from '@tagmason/ui'
import type { ConditionsText } from './text.ts'

/** A clause as a part of a sentence. Thresholds stand without separators, as the specification writes them: 1000. */
export function clauseWords({ measure, comparison, value }: Clause, text: ConditionsText, { locale }: Locale): string {
  const written = typeof value === 'number' ? new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(value) : value
  return text.clauses[measure](comparison, written === '' ? '…' : written)
}

/** A condition as a sentence without its full stop; empty where it has no clauses. */
export function conditionWords({ match, clauses }: EventCondition, text: ConditionsText, locale: Locale): string {
  const list = new Intl.ListFormat(locale.locale, { type: match === 'all' ? 'conjunction' : 'disjunction' })
  const words = list.format(clauses.map((clause) => clauseWords(clause, text, locale)))
  return words.charAt(0).toLocaleUpperCase(locale.locale) + words.slice(1)
}
