import type { ConsentAnswer } from '@tagmason/domain'
import type { SimulatedStep } from '../simulate/outcomes.ts'
import type { RecordedStep } from './steps.ts'
import type { SentHit, Vendor } from './types.ts'

/** What a visitor had answered from a moment on. */
export interface ConsentMoment {
  readonly page: number
  /** Milliseconds since 1970; null where the recording does not tell. */
  readonly at: number | null
  readonly analytics: ConsentAnswer | undefined
  readonly ads: ConsentAnswer | undefined
}

const advertising: ReadonlySet<Vendor> = new Set(['meta', 'tiktok', 'linkedin', 'googleAds', 'floodlight', 'bing', 'pinterest', 'reddit'])

/** Which of the two answers a hit of this product needs. */
export const purposeOf = (vendor: Vendor): 'analytics' | 'ads' => (advertising.has(vendor) ? 'ads' : 'analytics')

/** Consent over the visit, from the commands of the page and its container. A new page begins without an answer. */
export const consentOf = (steps: readonly SimulatedStep[], recorded: readonly RecordedStep[]): readonly ConsentMoment[] =>
  steps.flatMap(({ events }, number) => {
    const { page = 0, at = null } = recorded[number] ?? {}
    const consent = events.at(-1)?.consent ?? {}
    return [{ page, at, analytics: consent['analytics_storage'], ads: consent['ad_storage'] }]
  })

/** Whether a hit left although the visitor had refused, or had not been asked. A ping of Google that says of itself that consent is denied is allowed: it carries no cookie. */
export function leftBeforeConsent({ vendor, consent, request }: SentHit, moments: readonly ConsentMoment[]): boolean {
  const purpose = purposeOf(vendor)
  if (consent[purpose] === 'denied') return false
  const { page, at } = request
  // Without times, only what holds for the whole page is certain.
  const own = moments.filter((moment) => moment.page === page)
  const answers = at === null ? own : own.filter((moment) => moment.at !== null && moment.at <= at).slice(-1)
  return answers.length > 0 && answers.every((moment) => moment[purpose] === 'denied')
}
