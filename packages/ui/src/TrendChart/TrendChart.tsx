import { type ReactNode, useId, useMemo, useState } from 'react'
import { formatNumber, type NumberForm } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { formatTime } from '../Time/format.ts'
import { Legend } from './Legend.tsx'
import { Plot } from './Plot.tsx'
import { moments, type TrendSeries } from './series.ts'
import * as css from './TrendChart.css.ts'
import { Twin } from './Twin.tsx'

export type { TrendPoint, TrendSeries } from './series.ts'

export interface TrendChartProps {
  /** What is shown; the accessible name of the picture and of its table. */
  title: string
  /** The title stands above the picture; leave out where a heading already says it. */
  titled?: boolean
  /** Up to five lines. */
  series: readonly TrendSeries[]
  look?: 'line' | 'area'
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

/**
 * How figures went over time, as lines, with a table that says the same. Pointing at it moves the legend's figures to that moment.
 * @example <TrendChart title="Events received" series={series} axes={{ time: 'Day', value: 'Events' }} tableLabel="Show as a table" empty="Nothing received yet" />
 */
export function TrendChart({ title, titled = false, series, look = 'line', form = {}, show = 'date', axes, tableLabel, empty }: TrendChartProps) {
  const locale = useLocale()
  const heading = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const all = useMemo(() => moments(series), [series])
  const writeValue = (value: number) => formatNumber(value, form, locale)
  const writeTime = (at: number) => formatTime(at, show, locale)
  const writeTick = (at: number) => formatTime(at, show === 'date' ? 'day' : show === 'both' ? 'time' : show, locale)
  const shown = all[pointed ?? all.length - 1]
  const measured = all.some(({ values }) => values.some((value) => value !== null))
  return (
    <figure data-ui="TrendChart" aria-labelledby={titled ? heading : undefined} aria-label={titled ? undefined : title} className={css.figure}>
      {titled || measured ? (
        <div className={css.head}>
          {titled ? (
            <figcaption id={heading} className={css.title}>
              {title}
            </figcaption>
          ) : null}
          {measured && shown ? <Legend series={series} moment={shown} writeValue={writeValue} writeTime={writeTime} /> : null}
        </div>
      ) : null}
      {measured ? (
        <>
          <Plot title={title} all={all} look={look} axes={axes} pointed={pointed} writeValue={writeValue} writeTick={writeTick} onPoint={setPointed} />
          <Twin title={title} label={tableLabel} series={series} all={all} axes={axes} writeValue={writeValue} writeTime={writeTime} />
        </>
      ) : (
        <div data-part="empty" className={css.empty}>
          {empty}
        </div>
      )}
    </figure>
  )
}
