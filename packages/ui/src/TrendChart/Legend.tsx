import { dashes, inks, type Moment, type TrendSeries } from './series.ts'
import * as css from './TrendChart.css.ts'

export interface LegendProps {
  series: readonly TrendSeries[]
  /** The moment whose figures are shown. */
  moment: Moment
  writeValue(value: number): string
  writeTime(at: number): string
}

/** Which line is which, with the figures of one moment. Readers of the screen have the table. */
export function Legend({ series, moment, writeValue, writeTime }: LegendProps) {
  return (
    <div data-part="legend" aria-hidden className={css.legend}>
      <span>{writeTime(moment.at)}</span>
      {series.map(({ label }, index) => {
        const value = moment.values[index] ?? null
        return (
          <span key={label} className={css.entry}>
            <svg width="18" height="8" className={css.ink[inks[index % inks.length] ?? 'first']}>
              <path d="M1,4H17" className={css.line} strokeDasharray={dashes[index % dashes.length]} />
            </svg>
            <span>{label}</span>
            <span className={css.value}>{value === null ? '–' : writeValue(value)}</span>
          </span>
        )
      })}
    </div>
  )
}
