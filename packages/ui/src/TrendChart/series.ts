/** One measured moment. */
export interface TrendPoint {
  /** ISO 8601 or epoch milliseconds. */
  at: string | number
  /** Nothing where it was not measured; the line has a gap there. */
  value: number | null
}

export interface TrendSeries {
  label: string
  points: readonly TrendPoint[]
}

/** All series on one time line. */
export interface Moment {
  at: number
  /** One per series, in their order. */
  values: (number | null)[]
}

/** Brings series onto one time line, in order of time; moments that cannot be read are left out. */
export function moments(series: readonly TrendSeries[]): Moment[] {
  const found = new Map<number, (number | null)[]>()
  series.forEach(({ points }, index) => {
    for (const { at, value } of points) {
      const time = new Date(at).getTime()
      if (Number.isNaN(time)) continue
      const values = found.get(time) ?? series.map(() => null)
      values[index] = value
      found.set(time, values)
    }
  })
  return [...found].map(([at, values]) => ({ at, values })).sort((one, other) => one.at - other.at)
}

/** The colours of the series, in order; they come round again after the fifth. */
export const inks = ['first', 'second', 'third', 'fourth', 'fifth'] as const
/** The dashes of the series, in order. */
export const dashes = [undefined, '6 4', '2 4', '10 4 2 4', '1 6'] as const
