import { repairEventName, repairParameterName } from '../ga4/names.ts'
import { slug } from './text.ts'

/** A name for an event of our own from words: lower snake_case and valid in GA4. */
export function eventNameFrom(words: string): string {
  return repairEventName(slug(words)).name
}

/** A name for a parameter from words. */
export function parameterNameFrom(words: string): string {
  return repairParameterName(slug(words)).name
}
