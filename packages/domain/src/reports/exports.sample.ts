import { dailyFiguresSample } from '../analytics/dailyFigures.sample.ts'
import { split } from '../analytics/split.ts'
import { ago, ahead } from '../shell/sampleTime.ts'
import type { AudienceDay, DataSet, ExportRecord } from './exports.ts'

const project = 'analytics-dashboard'

export const dataSetsSample = [
  { id: 'user-data', name: 'User Data', description: 'Visits by day, device and country.' },
  { id: 'revenue-data', name: 'Revenue Data', description: 'Orders, revenue and the average order, day by day.' },
  { id: 'campaign-data', name: 'Campaign Data', description: 'Cost, clicks and conversions by campaign.' },
  { id: 'event-data', name: 'Event Data', description: 'Visits, events and conversions, hour by hour.' },
] satisfies DataSet[]

const audience = (['desktop', 'mobile', 'tablet'] as const).flatMap((device) => ['DE', 'US', 'GB', 'FR', 'ES'].map((country) => ({ device, country })))
/** How the visits of a day spread over devices and countries; only the proportions matter. */
const weights = [236, 118, 71, 64, 58, 171, 85, 52, 46, 42, 25, 13, 8, 7, 4]

/** The visits of every day, part by part. */
export const audienceDaysSample = dailyFiguresSample.flatMap(({ at, visits }, day) =>
  split(
    visits,
    weights.map((weight, part) => weight + ((part * 5 + day * 3) % 7)),
  ).map((count, part): AudienceDay => {
    const { device, country } = audience[part] ?? { device: 'desktop', country: 'DE' }
    return { id: `${project}:${at}:${device}:${country}`, project, at, device, country, visits: count }
  }),
)

const unfinished = { size: null, downloadUrl: null, validUntil: null }

export const exportsSample = [
  {
    ...unfinished,
    id: 'export-1',
    project,
    name: 'Event Data',
    dataSet: 'event-data',
    format: 'json',
    dateRange: 'custom',
    from: '2024-01-01',
    to: '2024-01-21',
    status: 'processing',
    progress: 62,
    exported: ago(4, 'minutes'),
    startedBy: 'member-2',
    problem: null,
  },
  {
    id: 'export-2',
    project,
    name: 'User Data',
    dataSet: 'user-data',
    format: 'csv',
    size: 2_658,
    dateRange: 'last-7-days',
    from: '2024-01-15',
    to: '2024-01-22',
    status: 'completed',
    progress: 100,
    exported: ago(3, 'hours'),
    startedBy: 'member-1',
    downloadUrl: '/downloads/export-2.csv',
    validUntil: ahead(165, 'hours'),
    problem: null,
  },
  {
    id: 'export-3',
    project,
    name: 'Revenue Data',
    dataSet: 'revenue-data',
    format: 'excel',
    size: 16_074,
    dateRange: 'last-90-days',
    from: '2023-10-23',
    to: '2024-01-21',
    status: 'completed',
    progress: 100,
    exported: ago(28, 'hours'),
    startedBy: 'member-1',
    downloadUrl: '/downloads/export-3.xlsx',
    validUntil: ahead(140, 'hours'),
    problem: null,
  },
  {
    ...unfinished,
    id: 'export-4',
    project,
    name: 'Event Data',
    dataSet: 'event-data',
    format: 'csv',
    dateRange: 'last-year',
    from: '2023-01-20',
    to: '2024-01-20',
    status: 'failed',
    progress: 40,
    exported: ago(2, 'days'),
    startedBy: 'member-1',
    problem: 'interrupted',
  },
  {
    id: 'export-5',
    project,
    name: 'Campaign Data',
    dataSet: 'campaign-data',
    format: 'pdf',
    size: 15_239,
    dateRange: 'last-30-days',
    from: '2023-12-19',
    to: '2024-01-18',
    status: 'completed',
    progress: 100,
    exported: ago(4, 'days'),
    startedBy: 'member-1',
    downloadUrl: '/downloads/export-5.pdf',
    validUntil: ahead(3, 'days'),
    problem: null,
  },
] satisfies ExportRecord[]
