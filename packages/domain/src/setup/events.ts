import type { PlanParameter, PlanTrigger } from './plan.ts'

export const configuredEventStatuses = ['active', 'draft'] as const
export type ConfiguredEventStatus = (typeof configuredEventStatuses)[number]

/** What kind of thing a visitor does; the choice decides which trigger is offered. */
export const eventTypes = ['pageView', 'click', 'formSubmission', 'conversion', 'userRegistration', 'ecommerce', 'custom'] as const
export type EventType = (typeof eventTypes)[number]

/** An event of a project's measurement plan that is in use or in preparation. */
export interface ConfiguredEvent {
  /** `<project>:<name>` */
  id: string
  project: string
  /** GA4 event name. */
  name: string
  status: ConfiguredEventStatus
  /** How many triggers fire it. */
  triggers: number
  type?: EventType
  /** GA4 key event (formerly 'conversion'). */
  keyEvent?: boolean
  /** The triggers themselves, `triggers` of them; left out where only their number is known. */
  firedBy?: PlanTrigger[]
  parameters?: PlanParameter[]
  /** ISO 8601, UTC; left out for what was there from the first day. */
  created?: string
}

/** What is unlucky about an event's name. `reserved`: GA4 collects it itself. `invalid`: GA4 refuses it. The others make two names of one thing. */
export interface NameFinding {
  code: 'reserved' | 'invalid' | 'case' | 'plural' | 'near' | 'recommended'
  /** The name that it is confused with. */
  other: string | null
  suggestion: string
}

/** Where an event stands: leaves a trace there when it is renamed or removed. */
export interface EventUse {
  kind: 'plan' | 'tag' | 'container' | 'goal'
  name: string
  /** Path of the screen that shows it. */
  href: string
}

export interface ListedEvent extends ConfiguredEvent {
  uses: EventUse[]
  findings: NameFinding[]
}

/** What becomes of a name that is being typed. */
export interface NameCheck {
  /** As GA4 accepts it; empty while nothing usable is typed. */
  name: string
  /** Another event has it. */
  taken: boolean
  findings: NameFinding[]
}

/** The trigger that a type of event begins with. */
export function offeredTrigger(type: EventType, event: string): PlanTrigger {
  switch (type) {
    case 'pageView':
      return { type: 'pageview', conditions: [] }
    case 'click':
      return { type: 'click', conditions: [] }
    case 'formSubmission':
      return { type: 'formSubmission', conditions: [] }
    default:
      return { type: 'customEvent', event }
  }
}
