import { momentsOf, timeOf, type Track, trackOf, type TrendPoint, valueAt } from '../chart/track.ts'
import { type Extent, extentOf } from '../chart/valueScale.ts'
import type { Tone } from '../theme/tones.ts'

/** How far a figure may lie at one moment. */
export interface TrendBand {
  /** ISO 8601 or epoch milliseconds. */
  at: string | number
  /** The lowest that is expected. */
  low: number
  /** The highest that is expected. */
  high: number
}

/** One line. */
export interface TrendSeries {
  /** What it counts: in the legend, the card and the table. */
  label: string
  /** Its figures; their order does not matter. */
  points: readonly TrendPoint[]
  /** Where figures are expected, as of a forecast; a quiet area behind the line. */
  band?: readonly TrendBand[]
  /** The first moment that is not measured but foreseen; the line is dashed from the one before it. */
  forecastFrom?: string | number
}

/** Something that happened at a moment: an anomaly, a release. */
export interface TrendMark {
  /** ISO 8601 or epoch milliseconds. */
  at: string | number
  /** How high it stands; on the first series where left out, and at the top where that has nothing. */
  value?: number
  /** What happened, in a few words. */
  label: string
  /** What it means; each tone has a form of its own. */
  tone?: Tone
}

/** A series with its band, in order of time. */
export interface TrendLine extends Track {
  band: { low: Track; high: Track } | null
  /** Epoch milliseconds; infinite where all is measured. */
  ahead: number
}

export interface PlacedMark {
  at: number
  value: number | null
  label: string
  tone: Tone
}

/** Series and marks on one line of time. */
export interface TrendModel {
  lines: readonly TrendLine[]
  marks: readonly PlacedMark[]
  /** All moments, in order. */
  times: readonly number[]
  extent: Extent
  measured: boolean
  /** No figure has a fraction. */
  whole: boolean
}

/** Reads series and marks once, whatever the width of the picture. */
export function modelOf(series: readonly TrendSeries[], given: readonly TrendMark[]): TrendModel {
  const lines = series.map(({ points, band, forecastFrom }) => ({
    ...trackOf(points),
    band:
      band === undefined
        ? null
        : { low: trackOf(band.map(({ at, low }) => ({ at, value: low }))), high: trackOf(band.map(({ at, high }) => ({ at, value: high }))) },
    ahead: forecastFrom === undefined ? Infinity : timeOf(forecastFrom),
  }))
  const first = lines[0]
  const marks = given
    .map(({ at, value, label, tone = 'neutral' }) => ({ at: timeOf(at), value, label, tone }))
    .filter(({ at }) => !Number.isNaN(at))
    .map(({ at, value, ...rest }) => ({ ...rest, at, value: value ?? (first === undefined ? null : (valueAt(first, at) ?? null)) }))
    .sort((one, other) => one.at - other.at)
  const bands = lines.flatMap(({ band }) => (band === null ? [] : [band.low, band.high]))
  const lists = [...lines, ...bands].map(({ values }) => values)
  return {
    lines,
    marks,
    times: momentsOf([...lines, ...bands, { times: marks.map(({ at }) => at) }]),
    extent: extentOf(
      ...lists,
      marks.map(({ value }) => value),
    ),
    measured: lines.some(({ values }) => values.some((value) => value !== null)),
    whole: lists.every((values) => values.every((value) => value === null || Number.isInteger(value))),
  }
}
