import { measurementEvent, vitalRating } from '@tagmason/domain'
import { z } from 'zod'
import { bag, given, moment, number, parsed, some, text } from './fields.ts'
import { forwardedFor, jsonOf, textOf } from './reading.ts'
import { Telling } from './telling.ts'
import type { Decode } from './wire.ts'

const payload = z
  .object({ website: text, hostname: text, url: text, title: text, referrer: text, language: text, screen: text })
  .extend({ name: text, tag: text, id: text, data: bag, timestamp: moment, ip: text, userAgent: text })
  .extend({ lcp: number, inp: number, cls: number, fcp: number, ttfb: number })
const message = z.object({ type: text, payload })

/** Umami: one message to `/api/send`, a list of them to `/api/batch`. */
export const umami: Decode = ({ path, headers, body }) => {
  const telling = new Telling('umami', 'website')
  const value = jsonOf(textOf(body))
  const messages: readonly unknown[] = path.startsWith('/api/batch') && Array.isArray(value) ? value : [value]
  if (messages.length === 0) telling.fault(0, '', 'The list is empty: send at least one message with type and payload.')
  for (const [at, each] of messages.entries()) {
    const { type, payload: told } = parsed(message, each) ?? {}
    if (told === undefined) telling.fault(at, 'payload', 'payload is missing, so nothing is told: send { type, payload }.')
    else if (type !== 'event' && type !== 'performance' && type !== 'identify')
      telling.fault(at, 'type', `type cannot be ${JSON.stringify(type ?? null)}: send event, identify or performance.`)
    else {
      const event = {
        userId: told.id,
        // Umami's times are in seconds.
        timestamp: typeof told.timestamp === 'number' ? told.timestamp * 1000 : told.timestamp,
        page: { url: addressOf(told), title: told.title, referrer: told.referrer },
        language: told.language,
        screen: told.screen,
        ip: told.ip ?? forwardedFor(headers),
        userAgent: told.userAgent,
      }
      const params = { ...told.data, ...given({ tag: told.tag }) }
      const measured = measurements(told)
      if (type === 'identify') telling.event(at, told.website, { ...event, name: 'identify', identifies: true, traits: some(told.data) })
      else if (type === 'event') telling.event(at, told.website, { ...event, name: told.name ?? 'page_view', params })
      else if (measured.length === 0) telling.silence(at, told.website)
      else for (const vital of measured) telling.event(at, told.website, { ...event, name: measurementEvent, params: { ...params, ...vital } })
    }
  }
  return telling.told()
}

/** One event for each web vital, as our tracker tells of them. */
function measurements(told: Pick<z.output<typeof payload>, 'lcp' | 'inp' | 'cls' | 'fcp' | 'ttfb'>): Record<string, unknown>[] {
  const values = Object.entries({ LCP: told.lcp, INP: told.inp, CLS: told.cls, FCP: told.fcp, TTFB: told.ttfb })
  return values.flatMap(([name, value]) =>
    value === undefined ? [] : [given({ metric_name: name, metric_value: value, metric_rating: vitalRating(name, value) })],
  )
}

/** The address of the page: Umami sends a path and, beside it, the host. */
function addressOf({ url, hostname }: z.output<typeof payload>): string | undefined {
  if (hostname === undefined || (url !== undefined && !url.startsWith('/'))) return url
  return `https://${hostname}${url ?? '/'}`
}
