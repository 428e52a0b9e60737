import { z } from 'zod'
import { bag, flag, list, moment, parsed, some, text } from './fields.ts'
import { jsonAs, textOf } from './reading.ts'
import { Telling } from './telling.ts'
import type { Decode } from './wire.ts'

const batch = z.object({ key: text, sentAt: moment, language: text, screen: text, timeZone: text, events: list })
const event = z
  .object({ name: text, params: bag, eventId: text, timestamp: moment, clientId: text, userId: text, identifies: flag, traits: bag })
  .extend({ page: z.object({ url: text, title: text, referrer: text }).optional().catch(undefined) })

/** Our own tracker (packages/tracker): `POST /t`, JSON as plain text, so that no browser has to ask in advance. */
export const tracker: Decode = ({ body }) => {
  const telling = new Telling('tracker', 'key')
  const read = jsonAs(batch, textOf(body))
  if (read === undefined) telling.fault(0, 'events', 'The body is no JSON object: send { key, events }.')
  else if (read.events.length === 0) telling.fault(0, 'events', 'The list of events is empty: send at least one.')
  for (const [at, each] of (read?.events ?? []).entries()) {
    const told = parsed(event, each)
    if (told?.name === undefined) telling.fault(at, 'name', 'name is missing, so the event cannot be counted: give it one.')
    else {
      const common = { sentAt: read?.sentAt, language: read?.language, screen: read?.screen, timeZone: read?.timeZone }
      // It knows a visitor by an id only after the page said that consent was granted, and sends nothing once it was denied.
      const consent = told.clientId === undefined ? undefined : 'granted'
      telling.event(at, read?.key, { ...told, ...common, name: told.name, traits: some(told.traits), consent })
    }
  }
  return telling.told()
}
