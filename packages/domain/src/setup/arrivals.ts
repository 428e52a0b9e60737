import type { WireFormat } from '../collecting/collected.ts'
import type { parameterTypes } from './planTerms.ts'

/**
 * How what came differs from what was planned. `missing`: a required parameter is not there or empty. `otherType`: a value of another type than planned. `negative`: less than nothing where a price or
 * quantity belongs. `currency`: no ISO 4217 code. `tooLong`: Google Analytics cuts it after 100 characters. `email`, `phone`: personal data.
 */
export const violationKinds = ['missing', 'otherType', 'negative', 'currency', 'tooLong', 'email', 'phone'] as const
export type ViolationKind = (typeof violationKinds)[number]

export type ParameterType = (typeof parameterTypes)[number]

/** One way in which a parameter of an event differs from the plan, of one client and version of it. */
export interface PlanViolation {
  id: string
  event: string
  parameter: string
  kind: ViolationKind
  /** The planned type; null of a parameter that is not planned. */
  expected: ParameterType | null
  client: WireFormat
  /** Of the tag or app, as the events say it in `tag_version` or `app_version`; empty where they do not. */
  version: string
  count: number
  /** ISO 8601, UTC, within the period. */
  first: string
  last: string
  /** The first value; empty where none is there. */
  sample: string
  /** The page that it came from. */
  path: string
}

/** `stopped`: it came before, and has been silent for longer than its volume explains. */
export const arrivalStates = ['coming', 'stopped', 'never', 'unplanned'] as const
export type ArrivalState = (typeof arrivalStates)[number]

/** An event of the plan or of what came. */
export interface EventArrival {
  name: string
  state: ArrivalState
  /** Events in the period, and in the same period before. */
  count: number
  before: number
  /** ISO 8601, UTC; null where it did not come in the last 90 days. */
  last: string | null
  parameters: ParameterArrival[]
}

export interface ParameterArrival {
  name: string
  /** Null where it is not planned. */
  type: ParameterType | null
  required: boolean
  /** Events of the period that have it, and those that violate the plan in it. */
  present: number
  violating: number
}

/** The plan held against what came. */
export interface PlanArrivals {
  /** Days of the period. */
  days: number
  rows: EventArrival[]
  /** Those with most events first. */
  violations: PlanViolation[]
  /** More kinds of values came than are looked at: the rarest are left out. */
  cut: boolean
}
