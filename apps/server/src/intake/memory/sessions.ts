import { shortHash } from '../ids.ts'

/** So long without an event ends a session, milliseconds. */
export const idle = 30 * 60 * 1000

/** The session that a visitor is in: when it began and when its last event happened, milliseconds since 1970. */
export interface Open {
  start: number
  last: number
}

export interface Sessions {
  /** The session of an event: that of the events before it, if the visitor was not idle for 30 minutes between them. The key is a `shortHash`. */
  sessionOf(visitorKey: string, time: number): string
  /** What is known of a visitor's open session, to be kept across restarts. */
  stateOf(visitorKey: string): Open | undefined
  /** Takes what was kept. */
  restore(visitorKey: string, open: Open): void
}

/**
 * Sessions of visitors whose client names none. A session is called by its visitor and the time of its first event, so that the same events give the same sessions
 * before and after a restart. An event from before the open session (kept offline) is in the session of its own half hour. At most `most` open sessions are
 * remembered; beyond that the one that was quiet for longest is forgotten, and its visitor begins a new one.
 */
export function sessions(most = 300_000): Sessions {
  // With the name, which takes longer to make than everything else here.
  const open = new Map<string, Open & { name?: string }>()
  return {
    sessionOf(key, time) {
      const known = open.get(key)
      if (known !== undefined && time < known.start - idle) return nameOf(key, Math.floor(time / idle) * idle)
      const goesOn = known !== undefined && time - known.last <= idle
      const start = goesOn ? known.start : time
      const name = (goesOn ? known.name : undefined) ?? nameOf(key, start)
      open.delete(key)
      open.set(key, { start, last: goesOn ? Math.max(known.last, time) : time, name })
      if (open.size > most) open.delete(open.keys().next().value ?? '')
      return name
    },
    stateOf(key) {
      const known = open.get(key)
      return known === undefined ? undefined : { start: known.start, last: known.last }
    },
    restore(key, kept) {
      const known = open.get(key)
      open.delete(key)
      open.set(key, known !== undefined && known.last > kept.last ? known : kept)
      if (open.size > most) open.delete(open.keys().next().value ?? '')
    },
  }
}

const nameOf = (visitorKey: string, start: number) => shortHash(visitorKey, String(start))
