export { isPeople, oncePrefix, peopleOf, userPrefix } from './persons.ts'
export { checkSteps, eventFunnel, overlap } from './funnel.ts'
export { evenRuns, intervalStarts } from './intervals.ts'
export { keptEvent, keptText } from './kept.ts'
export { byText } from './order.ts'
export { eventCounts, eventCourse, eventOverview, sessionRates, type SessionSums } from './overview.ts'
export * from './parameters.ts'
export {
  asksTouches,
  checkQuestion,
  type EventBy,
  type EventField,
  type EventFilter,
  type EventMeasure,
  eventMeasures,
  eventQuery,
  type EventQuestion,
  type EventRow,
  type VisitorFilter,
  isCut,
  isTouchField,
  isVisitEnd,
  mostMoney,
  type VisitEnd,
} from './query.ts'
export * from './questions.ts'
export { type Cohort, eventRetention, type RetentionQuestion } from './retention.ts'
export { grouped } from './selection.ts'
export { eventShares, latestEvents, parameterShares } from './shares.ts'
export { type Touch, type TouchField, touches, touchFields, touchWindow } from './touches.ts'
export {
  checkWay,
  eventFunnelBy,
  eventNext,
  type FunnelQuestion,
  type FunnelRow,
  type NextQuestion,
  type NextSteps,
  type WayStep,
  wayStep,
  wayText,
} from './ways.ts'
export { clockOf, startOfDate } from './zones.ts'
