import { ago } from '../shell/sampleTime.ts'
import type { DataSet, ExportRecord } from './exports.ts'

const project = 'analytics-dashboard'

export const dataSetsSample = [
  { id: 'user-data', name: 'User Data', description: 'Visitors, sessions, devices and countries.', estimatedSize: 2_516_582 },
  { id: 'revenue-data', name: 'Revenue Data', description: 'Orders, products, refunds and revenue.', estimatedSize: 1_887_436 },
  { id: 'campaign-data', name: 'Campaign Data', description: 'Cost, clicks and conversions by campaign.', estimatedSize: 838_860 },
  { id: 'event-data', name: 'Event Data', description: 'Every event with its parameters.', estimatedSize: 16_462_643 },
] satisfies DataSet[]

export const exportsSample = [
  {
    id: 'export-1',
    project,
    name: 'Event Data, January',
    format: 'json',
    size: null,
    dateRange: 'custom',
    status: 'processing',
    exported: ago(4, 'minutes'),
    downloadUrl: null,
  },
  {
    id: 'export-2',
    project,
    name: 'User Data',
    format: 'csv',
    size: 2_411_724,
    dateRange: 'last-30-days',
    status: 'completed',
    exported: ago(3, 'hours'),
    downloadUrl: '/downloads/export-2.csv',
  },
  {
    id: 'export-3',
    project,
    name: 'Revenue Data',
    format: 'excel',
    size: 1_258_291,
    dateRange: 'last-90-days',
    status: 'completed',
    exported: ago(28, 'hours'),
    downloadUrl: '/downloads/export-3.xlsx',
  },
  {
    id: 'export-4',
    project,
    name: 'Event Data',
    format: 'csv',
    size: null,
    dateRange: 'last-year',
    status: 'failed',
    exported: ago(2, 'days'),
    downloadUrl: null,
  },
  {
    id: 'export-5',
    project,
    name: 'Campaign Data',
    format: 'pdf',
    size: 419_430,
    dateRange: 'last-7-days',
    status: 'completed',
    exported: ago(4, 'days'),
    downloadUrl: '/downloads/export-5.pdf',
  },
] satisfies ExportRecord[]
