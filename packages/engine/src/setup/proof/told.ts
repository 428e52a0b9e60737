import type { ConditionText, SentText } from '@tagmason/domain'
import { argumentOf, comparisonWords, type Condition, type Words } from '@tagmason/tracking'

const longestValue = 200
const longestText = 120

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
/** A text on one line, cut. */
export const shortText = (text: string) => cut(text.replace(/\s+/g, ' ').trim(), longestText)

/** A value as a screen shows it: texts as they are, anything else as JSON. */
export function sentText(value: { readonly value: unknown } | 'unknown' | undefined): SentText {
  if (value === undefined) return 'none'
  if (value === 'unknown') return value
  const text = typeof value.value === 'string' ? value.value : (JSON.stringify(value.value) ?? '')
  return { text: cut(text, longestValue) }
}

/** A condition with its comparison in words. */
export const conditionText = (condition: Condition): ConditionText<Words> => ({
  left: shortText(argumentOf(condition, 'arg0').replace('{{_event}}', '{{Event}}')),
  words: comparisonWords(condition.type, argumentOf(condition, 'negate') === 'true'),
  right: shortText(argumentOf(condition, 'arg1')),
})
