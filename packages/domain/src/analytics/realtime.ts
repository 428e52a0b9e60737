/** What happens on one page, over the last 30 minutes. */
export interface PageStatistic {
  id: string
  project: string
  path: string
  views: number
  /** People seen in the last 5 minutes. */
  activeUsers: number
}

export const devices = ['desktop', 'mobile', 'tablet'] as const
export type Device = (typeof devices)[number]

/** People in the last 30 minutes, by device. */
export interface DeviceUsers {
  id: string
  project: string
  device: Device
  users: number
}

/** What came in one minute. */
export interface EventMinute {
  /** Start of the minute, ISO 8601 in UTC. */
  at: string
  views: number
  /** Page views among them. */
  events: number
}

export interface RealtimeFigures {
  /** People seen in the last 5 minutes. */
  activeUsers: number
  /** Of the last 30 minutes. */
  pageViews: number
  /** Mean of the last 30 minutes, with one decimal. */
  eventsPerMinute: number
  /** Since midnight in the time zone of the project. */
  conversionsToday: number
}

/** An event of the last 30 minutes, as it came. */
export interface LiveEvent {
  id: string
  /** When it happened, ISO 8601 in UTC. */
  at: string
  name: string
  /** Empty where it happened on no page. */
  path: string
  /** Where the visitor came from, if this event says it; else empty. */
  source: string
  /** Two letters (ISO 3166); empty where it is unknown. */
  country: string
  /** The first of its parameters, name and value as texts; of `items` their number. */
  params: [name: string, value: string][]
  /** What it is worth, where it says so. */
  value?: number
  /** ISO 4217 of that; empty where it names none. */
  currency?: string
}

/** What happens on the site now. */
export interface Realtime {
  figures: RealtimeFigures
  /** The ten most viewed, most viewed first. */
  pages: PageStatistic[]
  devices: DeviceUsers[]
  /** On all devices together. */
  people: number
  /** The last 30, oldest first; empty where nothing came. */
  minutes: EventMinute[]
  /** The newest events, newest first. */
  latest: LiveEvent[]
  /** People of the last 30 minutes by country, most first; the code is empty where it is unknown. */
  countries: { country: string; users: number }[]
  /** Whether this project has ever received an event. */
  begun: boolean
}
