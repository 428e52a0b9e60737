import { area, line } from 'd3-shape'
import * as css from '../chart/chart.css.ts'
import { downsample } from '../chart/downsample.ts'
import { aheadDash, dashOf, inkOf } from '../chart/ink.ts'
import type { Track } from '../chart/track.ts'
import type { TrendLine } from './model.ts'

export interface LinesProps {
  lines: readonly TrendLine[]
  look: 'line' | 'area'
  x(at: number): number
  y(value: number): number
  /** Where areas end. */
  base: number
  /** How many columns of pixels there are to draw on. */
  columns: number
}

/** The lines with their areas and bands. */
export function Lines({ lines, look, x, y, base, columns }: LinesProps) {
  return lines.map((track, index) => {
    const { times, values, band, ahead } = track
    const places = downsample(track, columns)
    const measured = places.filter((place) => times[place]! < ahead)
    const foreseen = places.slice(Math.max(0, measured.length - 1))
    const defined = (place: number) => (values[place] ?? null) !== null
    const thin = places.length < times.length ? css.thin : ''
    const atX = (place: number) => x(times[place]!)
    const atY = (place: number) => y(values[place] ?? 0)
    const stroke = line<number>(atX, atY).defined(defined).digits(1)
    const fill = area<number>(atX, base, atY).defined(defined).digits(1)
    return (
      <g key={index} className={inkOf(index)}>
        {band === null ? null : <path data-part="band" d={between(band, x, y, columns)} className={css.area} />}
        {look === 'area' ? <path data-part="area" d={fill(measured) ?? ''} className={css.area} /> : null}
        <path data-part="line" d={stroke(measured) ?? ''} className={`${css.line} ${thin}`} strokeDasharray={dashOf(index)} />
        {measured.length < places.length ? <path data-part="ahead" d={stroke(foreseen) ?? ''} className={css.line} strokeDasharray={aheadDash} /> : null}
        {places.filter(lonely(defined)).map((place) => (
          <circle key={place} cx={atX(place)} cy={atY(place)} r={3} fill="currentColor" />
        ))}
      </g>
    )
  })
}

/** The measured points without neighbours, which no line would show. */
const lonely = (defined: (place: number) => boolean) => (place: number, index: number, places: readonly number[]) =>
  [place].every(defined) && ![places[index - 1], places[index + 1]].some((near) => near !== undefined && defined(near))

/** The area between the two sides of a band; both have the same moments. */
function between({ low, high }: { low: Track; high: Track }, x: (at: number) => number, y: (value: number) => number, columns: number): string {
  const places = [...new Set([...downsample(low, columns), ...downsample(high, columns)])].sort((one, other) => one - other)
  const shape = area<number>(
    (place) => x(low.times[place]!),
    (place) => y(low.values[place] ?? 0),
    (place) => y(high.values[place] ?? 0),
  ).defined((place) => (low.values[place] ?? null) !== null && (high.values[place] ?? null) !== null)
  return shape.digits(1)(places) ?? ''
}
