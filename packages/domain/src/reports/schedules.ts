import type { Frequency, ScheduleFormat } from './scheduleTerms.ts'
import type { Preferences } from '../session.ts'
import type { MailWay } from './outbox.ts'
import type { NamedTarget, ReportTarget } from './targets.ts'

export const scheduleStatuses = ['active', 'paused', 'error'] as const
export type ScheduleStatus = (typeof scheduleStatuses)[number]

/** When a schedule runs. */
export interface RunTimes {
  frequency: Frequency
  /** On the clock of `timeZone`, `08:00`. */
  time: string
  /** IANA name. */
  timeZone: string
  /** The day that the intervals are counted from, `2024-01-22`; a month that has not its day is run on its last. */
  startsOn: string
}

/** What is meant where nobody says otherwise. */
export const usualTime = '08:00'

/** A report that is sent by itself. */
export interface ReportSchedule extends RunTimes {
  id: string
  project: string
  name: string
  description: string
  target: ReportTarget
  /** ISO 8601, UTC; null when it is not scheduled. */
  nextRun: string | null
  /** ISO 8601, UTC; null when it never ran. */
  lastRun: string | null
  /** `error` when the last run failed. */
  status: ScheduleStatus
  /** E-mail addresses. */
  recipients: string[]
  format: ScheduleFormat
  /** Off: not scheduled at all, and shown as paused. */
  enabled: boolean
  /** Of who made it; its mails are written in it. */
  language?: Preferences['language']
  /** What the columns are called, by their keys, in the language of who made it. */
  words?: Record<string, string>
}

/** `queued`: the mail is on its way to the mail server. */
export const deliveryStatuses = ['delivered', 'failed', 'queued'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Reasons that the engine gives; a mail server words its own. `noMailServer`: the report waits in the outbox. `reportGone`: what was to be sent was removed. */
export const deliveryProblems = ['noMailServer', 'reportGone', 'signInRefused'] as const

/** One sending of a scheduled report. */
export interface Delivery {
  id: string
  project: string
  scheduleId: string
  /** Name of the report. */
  report: string
  /** ISO 8601, UTC. */
  sent: string
  status: DeliveryStatus
  /** The run that it was, ISO 8601 in UTC; left out where somebody sent it by hand. */
  period?: string
  /** How many addresses it went to. */
  recipients: number
  /** Why it failed, one of `deliveryProblems` or a sentence; null when delivered. */
  reason: string | null
  /** How it went at each address. */
  results: { address: string; status: DeliveryStatus }[]
}

export interface ScheduleFigures {
  active: number
  /** Delivered in the last 7 days. */
  sentThisWeek: number
  recipients: number
  /** Delivered of all in the last 30 days, in percent with one decimal; null where there were none. */
  successRate: number | null
}

/** `reportPaused`: its report is paused, so it sends nothing whatever it says itself. */
export type ListedSchedule = ReportSchedule & { reportPaused?: true }

export interface Schedules {
  figures: ScheduleFigures
  rows: ListedSchedule[]
  /** Newest first, at most 50. */
  deliveries: Delivery[]
  /** What can be scheduled. */
  targets: NamedTarget[]
  /** Of the project, which a new schedule begins with. */
  timeZone: string
  /** `sandbox`: the sample’s stand-in takes every mail. `notConfigured`: mails wait in the outbox. */
  mail: MailWay
}
