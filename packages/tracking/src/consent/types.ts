import type { Step } from '@tagmason/domain'

/** In which order the page's default, the visitor's answer and the container come: `gatewayLate` is a default that comes between the container and the DOM, as behind a Google tag gateway. */
export const consentOrders = ['defaultFirst', 'updateFirst', 'defaultLate', 'gatewayLate', 'regional'] as const
export type ConsentOrder = (typeof consentOrders)[number]

export type ConsentAnswer = 'granted' | 'denied'
export type ConsentState = Readonly<Record<string, ConsentAnswer>>

/** What happens around a visit. */
export interface ConsentScenario {
  readonly order: ConsentOrder
  /** The visitor answered on an earlier visit, so the banner remembers it. */
  readonly returning: boolean
  /** What the visitor answers, by type. */
  readonly answer: ConsentState
  /** Whether the visitor is in a region that the default is for; undefined where the default is for all. */
  readonly inRegion?: boolean
}

export type ConsentVerdict =
  /**
   * No order and no state breaks it. `gated`: it waits for the types that it needs; `builtIn`: a tag of Google that carries the state; `notNeeded`: declared so; `setsConsent` and `sendsNothing`: it only
   * sets consent or pushes; `afterConsent`: it fires only when something is granted; `paused`, `noTrigger`: it never fires.
   */
  | {
      readonly verdict: 'proven'
      readonly code: 'gated' | 'builtIn' | 'notNeeded' | 'setsConsent' | 'sendsNothing' | 'afterConsent' | 'paused' | 'noTrigger'
      readonly values: { readonly types: readonly string[] }
    }
  /** `beforeDefault`: it fires while nothing is set, which counts as granted; `countsAsGranted`: a default or update counts that the visitor did not give; `noCheck`: it asks for no consent at all. */
  | {
      readonly verdict: 'broken'
      readonly code: 'beforeDefault' | 'countsAsGranted' | 'noCheck'
      readonly values: { readonly types: readonly string[]; readonly orders: readonly ConsentOrder[] }
      readonly scenario: ConsentScenario
      /** The shortest visit that shows it; it ends with the step on which the tag fires. */
      readonly visit: readonly Step[]
    }
  /** `mayBeSetBy`: the code of these tags may set consent; `notReached`: no visit was found that fires it. */
  | { readonly verdict: 'unknown'; readonly code: 'mayBeSetBy' | 'notReached'; readonly values: { readonly tags: readonly string[] } }

export type TagConsentProof = { readonly tag: string; readonly tagId: string; readonly type: string } & ConsentVerdict

/** What a Google tag says of consent on its first hit. */
export interface PredictedHit {
  readonly tag: string
  readonly order: ConsentOrder
  readonly returning: boolean
  readonly answer: ConsentAnswer
  readonly inRegion?: boolean
  /** `G1`, then ad_storage and analytics_storage: 1 granted, 0 denied, - unset. */
  readonly gcs: string
  /** Letters for ad_storage, analytics_storage, ad_user_data and ad_personalization; the digits between them are not documented and stand as Google's examples have them. */
  readonly gcd: string
}

export interface ConsentProof {
  /** Every tag, in the order of the file. */
  readonly tags: readonly TagConsentProof[]
  readonly hits: readonly PredictedHit[]
  readonly visits: number
}
