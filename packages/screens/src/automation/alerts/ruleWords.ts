import type { AlertRule, SmartAlert } from '@tagmason/domain'
import type { Locale } from '@tagmason/ui'
import type { AlertsText } from './text.ts'

/** A rule as a sentence in the member's language. Thresholds stand without separators, as the specification writes them: 1000. */
export function ruleWords({ metric, comparison, value, minutes }: AlertRule, text: AlertsText, { locale }: Locale): string {
  const written = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(value)
  return text.sentence(text.metrics[metric], text.comparisons[comparison], written + (text.units[metric] ?? ''), text.windows[minutes])
}

/** What an alert asks; in its own words where they cannot be taken apart. */
export const conditionOf = ({ rule, condition }: SmartAlert, text: AlertsText, locale: Locale) =>
  rule === undefined ? condition : ruleWords(rule, text, locale)
