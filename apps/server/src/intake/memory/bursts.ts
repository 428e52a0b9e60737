/** More events of one visitor within one second than this are no person's. */
export const mostInASecond = 25
/** So long a visitor that burst is held to be a machine, milliseconds. */
const suspect = 30 * 60 * 1000
const mostSuspects = 100_000

export interface Bursts {
  /** Counts an event of a visitor; whether that visitor is doing more than people do. `time` is when it happened, so that what was kept offline is no burst. */
  isBurst(visitor: string, time: number): boolean
}

/** Knows the visitors of the last seconds. Forgotten with the process: a burst that goes on is soon found again. */
export function bursts(): Bursts {
  const suspects = new Map<string, number>()
  let counts = new Map<string, number>()
  return {
    isBurst(visitor, time) {
      const until = suspects.get(visitor)
      if (until !== undefined) {
        if (time < until) return true
        suspects.delete(visitor)
      }
      const key = `${Math.floor(time / 1000)} ${visitor}`
      const count = (counts.get(key) ?? 0) + 1
      // Seconds come out of order; it is enough to begin anew now and then.
      if (counts.size > 200_000) counts = new Map()
      counts.set(key, count)
      if (count <= mostInASecond) return false
      if (suspects.size >= mostSuspects) suspects.delete(suspects.keys().next().value ?? '')
      suspects.set(visitor, time + suspect)
      return true
    },
  }
}
