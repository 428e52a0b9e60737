import type { ToldEvent } from '@tagmason/domain'
import { z } from 'zod'
import { bag, given, list, moment, names, number, parsed, part, some, text, without } from './fields.ts'
import { moneyEvent, orderOf } from './orders.ts'
import { jsonAs, textOf } from './reading.ts'
import { Telling } from './telling.ts'
import type { Decode } from './wire.ts'

const upload = z.object({ api_key: text, client_upload_time: moment, events: list })
const event = z
  .object({
    event_type: text,
    user_id: text,
    device_id: text,
    session_id: text,
    insert_id: text,
    time: moment,
    event_properties: bag,
    user_properties: bag,
    group_properties: bag,
    groups: bag,
  })
  .extend({
    language: text,
    country: text,
    ip: text,
    user_agent: text,
    price: number,
    quantity: number,
    revenue: number,
    currency: text,
    productId: text,
    revenueType: text,
  })
const known = z
  .object({ '[Amplitude] Page Location': text, '[Amplitude] Page URL': text, '[Amplitude] Page Title': text, referrer: text })
  .extend({ $price: number, $quantity: number, $revenue: number, $currency: text, $productId: text, $revenueType: text })
const knownNames = names('referrer $price $quantity $revenue $currency $productId $revenueType')
const pageNames = new Set(['[Amplitude] Page Location', '[Amplitude] Page URL', '[Amplitude] Page Title', '[Amplitude] Page Domain', '[Amplitude] Page Path'])

/** What says who a visitor is, and is no event. */
const personal = names('$identify $groupidentify')
const pageViews = new Set(['[Amplitude] Page Viewed', 'page_view'])

/** Amplitude: `/2/httpapi`, and `/batch` where the body has `events`. */
export const amplitude: Decode = ({ body }) => {
  const telling = new Telling('amplitude', 'api_key')
  const read = jsonAs(upload, textOf(body))
  if (read === undefined) telling.fault(0, '', 'The body is no JSON object: send { api_key, events }.')
  else if (read.events.length === 0) telling.fault(0, 'events', 'events is empty, so nothing is told: send at least one event.')
  for (const [at, each] of (read?.events ?? []).entries()) {
    const told = parsed(event, each)
    if (told?.event_type === undefined) telling.fault(at, 'event_type', 'event_type is missing, so the event cannot be counted: add it.')
    else {
      const page = known.parse(told.event_properties)
      telling.event(at, read?.api_key, {
        ...moneyOf(told, page),
        ...traitsOf(told),
        identifies: personal.has(told.event_type) || undefined,
        clientId: told.device_id ?? told.user_id,
        userId: told.user_id,
        // -1 says that an event belongs to no session.
        sessionId: told.session_id === '-1' ? undefined : told.session_id,
        timestamp: told.time,
        sentAt: read?.client_upload_time,
        eventId: told.insert_id,
        page: { url: page['[Amplitude] Page Location'] ?? page['[Amplitude] Page URL'], title: page['[Amplitude] Page Title'], referrer: page.referrer },
        language: told.language,
        country: told.country,
        ip: told.ip === '$remote' ? undefined : told.ip,
        userAgent: told.user_agent,
      })
    }
  }
  return telling.told()
}

/**
 * The event with what it earned. Amplitude counts as revenue what any event says in its own fields for it; those of the revenue API have no name of their own. What is below 0, or is called a refund, was
 * given back.
 */
function moneyOf(told: z.output<typeof event>, own: z.output<typeof known>): { name: string; params: Readonly<Record<string, unknown>> } {
  const name = told.event_type ?? ''
  const rest = without(without(told.event_properties, pageNames), knownNames)
  const { value, ...money } = worth(told, own)
  const params = { ...rest, ...given(money) }
  if (value === undefined) return pageViews.has(name) ? { name: 'page_view', params } : orderOf(name, params)
  const isRefund = value < 0 || /refund/i.test(`${money.revenue_type ?? ''} ${name}`)
  return moneyEvent(isRefund ? 'refund' : 'purchase', name, params, value)
}

const operations = part({ $set: bag, $setOnce: bag, $unset: bag })

/** User properties as they are, or as the operations of `identify`; sums and lists that grow are not kept. What is told of a group is told of who belongs to it. */
function traitsOf({ user_properties, group_properties, groups }: z.output<typeof event>): Pick<ToldEvent, 'traits' | 'traitsOnce'> {
  const { $set, $setOnce, $unset } = operations.parse(user_properties)
  const unset = Object.fromEntries(Object.keys($unset).map((name) => [name, null]))
  const ofGroups = { ...operations.parse(group_properties).$set, ...plainly(group_properties) }
  const group = Object.fromEntries(Object.entries(groups).map(([type, id]) => [type, { ...ofGroups, id }]))
  const once = Object.entries($setOnce).filter(([, value]) => value !== 'EMPTY')
  return { traits: some({ ...unset, ...plainly(user_properties), ...$set, group: some(group) }), traitsOnce: some(Object.fromEntries(once)) }
}

const plainly = (values: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('$')))

/** What was earned: `revenue`, or price times quantity. */
function worth(told: z.output<typeof event>, own: z.output<typeof known>) {
  const price = own.$price ?? told.price
  const quantity = own.$quantity ?? told.quantity
  return {
    value: own.$revenue ?? told.revenue ?? (price === undefined ? undefined : price * (quantity ?? 1)),
    currency: own.$currency ?? told.currency,
    price,
    quantity,
    product_id: own.$productId ?? told.productId,
    revenue_type: own.$revenueType ?? told.revenueType,
  }
}
