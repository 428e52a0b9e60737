import type { AlertRule } from './alertRules.ts'

export const alertTypes = ['performance', 'traffic', 'revenue', 'security'] as const
export type AlertType = (typeof alertTypes)[number]

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
  /** What `condition` says, taken apart; left out where only the sentence is known. */
  rule?: AlertRule
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

/** What waits to be sent. */
export interface QueuedAlert {
  id: string
  project: string
  /** Id of the alert. */
  alert: string
  channel: AlertChannel
  /** Asked for by a member, to see whether it arrives. */
  test: boolean
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
  rows: SmartAlert[]
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
