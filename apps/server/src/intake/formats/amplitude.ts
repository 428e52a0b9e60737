import { z } from 'zod'
import { bag, given, list, moment, names, number, parsed, text, without } from './fields.ts'
import { jsonAs, textOf } from './reading.ts'
import { Telling } from './telling.ts'
import type { Decode } from './wire.ts'

const upload = z.object({ api_key: text, client_upload_time: moment, events: list })
const event = z
  .object({ event_type: text, user_id: text, device_id: text, session_id: text, insert_id: text, time: moment, event_properties: bag })
  .extend({ language: text, ip: text, user_agent: text, price: number, quantity: number, revenue: number, currency: text, productId: text, revenueType: text })
const known = z
  .object({ '[Amplitude] Page Location': text, '[Amplitude] Page URL': text, '[Amplitude] Page Title': text, referrer: text })
  .extend({ $price: number, $quantity: number, $revenue: number, $currency: text, $productId: text, $revenueType: text })
const knownNames = names('referrer $price $quantity $revenue $currency $productId $revenueType')
const pageNames = new Set(['[Amplitude] Page Location', '[Amplitude] Page URL', '[Amplitude] Page Title', '[Amplitude] Page Domain', '[Amplitude] Page Path'])

/** What says who somebody is, and is no event. */
const silent = names('$identify $groupidentify')
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
    else if (silent.has(told.event_type)) telling.silence(at, read?.api_key)
    else {
      const page = known.parse(told.event_properties)
      telling.event(at, read?.api_key, {
        name: pageViews.has(told.event_type) ? 'page_view' : told.event_type,
        clientId: told.device_id ?? told.user_id,
        userId: told.user_id,
        // -1 says that an event belongs to no session.
        sessionId: told.session_id === '-1' ? undefined : told.session_id,
        timestamp: told.time,
        sentAt: read?.client_upload_time,
        eventId: told.insert_id,
        page: { url: page['[Amplitude] Page Location'] ?? page['[Amplitude] Page URL'], title: page['[Amplitude] Page Title'], referrer: page.referrer },
        params: { ...without(without(told.event_properties, pageNames), knownNames), ...given(worth(told, page)) },
        language: told.language,
        ip: told.ip === '$remote' ? undefined : told.ip,
        userAgent: told.user_agent,
      })
    }
  }
  return telling.told()
}

/** What was earned: `revenue`, or price times quantity. */
function worth(told: z.output<typeof event>, own: z.output<typeof known>): Record<string, unknown> {
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
