export const auditStatuses = ['Success', 'Failed'] as const
export type AuditStatus = (typeof auditStatuses)[number]

/** One line of the audit log: who did what to what, from where, and whether it went well. */
export interface AuditEntry {
  id: string
  /** ISO 8601, UTC. */
  timestamp: string
  /** E-mail address of the member, or what acted in a member's place. */
  user: string
  /** Name of the act: `plans.apply`. */
  action: string
  /** The record that it was about, beginning with the project. */
  resource: string
  /** Empty where none is known. */
  ipAddress: string
  status: AuditStatus
  /** Hash of the entry before it; empty for the first. Left out, with `hash`, in entries from before there were any. */
  previous?: string
  /** SHA-256 over the JSON text of what was kept of the changes, hexadecimal. Left out where nothing was changed, and in entries from before it was kept. */
  changes?: string
  /** Of a refused act that came again within a minute: how many more times, and when, ISO 8601 in UTC. They have no entries of their own. */
  repeats?: { count: number; first: string; last: string }
  /**
   * Over `auditText`, hexadecimal: whoever changes an entry would have to change all that follow. `hmac:` and an HMAC-SHA-256 with a key of the installation where there is one, so that
   * nobody can do that with access to the rows alone; else, and in entries from before that, a SHA-256.
   */
  hash?: string
}

/** Where the log ends, so that nobody cuts off its last entries unseen. */
export interface AuditHead {
  id: 'head'
  hash: string
}

/** One record before and after an act; null where there was none. What is secret is a mark instead, and what is long its size and hash. */
export interface AuditChange {
  collection: string
  id: string
  before: unknown
  after: unknown
}

/** What an act changed, under the id of its entry. */
export interface AuditChanges {
  id: string
  changes: AuditChange[]
  /** How many more there were, of which nothing is kept. */
  more: number
}

/** Stands for what nobody reads again. */
export const auditSecret = '(secret)'

/** Stands for what is too long to be kept twice. */
export interface AuditDigest {
  sha256: string
  bytes: number
}

/** What the hash of an entry is made over: all of it but the hash, with the hash of the entry before. */
export const auditText = ({ previous = '', id, timestamp, user, action, resource, ipAddress, status, changes, repeats }: AuditEntry) =>
  JSON.stringify([
    previous,
    id,
    timestamp,
    user,
    action,
    resource,
    ipAddress,
    status,
    ...(changes === undefined ? [] : [changes]),
    ...(repeats === undefined ? [] : [repeats]),
  ])

/** Whether the log stands as it was written. */
export interface AuditVerification {
  /** Entries whose hashes fit. */
  verified: number
  /** How many of them are sealed with the key of the installation; left out where there is none, as in a page. */
  sealed?: number
  /** Entries from before there were hashes. */
  before: number
  /** Since when the entries that are kept fit, ISO 8601 in UTC; null without any. */
  since: string | null
  /** Id of the first entry that does not fit; null where all do. */
  brokenAt: string | null
}

/** How many entries are listed: the newest that a filter lets through. */
export const listedEntries = 500

/** How many entries words are looked for in at most, the newest. */
export const searchedEntries = 10_000

/** How far back a list of entries goes, in hours. */
export const auditPeriods = { day: 24, week: 168, month: 720 } as const
export type AuditPeriod = keyof typeof auditPeriods

/** What is looked for in the log; what is left out takes all. */
export interface AuditFilter {
  /** Parts of the user, action, resource or address, in any case; each word has to be found. */
  words?: string | undefined
  status?: AuditStatus | undefined
  period?: AuditPeriod | undefined
}

/** The entries that a filter lets through, in their order. `now` is ISO 8601. */
export function filterAudit<Entry extends AuditEntry>(entries: readonly Entry[], { words = '', status, period }: AuditFilter, now: string): Entry[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean)
  const since = period === undefined ? Number.NEGATIVE_INFINITY : Date.parse(now) - auditPeriods[period] * 3_600_000
  return entries.filter((entry) => {
    const said = `${entry.user} ${entry.action} ${entry.resource} ${entry.ipAddress}`.toLowerCase()
    return (status === undefined || entry.status === status) && Date.parse(entry.timestamp) >= since && sought.every((word) => said.includes(word))
  })
}
