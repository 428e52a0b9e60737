import { z } from 'zod'
import { bag, given, moment, number, parsed, text } from './fields.ts'
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
    else if (type === 'identify') telling.silence(at, told.website)
    else if (type !== 'event' && type !== 'performance')
      telling.fault(at, 'type', `type cannot be ${JSON.stringify(type ?? null)}: send event, identify or performance.`)
    else
      telling.event(at, told.website, {
        name: type === 'performance' ? 'web_vitals' : (told.name ?? 'page_view'),
        userId: told.id,
        // Umami's times are in seconds.
        timestamp: typeof told.timestamp === 'number' ? told.timestamp * 1000 : told.timestamp,
        page: { url: addressOf(told), title: told.title, referrer: told.referrer },
        params: {
          ...told.data,
          ...given({ tag: told.tag }),
          ...(type === 'performance' ? given({ lcp: told.lcp, inp: told.inp, cls: told.cls, fcp: told.fcp, ttfb: told.ttfb }) : {}),
        },
        language: told.language,
        screen: told.screen,
        ip: told.ip ?? forwardedFor(headers),
        userAgent: told.userAgent,
      })
  }
  return telling.told()
}

/** The address of the page: Umami sends a path and, beside it, the host. */
function addressOf({ url, hostname }: z.output<typeof payload>): string | undefined {
  if (hostname === undefined || (url !== undefined && !url.startsWith('/'))) return url
  return `https://${hostname}${url ?? '/'}`
}
