import type { ConsentAnswer } from '@tagmason/domain'

const granted = new Set(['t', 'r', 'n', 'v'])
const denied = new Set(['p', 'q', 'm', 'u'])

/**
 * What `gcs` and `gcd` of Google's tags say of `analytics_storage`: `G1<ads><analytics>` with 1, 0 or `-`; in `gcd` a letter for each of ad_storage, analytics_storage, ad_user_data and ad_personalization, of which `l`
 * is 'nobody set it' (facts: consent mode v2; the digits between are not documented).
 */
export function consentOfGoogle(gcs: string | undefined, gcd: string | undefined): ConsentAnswer | undefined {
  const digit = /^G1[01-]([01-])$/.exec(gcs ?? '')?.[1]
  if (digit === '1') return 'granted'
  if (digit === '0') return 'denied'
  const letter = [...(gcd ?? '').matchAll(/[a-z]/g)][1]?.[0] ?? ''
  return granted.has(letter) ? 'granted' : denied.has(letter) ? 'denied' : undefined
}

/** `consent` of the Measurement Protocol, which knows the two answers about ads only: denied where one is. */
export function consentOfHit(...answers: readonly (string | undefined)[]): ConsentAnswer | undefined {
  const said = answers.map((answer) => answer?.toLowerCase())
  return said.includes('denied') ? 'denied' : said.includes('granted') ? 'granted' : undefined
}

/** `context.consent.categoryPreferences` of Segment: categories have names of the site's own, of which those of analytics are known by their name. */
export function consentOfCategories(preferences: Readonly<Record<string, unknown>>): ConsentAnswer | undefined {
  const answers = Object.entries(preferences).flatMap(([name, value]) => (/analytic|statistic|measurement|performance/i.test(name) ? [value] : []))
  return answers.includes(false) ? 'denied' : answers.includes(true) ? 'granted' : undefined
}
