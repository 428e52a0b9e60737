import type { Dashboard } from './dashboards.ts'
import type { ExportRecord } from './exports.ts'
import type { ReportSchedule } from './schedules.ts'
import type { SharedReport } from './shares.ts'

export interface Binnable {
  dashboards: Dashboard
  exports: ExportRecord
  schedules: ReportSchedule
  shares: SharedReport
}

/** A record that was removed and can be put back; its id is that of the record, after the collection's name. */
export type BinnedRecord = { [C in keyof Binnable]: { id: string; project: string; removedAt: string; collection: C; row: Binnable[C] } }[keyof Binnable]
