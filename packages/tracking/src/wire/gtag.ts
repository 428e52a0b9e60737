import { consentOfGoogle } from './consent.ts'
import { given, some } from './fields.ts'
import { itemOf } from './gtagItems.ts'
import { orderOf } from './orders.ts'
import { textOf } from './reading.ts'
import { Telling } from './telling.ts'
import type { Decode } from './wire.ts'

/** What gtag says of a campaign outside the address of the page. */
const campaign = { cs: 'utm_source', cm: 'utm_medium', cn: 'utm_campaign', ck: 'utm_term', cc: 'utm_content', ci: 'utm_id' }

/** gtag and what speaks like it: `/g/collect?v=2&tid=G-…`. With several events the body holds one a line, and the query what they share. */
export const gtag: Decode = ({ query, body }) => {
  const telling = new Telling('gtag', 'tid')
  const lines = textOf(body)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  for (const [at, line] of (lines.length === 0 ? [''] : lines).entries()) {
    const values = new Map([...query, ...new URLSearchParams(line)])
    const value = (key: string) => values.get(key)?.trim() || undefined
    const name = value('en')
    if (name === undefined) {
      telling.fault(at, 'en', 'en is missing, so the event has no name and cannot be counted: add it.')
      continue
    }
    telling.event(at, value('tid'), {
      ...orderOf(name, parameters(values)),
      traits: traitsOf(values),
      clientId: value('cid'),
      userId: value('uid'),
      sessionId: value('sid'),
      page: { url: value('dl') ?? value('dp'), title: value('dt'), referrer: value('dr') },
      language: value('ul'),
      screen: value('sr'),
      consent: consentOfGoogle(value('gcs'), value('gcd')),
    })
  }
  return telling.told()
}

function parameters(values: ReadonlyMap<string, string>): Record<string, unknown> {
  const params: [string, unknown][] = []
  const items: Record<string, string | number>[] = []
  for (const [key, value] of values) {
    const dot = key.indexOf('.')
    const [kind, name] = [key.slice(0, dot), key.slice(dot + 1)]
    if (kind === 'ep' && name !== '') params.push([name, value])
    else if (kind === 'epn' && name !== '') params.push([name, numberOr(value)])
    else if (/^pr\d{1,3}$/.test(key)) items.push(itemOf(value))
  }
  const engagement = values.get('_et')
  return {
    ...Object.fromEntries(params),
    ...given({
      ...Object.fromEntries(Object.entries(campaign).map(([key, name]) => [name, values.get(key)])),
      currency: values.get('cu'),
      engagement_time_msec: engagement === undefined ? undefined : numberOr(engagement),
      items: items.length === 0 ? undefined : items,
    }),
  }
}

/** User properties: `up.plan`, and `upn.age` for numbers. */
const traitsOf = (values: ReadonlyMap<string, string>) =>
  some(
    Object.fromEntries(
      [...values].flatMap(([key, value]) => {
        const [, kind, name] = /^(upn?)\.(.+)$/s.exec(key) ?? []
        return name === undefined ? [] : [[name, kind === 'upn' ? numberOr(value) : value]]
      }),
    ),
  )

const numberOr = (value: string): number | string => (value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value)
