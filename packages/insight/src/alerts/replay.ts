import { alertStepper, newAlert } from './machine.ts'
import type { AlertSettings } from './settings.ts'

/** One look at a metric. */
export interface AlertSample {
  /** Milliseconds since 1970. */
  at: number
  /** Null where nothing was measured. */
  value: number | null
}

/** A time for which an alert would have been raised. */
export interface RaisedSpan {
  from: number
  /** Null where it would still be raised. */
  to: number | null
  /** The value with which it would have been raised. */
  value: number
  /** When people would have been notified; null where quiet hours or the cool-down would have kept it from them. */
  notifiedAt: number | null
}

/** What an alert would have done, had it been there: each time it would have been raised, oldest first. Samples are taken by time, in whatever order they are given. */
export function replayAlert(settings: AlertSettings, samples: readonly AlertSample[]): RaisedSpan[] {
  const step = alertStepper(settings)
  const spans: RaisedSpan[] = []
  let state = newAlert()
  for (const { at, value } of [...samples].sort((one, other) => one.at - other.at)) {
    const { state: after, effects } = step(state, value, at)
    state = after
    for (const effect of effects) {
      const last = spans.at(-1)
      if (effect.kind === 'raised') spans.push({ from: effect.at, to: null, value: effect.value, notifiedAt: null })
      else if (effect.kind === 'notify' && last !== undefined) last.notifiedAt = at
      else if (effect.kind === 'resolved' && last !== undefined) last.to = effect.at
    }
  }
  return spans
}
