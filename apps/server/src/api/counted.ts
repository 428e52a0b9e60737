import type { Intake } from '../intake/intake.ts'
import type { Desk } from './desk.ts'

/** An intake whose events are metered, whichever format they came in, and whose conversions webhooks are told of. */
export function counted(intake: Intake, desk: Pick<Desk, 'took'>): Intake {
  return {
    async take(events, arrival) {
      const taken = await intake.take(events, arrival)
      if ('busy' in taken || taken.accepted === 0) return taken
      const wrong = new Set(taken.faults.map(({ at }) => at))
      await desk.took(
        arrival.account,
        arrival.project,
        arrival.at,
        events.filter((_event, at) => !wrong.has(at)),
      )
      return taken
    },
    flush: () => intake.flush(),
    close: () => intake.close(),
  }
}
