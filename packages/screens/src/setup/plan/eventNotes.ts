import type { PlannedEvent } from '@tagmason/domain'
import { formatNumber, type Locale } from '@tagmason/ui'
import type { SetupText } from '../text.ts'

/** What else there is to say of an event, a sentence each: names that were repaired, its worth, from which amount it counts. */
export function eventNotes({ repairs, value, threshold }: PlannedEvent, text: SetupText['plan'], locale: Locale): string[] {
  const notes = repairs.map(({ from, to }) => text.repaired(from, to))
  if (value !== undefined) notes.push(text.worth(formatNumber(value.amount, { as: 'money', currency: value.currency }, locale)))
  if (threshold !== undefined) {
    const { parameter, is, amount, unit } = threshold
    const written =
      unit !== undefined && /^[A-Z]{3}$/.test(unit)
        ? formatNumber(amount, { as: 'money', currency: unit, digits: Number.isInteger(amount) ? 0 : 2 }, locale)
        : formatNumber(amount, {}, locale)
    notes.push(text.only(parameter, text.comparisons[is], written))
  }
  return notes
}
