import { z } from 'zod'
import { address, text } from '../inputTerms.ts'
import { frequencies, scheduleFormats } from '../reports/scheduleTerms.ts'
import { accessTypes } from '../reports/shareTerms.ts'
import {
  goesWith,
  reportDimensions,
  type ReportDimension,
  type ReportFrequency,
  type ReportMetric,
  reportMetrics,
  reportPeriods,
  type ReportStatus,
  type ReportType,
} from './reportTerms.ts'

const allMetrics = [...new Set<ReportMetric>(Object.values(reportMetrics).flat())] as [ReportMetric, ...ReportMetric[]]

export const reportDefinitionSchema = z
  .object({
    dimension: z.enum(reportDimensions),
    /** Columns, in order; those that do not go with the dimension are refused. */
    metrics: z.array(z.enum(allMetrics)).min(1).max(6),
    period: z.enum(reportPeriods),
    /** Only rows whose name contains these words, in any case; empty for all. */
    filter: z.string().trim().max(200),
  })
  .refine(({ dimension, metrics }) => metrics.every((metric) => goesWith(dimension, metric)), {
    path: ['metrics'],
    message: 'These columns do not go with these rows.',
  })
export type ReportDefinition = z.infer<typeof reportDefinitionSchema>

/** What a new report begins with. */
export const emptyDefinition: ReportDefinition = { dimension: 'day', metrics: ['visits'], period: '30', filter: '' }

/** A stored question with its runs. */
export interface Report {
  id: string
  project: string
  name: string
  type: ReportType
  /** ISO 8601, UTC; null when it never ran. */
  lastGenerated: string | null
  frequency: ReportFrequency
  /** E-mail addresses. */
  recipients: string[]
  status: ReportStatus
  definition: ReportDefinition
  /** The template that it was made from. */
  templateId?: string
}

/** A report to start from. */
export interface ReportTemplate {
  id: string
  name: string
  description: string
  /** How many reports were made from it. */
  uses: number
  definition: ReportDefinition
}

/** What the product brings along; the engine words them by their id. */
export const reportTemplates: readonly Pick<ReportTemplate, 'id' | 'definition'>[] = [
  {
    id: 'report-template-1',
    definition: { dimension: 'day', metrics: ['visits', 'conversions'], period: '30', filter: '' },
  },
  {
    id: 'report-template-2',
    definition: { dimension: 'day', metrics: ['conversions', 'revenue'], period: '30', filter: '' },
  },
  {
    id: 'report-template-3',
    definition: { dimension: 'page', metrics: ['conversions', 'conversionRate'], period: '30', filter: '' },
  },
  {
    id: 'report-template-4',
    definition: { dimension: 'step', metrics: ['users', 'rate', 'dropoff'], period: '30', filter: '' },
  },
]

/** What a report counts when it runs. The name of a day is its start, ISO 8601 in UTC; names of devices are their ids, for the screen to word. Revenue is in hundredths of its currency, rates in percent. */
export interface ReportTable {
  dimension: ReportDimension
  metrics: ReportMetric[]
  rows: { id: string; name: string; values: number[] }[]
  /** ISO 4217 of the revenue, where events named one. */
  currency?: string
}

export interface Reports {
  templates: ReportTemplate[]
  rows: Report[]
}

/** What a person writes down of a report. */
export const reportDraftSchema = z.object({ name: text(80), definition: reportDefinitionSchema })
export type ReportDraft = z.infer<typeof reportDraftSchema>

const people = z.array(address).max(50)

export const reportShareSchema = z.object({ id: text(200), people, accessType: z.enum(accessTypes), link: z.boolean() })
export type ReportShare = z.infer<typeof reportShareSchema>

export const reportScheduleSchema = z.object({
  id: text(200),
  frequency: z.enum(frequencies),
  format: z.enum(scheduleFormats),
  recipients: people.min(1),
})
export type NewReportSchedule = z.infer<typeof reportScheduleSchema>
