import type { AlertType } from './alertTerms.ts'
import type { AlertRule } from './alertRules.ts'

export const alertStatuses = ['active', 'paused', 'disabled'] as const
export type AlertStatus = (typeof alertStatuses)[number]

export const alertPriorities = ['high', 'medium', 'low'] as const
export type AlertPriority = (typeof alertPriorities)[number]

export const alertChannels = ['email', 'chat', 'sms'] as const
export type AlertChannel = (typeof alertChannels)[number]

/** A rule that tells people when a figure leaves its bounds. */
export interface SmartAlert {
  id: string
  project: string
  name: string
  description: string
  type: AlertType
  /** Empty in a row that has a rule: the engine words the rule for the member who reads it. */
  condition: string
  /** `disabled`: switched off by an administrator or by the plan. */
  status: AlertStatus
  priority: AlertPriority
  channels: AlertChannel[]
  /** ISO 8601, UTC; null when it never fired. */
  last_triggered: string | null
  trigger_count: number
  /** Percent of its alarms that people confirmed, 0 to 100. */
  confidence: number
  /** What it waits for; left out where only the words of `condition` are known. */
  rule?: AlertRule
}

/** An alert with how it is at this moment; left out before it was first looked at. */
export interface WatchedAlert extends SmartAlert {
  now?: { phase: AlertPhase; since: string | null; value: number | null }
}

/** Where the alerts of a project go on one channel. */
export interface AlertAddress {
  /** `<project>:<channel>` */
  id: string
  project: string
  channel: AlertChannel
  /** A mail address, or the https address of a chat's incoming webhook or of a text-message provider. */
  address: string
}

/** Whether an address can be used on a channel. Webhooks are https, so that nobody reads along. */
export function isAlertAddress(channel: AlertChannel, address: string): boolean {
  const form = channel === 'email' ? /^[^\s@]+@[^\s@]+\.[^\s@]+$/u : /^https:\/\/[^\s/.]+\.[^\s]+$/iu
  return form.test(address)
}

/** Where one telling of an alert went. `app`: the list of notifications. `waiting`: kept until there is a service that sends it. */
export interface AlertDelivery {
  channel: 'app' | AlertChannel
  /** `mailed`: handed to the mail server of this installation. */
  result: 'delivered' | 'mailed' | 'waiting' | 'notConfigured'
}

/** What an alert knows from one minute to the next, and what it was raised for. Kept under the alert's id. */
export interface StoredAlertState {
  id: string
  project: string
  /** `AlertState` of `@tagmason/insight/alerts`. */
  state: unknown
  phase: AlertPhase
  /** ISO 8601, UTC; null before the first look. */
  since: string | null
  /** What was measured last; null where nothing was. */
  value: number | null
  /** Condition that it was measured by: a changed one begins anew. */
  condition: string
}

/** `resolved` is like `normal`, after an alert that was raised. */
export const alertPhases = ['normal', 'pending', 'raised', 'noData', 'resolved'] as const
export type AlertPhase = (typeof alertPhases)[number]

/** Messages that wait for others, to be sent together. Kept under the project's slug. */
export interface AlertGroups {
  id: string
  project: string
  /** `GroupingState` of `@tagmason/insight/alerts`. */
  state: unknown
}

/** A time for which an alert would have been raised. */
export interface WouldRaise {
  /** ISO 8601, UTC. */
  from: string
  /** Null where it would still be raised. */
  to: string | null
  value: number
  /** When people would have been notified; null where quiet hours or the pause would have kept it from them. */
  notifiedAt: string | null
}

/** What an alert would have done in the last thirty days, had it been there. */
export interface AlertPreview {
  /** Null where nothing can be measured here. */
  raised: WouldRaise[] | null
  /** What it would have looked at, oldest first; null where nothing was measured. */
  values: { at: string; value: number | null }[]
}

/** A call of an address for a step of a workflow's run, or for an event trigger. */
export interface QueuedCall {
  url: string
  body: string
  run?: string
  step?: number
  trigger?: string
  /** Key of the integration by whose access it is called. */
  access?: string
}

/** What waits to be posted to a chat or text-message provider. */
export interface QueuedAlert {
  id: string
  project: string
  /** Id of the alert, or of the anomaly or workflow that it is about. */
  alert: string
  channel: AlertChannel
  /** Asked for by a member, to see whether it arrives. */
  test: boolean
  /** What is said. Left out in rows from before anything was sent. */
  text?: string
  /** Of what calls an address: which, and what it is sent. */
  call?: QueuedCall
  attempts?: number
  /** ISO 8601, UTC; null or left out for at once. */
  nextAttempt?: string | null
  /** ISO 8601, UTC. */
  at: string
}

export interface AlertFigures {
  active: number
  paused: number
  disabled: number
  /** How often all of them were raised. */
  raised: number
}

export interface SmartAlerts {
  figures: AlertFigures
  rows: WatchedAlert[]
  /** The channels that have an address. */
  configured: AlertChannel[]
}

/** Whether an alert is about the words that somebody looks for: all of them, in any case; in its own words, `shown` as the member reads it, or its metric's. */
export function alertFits({ name, description, condition, type, rule }: SmartAlert, looked: string, shown: string): boolean {
  const words = [name, description, condition, type, rule?.metric ?? '', shown].join(' ').toLowerCase()
  return looked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}
