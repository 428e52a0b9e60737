import { type Collections, keyOfName } from '@tagmason/domain'
import type { CollectionName } from './collectionName.ts'

/**
 * By which fields the rows of collections that can grow are asked for: each list is an index of the database, its first fields those that are known, its last the one that
 * rows are ordered by or that lies in a range. Every collection has three more: all rows, those of a `project`, those of a `space`. A question that fits no index is refused
 * by every store, so that a question which is fast over ten rows is not slow over a million. Whoever adds an index here changes nothing else: the server makes it at its next start.
 */
export const indexes = {
  anomalies: [
    ['project', 'detected'],
    ['project', 'status', 'detected'],
    ['project', 'resolvedAt'],
  ],
  apiHours: [['hour']],
  audienceMembers: [['project', 'audience']],
  auditLog: [
    ['project', 'timestamp'],
    ['project', 'status', 'timestamp'],
    ['project', 'user', 'action', 'status'],
    ['project', 'action', 'status', 'timestamp'],
  ],
  branches: [['project', 'templateId']],
  campaignCosts: [
    ['project', 'day'],
    ['project', 'integration'],
  ],
  certificates: [
    ['space', 'userId'],
    ['space', 'credentialId'],
  ],
  chatMessages: [['userId', 'space', 'at']],
  commits: [['project', 'templateId']],
  communityLikes: [['member'], ['of']],
  configuredEvents: [['project', 'name']],
  consultations: [
    ['space', 'bookedAt'],
    ['space', 'cancelled', 'slot'],
  ],
  containerVersions: [
    ['project', 'containerId', 'number'],
    ['project', 'at'],
  ],
  deliveries: [
    ['project', 'sent'],
    ['scheduleId', 'sent'],
  ],
  discussionReplies: [['project', 'discussionId']],
  discussions: [['project', 'postedAt']],
  emailChanges: [['expires']],
  enrolments: [['space', 'userId']],
  exports: [['project', 'exported'], ['project', 'status'], ['validUntil']],
  feedback: [['project', 'date']],
  insights: [
    ['project', 'foundAt'],
    ['project', 'status', 'foundAt'],
    ['project', 'category'],
  ],
  issues: [
    ['project', 'detected_at'],
    ['project', 'status', 'detected_at'],
  ],
  invitationTokens: [['hash'], ['sent']],
  nlpJobs: [['project', 'created']],
  nlpResults: [
    ['project', 'at'],
    ['project', 'job'],
  ],
  notifications: [
    ['project', 'at'],
    ['project', 'read'],
  ],
  pagePictures: [['project', 'check']],
  outbox: [['state', 'nextAttempt'], ['about', 'state'], ['at']],
  performanceAlerts: [['project', 'time']],
  purchases: [['project', 'templateId']],
  recommendations: [['project', 'standing']],
  removedReports: [['removedAt'], ['project', 'removedAt']],
  schedules: [['project', 'enabled']],
  shareVisits: [['share', 'at']],
  templateDownloads: [['project', 'templateId']],
  templateReviews: [['project', 'templateId', 'at']],
  ticketComments: [['ticketId', 'time']],
  ticketFiles: [['ticketId']],
  tickets: [
    ['space', 'created'],
    ['space', 'status', 'created'],
    ['space', 'requester', 'created'],
    ['space', 'requester', 'status', 'created'],
    ['year', 'number'],
  ],
  trainingJobs: [['project', 'called']],
  versions: [['project', 'templateId']],
  webhookDeliveries: [['webhook'], ['webhook', 'waits'], ['state'], ['nextAttempt']],
  workflowRuns: [
    ['project', 'at'],
    ['project', 'workflow', 'test', 'at'],
  ],
} as const satisfies { readonly [C in CollectionName]?: readonly (readonly [string, ...string[]])[] }

/**
 * By which fields rows are counted as they are written: a count by any of these, each with one or several values, costs the same whatever number of rows there is. Each combination of their values that occurs is one sum, so
 * only fields belong here of which there are few. Any other count is asked of an index, and takes as long as there are rows that it counts.
 */
export const counted = {
  anomalies: ['project', 'status', 'severity'],
  auditLog: ['project'],
  discussions: ['project'],
  feedback: ['project', 'userAction', 'feedback'],
  insights: ['project', 'status', 'impact', 'outcome'],
  issues: ['project', 'status'],
  outbox: ['about', 'state'],
  recommendations: ['project', 'standing'],
  tickets: ['space', 'status', 'requester'],
  trainingJobs: ['project', 'status'],
  workflowRuns: ['project', 'workflow', 'test', 'result'],
} as const satisfies { readonly [C in CollectionName]?: readonly [string, ...string[]] }

type Declared<C extends CollectionName> =
  | (C extends keyof typeof indexes ? ((typeof indexes)[C] extends readonly (readonly (infer F)[])[] ? F : never) : never)
  | (C extends keyof typeof counted ? (typeof counted)[C][number] : never)

/** The fields that rows of a collection may be asked by; `id` is the key that the row is kept under. */
export type QueryField<C extends CollectionName> = 'id' | 'project' | 'space' | Extract<Declared<C>, string>

/** What is not a field of the row, but made of one. A row of an older version may lack what it is made of. A name is never given another meaning: rows keep what it was when they were written. */
const derived: { readonly [C in CollectionName]?: { readonly [field: string]: (row: Partial<Collections[C]>) => KeyValue | undefined } } = {
  // Entries name their project in what they are about.
  auditLog: { project: ({ resource }) => resource?.split('/')[0] },
  insights: { outcome: ({ grade }) => grade?.outcome },
  recommendations: { standing: ({ dismissed, status }) => (dismissed === undefined ? status : 'dismissed') },
  // `SUP-<year>-<number>`.
  tickets: { requester: ({ requester }) => requester?.id, year: ({ id }) => id?.split('-')[1], number: ({ id }) => Number(id?.split('-')[2] ?? 0) },
  // Models and their jobs share a name.
  trainingJobs: { called: ({ name }) => (name === undefined ? undefined : keyOfName(name)) },
  webhookDeliveries: { waits: ({ state, nextAttempt }) => state === 'queued' || typeof nextAttempt === 'string' },
}

export type KeyValue = string | number | boolean | null

const always = ['project', 'space']

const listed = (collection: CollectionName): readonly (readonly string[])[] =>
  (indexes as Partial<Record<CollectionName, readonly (readonly string[])[]>>)[collection] ?? []

/** The fields that a collection's rows are counted by as they are written. */
export const countedFields = (collection: CollectionName): readonly string[] =>
  (counted as Partial<Record<CollectionName, readonly string[]>>)[collection] ?? []

/** All indexes of a collection, those that every one has first. */
export const indexesOf = (collection: CollectionName): readonly (readonly string[])[] => [[], ...always.map((field) => [field]), ...listed(collection)]

const fields = new Map<CollectionName, readonly string[]>()
function fieldsOf(collection: CollectionName): readonly string[] {
  const found = fields.get(collection) ?? [...new Set([...always, ...listed(collection).flat(), ...countedFields(collection)])]
  fields.set(collection, found)
  return found
}

/** What a row is found by: the texts of its indexed fields, without those that it has not. */
export function keysOf(collection: CollectionName, row: object): Record<string, string> {
  const keys: Record<string, string> = {}
  for (const field of fieldsOf(collection)) {
    const text = keyText(valueOf(collection, row, field))
    if (text !== '') keys[field] = text
  }
  return keys
}

function valueOf(collection: CollectionName, row: object, field: string): unknown {
  const make = (derived[collection] as Record<string, (row: object) => unknown> | undefined)?.[field]
  return make === undefined ? (row as Record<string, unknown>)[field] : make(row)
}

const mostCharacters = 200

/**
 * A value as text that sorts as the value does: code point by code point, numbers by their size, what is missing first. A long text keeps its beginning and a hash. What a
 * database cannot keep in a text (U+0000, halves of surrogate pairs) is written out.
 */
export function keyText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'b1' : 'b0'
  if (typeof value === 'number') return `n${numberText(value)}`
  if (typeof value !== 'string') return ''
  const short = value.length > mostCharacters ? `${value.slice(0, mostCharacters)}\uE000${hashOf(value)}` : value
  return `s${short.replace(/[\0\uE000]|\p{Surrogate}/gu, (unit) => `\uE000${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}`
}

/** The bits of a number in an order: those of negative ones turned around, -0 as 0. */
function numberText(value: number): string {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value === 0 ? 0 : value)
  const bits = view.getBigUint64(0)
  const sign = 1n << 63n
  return ((bits & sign) === 0n ? bits | sign : ~bits & ((1n << 64n) - 1n)).toString(16).padStart(16, '0')
}

/** FNV-1a over 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/** Orders texts by code points, as a database does with its collation "C". */
export function compareKeys(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)]
    if (a === b) continue
    // Halves of pairs stand for code points above all that have one unit.
    return isHalf(a) === isHalf(b) ? a - b : isHalf(a) ? 1 : -1
  }
  return one.length - other.length
}

const isHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdfff
