import { type ReactNode, useId } from 'react'
import * as css from './chart.css.ts'
import { Legend } from './Legend.tsx'
import { Plot, type PlotProps } from './Plot.tsx'
import { type SavedLine, Saves } from './Saves.tsx'
import { Twin } from './Twin.tsx'

export interface ChartFrameProps extends PlotProps {
  /** The primitive, as `data-ui`. */
  name: string
  titled: boolean
  /** The head of the column of moments or categories in the table. */
  head: string
  tableLabel: string
  /** Whether there is anything to draw. */
  measured: boolean
  empty: ReactNode
  /** The figures of a place as they are taken along: ISO 8601 or a name, then a number for each series. */
  line(place: number): SavedLine
}

/** What every chart has around its plot: title, legend, the picture that can be pointed at, and its twin as a table; or what stands there while nothing was measured. */
export function ChartFrame({ name, titled, head, tableLabel, measured, empty, line, ...plot }: ChartFrameProps) {
  const heading = useId()
  const { title, labels, shape, count, jumps, read } = plot
  const legend = measured && labels.length > 1
  return (
    <figure data-ui={name} aria-labelledby={titled ? heading : undefined} aria-label={titled ? undefined : title} className={css.figure}>
      {titled || legend ? (
        <div className={css.head}>
          {titled ? (
            <figcaption id={heading} className={css.title}>
              {title}
            </figcaption>
          ) : null}
          {legend ? <Legend labels={labels} shape={shape} /> : null}
        </div>
      ) : null}
      {measured ? (
        <>
          <Plot {...plot} />
          <div className={css.below}>
            <Twin title={title} label={tableLabel} head={head} labels={labels} count={count} jumps={jumps} read={read} />
            <Saves title={title} heads={[head, ...labels]} lines={() => Array.from({ length: count }, (_, place) => line(place))} />
          </div>
        </>
      ) : (
        <div data-part="empty" className={css.empty}>
          {empty}
        </div>
      )}
    </figure>
  )
}
