import { scaleLinear } from 'd3-scale'
import { BaseLine, BottomAxis, plotBottom, plotStart, plotTop, ValueAxis } from '../chart/Axes.tsx'
import * as css from '../chart/chart.css.ts'
import { inkOf } from '../chart/ink.ts'
import { nearest } from '../chart/nearest.ts'
import type { Drawing } from '../chart/Plot.tsx'
import { Shape } from '../chart/Shape.tsx'
import { type TimeShow, timeTicks } from '../chart/timeTicks.ts'
import { valueAt } from '../chart/track.ts'
import { valueScale } from '../chart/valueScale.ts'
import type { NumberForm } from '../Num/format.ts'
import type { Locale } from '../theme/locale.tsx'
import { Lines } from './Lines.tsx'
import type { TrendModel } from './model.ts'

export interface TrendLook {
  look: 'line' | 'area'
  from: 'zero' | 'lowest'
  form: NumberForm
  show: TimeShow
  /** What is counted. */
  words: string
  locale: Locale
}

/** Lines, bands and marks at one width. */
export function drawTrend({ lines, marks, times, extent, whole }: TrendModel, { look, from, form, show, words, locale }: TrendLook, width: number): Drawing {
  const scale = valueScale(extent, [plotBottom, plotTop], whole, look === 'area' ? 'zero' : from, form, locale)
  const start = plotStart(scale)
  const span = [times[0] ?? 0, times.at(-1) ?? 0] as const
  const x = scaleLinear(span, [start + 4, width - 8])
  return {
    picture: (
      <>
        <ValueAxis scale={scale} start={start} width={width} words={words} />
        <BottomAxis labels={timeTicks(span, show, x, width, locale)} />
        <BaseLine scale={scale} start={start} width={width} />
        <Lines lines={lines} look={look} x={x} y={scale.y} base={scale.base} columns={width - start} />
        {marks.map(({ at, value, label, tone }) => (
          <g key={`${at} ${label}`}>
            {value === null ? <line x1={x(at)} x2={x(at)} y1={plotTop} y2={plotBottom} className={css.rule} /> : null}
            <Shape tone={tone} x={x(at)} y={value === null ? plotTop : scale.y(value)} />
          </g>
        ))}
      </>
    ),
    pointed: (place) => {
      const at = times[place] ?? 0
      return (
        <>
          <line x1={x(at)} x2={x(at)} y1={plotTop} y2={plotBottom} className={css.base} />
          {lines.map((line, index) => {
            const value = valueAt(line, at) ?? null
            return value === null ? null : <circle key={index} cx={x(at)} cy={scale.y(value)} r={4} className={`${css.dot} ${inkOf(index)}`} />
          })}
        </>
      )
    },
    x: (place) => x(times[place] ?? 0),
    nearest: (pixels) => nearest(times, x.invert(pixels)),
  }
}
