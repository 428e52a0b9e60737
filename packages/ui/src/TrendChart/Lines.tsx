import { areaPath, linePath, lonely } from './scale.ts'
import { dashes, inks, type Moment } from './series.ts'
import * as css from './TrendChart.css.ts'

export interface LinesProps {
  all: readonly Moment[]
  look: 'line' | 'area'
  x(at: number): number
  y(value: number): number
  /** Where areas end. */
  base: number
  pointed: number | null
  top: number
  bottom: number
}

/** The lines with their areas, and the marks at the moment pointed at. */
export function Lines({ all, look, x, y, base, pointed, top, bottom }: LinesProps) {
  const mark = pointed === null ? undefined : all[pointed]
  const order = (all[0]?.values ?? []).map((_, index) => index)
  return (
    <>
      {mark ? <line x1={x(mark.at)} x2={x(mark.at)} y1={top} y2={bottom} className={css.cursor} /> : null}
      {order.map((index) => {
        const spots = all
          .map(({ at, values }) => ({ x: x(at), y: values[index] ?? null }))
          .map((spot) => ({ x: spot.x, y: spot.y === null ? null : y(spot.y) }))
        const height = mark?.values[index] ?? null
        return (
          <g key={index} className={css.ink[inks[index % inks.length] ?? 'first']}>
            {look === 'area' ? <path d={areaPath(spots, base)} className={css.area} /> : null}
            <path d={linePath(spots)} className={css.line} strokeDasharray={dashes[index % dashes.length]} />
            {lonely(spots).map((spot) => (
              <circle key={spot.x} cx={spot.x} cy={spot.y} r={3} fill="currentColor" />
            ))}
            {mark && height !== null ? <circle cx={x(mark.at)} cy={y(height)} r={4} className={css.dot} /> : null}
          </g>
        )
      })}
    </>
  )
}
