import type { PointerEvent } from 'react'
import { Lines } from './Lines.tsx'
import { linear, spread, ticks } from './scale.ts'
import type { Moment } from './series.ts'
import * as css from './TrendChart.css.ts'
import { useWidth } from './useWidth.ts'

export interface PlotProps {
  title: string
  all: readonly Moment[]
  look: 'line' | 'area'
  axes: { time: string; value: string }
  /** The place of the moment under the pointer. */
  pointed: number | null
  writeValue(value: number): string
  /** A moment on the axis, shorter than elsewhere. */
  writeTick(at: number): string
  onPoint(place: number | null): void
}

const height = 220
const top = 28
const bottom = 26

/** The picture: rules, words and lines, drawn in real pixels. */
export function Plot({ title, all, look, axes, pointed, writeValue, writeTick, onPoint }: PlotProps) {
  const { ref, width } = useWidth<HTMLDivElement>(640)
  const values = all.flatMap((moment) => moment.values).filter((value) => value !== null)
  // A line of counts is honest from zero only; below zero the span follows the figures.
  const steps = ticks(Math.min(0, ...values), Math.max(0, ...values), 4)
  const start = 12 + 7.5 * Math.max(...steps.map((step) => writeValue(step).length))
  const x = linear([all[0]?.at ?? 0, all.at(-1)?.at ?? 0], [start, width - 12])
  const y = linear([steps[0] ?? 0, steps.at(-1) ?? 1], [height - bottom, top])
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left
    let nearest = 0
    all.forEach((moment, place) => {
      if (Math.abs(x(moment.at) - at) < Math.abs(x(all[nearest]?.at ?? 0) - at)) nearest = place
    })
    onPoint(nearest)
  }
  const anchor = (at: number) => (x(at) > width - 40 ? 'end' : at === all[0]?.at && all.length > 1 ? 'start' : 'middle')
  const named = spread(all, Math.max(2, Math.floor((width - start) / 90)))
  return (
    <div ref={ref} className={css.plot}>
      <svg
        role="img"
        aria-label={title}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className={css.picture}
        onPointerMove={point}
        onPointerLeave={() => onPoint(null)}
      >
        <text x={0} y={12} className={css.words}>
          {axes.value}
        </text>
        {steps.map((step) => (
          <g key={step}>
            <line x1={start} x2={width} y1={y(step)} y2={y(step)} className={css.rule} />
            <text x={start - 8} y={y(step) + 4} textAnchor="end" className={css.words}>
              {writeValue(step)}
            </text>
          </g>
        ))}
        {named.map(({ at }) => (
          <text key={at} x={x(at)} y={height - 6} textAnchor={anchor(at)} className={css.words}>
            {writeTick(at)}
          </text>
        ))}
        <Lines all={all} look={look} x={x} y={y} base={y(Math.max(0, steps[0] ?? 0))} pointed={pointed} top={top} bottom={height - bottom} />
      </svg>
    </div>
  )
}
