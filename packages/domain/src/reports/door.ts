import { z } from 'zod'
import type { ReportFile } from './reportFile.ts'
import { act, read } from '../declare.ts'
import { byId, nothing } from '../inputTerms.ts'
import {
  type Dashboard,
  type Dashboards,
  dashboardSaveSchema,
  dashboardSettingsSchema,
  type DashboardSummary,
  type WidgetAnswer,
  type WidgetFigures,
  widgetQuestionSchema,
  widgetQuestionsSchema,
} from './dashboards.ts'
import { dashboardStatuses } from './dashboardTerms.ts'
import { exportQuestionSchema, newExportSchema, tableExportSchema } from './exportInputs.ts'
import type { ExportOffer, ExportRow } from './exports.ts'
import { newScheduleSchema, runTimesSchema, scheduleChangeSchema } from './scheduleInputs.ts'
import type { Delivery, ReportSchedule, Schedules } from './schedules.ts'
import { newShareSchema, quickShareSchema, shareChangeSchema, shareOpenSchema, sharingOptionSchema } from './shareInputs.ts'
import type { SharedContent, ShareDetails, ShareRow, Shares, SharingOption } from './shares.ts'

export const reportsReads = {
  'dashboards.list': read<Dashboards>()({ input: nothing, role: 'viewer', topics: ['dashboards', 'preferences'] }),
  'dashboards.details': read<Dashboard>()({ input: byId, role: 'viewer', topics: ['dashboards', 'preferences'] }),
  /** What one widget shows, without keeping anything. */
  'dashboards.widget': read<WidgetFigures>()({
    input: widgetQuestionSchema,
    role: 'viewer',
    topics: ['plans', 'configuredEvents', 'conversionGoals', 'funnel', 'eventArrivals', 'preferences'],
  }),
  /** The same of several widgets at once, in the order of the questions. */
  'dashboards.widgets': read<WidgetAnswer[]>()({
    input: widgetQuestionsSchema,
    role: 'viewer',
    topics: ['plans', 'configuredEvents', 'conversionGoals', 'funnel', 'eventArrivals', 'preferences'],
  }),
  'exports.offer': read<ExportOffer>()({
    input: exportQuestionSchema,
    role: 'viewer',
    topics: ['plans', 'configuredEvents', 'conversionGoals', 'dataSets', 'campaignCosts', 'campaigns', 'eventArrivals', 'preferences'],
  }),
  /** The last asked for first. */
  'exports.list': read<ExportRow[]>()({ input: nothing, role: 'viewer', topics: ['exports', 'preferences'] }),
  'shares.list': read<Shares>()({ input: nothing, role: 'viewer', topics: ['shares', 'sharingOptions', 'reports', 'dashboards', 'preferences'] }),
  'shares.details': read<ShareDetails>()({
    input: byId,
    role: 'viewer',
    topics: ['shares', 'sharingOptions', 'shareVisits', 'reports', 'dashboards', 'preferences'],
  }),
  'schedules.list': read<Schedules>()({
    input: nothing,
    role: 'viewer',
    topics: ['dashboards', 'schedules', 'deliveries', 'reports', 'projects', 'preferences'],
  }),
  /** The next three, ISO 8601 in UTC. */
  'schedules.nextRuns': read<string[]>()({ input: runTimesSchema, role: 'viewer', topics: ['preferences'] }),
} as const

const dashboardName = dashboardSettingsSchema.pick({ name: true })

export const reportsActs = {
  'dashboards.create': act<Dashboard>()({ input: dashboardName, role: 'editor' }),
  /** Makes a draft from a template. */
  'dashboards.useTemplate': act<Dashboard>()({ input: byId, role: 'editor' }),
  /** Saves the document, if nobody else saved another since. */
  'dashboards.save': act<Dashboard>()({ input: dashboardSaveSchema, role: 'editor' }),
  'dashboards.setSettings': act<DashboardSummary>()({ input: dashboardSettingsSchema.extend(byId.shape), role: 'editor' }),
  'dashboards.setStatus': act<DashboardSummary>()({ input: byId.extend({ status: z.enum(dashboardStatuses) }), role: 'editor' }),
  'dashboards.duplicate': act<Dashboard>()({ input: byId, role: 'editor' }),
  'dashboards.remove': act<void>()({ input: byId, role: 'editor' }),
  'dashboards.restore': act<void>()({ input: byId, role: 'editor' }),
  /** Counts that somebody opened a published one. */
  'dashboards.open': act<void>()({ input: byId, role: 'viewer' }),

  /** Asks for one file for each data set; they are made by `exports.work`. */
  'exports.start': act<ExportRow[]>()({ input: newExportSchema, role: 'analyst' }),
  /** Does the next piece of an export. Who asked for it goes on until it is processing no more; a restart in between loses nothing. */
  'exports.work': act<ExportRow>()({ input: byId, role: 'analyst' }),
  'exports.cancel': act<ExportRow>()({ input: byId, role: 'analyst' }),
  /** Starts a failed or expired one anew, up to today where its range goes up to today. */
  'exports.retry': act<ExportRow>()({ input: byId, role: 'analyst' }),
  'exports.download': act<ReportFile>()({ input: byId, role: 'viewer' }),
  'exports.remove': act<void>()({ input: byId, role: 'analyst' }),
  'exports.restore': act<void>()({ input: byId, role: 'analyst' }),
  /** Writes any table as a file. */
  'exports.table': act<ReportFile>()({ input: tableExportSchema, role: 'viewer' }),

  'shares.setOption': act<SharingOption>()({ input: sharingOptionSchema, role: 'admin' }),
  'shares.create': act<ShareRow>()({ input: newShareSchema, role: 'editor' }),
  'shares.generateLink': act<ShareRow>()({ input: quickShareSchema, role: 'editor' }),
  'shares.change': act<ShareRow>()({ input: shareChangeSchema, role: 'editor' }),
  'shares.setStatus': act<ShareRow>()({ input: byId.extend({ status: z.enum(['active', 'paused']) }), role: 'editor' }),
  'shares.revoke': act<void>()({ input: byId, role: 'editor' }),
  'shares.restore': act<void>()({ input: byId, role: 'editor' }),
  /** Opens what a link leads to, whatever project it is of, and counts it. */
  'shares.open': act<SharedContent>()({ input: shareOpenSchema, role: 'viewer' }),

  'schedules.create': act<ReportSchedule>()({ input: newScheduleSchema, role: 'editor' }),
  'schedules.change': act<ReportSchedule>()({ input: scheduleChangeSchema, role: 'editor' }),
  'schedules.setEnabled': act<ReportSchedule>()({ input: byId.extend({ enabled: z.boolean() }), role: 'editor' }),
  /** Keeps the schedule and skips its runs. */
  'schedules.pause': act<ReportSchedule>()({ input: byId, role: 'editor' }),
  /** Goes on; after an error it runs at once. */
  'schedules.resume': act<ReportSchedule>()({ input: byId, role: 'editor' }),
  /** Sends a failed delivery again. */
  'schedules.sendAgain': act<Delivery>()({ input: byId, role: 'editor' }),
  /** Runs what is due, each once however often it was missed. */
  'schedules.runDue': act<Delivery[]>()({ input: nothing, role: 'editor' }),
  'schedules.remove': act<void>()({ input: byId, role: 'editor' }),
  'schedules.restore': act<void>()({ input: byId, role: 'editor' }),
} as const
