import { z } from 'zod'
import type { VisitProblem } from '../setup/pageChecks.ts'

export const performanceStatuses = ['excellent', 'good', 'needs-improvement', 'poor'] as const
export type PerformanceStatus = (typeof performanceStatuses)[number]

/** The least score of each band (specification, section 9); below the last it is poor. */
export const performanceBands = [
  { from: 90, status: 'excellent' },
  { from: 80, status: 'good' },
  { from: 70, status: 'needs-improvement' },
] as const

/** The band of a score from 0 to 100. */
export const performanceStatus = (score: number): PerformanceStatus => performanceBands.find((band) => score >= band.from)?.status ?? 'poor'

/** What the vitals are to keep (specification, section 9): seconds to stay under, percent to stay above. */
export const vitalTargets = [
  { name: 'Page Load', target: 3, unit: 's' },
  { name: 'First Paint', target: 1.5, unit: 's' },
  { name: 'Time to Interactive', target: 5, unit: 's' },
  { name: 'Core Web Vitals', target: 90, unit: '%' },
] as const
export type VitalName = (typeof vitalTargets)[number]['name']

/** A figure of how fast pages are: 75th percentile of the last 7 days, or the share of good visits. */
export interface Vital {
  id: string
  project: string
  name: VitalName
  value: number
  target: number
  /** Seconds are to stay under the target, percent above it. */
  unit: 's' | '%'
}

/** Whether a vital keeps its target. */
export const vitalMeetsTarget = ({ value, target, unit }: Pick<Vital, 'value' | 'target' | 'unit'>) => (unit === 's' ? value < target : value > target)

/** How fast one page is. */
export interface PagePerformance {
  id: string
  project: string
  path: string
  /** 0 to 100. */
  score: number
  status: PerformanceStatus
  /** Seconds, 75th percentile. */
  loadTime: number
}

/** A page whose 75th percentile missed a target in an hour. */
export interface SlowPage {
  path: string
  vital: VitalName
  /** Seconds, as the target. */
  value: number
  target: number
  measurements: number
}

/** How fast a page is on a kind of device: seconds, 75th percentile. */
export interface DeviceSpeed {
  device: 'desktop' | 'mobile' | 'tablet'
  loadTime: number
  measurements: number
}

/** A page that missed a target for an hour. */
export interface PerformanceAlert {
  id: string
  project: string
  /** Empty in a row that a job keeps: `found` says it, and the engine words it for the member who reads it. */
  message: string
  path: string
  severity: 'high' | 'medium' | 'low'
  /** ISO 8601, UTC. */
  time: string
  /** ISO 8601, UTC; null until somebody has seen to it. */
  acknowledgedAt: string | null
  /** What a job found; left out of the sample's. */
  found?: SlowPage
}

/** A vital as it stands; without a value where nothing was measured yet. */
export interface VitalFigure {
  name: VitalName
  /** Seconds, or a ratio of 1 where the unit is percent. */
  value: number | null
  unit: 's' | '%'
  met: boolean | null
}

/** The event that tells of one measurement. Browsers measure by themselves: nine and more of them come with a page view, and none is something that people do. */
export const measurementEvent = 'web_vitals'

/** The three vitals of which a visit is good or not, in the order in which people ask for them (web.dev/vitals). */
export const coreVitalNames = ['LCP', 'INP', 'CLS'] as const
export type CoreVitalName = (typeof coreVitalNames)[number]

/** A core web vital: 75th percentile of the last 7 days. */
export interface CoreVital {
  name: CoreVitalName
  /** Milliseconds; CLS without a unit. Null where no browser measured it. */
  value: number | null
  rating: 'good' | 'needs-improvement' | 'poor' | null
}

/** What the scripts and files of one host cost a page. */
export interface LabHost {
  host: string
  /** Tags of the container that ask it; empty where none is known to. */
  tags: string[]
  requests: number
  bytes: number
  /** Milliseconds that its scripts kept the page from answering, beyond 50 ms each time. */
  blocking: number
}

/** A page that was opened once in the server's browser, without anything in its cache. Times are milliseconds since it was asked for; null where the page did not come to it. */
export interface LabRun {
  lcp: number | null
  cls: number
  /** Total blocking time: what tasks take beyond 50 ms. */
  tbt: number
  firstPaint: number | null
  interactive: number | null
  loaded: number | null
  requests: number
  /** What came over the network, with headers. */
  bytes: number
  /** The twenty slowest, slowest first; `path` is the whole address of a file of another host. */
  resources: PageResources['resources']
  /** Hosts of others than the page's own, the costliest first. */
  hosts: LabHost[]
}

/** What a page waited for: in a run of the laboratory, or in its visitors' browsers, where the figures are 75th percentiles. */
export interface PageResources {
  id: string
  project: string
  path: string
  /** Slowest first. */
  resources: { path: string; kind: ResourceKind; seconds: number; /** Null where the file's host tells no browser. */ bytes: number | null }[]
}

/** How fast a page was day by day, and what it waited for. */
export interface PageCourse {
  /** Id of the page's performance. */
  id: string
  project: string
  /** Seconds, 75th percentile of each day. */
  days: { at: string; loadTime: number }[]
  resources: PageResources['resources']
}
export const resourceKinds = ['script', 'image', 'style', 'font', 'data'] as const
export type ResourceKind = (typeof resourceKinds)[number]

export const performanceTestStatuses = ['queued', 'running', 'finished', 'failed'] as const
export type PerformanceTestStatus = (typeof performanceTestStatuses)[number]

/** A page opened in a browser of the laboratory: asked for, under way or done. */
export interface PerformanceTest {
  id: string
  project: string
  path: string
  status: PerformanceTestStatus
  /** Percent, 0 to 100. */
  progress: number
  /** ISO 8601, UTC. */
  requestedAt: string
  requestedBy: string
  /** 0 to 100; null until it is finished. */
  score: number | null
  /** Seconds; null until it is finished. */
  loadTime: number | null
  /** Why there is no result. */
  problem?: 'unknownPage' | 'notReached' | VisitProblem
  /** What the run measured; left out of the sample's, which runs no browser. */
  run?: LabRun
}

/** The path of a page on the measured site. */
export const pagePath = z
  .string()
  .trim()
  .max(500)
  .regex(/^\/\S*$/)

export interface PerformanceOverview {
  /** In the order of `coreVitalNames`. */
  core: CoreVital[]
  vitals: VitalFigure[]
  pages: PagePerformance[]
  /** Newest first. */
  alerts: PerformanceAlert[]
  /** Newest first. */
  tests: PerformanceTest[]
}

export interface PagePerformanceDetails {
  page: PagePerformance
  days: PageCourse['days']
  resources: PageCourse['resources']
  devices: DeviceSpeed[]
}
