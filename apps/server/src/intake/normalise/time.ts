import { Fault } from './fault.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How old an event may be, milliseconds: what browsers and apps kept while offline; history that a server with a secret key brings. */
export const oldest = { untrusted: 72 * hour, trusted: 5 * 365 * 24 * hour }
/** How far ahead of us a time may lie before it is not believed. */
export const ahead = 5 * minute
/** What lies between sending and receiving is travel up to here, and beyond it a wrong clock. */
export const travel = 5 * second

export interface EventTime {
  /** Milliseconds since 1970. */
  time: number
  /** The time that was told lay in the future and was not believed. */
  future: boolean
}

/**
 * When an event happened: as the client says, its clock set right by when it says it sent the event. Throws a `Fault` for what is no time and for what is too long ago.
 */
export function eventTime(told: { timestamp?: unknown; sentAt?: unknown }, received: number, trusted: boolean): EventTime {
  const sent = moment(told.sentAt, 'sentAt')
  const happened = moment(told.timestamp, 'timestamp')
  if (happened === null) return { time: received, future: false }
  const skew = sent === null ? 0 : received - sent
  const time = Math.round(happened + (Math.abs(skew) > travel ? skew : 0))
  if (time > received + ahead) return { time: received, future: true }
  if (time < received - (trusted ? oldest.trusted : oldest.untrusted)) throw new Fault('timestamp', tooOld(happened, trusted))
  return { time, future: false }
}

function tooOld(happened: number, trusted: boolean): string {
  // A number of seconds reads as some day of January 1970.
  if (happened >= 0 && happened < 1e11) return `'timestamp' is in January 1970 or soon after: give milliseconds since 1970, not seconds.`
  return trusted
    ? `'timestamp' is more than 5 years ago: leave such events out.`
    : `'timestamp' is more than 72 hours ago: send events sooner, or history from a server with a secret key.`
}

/** ISO 8601, or milliseconds since 1970; null where left out. */
function moment(value: unknown, field: string): number | null {
  if (value === undefined || value === null || value === '') return null
  const at = typeof value === 'number' ? value : typeof value === 'string' ? (/^\d+(\.\d+)?$/.test(value) ? Number(value) : iso(value)) : Number.NaN
  if (!Number.isFinite(at)) throw new Fault(field, `'${field}' is no time: give ISO 8601, like 2026-01-31T09:30:00Z, or milliseconds since 1970.`)
  return at
}

/** Dates without a zone are UTC: the zone of this machine says nothing about the client. */
function iso(value: string): number {
  const text = value.trim()
  if (!/^[+-]?\d{4,6}-\d\d/.test(text)) return Number.NaN
  return Date.parse(/T|\s/.test(text) && !/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? `${text}Z` : text)
}
