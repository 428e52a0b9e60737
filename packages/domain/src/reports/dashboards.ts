import { z } from 'zod'
import { type ReportTable, reportDefinitionSchema } from '../analytics/reports.ts'
import { type ReportMetric, reportPeriods } from '../analytics/reportTerms.ts'
import { byId, text } from '../inputTerms.ts'
import type { RefusalCode } from '../errors.ts'
import {
  chartLooks,
  dashboardAccesses,
  dashboardColumns,
  type DashboardStatus,
  fitsWidget,
  mostWidgets,
  refreshes,
  widgetRegistry,
  widgetTypes,
} from './dashboardTerms.ts'

const cells = (least: number, most: number) => z.number().int().min(least).max(most)

const fits = { path: ['metrics'], message: 'This kind of widget does not show these figures of these rows.' }

/** One widget: where it stands on the twelve columns, and what it asks. */
export const dashboardWidgetSchema = z
  .object({
    id: text(60),
    type: z.enum(widgetTypes),
    title: text(80),
    x: cells(0, dashboardColumns - 1),
    y: cells(0, 500),
    w: cells(1, dashboardColumns),
    h: cells(1, 40),
    dimension: reportDefinitionSchema.shape.dimension,
    metrics: reportDefinitionSchema.shape.metrics,
    /** Null: that of the dashboard. */
    period: z.enum(reportPeriods).nullable(),
    filter: reportDefinitionSchema.shape.filter,
    look: z.enum(chartLooks),
  })
  .refine(({ type, dimension, metrics }) => fitsWidget(type, dimension, metrics), fits)
  .refine(({ x, w }) => x + w <= dashboardColumns, { path: ['w'], message: 'The widget reaches over the end of the board.' })
  .refine(({ type, w, h }) => w >= widgetRegistry[type].least.w && h >= widgetRegistry[type].least.h, {
    path: ['w'],
    message: 'The widget is smaller than its kind can be.',
  })
export type DashboardWidget = z.infer<typeof dashboardWidgetSchema>

/** What a dashboard shows, as the JSON document that is saved. */
export const dashboardDocumentSchema = z.object({
  widgets: z
    .array(dashboardWidgetSchema)
    .max(mostWidgets)
    .refine((widgets) => new Set(widgets.map((widget) => widget.id)).size === widgets.length, 'Two widgets have one id.'),
})
export type DashboardDocument = z.infer<typeof dashboardDocumentSchema>

export const dashboardSettingsSchema = z.object({
  name: text(80),
  description: z.string().trim().max(300),
  range: z.enum(reportPeriods),
  refresh: z.enum(refreshes),
  access: z.enum(dashboardAccesses),
})
export type DashboardSettings = z.infer<typeof dashboardSettingsSchema>

/** `revision`: the one that the changes were made to. */
export const dashboardSaveSchema = byId.extend({ revision: z.number().int().min(1), document: dashboardDocumentSchema })

/** What a new dashboard begins with. */
export const dashboardDefaults = { description: '', range: '30', refresh: 'off', access: 'everyone' } as const satisfies Omit<DashboardSettings, 'name'>

/** A stored layout of widgets over live queries. */
export interface Dashboard extends DashboardSettings {
  id: string
  project: string
  /** How many widgets it has. */
  widgets: number
  status: DashboardStatus
  /** ISO 8601, UTC. */
  lastModified: string
  /** How often it was opened while published. */
  views: number
  /** Counts the savings of the document, from 1. */
  revision: number
  /** Id of the member who made it. */
  owner: string
  document: DashboardDocument
}

export type DashboardSummary = Omit<Dashboard, 'document'>

/** A dashboard to start from. */
export interface DashboardTemplate {
  id: string
  name: string
  description: string
  document: DashboardDocument
}

export interface Dashboards {
  /** Last modified first. */
  rows: DashboardSummary[]
  templates: readonly DashboardTemplate[]
}

/** The question of a widget, with the period that counts for it. */
export const widgetQuestionSchema = z
  .object({ type: z.enum(widgetTypes), definition: reportDefinitionSchema })
  .refine(({ type, definition }) => fitsWidget(type, definition.dimension, definition.metrics), { ...fits, path: ['definition', 'metrics'] })
export type WidgetQuestion = z.infer<typeof widgetQuestionSchema>

/** The questions of several widgets: those of a board at most. */
export const widgetQuestionsSchema = z.object({ questions: z.array(widgetQuestionSchema).min(1).max(mostWidgets) })

/** What a widget shows. Revenue is in cents, rates in percent. */
export interface WidgetFigures {
  table: ReportTable
  /** Sums, of a metric only; `before` of as many days before, null where fewer were collected; `change` as a ratio. */
  totals: { metric: ReportMetric; value: number; before: number | null; change: number | null }[]
  /** Percent of the whole, row by row, of a pie only. */
  shares: number[]
}

/** What one of several widgets shows, or why it could not be counted. */
export type WidgetAnswer = { figures: WidgetFigures } | { refused: { code: RefusalCode; message: string } }
