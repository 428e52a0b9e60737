import { recordsOf } from './csv.ts'
import type { Reader } from './row.ts'

/** Exports that hold totals of days. No event is made up from them, so each row is reported and none is taken. */
const totalsOf = (what: string): Reader =>
  async function* (lines) {
    for await (const _ of recordsOf(lines)) yield { why: `${what} holds totals of days, and no visits that events could be of` }
  }

export const plausible = totalsOf('an export of Plausible')
/** Its comments before the table count as rows too. */
export const ga4Report = totalsOf('a report of GA4 as CSV (export BigQuery instead)')
