import type { PlannedEvent } from '@tagmason/domain'
import { formatNumber, type Locale } from '@tagmason/ui'
import type { SetupText } from '../text.ts'

/** What an event is worth each time, in words. */
export const worthText = ({ amount, currency }: NonNullable<PlannedEvent['value']>, text: SetupText['plan'], locale: Locale) =>
  text.worth(formatNumber(amount, { as: 'money', currency }, locale))

/** From which amount an event counts, in words. */
export function thresholdText({ parameter, is, amount, unit }: NonNullable<PlannedEvent['threshold']>, text: SetupText['plan'], locale: Locale): string {
  const money = unit !== undefined && /^[A-Z]{3}$/.test(unit)
  const written = formatNumber(amount, money ? { as: 'money', currency: unit, digits: Number.isInteger(amount) ? 0 : 2 } : {}, locale)
  return text.only(parameter, text.comparisons[is], written)
}

/** What else there is to say of an event, a sentence each: names that were repaired, its worth, from which amount it counts. */
export const eventNotes = ({ repairs, value, threshold }: PlannedEvent, text: SetupText['plan'], locale: Locale): string[] => [
  ...repairs.map(({ from, to }) => text.repaired(from, to)),
  ...(value === undefined ? [] : [worthText(value, text, locale)]),
  ...(threshold === undefined ? [] : [thresholdText(threshold, text, locale)]),
]
