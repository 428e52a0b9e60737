/** The four figures of the Dashboard, computed from rows (requirements DASH-HOME-04 to 07). */
export interface DashboardFigures {
  /** Projects of the account that are not archived. */
  activeProjects: number
  /** Events of the selected project in the last 24 hours. */
  eventsTracked: number
  /** Insights that are open. */
  insights: number
  /** Workflows, event triggers, campaign integrations and smart alerts that exist. */
  automationRules: number
}

/** One day of the selected project; `at` is its start, ISO 8601 in UTC. */
export interface RecentDay {
  at: string
  visits: number
  events: number
}

/** The last seven days, oldest first. */
export type RecentAnalytics = RecentDay[]
