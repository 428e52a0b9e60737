import { type DeviceUsers, devices, measurementEvent, type Realtime } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { type Collected, hasBegun, minute, numberAt } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { sharedAnswer } from '../figures/sharedAnswer.ts'
import { startOfDay } from './startOfDay.ts'

const span = 30
/** As many pages as are listed, and as are asked for to say who is on them. */
const most = 10
const asked = 1000
/** As many events as the stream shows, and parameters of each. */
const mostEvents = 40
const mostParameters = 6
/** Events that come with a page view at most, itself among them: five vitals, two times and three files. */
const measurementsOfAPage = 11

/** What happens on the site now, out of the collected events. All who look at the project within two seconds, and before other events are told of, have one answer. */
export async function realtimeCollected(context: Context, collected: Collected): Promise<Realtime> {
  const { project } = context.session
  const [keyEvents, arrived] = [await keyEventsOf(context), await context.records.get('eventArrivals', project)]
  return sharedAnswer(collected, ['realtime', keyEvents, arrived?.at, arrived?.events], () => countedNow(collected, keyEvents))
}

/** Whoever did something in the last five minutes is there. */
async function countedNow(collected: Collected, keyEvents: readonly string[]): Promise<Realtime> {
  const { events, now: end, ask, timeZone } = collected
  const { project } = collected.place
  const [recent, lately] = [
    { from: end - span * minute, to: end },
    { from: end - 5 * minute, to: end },
  ]
  // The first minute is whole; the last one runs, so that a member who opens a page of the site sees it at once.
  const firstMinute = (Math.ceil(end / minute) - span) * minute
  const cut = { interval: 'minute', timeZone: 'UTC' } as const
  const [[all], [present], byMinute, pages, onPages, byDevice, byCountry, latest, [today]] = await Promise.all([
    ask({ ...recent, measures: ['visitors', 'pageViews', 'events'] }),
    ask({ ...lately, measures: ['visitors'] }),
    ask({ from: firstMinute, to: end, measures: ['pageViews', 'events'], by: [cut] }),
    events.shares({ ...collected.place, ...recent, name: 'page_view' }, 'path', most),
    events.shares({ ...collected.place, ...lately }, 'path', asked),
    events.shares({ ...collected.place, ...recent }, 'device', devices.length + 1),
    ask({ ...recent, measures: ['visitors'], by: ['country'], most }),
    events.latest({ ...collected.place, ...recent }, mostEvents * measurementsOfAPage),
    ask({ from: startOfDay(new Date(end), timeZone), to: end, measures: ['keyEvents'], keyEvents }),
  ])
  const count = numberAt(all, 2)
  const active = new Map(onPages.map(({ value, visitors }) => [value, visitors]))
  const minutes = new Map(byMinute.map((row) => [row.by[0], row]))
  return {
    figures: {
      activeUsers: numberAt(present, 0),
      pageViews: numberAt(all, 1),
      eventsPerMinute: Math.round((count / span) * 10) / 10,
      conversionsToday: numberAt(today, 0),
    },
    pages: pages.map(({ value, events: seen }) => ({ id: value, project, path: value, views: seen, activeUsers: active.get(value) ?? 0 })),
    devices: byDevice.flatMap(({ value, visitors }): DeviceUsers[] => {
      const device = devices.find((known) => known === value)
      return device === undefined ? [] : [{ id: device, project, device, users: visitors }]
    }),
    people: numberAt(all, 0),
    minutes:
      count === 0
        ? []
        : Array.from({ length: span }, (_, place) => {
            const at = new Date(firstMinute + place * minute).toISOString()
            return { at, views: numberAt(minutes.get(at), 0), events: numberAt(minutes.get(at), 1) }
          }),
    // What browsers measure is nothing that people do, and would push it out of sight.
    latest: latest
      .filter(({ name }) => name !== measurementEvent)
      .slice(0, mostEvents)
      .map(({ id, time, name, path, source, country, params, value: worth, currency }) => ({
        id,
        at: new Date(time).toISOString(),
        name,
        path,
        source,
        country,
        params: Object.entries(params)
          .slice(0, mostParameters)
          .map(([parameter, value]): [string, string] => [parameter, written(parameter, String(value))]),
        ...(worth === null ? {} : { value: worth, currency }),
      })),
    countries: byCountry.map((row) => ({ country: row.by[0] ?? '', users: numberAt(row, 0) })),
    begun: count > 0 || (await hasBegun(collected)),
  }
}

/** A value of a parameter as a short text; of a list of items, which is kept as JSON, how many they are. */
function written(parameter: string, value: string): string {
  if (parameter === 'items') {
    try {
      const items: unknown = JSON.parse(value)
      if (Array.isArray(items)) return String(items.length)
    } catch {
      // What a site sends under this name can be anything.
    }
  }
  return value.slice(0, 100)
}
