export const exportFormats = ['csv', 'excel', 'pdf', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportRanges = ['last-7-days', 'last-30-days', 'last-90-days', 'last-year', 'custom'] as const
export type ExportRange = (typeof exportRanges)[number]

/** How many days each range goes back. */
export const rangeDays: Record<Exclude<ExportRange, 'custom'>, number> = { 'last-7-days': 7, 'last-30-days': 30, 'last-90-days': 90, 'last-year': 365 }

export const exportStatuses = ['completed', 'processing', 'failed'] as const
export type ExportStatus = (typeof exportStatuses)[number]

export const dataSetIds = ['user-data', 'revenue-data', 'campaign-data', 'event-data'] as const
export type DataSetId = (typeof dataSetIds)[number]

/** Why an export failed: nothing lies in its range, a member stopped it, the work on it broke off, or the file would be larger than can be kept. */
export const exportProblems = ['nothingCollected', 'cancelled', 'interrupted', 'tooLarge'] as const
export type ExportProblem = (typeof exportProblems)[number]

/** Days for which a file can be downloaded. */
export const exportKeptDays = 7
/** A file of more rows is refused. */
export const mostExportRows = 50_000

/** What can be exported. */
export interface DataSet {
  id: DataSetId
  name: string
  description: string
}

/** The keys of the columns of each data set, in order; the first is what a row is of. */
export const dataSetColumns = {
  'user-data': ['day', 'device', 'country', 'visits'],
  'revenue-data': ['day', 'visits', 'orders', 'revenue', 'averageOrder', 'revenuePerVisit', 'currency'],
  'campaign-data': ['day', 'integration', 'campaign', 'impressions', 'clicks', 'cost', 'conversions'],
  'event-data': ['hour', 'visits', 'events', 'conversions'],
} as const satisfies Record<DataSetId, readonly string[]>

/** A data set with what lies in the chosen range. */
export interface DataSetEstimate extends DataSet {
  rows: number
  /** Bytes of the file in the chosen format, about. */
  estimatedSize: number
}

/** A file that was asked for. */
export interface ExportRecord {
  id: string
  project: string
  name: string
  dataSet: DataSetId
  format: ExportFormat
  /** Bytes; null until it is made. */
  size: number | null
  dateRange: ExportRange
  /** First and last day of the range, `2024-01-15`, in the project's time zone. */
  from: string
  to: string
  status: ExportStatus
  /** Percent of its rows that are done. */
  progress: number
  /** When it was asked for, ISO 8601 in UTC. */
  exported: string
  /** Id of the member who asked. */
  startedBy: string
  /** Null unless completed. The way to the file for those who have a server; the door gives it by `exports.download`. */
  downloadUrl: string | null
  /** Until when the file is kept, ISO 8601 in UTC; null unless completed. */
  validUntil: string | null
  /** Null unless failed. */
  problem: ExportProblem | null
  /** What its columns are called, by their keys, in the language of who asked. */
  words?: Record<string, string>
}

export interface ExportRow extends Omit<ExportRecord, 'words'> {
  /** Completed, and too long ago to be downloaded. Its `downloadUrl` is null. */
  expired: boolean
  /** Processing, and this member's to be worked on. */
  mine: boolean
}

/** What could be exported of a range in a format. */
export interface ExportOffer {
  /** Today in the project's time zone, `2024-01-22`: the last day that a range can end on. */
  today: string
  dataSets: DataSetEstimate[]
}

/** The file of an export; `rows` gathered so far while it is being made, its bytes once it is. */
export interface ExportFile {
  id: string
  project: string
  rows: (string | number)[][]
  base64: string | null
}

/** The visits of a day from one country on one kind of device. */
export interface AudienceDay {
  id: string
  project: string
  /** Start of the day's 24 hours, ISO 8601 in UTC. */
  at: string
  device: 'desktop' | 'mobile' | 'tablet'
  /** ISO 3166-1 alpha-2. */
  country: string
  visits: number
}

/** How many exports are listed: the newest. */
export const listedExports = 500
