import { remembering } from '../remember.ts'

/**
 * The country, two letters of ISO 3166 or empty. The first that says one counts: a proxy of ours, the time zone of the browser, the region of its language.
 * Never looked up by address: what the address says stays with nobody.
 */
export function countryOf({ proxy, timeZone, language }: { proxy?: unknown; timeZone?: unknown; language?: unknown }): string {
  return letters(proxy) || ofTimeZone(timeZone) || ofLanguage(language)
}

/** Proxies say XX where they do not know, and T1 for Tor. */
const letters = (value: unknown) => (typeof value === 'string' && /^[a-z]{2}$/i.test(value) && !/^xx$/i.test(value) ? value.toUpperCase() : '')

const ofLanguage = (language: unknown) => (typeof language !== 'string' || language === '' || language.length > 35 ? '' : regionOf(language))

const regionOf = remembering((language: string) => {
  try {
    return letters(new Intl.Locale(language.replaceAll('_', '-')).region)
  } catch {
    return ''
  }
}, 1000)

const ofTimeZone = (timeZone: unknown) => (typeof timeZone !== 'string' || timeZone === '' || timeZone.length > 60 ? '' : countryOfZone(timeZone))

/** Only for zones that one country has. */
const countryOfZone = remembering((timeZone: string) => zones().get(canonical(timeZone)) ?? '', 1000)

function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return ''
  }
}

let byZone: Map<string, string> | undefined

/** The time zones of every country, out of the tables that come with the runtime; made when first asked for, which takes a fifth of a second. */
function zones(): Map<string, string> {
  if (byZone !== undefined) return byZone
  byZone = new Map()
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const region of alphabet.flatMap((first) => alphabet.map((second) => first + second))) {
    const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }
    // Codes that were given up stand for another one.
    if (locale.region !== region) continue
    for (const zone of locale.getTimeZones?.() ?? locale.timeZones ?? []) byZone.set(zone, byZone.has(zone) ? '' : region)
  }
  return byZone
}
