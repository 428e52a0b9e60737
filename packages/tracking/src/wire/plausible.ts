import { z } from 'zod'
import { bag, flag, given, number, parsed, text } from './fields.ts'
import { forwardedFor, jsonAs, jsonOf, textOf } from './reading.ts'
import { hostOf, Telling } from './telling.ts'
import type { Decode } from './wire.ts'

/** An object, or its JSON as text: the older script sends the latter. */
const written = z.preprocess((value) => (typeof value === 'string' ? jsonOf(value) : value), bag)
const hit = z
  .object({ n: text, name: text, u: text, url: text, d: text, domain: text, r: text, referrer: text })
  .extend({ p: written, props: written, m: written, meta: written, $: written, revenue: written })
  .extend({ i: flag, interactive: flag })
const money = z.object({ amount: number, currency: text })

/** Plausible: `POST /api/event`, in the short form of its scripts and the long one of its Events API. */
export const plausible: Decode = ({ headers, body }) => {
  const telling = new Telling('plausible', 'domain')
  const read = jsonAs(hit, textOf(body))
  const name = read?.n ?? read?.name
  const url = read?.u ?? read?.url
  if (read === undefined) telling.fault(0, 'request', 'The body is no JSON object: send one with name, url and domain.')
  else if (name === undefined) telling.fault(0, 'event_name', 'name is missing, so the event cannot be counted: send pageview or a name of your own.')
  else {
    // A list of domains counts the event for each of them.
    const domains = (read.d ?? read.domain)?.split(',').map((domain) => domain.trim()) ?? [hostOf(url)]
    for (const domain of domains) {
      // How long somebody read and how far they scrolled: Plausible counts it as no event, and neither do we.
      if (name === 'engagement') telling.silence(0, domain)
      else
        telling.event(0, domain, {
          name: name === 'pageview' ? 'page_view' : name,
          page: { url, referrer: read.r ?? read.referrer },
          params: parameters(read),
          ip: forwardedFor(headers),
        })
    }
  }
  return telling.told()
}

function parameters(read: z.output<typeof hit>): Record<string, unknown> {
  const { amount, currency } = parsed(money, { ...read.revenue, ...read.$ }) ?? {}
  const props = { ...read.meta, ...read.m, ...read.props, ...read.p }
  return { ...props, ...given({ value: amount, currency: amount === undefined ? undefined : currency, interactive: read.i ?? read.interactive }) }
}
