import type { WireFormat } from '../collecting/collected.ts'
import type { ConfiguredEvent, NameFinding } from '../setup/events.ts'
import type { StoredContainerFile } from '../setup/containers.ts'
import type { StoredPlan } from '../setup/plans.ts'
import type { EffectKind } from '../setup/proof.ts'
import type { Severity } from './severities.ts'

/** What a check looks for in events that were collected, within the last week. */
export const storedChecks = ['eventStopped', 'parameterMissing', 'otherType', 'outOfRange', 'personalData', 'sentAgain', 'twoTags', 'consentMissing'] as const
export type StoredCheck = (typeof storedChecks)[number]

/** What a check of the tracking looks for: in the list of events, in imported containers, on pages that are checked by the clock, and in the events that were collected. */
export const issueChecks = ['eventName', 'currency', 'duplicateTag', 'tagEventName', 'noConfiguration', 'containerFault', 'page', ...storedChecks] as const
export type IssueCheck = (typeof issueChecks)[number]

/** What collected events show of an issue. */
export interface StoredEvidence {
  /** Events that show it, of so many of that name. */
  count: number
  of: number
  /** ISO 8601, UTC, of the first and the last of them within the last week; of an event that stopped, the last one that came. */
  first: string
  last: string
  /** The clients that sent them. */
  clients: WireFormat[]
  /** The first value; empty where none is there, and of personal data. */
  sample: string
}

/** How many of the stored violations would pass with the fix, found out by holding the same events against the fixed plan or container. */
export interface FixProof {
  passed: number
  of: number
}

/** What the simulator says of the container with a fix beside the one without, on visits that were made up so that every condition comes out both ways. */
export interface FixSimulation {
  visits: number
  /** What leaves the browser differently, as the fix is meant to: `GA4 event purchase`, and in how many steps. */
  meant: { label: string; kind: EffectKind; seen: number }[]
  /** The same of what the fix is not for: it is not applied where there is any. */
  beside: { label: string; kind: EffectKind; seen: number }[]
  /** Why the simulator cannot say, in one sentence; empty where it can. Then the fix is not applied either. */
  impossible: string
}

export const isSafe = ({ beside, impossible }: FixSimulation): boolean => beside.length === 0 && impossible === ''

/** One thing that a check found. Two of the same check, container and subject are one. */
export interface IssueFinding {
  check: IssueCheck
  /** The event, the tag or the address of the page that it is about; empty where it is about a whole container. */
  of: string
  /** The container; empty where it is about an event. */
  container: string
  /** The name to use instead, or what it is confused with; empty where there is none. */
  other: string
  /** What is unlucky about a name; only of `eventName`. */
  name?: NameFinding['code']
  /** The first of its errors, in the validator's words; only of `containerFault`. */
  message?: string
  /** The parameter that it is about; only of what collected events show. */
  parameter?: string
  stored?: StoredEvidence
}

/** What a check, a container and a subject have in common however often they are found. */
export const findingKey = ({ check, container, of, parameter = '' }: IssueFinding) =>
  // What events show is the same issue also when the tag that sent it is mended.
  isStored({ check }) ? `${check}:${of}:${parameter}` : `${check}:${container}:${of}`

export const isStored = ({ check }: Pick<IssueFinding, 'check'>): boolean => (storedChecks as readonly string[]).includes(check)

/** How bad it is: data that is lost, figures that are wrong, or figures that are hard to read. */
export function findingSeverity({ check, name }: IssueFinding): Severity {
  if (check === 'eventName') return name === 'reserved' || name === 'invalid' ? 'high' : name === 'plural' || name === 'near' ? 'low' : 'medium'
  return ['currency', 'duplicateTag', 'otherType', 'outOfRange', 'sentAgain'].includes(check) ? 'medium' : 'high'
}

/**
 * Whether the product can mend it by itself: two names for one thing, what only Tag Manager can add, and what only the site can stop sending need a person. What collected events show is mended in the plan, or
 * in the tags of an imported container where `other` names one.
 */
export function isMendable({ check, name, other }: IssueFinding): boolean {
  if (check === 'eventName') return name !== 'plural' && name !== 'near'
  if (['personalData', 'twoTags', 'otherType', 'consentMissing'].includes(check)) return other !== ''
  return !['noConfiguration', 'containerFault', 'page', 'eventStopped', 'outOfRange', 'sentAgain'].includes(check)
}

/** A row that a fix has changed, before and after: what `undo` puts back. */
export type FixWrite =
  | { collection: 'configuredEvents'; id: string; before: ConfiguredEvent | null; after: ConfiguredEvent | null }
  | { collection: 'plans'; id: string; before: StoredPlan; after: StoredPlan }
  | { collection: 'containerFiles'; id: string; before: StoredContainerFile; after: StoredContainerFile }

/** What a fix did, kept under the issue's id as long as it can be taken back. */
export interface IssueFix {
  id: string
  project: string
  writes: FixWrite[]
  /** What stored events said of it before it was made; left out where none show the issue. */
  proof?: FixProof
  /** What the simulator said of it before it was made; only of a fix of a container. */
  simulation?: FixSimulation
}
