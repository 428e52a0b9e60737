import { scaleUtc } from 'd3-scale'
import type { Locale } from '../theme/locale.tsx'
import { apart, type AxisLabel, inside } from './text.ts'

/** How moments are written, and so how finely an axis of time may step: a chart of days has no noon. */
export type TimeShow = 'date' | 'time' | 'both' | 'month'

const day = 86_400_000

/** Round moments of the reader's time zone with words that never overlap, as many as fit. `x` places a moment on a picture of `width` pixels. */
export function timeTicks([from, to]: readonly [number, number], show: TimeShow, x: (at: number) => number, width: number, locale: Locale): AxisLabel[] {
  const clock = clockOf(locale.timeZone)
  // d3 knows round moments in UTC alone, so it is given the reader's clock as if it were that.
  const scale = scaleUtc([clock.of(from), clock.of(to)], [0, 1])
  let best: AxisLabel[] = []
  for (let count = Math.max(3, Math.floor(width / 84)); count > 0; count -= 1) {
    const moments = scale.ticks(count).filter((at) => fits(at, show))
    const write = timeWords((+(moments[1] ?? 0) - +(moments[0] ?? 0)) / day, locale.locale)
    const words = moments.map((at) => ({ key: clock.at(+at), x: x(clock.at(+at)), words: write(+at) }))
    // Between weeks and months d3 has no step; every second or third week is one.
    for (const every of [1, 2, 3]) {
      const labels = inside(
        words.filter((_, index) => index % every === 0),
        width,
      )
      if (labels.length > best.length && apart(labels)) best = labels
    }
  }
  if (best.length > 0 && from < to) return best
  const write = timeWords({ month: 30, date: 1, time: 0, both: 0 }[show], locale.locale)
  return inside([{ key: from, x: x(from), words: write(clock.of(from)) }], width)
}

/** Months begin on the first, days at midnight. */
const fits = (at: Date, show: TimeShow) => (show === 'month' ? at.getUTCDate() === 1 && +at % day === 0 : show !== 'date' || +at % day === 0)

/** Writes moments (of a clock as UTC) as shortly as steps of so many days allow: hours with the day at midnight, days, months or years. */
function timeWords(step: number, locale: string): (at: number) => string {
  const writer = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' })
  const days = writer({ month: 'short', day: 'numeric' })
  if (step < 0.9) {
    const hours = writer({ timeStyle: 'short' })
    return (at) => (at % day === 0 ? days : hours).format(at)
  }
  const form = step < 27 ? days : writer(step < 360 ? { month: 'short', year: 'numeric' } : { year: 'numeric' })
  return (at) => form.format(at)
}

/** The clock of a time zone: `of` gives what it shows at a moment, as if that were UTC; `at` the moment at which it shows that. */
function clockOf(timeZone: string) {
  if (timeZone === 'UTC') return { of: (at: number) => at, at: (shown: number) => shown }
  const writer = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const of = (at: number) => {
    const parts = Object.fromEntries(writer.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, date, hour, minute, second) + (((at % 1000) + 1000) % 1000)
  }
  // Two steps, because the offset before a change of clocks is not the one after it.
  const at = (shown: number) => {
    const guess = shown - (of(shown) - shown)
    return shown - (of(guess) - guess)
  }
  return { of, at }
}

/** Writes buckets of time, `step` milliseconds long, as an axis does. */
export function bucketWords(step: number, { locale, timeZone }: Locale): (at: number) => string {
  const clock = clockOf(timeZone)
  const write = timeWords(step / day, locale)
  return (at) => write(clock.of(at))
}
