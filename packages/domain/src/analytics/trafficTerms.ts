/** By what visits can be told apart and chosen on the analytics screens. Where people came from is the last touch before an event, so that a visit keeps it on every page. */
export const trafficFields = [
  'source',
  'medium',
  'campaign',
  'referrer',
  'landing',
  'exit',
  'path',
  'country',
  'language',
  'device',
  'browser',
  'os',
  'host',
  'name',
  'audience',
] as const
export type TrafficField = (typeof trafficFields)[number]
/** A field, or a parameter of events, as `param:plan_name`. */
export type TrafficFieldName = TrafficField | `param:${string}`

/** Whether a text names a field or a parameter. */
export const isTrafficField = (field: unknown): field is TrafficFieldName =>
  typeof field === 'string' && ((trafficFields as readonly string[]).includes(field) || /^param:.{1,100}$/.test(field))

export const trafficComparisons = ['none', 'previous', 'year'] as const
export type Comparison = (typeof trafficComparisons)[number]
export const trafficIntervals = ['hour', 'day', 'week', 'month'] as const
export type TrafficInterval = (typeof trafficIntervals)[number]
export const trafficMeasures = ['visitors', 'visits', 'pageViews', 'events', 'conversions'] as const
export type TrafficMeasure = (typeof trafficMeasures)[number]

/** As many days as can be looked at, and as are shown by the hour. */
export const mostTrafficDays = 400
export const mostHourlyDays = 14

const dayMilliseconds = 86_400_000
/** Days from the first to the last, both included, each as `2024-01-31`; not a number where one is no day. */
export const daysOf = ({ from, to }: { from: string; to: string }) => Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds) + 1
