import * as css from './chart.css.ts'
import { type AxisLabel, wide } from './text.ts'
import type { ValueScale } from './valueScale.ts'

/** Room around the plot, in pixels: the words of the value axis stand above it, those of the time axis below. */
export const plotHeight = 220
export const plotTop = 28
export const plotBottom = plotHeight - 26

/** Where the plot begins, so that the words of the value axis fit beside it. */
export const plotStart = ({ ticks }: ValueScale): number => Math.ceil(12 + Math.max(0, ...ticks.map(({ words }) => wide(words))))

/** Rules across the plot with their figures, and what is counted above them. */
export function ValueAxis({ scale, start, width, words }: { scale: ValueScale; start: number; width: number; words: string }) {
  return (
    <>
      <text x={0} y={12} className={css.words}>
        {words}
      </text>
      {scale.ticks.map((tick) => (
        <g key={tick.value}>
          <line x1={start} x2={width} y1={scale.y(tick.value)} y2={scale.y(tick.value)} data-part="rule" className={css.rule} />
          <text x={start - 8} y={scale.y(tick.value) + 4} textAnchor="end" className={css.words}>
            {tick.words}
          </text>
        </g>
      ))}
    </>
  )
}

/** Where areas and bars begin. */
export function BaseLine({ scale, start, width }: { scale: ValueScale; start: number; width: number }) {
  return <line x1={start} x2={width} y1={scale.base} y2={scale.base} className={css.base} />
}

/** The words under the plot. */
export function BottomAxis({ labels }: { labels: readonly AxisLabel[] }) {
  return labels.map(({ key, x, words }) => (
    <text key={key} x={x} y={plotHeight - 6} textAnchor="middle" className={css.words}>
      {words}
    </text>
  ))
}
