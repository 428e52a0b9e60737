import type { ApiAnswer, ApiScope, EventHour } from '@tagmason/domain'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { problem } from './apiProblem.ts'
import { tellWebhooks } from './webhookDelivery.ts'

const hour = 3_600_000
const mostHours = 24 * 7

const json = (status: number, value: unknown): ApiAnswer => ({ status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) })

const sentEvents = z.object({
  events: z
    .array(
      z.object({
        name: z.string().regex(/^[A-Za-z]\w{0,39}$/),
        params: z.record(z.string().max(40), z.union([z.string(), z.number(), z.boolean()])).optional(),
      }),
    )
    .min(1)
    .max(500),
})

/** What each endpoint answers, by its scope. */
export const apiEndpoints: Record<ApiScope, (context: Context, body: string) => Promise<ApiAnswer>> = {
  'events.read': async (context) => {
    const since = context.now.getTime() - mostHours * hour
    const hours = (await own(context, 'eventHours'))
      .filter((row) => row.project === context.session.project && Date.parse(row.at) >= since)
      .map(({ at, visits, events, conversions }) => ({ at, visits, events, conversions }))
    return json(200, { project: context.session.project, hours })
  },

  'events.write': async (context, body) => {
    const parsed = sentEvents.safeParse(read(body))
    if (!parsed.success) {
      const first = parsed.error.issues[0]
      return problem(422, 'Unprocessable Content', `The body is not usable at '${first?.path.join('.') ?? ''}': ${first?.message ?? ''}.`)
    }
    const { events } = parsed.data
    const goals = (await own(context, 'conversionGoals')).map((goal) => goal.event).filter((event) => event !== undefined)
    const converted = events.filter((event) => goals.includes(event.name))
    await count(context, events.length, converted.length)
    for (const { name, params = {} } of converted) await tellWebhooks(context, 'conversion.completed', { event: name, params })
    return json(202, { accepted: events.length })
  },

  'reports.read': async (context) => json(200, { reports: (await own(context, 'reports')).map(({ id, name, type, status }) => ({ id, name, type, status })) }),

  'dashboards.read': async (context) => json(200, { dashboards: (await own(context, 'dashboards')).map(({ id, name, status }) => ({ id, name, status })) }),
}

function read(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Adds what came in to the hour that runs, and to what is metered. */
async function count(context: Context, events: number, conversions: number) {
  const { records, session, now } = context
  const at = new Date(Math.floor(now.getTime() / hour) * hour).toISOString()
  const id = `${session.project}:${at}`
  const before: EventHour = (await records.get('eventHours', id)) ?? { id, project: session.project, at, visits: 0, events: 0, conversions: 0 }
  records.put('eventHours', id, { ...before, events: before.events + events, conversions: before.conversions + conversions })
  const [subscription] = await records.list('subscriptions')
  if (subscription === undefined) return
  const { usage } = subscription
  records.put('subscriptions', subscription.id, { ...subscription, usage: { ...usage, events: { ...usage.events, used: usage.events.used + events } } })
}
