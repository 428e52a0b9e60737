import { auditSecret } from '@tagmason/domain'
import { formatBytes, formatNumber, formatTime, type Locale } from '@tagmason/ui'
import { isDigest } from './fieldChanges.ts'

export interface ValueWords {
  yes: string
  no: string
  /** Of a text, list or object without anything in it. */
  empty: string
  secret: string
  /** A value that is too long to be kept; `size` is written, `hash` begins its SHA-256. */
  long(size: string, hash: string): string
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** One value of a record, as somebody reads it who does not know JSON. */
export function tellValue(value: unknown, text: ValueWords, locale: Locale): string {
  if (value === auditSecret) return text.secret
  if (isDigest(value)) return text.long(formatBytes(value.bytes, {}, locale), value.sha256.slice(0, 12))
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'number') return formatNumber(value, { digits: 6 }, locale)
  if (typeof value === 'string' && value !== '') return moment.test(value) ? formatTime(Date.parse(value), 'both', locale) : value
  return Array.isArray(value) && value.length > 0 ? value.map((each) => tellValue(each, text, locale)).join(', ') : text.empty
}
