import { z } from 'zod'
import { seenSchema } from './traffic.ts'

/** The figures on screen that can say how they are counted. */
export const countedFigures = [
  'dashboard.events',
  'dashboard.recent',
  'realtime.people',
  'realtime.views',
  'realtime.events',
  'realtime.conversions',
  'realtime.minutes',
  'realtime.pages',
  'realtime.devices',
  'conversions.rate',
  'conversions.count',
  'conversions.revenue',
  'conversions.average',
  'conversions.funnel',
  'conversions.pages',
  'conversions.goals',
  'performance.vitals',
  'performance.core',
  'performance.pages',
  'campaigns.attribution',
  'reports.day',
  'reports.page',
  'reports.device',
  'reports.step',
] as const
export type CountedFigure = (typeof countedFigures)[number]

/** `days` is the period of a report or widget; other figures have their own, where the bar (`seen`) names no others. */
export const countedSchema = z.object({ figure: z.enum(countedFigures), days: z.int().min(1).max(366).default(30), seen: seenSchema })

/** How a figure is counted: exactly, without samples. */
export interface Counted {
  /** ISO 8601 in UTC; `to` is the first moment that is not counted. */
  from: string
  to: string
  /** The project's own, IANA name: its days begin at midnight there. */
  timeZone: string
  /** Events that the figure is counted from. */
  events: number
  /** Events like them that were left out, because a machine sent them. */
  bots: number
  /** When the newest event of the project happened, ISO 8601; null before the first one. */
  newest: string | null
  /** Path and query of the same question to the public API; two where one does not tell all, none where nothing can be asked. */
  api: string[]
}

/** Events that a rule keeps out of a figure. */
export interface LeftOut {
  /** The verdict that is kept with them, as `crawler`; see `bot` of CollectedEvent. */
  reason: string
  events: number
  /** Different senders, as far as they can be told apart. */
  visitors: number
}
