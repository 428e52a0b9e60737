import { z } from 'zod'
import type { ReportSchedule } from '../reports/schedules.ts'
import type { SharedReport } from '../reports/shares.ts'
import { act, read } from '../declare.ts'
import { byId, nothing } from '../inputTerms.ts'
import { type Anomalies, type Anomaly, type AnomalyDetails, type AnomalyWatch, type DetectorSettings, detectorSettingsSchema } from './anomalies.ts'
import {
  type Conversions,
  funnelDraftSchema,
  type FunnelSegment,
  type FunnelStep,
  goalDraftSchema,
  type KeptGoal,
  type Paths,
  type RetentionWeek,
} from './conversions.ts'
import { type Counted, countedSchema, type LeftOut } from './counted.ts'
import { type AIInsight, implementSchema, type InsightDetails, type InsightRun, type Insights } from './insights.ts'
import { type ModelDetails, type Models, newModelSchema, type PredictiveModel } from './models.ts'
import { pagePath, type PagePerformanceDetails, type PerformanceAlert, type PerformanceOverview, type PerformanceTest } from './performance.ts'
import type { Realtime } from './realtime.ts'
import { type Report, reportDefinitionSchema, reportDraftSchema, type Reports, reportScheduleSchema, reportShareSchema, type ReportTable } from './reports.ts'
import type { ReportFile } from '../reports/reportFile.ts'
import { reportFormats } from './reportTerms.ts'
import {
  type Breakdown,
  breakdownSchema,
  funnelBySchema,
  pathsSchema,
  seenSchema,
  type TrafficMark,
  type TrafficOverview,
  type TrafficParameter,
  trafficQuestionSchema,
  trafficViewSchema,
} from './traffic.ts'

/** Words that a file can need, by their keys. */
const fileWords = z.record(z.string().max(40), z.string().max(120)).refine((words) => Object.keys(words).length <= 100, 'These are too many words.')

export const analyticsReads = {
  'anomalies.list': read<Anomalies>()({ input: nothing, role: 'viewer', topics: ['anomalies', 'preferences'] }),
  /** What the detector looks at; null before it looked for the first time. */
  'anomalies.watch': read<AnomalyWatch | null>()({ input: nothing, role: 'viewer', topics: ['detectorSeries', 'preferences'] }),
  'anomalies.details': read<AnomalyDetails>()({ input: byId, role: 'viewer', topics: ['anomalies', 'anomalyCourses', 'preferences'] }),
  'anomalies.settings': read<DetectorSettings>()({ input: nothing, role: 'viewer', topics: ['detectorSettings', 'preferences'] }),
  'realtime.now': read<Realtime>()({
    input: nothing,
    role: 'viewer',
    topics: ['plans', 'configuredEvents', 'conversionGoals', 'eventArrivals', 'preferences'],
  }),
  /** How the figures of some days went, and against other days. */
  'traffic.overview': read<TrafficOverview>()({
    input: trafficQuestionSchema,
    role: 'viewer',
    topics: ['plans', 'configuredEvents', 'conversionGoals', 'eventArrivals', 'preferences'],
  }),
  /** Of what those figures are made. */
  'traffic.breakdown': read<Breakdown>()({
    input: breakdownSchema,
    role: 'viewer',
    topics: ['plans', 'configuredEvents', 'conversionGoals', 'eventArrivals', 'preferences'],
  }),
  'traffic.parameters': read<TrafficParameter[]>()({ input: trafficViewSchema, role: 'viewer', topics: ['eventArrivals', 'preferences'] }),
  /** Container versions, connected platforms of campaigns and anomalies. */
  'traffic.marks': read<TrafficMark[]>()({
    input: trafficViewSchema,
    role: 'viewer',
    topics: ['containerVersions', 'campaigns', 'anomalies', 'preferences'],
  }),
  'performance.overview': read<PerformanceOverview>()({
    input: seenSchema,
    role: 'viewer',
    topics: ['performanceAlerts', 'performanceTests', 'eventArrivals', 'preferences'],
  }),
  'performance.page': read<PagePerformanceDetails>()({
    input: byId,
    role: 'viewer',
    topics: ['pageResources', 'eventArrivals', 'preferences'],
  }),
  'insights.list': read<Insights>()({ input: nothing, role: 'viewer', topics: ['insights', 'insightRuns', 'preferences'] }),
  'insights.details': read<InsightDetails>()({ input: byId, role: 'viewer', topics: ['insights', 'insightEvidence', 'preferences'] }),
  'models.list': read<Models>()({
    input: nothing,
    role: 'viewer',
    topics: ['plans', 'configuredEvents', 'conversionGoals', 'eventArrivals', 'models', 'trainingJobs', 'preferences'],
  }),
  'models.details': read<ModelDetails>()({
    input: byId,
    role: 'viewer',
    topics: ['plans', 'configuredEvents', 'conversionGoals', 'models', 'trainingJobs', 'fittedScores', 'preferences'],
  }),
  'reports.list': read<Reports>()({ input: nothing, role: 'viewer', topics: ['reports', 'reportTemplates', 'preferences'] }),
  /** What a report would show, without keeping anything. */
  'reports.preview': read<ReportTable>()({
    input: reportDefinitionSchema.safeExtend({ seen: seenSchema }),
    role: 'viewer',
    topics: ['plans', 'configuredEvents', 'conversionGoals', 'funnel', 'eventArrivals', 'preferences'],
  }),
  'conversions.overview': read<Conversions>()({
    input: seenSchema,
    role: 'viewer',
    topics: ['funnel', 'conversionGoals', 'configuredEvents', 'plans', 'eventArrivals', 'preferences'],
  }),
  'conversions.funnelBy': read<FunnelSegment[]>()({ input: funnelBySchema, role: 'viewer', topics: ['funnel', 'eventArrivals', 'preferences'] }),
  'conversions.paths': read<Paths>()({ input: pathsSchema, role: 'viewer', topics: ['eventArrivals', 'preferences'] }),
  /** The last eight weeks, whatever days the bar names. */
  'conversions.retention': read<RetentionWeek[]>()({ input: seenSchema, role: 'viewer', topics: ['eventArrivals', 'preferences'] }),
  /** How a figure is counted; null in the sample, and where no events are collected. */
  'figures.counted': read<Counted | null>()({
    input: countedSchema,
    role: 'viewer',
    topics: ['eventArrivals', 'funnel', 'conversionGoals', 'configuredEvents', 'plans', 'preferences'],
  }),
  /** By which rule events like those of a figure were left out of it, most events first; nothing where none was. */
  'figures.leftOut': read<LeftOut[]>()({
    input: countedSchema,
    role: 'viewer',
    topics: ['eventArrivals', 'funnel', 'conversionGoals', 'configuredEvents', 'plans', 'preferences'],
  }),
} as const

export const analyticsActs = {
  'anomalies.investigate': act<Anomaly>()({ input: byId, role: 'analyst' }),
  'anomalies.resolve': act<Anomaly>()({ input: byId.extend({ note: z.string().trim().max(1000) }), role: 'analyst' }),
  'anomalies.reopen': act<Anomaly>()({ input: byId, role: 'analyst' }),
  'anomalies.setSettings': act<DetectorSettings>()({ input: detectorSettingsSchema, role: 'editor' }),
  /** Asks for a test of one page. The sample answers at once from its own rows; a project of one's own has it wait for a browser of the laboratory. */
  'performance.runTest': act<PerformanceTest>()({ input: z.object({ path: pagePath }), role: 'analyst' }),
  'performance.removeTest': act<void>()({ input: byId, role: 'analyst' }),
  'performance.acknowledge': act<PerformanceAlert>()({ input: byId.extend({ acknowledged: z.boolean() }), role: 'analyst' }),
  /** Lets every rule look at the figures of the last 30 days. */
  'insights.generate': act<InsightRun>()({ input: nothing, role: 'analyst' }),
  /** Makes something of an insight, as a draft or switched off, and marks it as implemented. */
  'insights.implement': act<AIInsight>()({ input: implementSchema, role: 'editor' }),
  'insights.dismiss': act<AIInsight>()({ input: byId, role: 'analyst' }),
  'insights.putBack': act<AIInsight>()({ input: byId, role: 'analyst' }),
  /** Writes down a new model and queues its first training. */
  'models.train': act<PredictiveModel>()({ input: newModelSchema, role: 'analyst' }),
  'models.retrain': act<PredictiveModel>()({ input: byId, role: 'analyst' }),
  /** `inactive`: it makes no new predictions. */
  'models.setStatus': act<PredictiveModel>()({ input: byId.extend({ status: z.enum(['active', 'inactive']) }), role: 'analyst' }),
  'models.remove': act<void>()({ input: byId, role: 'editor' }),
  'reports.create': act<Report>()({ input: reportDraftSchema, role: 'analyst' }),
  /** Makes a draft from a template. */
  'reports.useTemplate': act<Report>()({ input: byId, role: 'analyst' }),
  'reports.change': act<Report>()({ input: reportDraftSchema.extend(byId.shape), role: 'analyst' }),
  'reports.setStatus': act<Report>()({ input: byId.extend({ status: z.enum(['active', 'paused']) }), role: 'analyst' }),
  'reports.remove': act<void>()({ input: byId, role: 'analyst' }),
  /** Runs a report and writes it as a file; `words` name its columns, by their keys, in the language of the reader. */
  'reports.download': act<ReportFile>()({
    input: byId.extend({ format: z.enum(reportFormats), words: fileWords, seen: seenSchema }),
    role: 'viewer',
  }),
  'reports.share': act<SharedReport>()({ input: reportShareSchema, role: 'editor' }),
  'reports.schedule': act<ReportSchedule>()({ input: reportScheduleSchema, role: 'editor' }),
  'conversions.addGoal': act<KeptGoal>()({ input: goalDraftSchema, role: 'editor' }),
  'conversions.changeGoal': act<KeptGoal>()({ input: goalDraftSchema.extend(byId.shape), role: 'editor' }),
  'conversions.removeGoal': act<void>()({ input: byId, role: 'editor' }),
  'conversions.setFunnel': act<FunnelStep[]>()({ input: funnelDraftSchema, role: 'editor' }),
} as const
