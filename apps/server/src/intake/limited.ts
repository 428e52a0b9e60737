import { busy } from './admission.ts'
import type { Intake } from './intake.ts'

const hour = 3_600_000

/**
 * An intake that takes so many calls of a project in an hour of the clock, whichever format they come in; any number where it is null. Counted in memory, by each node for itself: what a limit is for is that one sender does
 * not fill the disk, and a restart may forgive a part of an hour.
 */
export function limited(intake: Intake, perHour: number | null): Intake {
  if (perHour === null) return intake
  let now = 0
  let calls = new Map<string, number>()
  return {
    ...intake,
    async take(events, arrival) {
      const started = Math.floor(arrival.at / hour)
      // A clock that was set back does not give an hour's calls again.
      if (started > now) [now, calls] = [started, new Map()]
      const place = JSON.stringify([arrival.account, arrival.project])
      const before = calls.get(place) ?? 0
      if (before >= perHour) return { ...busy(429, Math.max(1, Math.ceil(((now + 1) * hour - arrival.at) / 1000))), limit: perHour }
      calls.set(place, before + 1)
      return intake.take(events, arrival)
    },
  }
}
