import type { ReportDefinition } from '../analytics/reports.ts'
import type { QuickShareReport } from './shareTerms.ts'

/** `builtIn`: a report that every project has without writing it. */
export const targetKinds = ['builtIn', 'report', 'dashboard'] as const
export type TargetKind = (typeof targetKinds)[number]

/** What is shared or sent. `id` of the report or dashboard, or the name of a built-in report. */
export interface ReportTarget {
  kind: TargetKind
  id: string
}

/** Something that can be shared or sent, with the name people know it by. */
export interface NamedTarget extends ReportTarget {
  name: string
}

/** The reports that Quick Share offers. */
export const builtInReports: Record<QuickShareReport, { name: string; definition: ReportDefinition }> = {
  'executive-summary': { name: 'Executive Summary', definition: { dimension: 'day', metrics: ['visits', 'conversions', 'revenue'], period: '30', filter: '' } },
  'marketing-report': { name: 'Marketing Report', definition: { dimension: 'page', metrics: ['conversions', 'conversionRate'], period: '30', filter: '' } },
  'user-analytics': { name: 'User Analytics', definition: { dimension: 'device', metrics: ['users', 'share'], period: '30', filter: '' } },
  'revenue-dashboard': { name: 'Revenue Dashboard', definition: { dimension: 'day', metrics: ['conversions', 'revenue'], period: '30', filter: '' } },
}
