import { type ReactNode, useMemo } from 'react'
import { ChartFrame } from '../chart/ChartFrame.tsx'
import { nearest } from '../chart/nearest.ts'
import type { Reading } from '../chart/reading.ts'
import { valueAt } from '../chart/track.ts'
import { formatNumber, type NumberForm } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { formatTime } from '../Time/format.ts'
import { drawTrend } from './drawTrend.tsx'
import { modelOf, type TrendMark, type TrendSeries } from './model.ts'

export type { TrendPoint } from '../chart/track.ts'
export type { TrendBand, TrendMark, TrendSeries } from './model.ts'

export interface TrendChartProps {
  /** What is shown; the accessible name of the picture and of its table. */
  title: string
  /** The title stands above the picture; leave out where a heading already says it. */
  titled?: boolean
  /** The lines; up to six have a colour of their own, and thirty differ by their dashes too. */
  series: readonly TrendSeries[]
  /** What happened meanwhile, each with a sign by its tone. Shift and an arrow key lead from one to the next. */
  marks?: readonly TrendMark[]
  /** Lines alone, or with the area under them. */
  look?: 'line' | 'area'
  /** Where the axis begins. Counts begin at zero, and so do areas; what hovers around one level may begin at its `lowest`. */
  from?: 'zero' | 'lowest'
  /** How values are written. */
  form?: NumberForm
  /** How moments are written. */
  show?: 'date' | 'time' | 'both' | 'month'
  /** The words of the axes and of the table's heads. */
  axes: { time: string; value: string }
  /** The words that open the table under the picture, as `Show as a table`. */
  tableLabel: string
  /** What stands there while nothing was measured. */
  empty: ReactNode
}

const none: readonly TrendMark[] = []

/**
 * How figures went over time, as lines, with a table that says the same. A card shows the figures of the moment under the pointer, or of the one the arrow keys lead to.
 * @example <TrendChart title="Events received" series={series} axes={{ time: 'Day', value: 'Events' }} tableLabel="Show as a table" empty="Nothing received yet" />
 */
export function TrendChart(props: TrendChartProps) {
  const { title, titled = false, series, marks = none, look = 'line', from = 'zero', form = {}, show = 'date', axes, tableLabel, empty } = props
  const locale = useLocale()
  const model = useMemo(() => modelOf(series, marks), [series, marks])
  const { lines, times } = model
  const write = (value: number) => formatNumber(value, form, locale)
  const read = (place: number): Reading => {
    const at = times[place] ?? 0
    const values = lines.map((line) => {
      const value = valueAt(line, at)
      const [low, high] = line.band === null ? [] : [valueAt(line.band.low, at) ?? null, valueAt(line.band.high, at) ?? null]
      const range = typeof low === 'number' && typeof high === 'number' ? `${write(low)}–${write(high)}` : null
      if (value === undefined) return range
      return `${value === null ? '–' : write(value)}${range === null ? '' : ` (${range})`}`
    })
    return { title: formatTime(at, show, locale), values, marks: model.marks.filter((mark) => mark.at === at) }
  }
  return (
    <ChartFrame
      name="TrendChart"
      title={title}
      titled={titled}
      labels={series.map(({ label }) => label)}
      shape="line"
      count={times.length}
      jumps={model.marks.map(({ at }) => nearest(times, at))}
      head={axes.time}
      tableLabel={tableLabel}
      measured={model.measured}
      empty={empty}
      read={read}
      line={(place) => {
        const at = times[place] ?? 0
        return [new Date(at).toISOString(), ...lines.map((each) => valueAt(each, at) ?? null)]
      }}
      draw={(width) => drawTrend(model, { look, from, form, show, words: axes.value, locale }, width)}
    />
  )
}
