import type { ApiAnswer, ListedScope } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { measuredHours } from '../figures/hours.ts'
import { keyEventsOf } from '../figures/keyEvents.ts'
import { own } from '../own.ts'
import { allWrong, readSent } from './apiEvents.ts'
import { keepCounts } from './apiMeter.ts'
import { pageOf } from './apiPage.ts'
import { tellWebhooks } from './webhookDelivery.ts'

const hour = 3_600_000
const mostHours = 24 * 7

/** What a call brings beside its key. */
export interface ApiRequest {
  body: string
  /** The parameters of the address. */
  query: Readonly<Record<string, string | undefined>>
}

const json = (status: number, value: unknown): ApiAnswer => ({ status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) })

/**
 * What each endpoint answers, by its scope. A server has a store of events and takes events in itself, so there the first two are its own (apps/server/src/api): these
 * here are those of the browser, which answers from the sample's events, meters what is sent to it, and keeps no events.
 */
export const apiEndpoints: Record<ListedScope, (context: Context, request: ApiRequest) => Promise<ApiAnswer>> = {
  'events.read': async (context) => {
    const now = context.now.getTime()
    return json(200, { project: context.session.project, hours: await measuredHours(context, now - mostHours * hour, now) })
  },

  'events.write': async (context, { body }) => {
    const sent = await readSent(body)
    if ('refused' in sent) return sent.refused
    if (sent.events.length === 0) return allWrong(sent.errors)
    const goals = await goalEvents(context)
    const converted = sent.events.filter((event) => goals.has(event.name))
    await keepCounts(context, { at: context.now.getTime(), events: sent.events.length })
    for (const { name, params = {} } of converted) await tellWebhooks(context, 'conversion.completed', { event: name, params })
    return json(202, { accepted: sent.events.length, errors: sent.errors })
  },

  'reports.read': async (context, { query }) =>
    listed(
      'reports',
      (await own(context, 'reports')).map(({ id, name, type, status }) => ({ id, name, type, status })),
      query,
    ),

  'dashboards.read': async (context, { query }) =>
    listed(
      'dashboards',
      (await own(context, 'dashboards')).map(({ id, name, status }) => ({ id, name, status })),
      query,
    ),
}

/** The events whose coming is a conversion in this project. */
export const goalEvents = async (context: Context): Promise<ReadonlySet<string>> => new Set(await keyEventsOf(context))

function listed(name: string, rows: readonly { id: string }[], query: ApiRequest['query']): ApiAnswer {
  const read = pageOf(rows, query)
  if ('refused' in read) return read.refused
  return json(200, { [name]: read.page, ...(read.next === undefined ? {} : { next: read.next }) })
}
