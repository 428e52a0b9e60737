/** An appointment as calendars keep it. */
export interface Appointment {
  /** The same for ever: by it a calendar finds the appointment again. */
  uid: string
  /** How often it was changed; the highest counts. */
  sequence: number
  cancelled: boolean
  /** Epoch milliseconds. */
  start: number
  end: number
  /** When this file was made, epoch milliseconds. */
  stamp: number
  summary: string
  description: string
  /** A room, a number or an address; null where none is known. */
  place: string | null
}

/** An appointment as an iCalendar file (RFC 5545): times in UTC, lines of at most 75 octets that end with CRLF. */
export function icsOf({ uid, sequence, cancelled, start, end, stamp, summary, description, place }: Appointment): Uint8Array {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tagmason//Support//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return new TextEncoder().encode(lines.map((line) => `${folded(line)}\r\n`).join(''))
}

/** `2024-01-22T10:00:00.000Z` as `20240122T100000Z`. */
const utc = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Text as a value (3.3.11). Control characters other than line breaks and tabs are not allowed in one. */
const escaped = (text: string) =>
  text
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are what must not stay
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** A line in pieces of at most 75 octets, each after the first behind a space (3.1); no letter is cut in two. */
function folded(line: string): string {
  let written = ''
  let octets = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (octets + size > 75) {
      written += '\r\n '
      octets = 1
    }
    written += letter
    octets += size
  }
  return written
}
