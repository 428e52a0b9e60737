export const exportFormats = ['csv', 'excel', 'pdf', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportRanges = ['last-7-days', 'last-30-days', 'last-90-days', 'last-year', 'custom'] as const
export type ExportRange = (typeof exportRanges)[number]

export const exportStatuses = ['completed', 'processing', 'failed'] as const
export type ExportStatus = (typeof exportStatuses)[number]

export const dataSetIds = ['user-data', 'revenue-data', 'campaign-data', 'event-data'] as const
export type DataSetId = (typeof dataSetIds)[number]

/** What can be exported. */
export interface DataSet {
  id: DataSetId
  name: string
  description: string
  /** Bytes of the last 30 days as CSV. */
  estimatedSize: number
}

/** A file that was asked for. */
export interface ExportRecord {
  id: string
  project: string
  name: string
  format: ExportFormat
  /** Bytes; null until it is made. */
  size: number | null
  dateRange: ExportRange
  status: ExportStatus
  /** When it was asked for, ISO 8601 in UTC. */
  exported: string
  /** Null unless completed. */
  downloadUrl: string | null
}
