import type { ToldEvent } from '@tagmason/domain'
import { ga4 } from './ga4.ts'
import { matomo } from './matomo.ts'
import type { Reader } from './row.ts'
import { ga4Report, plausible } from './totals.ts'
import { umami } from './umami.ts'

export const importFormats = { ga4, 'ga4-report': ga4Report, plausible, umami, matomo } as const satisfies Readonly<Record<string, Reader>>
export type ImportFormat = keyof typeof importFormats

/** What an import came to. */
export interface ImportReport {
  /** Events that the receiver accepted. */
  taken: number
  /** The same by name. */
  readonly events: Record<string, number>
  /** Rows that became no event, by the reason; `first` is the place of the first one, from 1. */
  readonly notTaken: { why: string; rows: number; first: number }[]
  /** Fields that no event has a place for, by how many rows had one. */
  readonly without: Record<string, number>
}

/** Takes a batch. Gives the places in it that were refused, and why. */
export type Send = (events: readonly ToldEvent[]) => Promise<readonly { readonly index: number; readonly why: string }[]>

const batch = 1000

/** Reads an export and sends its events in batches, in the order of the file. */
export async function importFile(format: ImportFormat, lines: AsyncIterable<string>, send: Send): Promise<ImportReport> {
  const report: ImportReport = { taken: 0, events: {}, notTaken: [], without: {} }
  const refuse = (why: string, first: number) => {
    const known = report.notTaken.find((one) => one.why === why)
    if (known === undefined) report.notTaken.push({ why, rows: 1, first })
    else known.rows++
  }
  let waiting: { event: ToldEvent; row: number }[] = []
  const flush = async () => {
    const now = waiting
    waiting = []
    if (now.length === 0) return
    const refused = new Map((await send(now.map(({ event }) => event))).map(({ index, why }) => [index, why]))
    for (const [index, { event, row }] of now.entries()) {
      const why = refused.get(index)
      if (why !== undefined) refuse(why, row)
      else {
        report.taken++
        report.events[event.name] = (report.events[event.name] ?? 0) + 1
      }
    }
  }
  let row = 0
  for await (const found of importFormats[format](lines)) {
    row++
    if ('why' in found) refuse(found.why, row)
    else {
      for (const field of found.without) report.without[field] = (report.without[field] ?? 0) + 1
      waiting.push({ event: found.event, row })
      if (waiting.length >= batch) await flush()
    }
  }
  await flush()
  return report
}
