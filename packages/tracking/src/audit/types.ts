import type { Uses } from './uses.ts'
import type { Item, Context } from '../gtm/context.ts'
import type { EntityKind, Place, Severity } from '../gtm/finding.ts'
import type { Sentence } from '../sentences/say.ts'

/** One step of a fix as in JSON Patch (RFC 6902); `path` is a JSON pointer into the file. `add` behind the last entry of a list appends, as does `-`. */
export type Operation = { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown } | { readonly op: 'remove'; readonly path: string }

/** What a fix does, in words and in steps. It belongs to the file it was found in: another file has other places. */
export interface Patch {
  readonly title: Sentence
  readonly operations: readonly Operation[]
}

export interface AuditFinding {
  /** Id of the rule, such as `A10`; see `auditRules`. */
  readonly rule: string
  readonly severity: Severity
  /** Place in the file, as `validateContainer` writes it: `$.containerVersion.tag[3]`. */
  readonly path: string
  /** What the finding is about; null for the container as a whole. `id` is empty where the kind has none. */
  readonly entity: { readonly kind: EntityKind; readonly name: string; readonly id: string } | null
  /** One sentence: what, why, what to do. */
  readonly message: Sentence
  /** Only where one repair is meant: it changes nothing that was measured on purpose, or what it changes is what the finding is about. */
  readonly fix?: Patch
}

export type Area = 'structure' | 'hygiene' | 'ga4' | 'legacy' | 'consent' | 'privacy' | 'security' | 'performance' | 'trigger' | 'ads' | 'server'

/** What a rule's check says about one place. */
export interface Fault {
  readonly item?: Item
  /** Where it stands; the entity itself when left out, the container version without either. */
  readonly place?: Place
  readonly message: Sentence
  readonly severity?: Severity
  readonly fix?: Patch | undefined
}

export interface AuditRule {
  readonly id: string
  readonly name: string
  readonly area: Area
  readonly severity: Severity
  /** Where the reason is documented. */
  readonly source: string
  /** The rule looks for what is missing or unused, which a part of a container cannot tell. */
  readonly wholeOnly?: boolean
  readonly check: (audit: Audit) => Iterable<Fault>
}

/** What the audit is told beside the file; each rule that needs one of these says nothing without it. */
export interface AuditOptions {
  /** The file is a part of a container: what it refers to, or who uses it, may be outside. */
  readonly partial?: boolean
  /** Ids of the rules that are asked; all of them when left out. */
  readonly only?: ReadonlySet<string>
  /** The present in milliseconds since 1970: for schedules that are over and tags that have been paused for long. */
  readonly now?: number
  /** Names of parameters that are custom dimensions or metrics of the property. */
  readonly registeredParameters?: ReadonlySet<string>
  /** Whether enhanced measurement is on in the data stream; GA4's own default (on) when left out. */
  readonly enhancedMeasurement?: boolean
  /** A server container belongs to this web container. */
  readonly serverContainer?: boolean
  /** Hosts that custom HTML may load scripts from, beside Google's and those of well-known vendors. */
  readonly allowedHosts?: readonly string[]
  /** The names that were agreed on, by kind; detected from the names themselves when left out. */
  readonly namePatterns?: Readonly<Partial<Record<'tag' | 'trigger' | 'variable', RegExp>>>
}

/** The file under audit, with what the rules look up gathered once. */
export interface Audit {
  readonly context: Context
  readonly options: AuditOptions
  /** A web container: most rules about tags are about web pages. */
  readonly web: boolean
  readonly server: boolean
  readonly variables: ReadonlyMap<string, Item>
  readonly triggers: ReadonlyMap<string, Item>
  readonly uses: Uses
}
