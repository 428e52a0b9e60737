import type { CollectedEvent, ToldEvent } from '@tagmason/domain'
import type { Arrival } from '../intake.ts'
import { botByAgent } from './bots.ts'
import { countryOf } from './country.ts'
import { deviceOf } from './device.ts'
import { Fault } from './fault.ts'
import { eventName } from './name.ts'
import { money } from './money.ts'
import { pageOf, referrerHost } from './page.ts'
import { clockKey, parameters } from './params.ts'
import { sourceOf } from './source.ts'
import { givenId, remark } from './text.ts'
import { eventTime } from './time.ts'
import { dailyVisitor } from './visitor.ts'

/** What normalising asks of the world. */
export interface Surroundings {
  /** A new id for an event that has none. */
  newId(): string
  /** The salt of a day, UTC, `2026-01-31`; null where it is destroyed or was never made. */
  saltOf(day: string): string | null
  /** What depends on nothing but its arguments, remembered: the same few user agents come all the time. */
  agentOf?: typeof agentOf
}

/** An event as it is kept, but for what depends on the events before it: its session, where the client gave none, and bursts. */
export interface Normalised {
  event: CollectedEvent
  /** The client gave the id, so that the same event may come again. */
  ownId: boolean
}

/** Everything that is told by the user agent. */
export const agentOf = (userAgent: string, hints: Arrival['hints']) => ({ ...deviceOf(userAgent, hints), bot: botByAgent(userAgent, hints) })

/** Makes an event as it is kept of one as it was told. Throws a `Fault` where it is not clear what happened, when, where or to whom; everything else is taken as far as it goes. */
export function normalise(told: ToldEvent, arrival: Arrival, world: Surroundings): Normalised {
  const { account, project, format, trusted, at: received } = arrival
  const name = eventName(told.name)
  const { time, future } = eventTime(told, received, trusted)
  const eventId = givenId(told.eventId, 'eventId')
  const user = givenId(told.userId, 'userId')
  const session = givenId(told.sessionId, 'sessionId')
  const clientId = givenId(told.clientId, 'clientId')
  const page = pageTold(told.page)
  const { host, path, query } = pageOf(page.url)
  const referrer = referrerHost(page.referrer, host)
  const params = parameters(told.params)
  if (future) params[clockKey] = 'future'

  // A server's own address and user agent say nothing of its visitors.
  const userAgent = trusted ? remark(told.userAgent, 1024) : arrival.userAgent
  const ip = trusted ? remark(told.ip, 64) : arrival.ip
  const hints = trusted ? undefined : arrival.hints
  const agent = trusted && userAgent === '' ? noAgent : (world.agentOf ?? agentOf)(userAgent, hints)
  const language = remark(told.language ?? (trusted ? undefined : arrival.language), 35)
  const ofTheDay = () => {
    const salt = world.saltOf(dayOf(time)) ?? world.saltOf(dayOf(received)) ?? ''
    return dailyVisitor(salt, { account, project, ip, userAgent, userId: ip === '' ? user : '' })
  }

  return {
    ownId: eventId !== '',
    event: {
      account,
      project,
      id: eventId === '' ? world.newId() : eventId,
      name,
      time,
      received,
      format,
      visitor: clientId === '' ? ofTheDay() : clientId,
      user,
      session,
      host,
      path,
      title: remark(page.title, 500),
      referrer,
      ...sourceOf(query, params, referrer),
      ...agent,
      language,
      screen: screenOf(told.screen),
      country: countryOf({ proxy: trusted ? undefined : arrival.country, timeZone: told.timeZone, language }),
      params,
      ...money(params),
    },
  }
}

function pageTold(page: unknown): { url?: unknown; title?: unknown; referrer?: unknown } {
  if (page === undefined || page === null) return {}
  if (typeof page !== 'object' || Array.isArray(page))
    throw new Fault('page', `'page' is no object: give { "url": …, "title": …, "referrer": … }, or leave it out.`)
  return page
}

const noAgent = { device: '', browser: '', os: '', bot: '' } as const

export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const screenOf = (screen: unknown) => (typeof screen === 'string' && /^\d{1,5}x\d{1,5}$/.test(screen) ? screen : '')
