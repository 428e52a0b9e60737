import { type ReactNode, useMemo } from 'react'
import { ChartFrame } from '../chart/ChartFrame.tsx'
import type { Reading } from '../chart/reading.ts'
import { bucketWords } from '../chart/timeTicks.ts'
import { timeOf } from '../chart/track.ts'
import { formatNumber, type NumberForm } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { formatTime } from '../Time/format.ts'
import { barsOf, type BarSeries } from './bars.ts'
import { drawBars } from './drawBars.tsx'

export type { BarSeries } from './bars.ts'

/** A category by its name, or a bucket of time by its begin: ISO 8601 or epoch milliseconds. */
export type BarPlace = string | { at: string | number }

export interface BarChartProps {
  /** What is shown; the accessible name of the picture and of its table. */
  title: string
  /** The title stands above the picture; leave out where a heading already says it. */
  titled?: boolean
  /** The categories or buckets of time, in the order in which they stand. */
  over: readonly BarPlace[]
  /** What is counted, one value for each of `over`. */
  series: readonly BarSeries[]
  /** Side by side, or upon one another where the parts make a whole. */
  look?: 'grouped' | 'stacked'
  /** How values are written. */
  form?: NumberForm
  /** How buckets of time are written. */
  show?: 'date' | 'time' | 'both' | 'month'
  /** The words of the axes and of the table's heads. */
  axes: { over: string; value: string }
  /** The words that open the table under the picture, as `Show as a table`. */
  tableLabel: string
  /** What stands there while nothing was measured. */
  empty: ReactNode
}

const none: readonly number[] = []

/** Whether there is such a moment: beyond 100 million days from 1970 there is none. */
const readable = (at: number) => !Number.isNaN(new Date(at).getTime())

/**
 * Figures of categories or of buckets of time as upright bars, with a table that says the same. Few and wide bars carry their figures; the card of the pointer and of the arrow keys has all.
 * @example <BarChart title="Events by page" over={['Home', 'Shop']} series={[{ label: 'Events', values: [48, 31] }]} axes={{ over: 'Page', value: 'Events' }} tableLabel="Show as a table" empty="Nothing received yet" />
 */
export function BarChart(props: BarChartProps) {
  const { title, titled = false, over, series, look = 'grouped', form = {}, show = 'date', axes, tableLabel, empty } = props
  const locale = useLocale()
  const bars = useMemo(() => barsOf(series, over.length, look), [series, over.length, look])
  const timely = over.some((place) => typeof place !== 'string')
  const write = (value: number) => formatNumber(value, form, locale)
  const nameOf = (place: BarPlace | undefined, words: (at: number) => string) => {
    if (typeof place !== 'object') return place ?? ''
    const at = timeOf(place.at)
    // What cannot be read still has its bar.
    return readable(at) ? words(at) : '–'
  }
  const read = (place: number): Reading => ({
    title: nameOf(over[place], (at) => formatTime(at, show, locale)),
    values: series.map(({ values }) => {
      const value = values[place]
      return value === undefined || value === null ? '–' : write(value)
    }),
    marks: [],
  })
  const names = () => {
    const times = over.flatMap((place) => (typeof place === 'string' ? [] : [timeOf(place.at)])).filter(readable)
    const shorter = bucketWords((times[1] ?? 0) - (times[0] ?? 0), locale)
    return over.map((place) => nameOf(place, shorter))
  }
  return (
    <ChartFrame
      name="BarChart"
      title={title}
      titled={titled}
      labels={series.map(({ label }) => label)}
      shape="box"
      count={over.length}
      jumps={none}
      head={axes.over}
      tableLabel={tableLabel}
      measured={bars.length > 0}
      empty={empty}
      read={read}
      line={(place) => [nameOf(over[place], (at) => new Date(at).toISOString()), ...series.map(({ values }) => values[place] ?? null)]}
      draw={(width) => drawBars(bars, { form, words: axes.value, locale, side: look === 'grouped' ? series.length : 1, names: names(), timely, write }, width)}
    />
  )
}
