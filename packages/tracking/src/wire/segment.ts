import type { ToldEvent } from '@tagmason/domain'
import { z } from 'zod'
import { consentOfCategories } from './consent.ts'
import { bag, given, list, moment, names, number, parsed, part, screenOf, some, text, without } from './fields.ts'
import { asked, basicUser, jsonOf, textOf } from './reading.ts'
import { orderOf } from './orders.ts'
import { Telling } from './telling.ts'
import type { Decode, WireRequest } from './wire.ts'

const page = part({ url: text, title: text, referrer: text })
const context = part({
  ip: text,
  userAgent: text,
  locale: text,
  timezone: text,
  sessionId: text,
  page,
  screen: part({ width: number, height: number }),
  campaign: bag,
  traits: bag,
  library: part({ name: text }),
  consent: part({ categoryPreferences: bag }),
})
const message = z
  .object({ type: text, event: text, name: text, category: text, userId: text, anonymousId: text, messageId: text, writeKey: text, channel: text })
  .extend({ timestamp: moment, originalTimestamp: moment, sentAt: moment, properties: bag, context })
  .extend({ traits: bag, previousId: text, groupId: text })
type Message = z.output<typeof message>
const batch = z.object({ batch: list, writeKey: text, sentAt: moment })

/** The short addresses of the browser's script. */
const types: Readonly<Record<string, string>> = { t: 'track', p: 'page', i: 'identify', s: 'screen', g: 'group', a: 'alias' }
/** What says who a visitor is, and is no event. */
const personal = new Set(['identify', 'group', 'alias'])

/** The name of `Authorization: Basic` comes before any key in the body. */
export const segmentKeys = ({ headers }: Pick<WireRequest, 'headers'>): readonly string[] => [basicUser(headers)].filter((id) => id !== undefined)

/** Segment and RudderStack, which differ in what they expect as an answer: `/v1/batch`, and one address for each type of message. */
export const segment: Decode = ({ path, query, headers, body }) => {
  const telling = new Telling('segment', 'writeKey')
  const value = jsonOf(textOf(body))
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  const many = last === 'batch' || last === 'import' ? parsed(batch, value) : undefined
  const messages = many?.batch ?? [value]
  if (messages.length === 0) telling.fault(0, 'batch', 'batch is empty, so nothing is told: send at least one message.')
  const key = basicUser(headers) ?? many?.writeKey ?? asked(query, 'writeKey')
  let rudder = false
  for (const [at, each] of messages.entries()) {
    const read = parsed(message, each)
    if (read === undefined) {
      telling.fault(at, '', 'The message is no JSON object, so nothing of it can be read: send one.')
      continue
    }
    // RudderStack says over which channel a message came; Segment does not.
    rudder ||= read.channel !== undefined || /rudder/i.test(read.context.library.name ?? '')
    tell(telling, at, { ...read, type: read.type ?? types[last] ?? last, sentAt: read.sentAt ?? many?.sentAt }, key ?? read.writeKey)
  }
  return telling.told(rudder ? { format: 'rudderstack' } : {})
}

function tell(telling: Telling, at: number, told: Message, key: string | undefined): void {
  const name = told.type === 'page' ? 'page_view' : told.type === 'screen' ? 'screen_view' : told.event
  if (personal.has(told.type ?? '')) telling.event(at, key, identifying(told))
  else if (!['page', 'screen', 'track'].includes(told.type ?? ''))
    telling.fault(at, 'type', `type cannot be ${JSON.stringify(told.type ?? null)}: send track, page, screen, identify, group or alias.`)
  else if (name === undefined) telling.fault(at, 'event', 'event is missing, so the event has no name and cannot be counted: add it.')
  else {
    const { context } = told
    const own = page.parse(told.type === 'page' ? told.properties : {})
    const order = orderOf(name, told.properties)
    telling.event(at, key, {
      ...whoOf(told),
      name: order.name,
      traits: some(context.traits),
      sessionId: context.sessionId,
      eventId: told.messageId,
      page: { url: own.url ?? context.page.url, title: own.title ?? context.page.title, referrer: own.referrer ?? context.page.referrer },
      params: { ...campaignOf(context.campaign), ...namesOf(told), ...without(order.params, told.type === 'page' ? ofPage : none) },
      language: context.locale,
      screen: screenOf(context.screen.width, context.screen.height),
      timeZone: context.timezone,
      consent: consentOfCategories(context.consent.categoryPreferences),
    })
  }
}

/** Who it was, and when, in any message. */
const whoOf = (told: Message) => ({
  clientId: told.anonymousId ?? told.userId,
  userId: told.userId,
  timestamp: told.timestamp ?? told.originalTimestamp,
  sentAt: told.sentAt,
  ip: told.context.ip,
  userAgent: told.context.userAgent,
})

/** Who a visitor is: of an alias the id before is the visitor; what is told of a group is told of who belongs to it. */
function identifying(told: Message): ToldEvent {
  const { type, traits, groupId, previousId, context } = told
  const about = { ...whoOf(told), name: 'identify', identifies: true }
  if (type === 'alias') return { ...about, clientId: previousId ?? about.clientId }
  return { ...about, traits: type === 'group' ? { group: { ...traits, ...given({ id: groupId }) } } : some({ ...context.traits, ...traits }) }
}

const none = new Set<string>()
const ofPage = names('url title referrer path search name category')

/** The name that a page or a screen was given. */
const namesOf = ({ type, name, category }: Message) =>
  type === 'page' ? given({ page_name: name, page_category: category }) : type === 'screen' ? given({ screen_name: name, screen_category: category }) : {}

const campaignOf = ({ source, medium, name, term, content }: Readonly<Record<string, unknown>>) =>
  given({ utm_source: source, utm_medium: medium, utm_campaign: name, utm_term: term, utm_content: content })
