import type { Track } from './track.ts'

/**
 * What is enough to draw a track on so many columns of pixels: the places of the lowest and the highest point of each column, the first and the last measured point, and one unmeasured
 * moment in each gap that leaves a column empty. A shorter gap could not be seen, and would break a dense line into crumbs. Places ascend; there are never more than 4 x `columns`.
 * A track of at most 2 x `columns` moments is kept whole.
 */
export function downsample({ times, values }: Track, columns: number): number[] {
  const width = Math.max(2, Math.floor(columns))
  if (times.length <= 2 * width) return times.map((_, place) => place)
  const column = columnOf(times, width)
  const kept: number[] = []
  const keep = (place: number) => {
    if (place > (kept.at(-1) ?? -1)) kept.push(place)
  }
  let [low, high, last, gap, current] = [-1, -1, -1, -1, -1]
  const close = () => {
    if (low < 0) return
    keep(Math.min(low, high))
    keep(Math.max(low, high))
    low = high = -1
  }
  for (let place = 0; place < times.length; place += 1) {
    const value = values[place] ?? null
    if (value === null) {
      if (gap < 0) gap = place
      continue
    }
    const own = column(times[place]!)
    if (own !== current) close()
    if (last < 0) keep(place)
    else if (gap >= 0 && own > column(times[last]!) + 1) keep(gap)
    if (low < 0 || value < values[low]!) low = place
    if (high < 0 || value > values[high]!) high = place
    current = own
    last = place
    gap = -1
  }
  close()
  if (last >= 0) keep(last)
  return kept
}

/** Which of `width` columns a moment falls into. */
export function columnOf(times: readonly number[], width: number): (time: number) => number {
  const start = times[0] ?? 0
  const step = ((times.at(-1) ?? start) - start) / (width - 1)
  return (time) => Math.floor((time - start) / step)
}
