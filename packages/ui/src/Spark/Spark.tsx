import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import * as chart from '../chart/chart.css.ts'
import { downsample } from '../chart/downsample.ts'
import { extentOf } from '../chart/valueScale.ts'
import type { Tone } from '../theme/tones.ts'
import * as css from './Spark.css.ts'

export interface SparkProps {
  /** What it shows, in words that replace it: `Visits, last 30 days: from 120 up to 188`. */
  label: string
  /** The figures at even steps; nothing where one was not measured. */
  points: readonly (number | null)[]
  /** The line alone, or with the area under it. */
  look?: 'line' | 'area'
  /** What the course means. */
  tone?: Tone
  /** 96 x 28 pixels for cards, 64 x 20 for rows of tables, 160 x 40 where the course is what the row is about. */
  size?: 'standard' | 'small' | 'large'
  /** A dot at the last figure. */
  dot?: boolean
  /** Between which figures each one was expected, in the order of `points`: drawn as an area behind the line. */
  band?: readonly SparkBand[]
}

export interface SparkBand {
  /** The least that is expected. */
  low: number
  /** The most that is expected. */
  high: number
}

const sizes = { standard: [96, 28], small: [48, 20], large: [160, 40] } as const

/**
 * A course at a glance, without axes: beside a figure in a card or in the row of a table.
 * @example <Spark label="Visits, last 30 days: from 120 up to 188" points={visits} look="area" dot />
 */
export function Spark({ label, points, look = 'line', tone = 'accent', size = 'standard', dot = false, band = [] }: SparkProps) {
  const [width, height] = sizes[size]
  // What is no number was not measured.
  const values = points.map((point) => (Number.isFinite(point) ? point : null))
  const { low, high } = extentOf([...values, ...band.flatMap((each) => [each.low, each.high])])
  const x = scaleLinear([0, points.length - 1], [3, width - 4])
  const y = scaleLinear([low, high], [height - 3, 3])
  const places = downsample({ times: points.map((_, place) => place), values }, width)
  const defined = (place: number) => values[place] !== null
  const atY = (place: number) => y(values[place] ?? 0)
  const last = places.findLast(defined)
  const lone = last !== undefined && places.filter(defined).length === 1
  return (
    <svg
      data-ui="Spark"
      data-tone={tone}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={css.spark[tone]}
    >
      {last === undefined ? <line data-part="nothing" x1={3} x2={width - 4} y1={height / 2} y2={height / 2} className={css.nothing} /> : null}
      {band.length > 0 ? (
        <path
          data-part="band"
          d={
            area<SparkBand>(
              (_, place) => x(place),
              (each) => y(each.low),
              (each) => y(each.high),
            ).digits(1)(band) ?? ''
          }
          className={css.band}
        />
      ) : null}
      {look === 'area' ? <path data-part="area" d={area<number>(x, height, atY).defined(defined).digits(1)(places) ?? ''} className={chart.area} /> : null}
      <path data-part="line" d={line<number>(x, atY).defined(defined).digits(1)(places) ?? ''} className={css.line} />
      {last !== undefined && (dot || lone) ? <circle data-part="dot" cx={x(last)} cy={atY(last)} r={2.5} fill="currentColor" /> : null}
    </svg>
  )
}
