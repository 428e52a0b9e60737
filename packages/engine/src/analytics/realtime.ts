import type { EventHour, EventMinute } from '@tagmason/domain'
import type { Context, Handles } from '../context.ts'
import { collectedOf } from '../figures/collected.ts'
import { own } from '../own.ts'
import { realtimeCollected } from './realtimeCollected.ts'
import { startOfDay } from './startOfDay.ts'

const span = 30
const minute = 60_000
/** As many pages as are listed. */
const most = 10

const sum = <Row>(rows: readonly Row[], figure: (row: Row) => number) => rows.reduce((total, row) => total + figure(row), 0)

export const realtime: Handles<'realtime'> = {
  'realtime.now': async (context) => {
    const { now } = context
    const collected = await collectedOf(context)
    if (collected !== null) return realtimeCollected(context, collected)
    const [pages, devices, minutes, hours] = await Promise.all([
      own(context, 'pageStatistics'),
      own(context, 'deviceUsers'),
      own(context, 'eventMinutes'),
      own(context, 'eventHours'),
    ])
    const recent = byMinute(minutes, now.getTime())
    return {
      figures: {
        activeUsers: sum(pages, (page) => page.activeUsers),
        pageViews: sum(recent, (each) => each.views),
        eventsPerMinute: Math.round((sum(recent, (each) => each.events) / span) * 10) / 10,
        conversionsToday: await conversionsToday(context, hours),
      },
      pages: pages.toSorted((a, b) => b.views - a.views).slice(0, most),
      devices,
      people: sum(devices, (each) => each.users),
      minutes: recent,
      begun: pages.length > 0 || minutes.length > 0 || hours.some((hour) => hour.events > 0),
    }
  },
}

/** Since midnight in the time zone of the project. */
export async function conversionsToday({ now, records, session }: Context, hours: readonly EventHour[]): Promise<number> {
  const midnight = startOfDay(now, (await records.get('projects', session.project))?.timeZone ?? 'UTC')
  return sum(
    hours.filter((hour) => Date.parse(hour.at) >= midnight && Date.parse(hour.at) < now.getTime()),
    (hour) => hour.conversions,
  )
}

/** The last thirty minutes before `now`, oldest first; those in which nothing came stand there with 0, but nothing at all is no minutes. */
function byMinute(rows: readonly EventMinute[], now: number) {
  const end = Math.floor(now / minute) * minute
  const all = Array.from({ length: span }, (_, index) => {
    const at = end - (span - index) * minute
    const same = rows.filter((row) => Math.floor(Date.parse(row.at) / minute) * minute === at)
    return { at: new Date(at).toISOString(), views: sum(same, (row) => row.views), events: sum(same, (row) => row.events) }
  })
  return all.every((each) => each.events === 0 && each.views === 0) ? [] : all
}
