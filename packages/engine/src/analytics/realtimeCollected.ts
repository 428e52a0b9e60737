import { type DeviceUsers, devices, type Realtime } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { hasBegun, minute, numberAt } from '../figures/collected.ts'
import type { Collected } from '../figures/collected.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { startOfDay } from './startOfDay.ts'

const span = 30
/** As many pages as are listed, and as are asked for to say who is on them. */
const most = 10
const asked = 1000

/** What happens on the site now, out of the collected events: whoever did something in the last five minutes is there. */
export async function collectedNow(context: Context, collected: Collected): Promise<Realtime> {
  const { events, now: end, ask, timeZone } = collected
  const { project } = context.session
  const place = { ...collected.place, to: end }
  const [recent, lately, views] = [
    { ...place, from: end - span * minute },
    { ...place, from: end - 5 * minute },
    { ...place, from: end - span * minute, name: 'page_view' },
  ]
  const [people, present, course, pages, onPages, byDevice, conversions, begun] = await Promise.all([
    events.overview(recent),
    events.overview(lately),
    // Whole minutes: the first and the last of them would only be parts.
    events.course(
      { ...recent, from: Math.floor(end / minute) * minute - span * minute, to: Math.floor(end / minute) * minute },
      { interval: 'minute', timeZone: 'UTC' },
    ),
    events.shares(views, 'path', most),
    events.shares(lately, 'path', asked),
    events.shares(recent, 'device', devices.length + 1),
    ask({ from: startOfDay(context.now, timeZone), to: end, measures: ['keyEvents'], keyEvents: await keyEventsOf(context) }),
    hasBegun(collected),
  ])
  const active = new Map(onPages.map(({ value, visitors }) => [value, visitors]))
  return {
    figures: {
      activeUsers: present.visitors,
      pageViews: people.pageViews,
      eventsPerMinute: Math.round((people.events / span) * 10) / 10,
      conversionsToday: numberAt(conversions[0], 0),
    },
    pages: pages.map(({ value, events: seen }) => ({ id: value, project, path: value, views: seen, activeUsers: active.get(value) ?? 0 })),
    devices: byDevice.flatMap(({ value, visitors }): DeviceUsers[] => {
      const device = devices.find((known) => known === value)
      return device === undefined ? [] : [{ id: device, project, device, users: visitors }]
    }),
    people: people.visitors,
    minutes: people.events === 0 ? [] : course.map(({ at, pageViews, events: seen }) => ({ at, views: pageViews, events: seen })),
    begun,
  }
}
