/** A line through a series with a rhythm: `level of the phase + slope × place`. */
export interface SeasonalFit {
  /** Steps of one round: 24 for hours of the day, 7 for days of the week, 168 for hours of the week, 1 for no rhythm. */
  season: number
  /** Growth a step. */
  slope: number
  /** The value at place 0 of each phase. */
  levels: number[]
  /** What is left of each value. */
  residuals: number[]
  /** How many values each phase rests on, and their mean place. */
  phases: { count: number; middle: number }[]
  /** Sum of the squared distances of places from their phase's middle. */
  spread: number
}

/**
 * Least squares with one level a phase and a common slope, solved exactly: the slope from the values freed of their phase's mean, then the levels.
 * A season that is not seen twice is left out (season 1). Null of fewer than three values.
 */
export function fitSeason(values: readonly number[], wanted: number): SeasonalFit | null {
  if (values.length < 3) return null
  const season = values.length >= 2 * wanted ? wanted : 1
  const groups = Array.from({ length: season }, () => ({ count: 0, places: 0, total: 0 }))
  const groupAt = (place: number) => groups[place % season] ?? { count: 0, places: 0, total: 0 }
  for (const [place, value] of values.entries()) {
    const group = groupAt(place)
    group.count++
    group.places += place
    group.total += value
  }
  let spread = 0
  let together = 0
  for (const [place, value] of values.entries()) {
    const { count, places, total } = groupAt(place)
    const distance = place - places / count
    spread += distance * distance
    together += distance * (value - total / count)
  }
  const slope = spread === 0 ? 0 : together / spread
  const levels = groups.map(({ count, places, total }) => total / count - (slope * places) / count)
  const residuals = values.map((value, place) => value - (levels[place % season] ?? 0) - slope * place)
  return { season, slope, levels, residuals, phases: groups.map(({ count, places }) => ({ count, middle: places / count })), spread }
}

/** What the fit says for a place, also one after the end. */
export const valueAt = ({ levels, season, slope }: SeasonalFit, place: number) => (levels[place % season] ?? 0) + slope * place
