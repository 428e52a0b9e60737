import {
  type CollectedEvent,
  measurementEvent,
  type MeasurementPlan,
  type ParameterType,
  type PlanParameter,
  valueKind,
  type ViolationKind,
} from '@tagmason/domain'
import { lintEventName } from '../ga4/nameLint.ts'
import { sharedParameters } from './sharedParameters.ts'
import { violationOf } from './violationOf.ts'

/** One way in which one event differs from the plan. */
export interface EventViolation {
  readonly parameter: string
  readonly kind: ViolationKind
  /** The planned type; null of a parameter that is not planned. */
  readonly expected: ParameterType | null
  /** The value; null where none is there. */
  readonly value: string | number | boolean | null
}

export interface JudgedEvent {
  /** `automatic`: Google Analytics and our tracker send it without a plan. */
  readonly state: 'planned' | 'automatic' | 'unplanned'
  readonly violations: readonly EventViolation[]
}

/** Google Analytics and our tracker send these without a plan. */
export const isAutomatic = (name: string) =>
  name === 'page_view' || name === measurementEvent || lintEventName(name, []).some(({ code }) => code === 'reserved')

/** The events of a plan that are to come from the site: those that are switched on and that Google Analytics does not collect by itself. */
export const dueEvents = ({ events }: MeasurementPlan): MeasurementPlan['events'] =>
  events.filter(({ enabled, trigger }) => enabled && trigger.type !== 'automatic')

/** Judges one event, as it is kept, by a plan: by the same rules as the violations of the product, where they are counted over a week. */
export function judgeEvent({ name, params }: Pick<CollectedEvent, 'name' | 'params'>, plan: MeasurementPlan): JudgedEvent {
  const events = plan.events.filter((each) => each.enabled && each.name === name)
  const parameters = sharedParameters(events)
  const plannedOf = (parameter: string): PlanParameter | undefined => parameters.find((each) => each.name === parameter)
  const found = Object.entries(params).flatMap(([parameter, value]): EventViolation[] => {
    const planned = plannedOf(parameter)
    const kind = violationOf({ parameter, kind: valueKind(value) }, planned)
    return kind === null ? [] : [{ parameter, kind, expected: planned?.type ?? null, value }]
  })
  const lacking = parameters.flatMap((each): EventViolation[] =>
    each.required === true && !Object.hasOwn(params, each.name) ? [{ parameter: each.name, kind: 'missing', expected: each.type, value: null }] : [],
  )
  return { state: events.length > 0 ? 'planned' : isAutomatic(name) ? 'automatic' : 'unplanned', violations: [...found, ...lacking] }
}
