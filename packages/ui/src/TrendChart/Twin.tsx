import type { Moment, TrendSeries } from './series.ts'
import * as css from './TrendChart.css.ts'

export interface TwinProps {
  title: string
  label: string
  series: readonly TrendSeries[]
  all: readonly Moment[]
  axes: { time: string; value: string }
  writeValue(value: number): string
  writeTime(at: number): string
}

/** The same figures as a table, folded away until it is asked for. */
export function Twin({ title, label, series, all, axes, writeValue, writeTime }: TwinProps) {
  return (
    <details data-part="table" className={css.twin}>
      <summary className={css.summary}>{label}</summary>
      <div role="region" aria-label={title} tabIndex={0} className={css.scroller}>
        <table aria-label={title} className={css.table}>
          <thead>
            <tr>
              {[axes.time, ...series.map((one) => one.label)].map((head) => (
                <th key={head} scope="col" className={`${css.cell} ${css.columnHead}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map(({ at, values }) => (
              <tr key={at}>
                <th scope="row" className={css.cell}>
                  {writeTime(at)}
                </th>
                {values.map((value, index) => (
                  <td key={index} className={css.cell}>
                    {value === null ? '–' : writeValue(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
