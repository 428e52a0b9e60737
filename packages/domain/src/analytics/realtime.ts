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

/** What one project received in one minute; kept for the last half hour. */
export interface EventMinute {
  /** `<project>:<at>` */
  id: string
  project: string
  /** Start of the minute, ISO 8601 in UTC. */
  at: string
  /** Page views received in this minute. */
  views: number
  /** Events received in this minute, page views among them. */
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

/** What happens on the site now. */
export interface Realtime {
  figures: RealtimeFigures
  /** The ten most viewed, most viewed first. */
  pages: PageStatistic[]
  devices: DeviceUsers[]
  /** On all devices together. */
  people: number
  /** The last 30, oldest first; empty where nothing came. */
  minutes: Pick<EventMinute, 'at' | 'views' | 'events'>[]
  /** Whether this project has ever received an event. */
  begun: boolean
}
