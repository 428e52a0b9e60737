import type { ConfiguredEvent, NameFinding } from '../setup/events.ts'
import type { StoredContainerFile } from '../setup/containers.ts'
import type { StoredPlan } from '../setup/plans.ts'
import type { Severity } from './issues.ts'

/** What a check of the tracking looks for, in the list of events and in imported containers. */
export const issueChecks = ['eventName', 'currency', 'duplicateTag', 'tagEventName', 'noConfiguration', 'containerFault'] as const
export type IssueCheck = (typeof issueChecks)[number]

/** One thing that a check found. Two of the same check, container and subject are one. */
export interface IssueFinding {
  check: IssueCheck
  /** The event or the tag that it is about; empty where it is about a whole container. */
  of: string
  /** The container; empty where it is about an event. */
  container: string
  /** The name to use instead, or what it is confused with; empty where there is none. */
  other: string
  /** What is unlucky about a name; only of `eventName`. */
  name?: NameFinding['code']
  /** The first of its errors, in the validator's words; only of `containerFault`. */
  message?: string
}

/** What a check, a container and a subject have in common however often they are found. */
export const findingKey = ({ check, container, of }: IssueFinding) => `${check}:${container}:${of}`

/** How bad it is: data that is lost, figures that are wrong, or figures that are hard to read. */
export function findingSeverity({ check, name }: IssueFinding): Severity {
  if (check === 'eventName') return name === 'reserved' || name === 'invalid' ? 'high' : name === 'plural' || name === 'near' ? 'low' : 'medium'
  return check === 'currency' || check === 'duplicateTag' ? 'medium' : 'high'
}

/** Whether the product can mend it by itself: two names for one thing, and what only Tag Manager can add, need a person. */
export function isMendable({ check, name }: IssueFinding): boolean {
  if (check === 'eventName') return name !== 'plural' && name !== 'near'
  return check !== 'noConfiguration' && check !== 'containerFault'
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
}
