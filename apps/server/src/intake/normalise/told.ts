import { type CollectedEvent, consentAnswers, consentKey, internalTraffic, type ToldEvent } from '@tagmason/domain'
import { peopleOf } from '@tagmason/engine'
import { shortHash } from '../ids.ts'
import type { Arrival } from '../intake.ts'
import { botByAgent } from './bots.ts'
import { countryOf } from './country.ts'
import { deviceOf } from './device.ts'
import { Fault } from './fault.ts'
import { isInternal } from './internal.ts'
import { eventName } from './name.ts'
import { money } from './money.ts'
import { pageOf, referrerHost } from './page.ts'
import { clockKey, leftOutKey, parameters } from './params.ts'
import { sourceOf } from './source.ts'
import { givenId, remark } from './text.ts'
import { eventTime } from './time.ts'
import { isPersonalValue } from './personal.ts'
import { traitParams } from './traits.ts'
import { dailyVisitor, pseudonym } from './visitor.ts'

/** What normalising asks of the world. */
export interface Surroundings {
  /** A new id for an event that has none. */
  newId(): string
  /** The salt of a day, UTC, `2026-01-31`; null where it is destroyed or was never made. */
  saltOf(day: string): string | null
  /** What depends on nothing but its arguments, remembered: the same few user agents come all the time. */
  agentOf?: typeof agentOf
  /** Of this installation: what user ids are hashed with. */
  userKey: Buffer
}

/** An event as it is kept, but for what depends on the events before it: its session, where the client gave none, and bursts. */
export interface Normalised {
  event: CollectedEvent
  /** The client gave the id, so that the same event may come again. */
  ownId: boolean
  /** The message only says who the visitor is: the event itself is not kept. */
  identifies: boolean
  /** What is kept about the person. The same row twice has the same id. */
  people: CollectedEvent[]
}

/** Everything that is told by the user agent. */
export const agentOf = (userAgent: string, hints: Arrival['hints']) => ({ ...deviceOf(userAgent, hints), bot: botByAgent(userAgent, hints) })

/** Makes an event as it is kept of one as it was told. Throws a `Fault` where it is not clear what happened, when, where or to whom; everything else is taken as far as it goes. */
export function normalise(told: ToldEvent, arrival: Arrival, world: Surroundings): Normalised {
  const { event, ownId } = eventOf(told, arrival, world)
  return { event, ownId, identifies: told.identifies === true, people: aboutPerson(event, told, arrival) }
}

function eventOf(told: ToldEvent, arrival: Arrival, world: Surroundings): Pick<Normalised, 'event' | 'ownId'> {
  const { account, project, format, trusted, at: received } = arrival
  const name = eventName(told.name)
  const { time, future } = eventTime(told, received, trusted)
  const eventId = givenId(told.eventId, 'eventId')
  const userId = givenId(told.userId, 'userId')
  const session = givenId(told.sessionId, 'sessionId')
  const clientId = givenId(told.clientId, 'clientId')
  const hashed = (id: string) => (id === '' || arrival.keepsPersonalData === true ? id : pseudonym(world.userKey, account, project, id))
  const user = hashed(userId)
  // Servers know their visitors by nothing but the user's id, and some clients by the address that a person signed in with.
  const visitor = clientId !== '' && (clientId === userId || isPersonalValue(clientId)) ? hashed(clientId) : clientId
  const page = pageTold(told.page)
  const { host, path, query } = pageOf(page.url)
  const referrer = referrerHost(page.referrer, host, arrival.ownDomains)
  const params = parameters(told.params)
  if (future) params[clockKey] = 'future'
  if (told.consent !== undefined && consentAnswers.includes(told.consent)) params[consentKey] = told.consent

  // A server's own address and user agent say nothing of its visitors.
  const userAgent = trusted ? remark(told.userAgent, 1024) : arrival.userAgent
  const ip = trusted ? remark(told.ip, 64) : arrival.ip
  const hints = trusted ? undefined : arrival.hints
  const agent = trusted && userAgent === '' ? noAgent : (world.agentOf ?? agentOf)(userAgent, hints)
  const language = remark(told.language ?? (trusted ? undefined : arrival.language), 35)
  const ofTheDay = () => {
    const salt = world.saltOf(dayOf(time)) ?? world.saltOf(dayOf(received)) ?? ''
    return dailyVisitor(salt, { account, project, ip, userAgent, userId: ip === '' ? userId : '' })
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
      visitor: visitor === '' ? ofTheDay() : visitor,
      user,
      session,
      host,
      path,
      title: remark(page.title, 500),
      referrer,
      ...sourceOf(query, params, referrer),
      ...agent,
      ...(isInternal(ip, arrival.internalNetworks) ? { bot: internalTraffic } : {}),
      language,
      screen: screenOf(told.screen),
      country: countryOf({ proxy: trusted ? told.country : arrival.country, timeZone: told.timeZone, language }),
      params,
      ...money(params),
    },
  }
}

const hour = 60 * 60 * 1000

/**
 * That a visitor is a user, and what was told of the person. Nothing of the page, the browser or the address goes with it. The id is made of what is said, so that what is told with every event is kept
 * once an hour, and that a visitor is a user once in the two days for which ids are remembered.
 */
function aboutPerson(event: CollectedEvent, told: ToldEvent, { project, keepsPersonalData = false }: Arrival): CollectedEvent[] {
  const { visitor, user, time } = event
  const params = traitParams(told, keepsPersonalData)
  const row = (...id: string[]): CollectedEvent => ({
    ...event,
    ...nothingElse,
    id: shortHash(visitor, user, ...id),
    project: peopleOf(project),
    name: 'identify',
    params: {},
  })
  const links = user !== '' && visitor !== user ? [row('is')] : []
  const known = Object.entries(params).filter(([key]) => key !== leftOutKey)
  if (known.length === 0) return links
  // What holds from when it was told is no part of what says that the visitor is the user.
  return [...links, { ...row(String(Math.floor(time / hour)), JSON.stringify(known)), params }]
}

const nothingElse = {
  session: '',
  host: '',
  path: '',
  title: '',
  referrer: '',
  source: '',
  medium: '',
  campaign: '',
  device: '',
  browser: '',
  os: '',
  language: '',
  screen: '',
  country: '',
  bot: '',
  value: null,
  currency: '',
} as const

function pageTold(page: unknown): { url?: unknown; title?: unknown; referrer?: unknown } {
  if (page === undefined || page === null) return {}
  if (typeof page !== 'object' || Array.isArray(page))
    throw new Fault('page', `'page' is no object: give { "url": …, "title": …, "referrer": … }, or leave it out.`)
  return page
}

const noAgent = { device: '', browser: '', os: '', bot: '' } as const

export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const screenOf = (screen: unknown) => (typeof screen === 'string' && /^\d{1,5}x\d{1,5}$/.test(screen) ? screen : '')
