import { scaleLinear } from 'd3-scale'
import { formatNumber, type NumberForm } from '../Num/format.ts'
import type { Locale } from '../theme/locale.tsx'

/** The lowest and the highest of the figures. */
export interface Extent {
  low: number
  high: number
}

/** The extent of all figures; what was not measured does not count. Zero to zero where nothing was. */
export function extentOf(...lists: readonly Iterable<number | null>[]): Extent {
  let [low, high] = [Infinity, -Infinity]
  for (const list of lists) {
    for (const value of list) {
      if (value === null) continue
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  return low > high ? { low: 0, high: 0 } : { low, high }
}

/** How figures stand on the axis. */
export interface ValueScale {
  y(value: number): number
  ticks: { value: number; words: string }[]
  /** Where bars and areas begin: zero, or the end of the axis nearest to it. */
  base: number
}

const lengths = [86_400, 3600, 60] as const

/**
 * A scale with round ends and about four steps. A line of counts is honest from zero only, so zero is always on it unless `from` says otherwise. Durations step in whole minutes, hours or
 * days; whole numbers never in fractions.
 */
export function valueScale(
  extent: Extent,
  range: readonly [bottom: number, top: number],
  whole: boolean,
  from: 'zero' | 'lowest',
  form: NumberForm,
  locale: Locale,
): ValueScale {
  const low = from === 'zero' ? Math.min(0, extent.low) : extent.low
  const high = from === 'zero' ? Math.max(0, extent.high) : extent.high
  const unit = (form.as === 'duration' && lengths.find((length) => (high - low) / length >= 2)) || 1
  const at = (count: number) => scaleLinear([low / unit, (high === low ? low + 1 : high) / unit], range).nice(count)
  const stepsOf = (count: number) =>
    at(count)
      .ticks(count)
      .filter((step) => !whole || Number.isInteger(step))
  const count = [4, 3].find((few) => stepsOf(few).length <= 6) ?? 2
  const scale = at(count)
  const steps = stepsOf(count)
  const y = (value: number) => scale(value / unit)
  const written = writtenAs(form, ((steps[1] ?? 1) - (steps[0] ?? 0)) * unit, Math.max(Math.abs(low), Math.abs(high)))
  const [bottom = 0, top = 1] = scale.domain()
  return {
    y,
    ticks: steps.map((step) => ({ value: step * unit, words: formatNumber(step * unit, written, locale) })),
    base: y(Math.max(bottom, Math.min(top, 0)) * unit),
  }
}

/** Long numbers are shortened, because a wide axis says no more; steps that are finer than the form's digits get more of them, and whole amounts of money none. */
function writtenAs(form: NumberForm, step: number, most: number): NumberForm {
  const digits = (scaled: number) => Math.max(0, -Math.floor(Math.log10(scaled) + 1e-9))
  switch (form.as ?? 'number') {
    case 'number':
      if (most >= 10_000 && step >= 10 ** (3 * Math.floor(Math.log10(most) / 3) - 1)) return { ...form, as: 'compact' }
      return { ...form, digits: Math.max(form.digits ?? 0, digits(step)) }
    case 'percent':
      return { ...form, digits: Math.max(form.digits ?? 0, digits(step * 100)) }
    case 'money':
      return Number.isInteger(step) ? { ...form, digits: 0 } : form
    default:
      return form
  }
}
