import type { EventCondition, Measure } from './conditions.ts'

export const triggerEventTypes = ['Page View', 'Conversion', 'User Registration', 'E-commerce'] as const
export type TriggerEventType = (typeof triggerEventTypes)[number]

/** Switched on or off by a person. */
export const switchStatuses = ['active', 'paused'] as const
export type SwitchStatus = (typeof switchStatuses)[number]

/** What the condition of a trigger can look at, by the kind of event. */
export const measuresOf: Record<TriggerEventType, readonly Measure[]> = {
  'Page View': ['pageViews', 'visitorViews', 'page'],
  Conversion: ['conversionRate', 'conversions', 'page'],
  'User Registration': ['registrations', 'page'],
  'E-commerce': ['cartIdle', 'orderValue', 'page'],
}

/** What a trigger can do, beside starting a workflow. */
export const triggerActions = [
  'Send notification',
  'Send e-mail',
  'Send chat message',
  'Call webhook',
  'Open remediation issue',
  'Add to audience',
  'Create CRM contact',
] as const
export type TriggerAction = (typeof triggerActions)[number]

/** How an action that starts a workflow begins; the workflow's name follows. */
export const startWorkflow = 'Start workflow: '

/** Watches the event stream and runs actions when its condition holds. */
export interface EventTrigger {
  id: string
  project: string
  name: string
  description: string
  event_type: TriggerEventType
  /** In words, with the threshold: `Over 1000 page views per hour`. Written and read by `conditionWords.ts`. */
  condition: string
  status: SwitchStatus
  /** ISO 8601, UTC; null when it never fired. */
  last_triggered: string | null
  trigger_count: number
  /** Names of the actions it runs. */
  actions: string[]
  /** What its actions could not do the last time that they were to; left out for nothing. */
  problems?: TriggerProblem[]
}

/** Why an action did nothing: no CRM is connected, the CRM refused, the audience is full, the firing belongs to no visitor, or the channel has no address. */
export const triggerProblems = ['noCrm', 'crmRefused', 'audienceFull', 'noVisitor', 'noMail', 'noChat', 'noWebhook'] as const
export type TriggerProblem = (typeof triggerProblems)[number]

/** What the triggers of a project know between two blocks of events. Kept under the project's slug. */
export interface StoredTriggerState {
  id: string
  project: string
  /** `TriggerState` of `@tagmason/insight/triggers` as JSON text, which is written with each block and read seldom; null before the first. Older versions wrote the object. */
  state: unknown
  /** Of each segment of an intake's log, the last block that was taken: one that comes again after a restart is known. */
  blocks: Record<string, number>
  /** Of each trigger, when people were notified last, milliseconds since 1970, and how often it fired since. */
  told: Record<string, { at: number; since: number }>
}

/** What a trigger would have done in the last seven days. */
export interface TriggerReplay {
  /** How often it would have fired; null where nothing is collected here, or no stream can answer the condition. */
  times: number | null
  /** The first of them, ISO 8601 in UTC, oldest first; at most 200. */
  fired: string[]
  /** How often in each hour, oldest first. */
  hours: { at: string; times: number }[]
  /** Since when it was looked at, and how many events; `cut` where there were more than were looked at. */
  from: string
  events: number
  cut: boolean
}

/** A trigger with its condition taken apart; null where the sentence cannot be read. */
export interface ReadTrigger extends EventTrigger {
  parsed: EventCondition | null
}

export interface TriggerFigures {
  active: number
  paused: number
  /** How often all of them fired. */
  fired: number
  neverFired: number
}

export interface EventTriggers {
  figures: TriggerFigures
  /** In the order in which they were made. */
  rows: ReadTrigger[]
  /** Names of the workflows that a trigger can start. */
  workflows: string[]
}
