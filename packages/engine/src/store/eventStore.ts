import type { CollectedEvent } from '@tagmason/domain'
import type {
  Cohort,
  Cut,
  EventCount,
  EventDimension,
  EventMoment,
  EventOverview,
  EventQuestion,
  EventRange,
  EventRow,
  EventShare,
  FunnelQuestion,
  FunnelRow,
  FunnelStep,
  NextQuestion,
  NextSteps,
  ParameterUse,
  RetentionQuestion,
} from '@tagmason/insight'

export { eventDimensions, eventIntervals, eventMeasures } from '@tagmason/insight'
export type {
  Cohort,
  Cut,
  EventBy,
  EventCount,
  EventDimension,
  EventField,
  EventFilter,
  EventInterval,
  EventMeasure,
  EventMoment,
  EventOverview,
  EventQuestion,
  EventRange,
  EventRow,
  EventShare,
  FunnelQuestion,
  FunnelRow,
  FunnelStep,
  NextQuestion,
  ParameterUse,
  RetentionQuestion,
  VisitorFilter,
  WayStep,
} from '@tagmason/insight'

/**
 * Where collected events live. The executable definition of every answer is the plain function over arrays in packages/insight (`events/`), which the memory
 * adapter here uses; the ClickHouse adapter stands with the server and is held against it. Figures are exact: nothing is sampled.
 */
export interface EventStore {
  /** Keeps events. The same `token` again keeps nothing: a batch whose end nobody saw is sent again. */
  append(events: readonly CollectedEvent[], token: string): Promise<void>
  /** The rows of a typed question: any measures by any dimensions. */
  query(question: EventQuestion): Promise<EventRow[]>
  /** How often which event happened, by interval; oldest first, then by name. */
  counts(range: EventRange, by: Cut & { name?: string }): Promise<EventCount[]>
  overview(range: EventRange): Promise<EventOverview>
  /** One row for every interval of the range, also for those without events. */
  course(range: EventRange, by: Cut): Promise<EventMoment[]>
  /** The values with most events first, equal ones by value. */
  shares(range: EventRange, dimension: EventDimension, most: number): Promise<EventShare[]>
  /** The same of a parameter of one event. */
  parameterShares(range: EventRange, event: string, parameter: string, most: number): Promise<EventShare[]>
  /** What the parameters of the events hold, by event, parameter, kind of value, client and version; those with most events first. */
  parameterUses(range: EventRange, most: number): Promise<ParameterUse[]>
  /** Visitors that came through the steps in order within `window` milliseconds of their first; one number a step. */
  funnel(range: EventRange, steps: readonly FunnelStep[], window: number): Promise<number[]>
  /** The same of some people, told apart by where they began. */
  funnelBy(question: FunnelQuestion): Promise<FunnelRow[]>
  /** What came next in visits after a way was gone. */
  next(question: NextQuestion): Promise<NextSteps>
  /** How many came back, by the interval of their first event. */
  retention(question: RetentionQuestion): Promise<Cohort[]>
  /** The newest events, newest first. */
  latest(range: EventRange, most: number): Promise<CollectedEvent[]>
  /** Sets or takes back the verdict on a visitor's events: reversible, because the events stay. */
  judge(range: Omit<EventRange, 'withBots' | 'name'>, visitor: string, bot: string): Promise<void>
  /** Forgets a project's events, or those of one visitor or user in it. */
  erase(account: string, project: string, who?: { visitor?: string; user?: string }): Promise<void>
  close(): Promise<void>
}

/** What a reader asks of collected events: all that changes nothing. */
export type EventReader = Omit<EventStore, 'append' | 'judge' | 'erase' | 'close'>
