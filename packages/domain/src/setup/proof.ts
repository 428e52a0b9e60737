import type { Step } from '../simulation/index.ts'

/** A value as it is sent: JSON as text, cut after 200 characters; `unknown` where only a browser knows it, `none` where nothing is sent. */
export type SentText = { readonly text: string } | 'unknown' | 'none'

export const effectKinds = ['lost', 'unknown', 'doubled', 'changed', 'gained'] as const
/** `lost`: it no longer leaves the browser; `unknown`: whether it still does only a browser knows; `doubled`: it leaves more often; `changed`: with other values, consent or on another event; `gained`: it is new. */
export type EffectKind = (typeof effectKinds)[number]

/** A change of what leaves the browser, told once however many visits show it. */
export interface EffectChange {
  kind: EffectKind
  /** What people know it by, such as `GA4 event purchase`. */
  label: string
  /** The event that it leaves on, before and after; one of them is empty where it does not leave. */
  on: { before: string; after: string }
  parameters: { key: string; before: SentText; after: SentText }[]
  consent: { type: string; before: 'granted' | 'denied' | 'unset'; after: 'granted' | 'denied' | 'unset' }[]
  /** How many steps of all visits show it. */
  seen: number
  /** The shortest visit that does, up to the step that shows it. */
  visit: Step[]
}

/** What leaves the browser differently with another container. */
export interface ContainerEffect {
  /** Losses first; at most `mostEffectChanges`. */
  changes: EffectChange[]
  /** How many there are of each kind, those that are not listed too. */
  counts: Record<EffectKind, number>
  /** On how many visits both were compared. */
  visits: number
  /** Visits that one of the two cannot take, each in one sentence. */
  left: string[]
  /** The proof as a file, as the commands of tagmason write it; empty where there is none. */
  proof: string
  /** Why they cannot be compared, in one sentence; empty where they were. */
  impossible: string
}

/** So many failing tests of a deployment are listed. */
export const mostProofFailures = 20

/** So many changes are listed. */
export const mostEffectChanges = 100

/** A condition of a trigger, with its comparison in words. */
export interface ConditionText<Text = string> {
  left: string
  words: Text
  right: string
}

/** Why a tag does not fire. `event`: its trigger waits for another event than its condition asks for; `never`: two conditions never hold at once; `notFound` is no proof. */
export type ExplainReason<Text = string> =
  | { code: 'paused' | 'noTrigger' }
  | { code: 'event' | 'never'; trigger: string; conditions: ConditionText<Text>[] }
  | { code: 'blocked'; trigger: string; by: string }
  | { code: 'notFound'; because: Text }

/** When a tag fires: the shortest visit that ends with it, or why none was found. */
export interface TagExplanation {
  visit: Step[]
  /** Empty where there is a visit. */
  reasons: ExplainReason[]
  /** The proof as a file, as the commands of tagmason write it; empty where there is none. */
  proof: string
  /** Why the container cannot be run, in one sentence; empty where it was. */
  impossible: string
}

export const faultCodes = [
  'tagPaused',
  'tagUnpaused',
  'triggerRemoved',
  'triggerAdded',
  'exceptionRemoved',
  'consentDropped',
  'consentDemanded',
  'firingOptionChanged',
  'sequenceDropped',
  'parameterDropped',
  'parameterRenamed',
  'parameterChanged',
  'referenceSwapped',
  'conditionDropped',
  'conditionNegated',
  'conditionFalsified',
  'operatorChanged',
  'triggerTypeChanged',
  'triggerSettingChanged',
  'memberRemoved',
  'variableChanged',
  'rowDropped',
  'formatDropped',
] as const
/** A kind of small fault. */
export type FaultCode = (typeof faultCodes)[number]

/** A small fault that no test notices, though it makes a difference. */
export interface Survivor {
  code: FaultCode
  kind: 'tag' | 'trigger' | 'variable'
  name: string
  /** What of the thing: a key, a condition, a trigger; empty where it is the whole. At most 120 characters, as the values. */
  what: string
  before: string
  after: string
  /** The test whose visit shows it; empty where that visit is new. */
  test: string
  visit: Step[]
  /** The step of the visit, from 1. */
  step: number
  /** The expectation that would notice it, as JSON; empty where none can. */
  expect: string
}

/** What tests are worth: how many small faults of the container they notice. */
export interface TestStrength {
  /** How many tests there were. */
  tests: number
  killed: number
  survived: number
  /** Faults that change nothing on any visit. */
  equivalent: number
  /** How many faults there are; more than were tried where the container is large. */
  faults: number
  /** At most `mostSurvivors`. */
  survivors: Survivor[]
  /** How many expectations are missing, and the file of tests with them; empty where none is. */
  missing: number
  written: string
  /** The file of tests that the proof is about; empty where there were no tests. */
  given: string
  /** The proof as a file, as the commands of tagmason write it; empty where there is none. */
  proof: string
  /** Why it cannot be said, in one sentence; empty where it is. */
  impossible: string
}

/** So many survivors are listed. */
export const mostSurvivors = 100

/** The most characters of a file of tests on the screen. */
export const mostTestCharacters = 200_000

export const consentOrderNames = ['defaultFirst', 'updateFirst', 'defaultLate', 'gatewayLate', 'regional'] as const
/** In which order the page's default, the visitor's answer and the container come. */
export type ConsentOrderName = (typeof consentOrderNames)[number]

/** What is proven of a tag's consent. */
export type ConsentCode =
  | 'gated'
  | 'builtIn'
  | 'notNeeded'
  | 'setsConsent'
  | 'sendsNothing'
  | 'afterConsent'
  | 'paused'
  | 'noTrigger'
  | 'beforeDefault'
  | 'countsAsGranted'
  | 'noCheck'
  | 'mayBeSetBy'
  | 'notReached'

/** Whether a tag ever runs against the visitor's choice. */
export interface TagConsent {
  tag: string
  type: string
  verdict: 'broken' | 'unknown' | 'proven'
  code: ConsentCode
  /** Consent types that it is about. */
  types: string[]
  /** The orders in which it breaks. */
  orders: ConsentOrderName[]
  /** Tags whose code may set consent. */
  setters: string[]
  /** The shortest visit that breaks it; empty where none does. */
  visit: Step[]
}

/** What a Google tag says of consent on its first hit. */
export interface ConsentSignal {
  tag: string
  order: ConsentOrderName
  answer: 'granted' | 'denied'
  returning: boolean
  gcs: string
  gcd: string
}

export interface ConsentCheck {
  /** Those that break first; at most `mostListedTags`. */
  tags: TagConsent[]
  counts: Record<TagConsent['verdict'], number>
  /** At most `mostListedTags`. */
  signals: ConsentSignal[]
  visits: number
  /** The proof as a file, as the commands of tagmason write it; empty where there is none. */
  proof: string
  /** Why it cannot be said, in one sentence; empty where it is. */
  impossible: string
}

/** So many tags, signals and flows are listed. */
export const mostListedTags = 200

/** Where a visitor's data comes from and which tag sends it. */
export interface DataFlow {
  source: 'address' | 'title' | 'referrer' | 'dataLayer' | 'cookie' | 'global' | 'element'
  /** Such as `?email` or `user.email`; empty for title and referrer. */
  key: string
  /** Whether it is likely to say who somebody is. */
  personal: boolean
  tag: string
  on: string
  parameter: string
  form: 'plain' | 'normalized' | 'encoded' | 'hashed'
  /** Google's tag takes it by itself. */
  automatic: boolean
  visit: Step[]
}

export interface DataFlows {
  /** Personal ones first; at most `mostListedTags`. */
  flows: DataFlow[]
  personal: number
  others: number
  /** What only a browser knows: a parameter of a tag, or with an empty parameter what its code does. */
  open: { tag: string; parameter: string }[]
  visits: number
  /** The proof as a file, as the commands of tagmason write it; empty where there is none. */
  proof: string
  /** Why it cannot be said, in one sentence; empty where it is. */
  impossible: string
}
