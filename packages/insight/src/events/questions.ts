/** Which events a question is about: `from` up to, but without, `to`, both milliseconds since 1970. */
export interface EventRange {
  account: string
  project: string
  from: number
  to: number
  /** Machines are left out where this is not set. */
  withBots?: boolean
  /** Only events of this name. */
  name?: string
}

/** Of what a figure is told by. */
export const eventDimensions = [
  'name',
  'path',
  'referrer',
  'source',
  'medium',
  'campaign',
  'device',
  'browser',
  'os',
  'country',
  'language',
  'host',
  'format',
  'bot',
] as const
export type EventDimension = (typeof eventDimensions)[number]

/** How finely time is cut. Days begin at midnight of `timeZone`. */
export const eventIntervals = ['minute', 'hour', 'day', 'week', 'month'] as const
export type EventInterval = (typeof eventIntervals)[number]

/** How time is cut: weeks begin on Monday, and `timeZone` is a name of the IANA database. */
export interface Cut {
  interval: EventInterval
  timeZone: string
}

export interface EventCount {
  name: string
  /** Start of the interval, ISO 8601 in UTC. */
  interval: string
  count: number
}

export interface EventOverview {
  visitors: number
  sessions: number
  pageViews: number
  events: number
  /** Sessions with one page view and no other event, of all, 0 to 1. */
  bounceRate: number
  /** Mean of the sessions' last event minus their first, in seconds. */
  sessionSeconds: number
}

export interface EventMoment extends Omit<EventOverview, 'bounceRate' | 'sessionSeconds'> {
  /** Start of the interval, ISO 8601 in UTC. */
  at: string
}

export interface EventShare {
  value: string
  events: number
  visitors: number
}

export interface FunnelStep {
  name: string
  /** Only on this path. */
  path?: string
}
