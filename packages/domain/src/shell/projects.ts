/** `sample`: a seeded project with the clock that stands still. `real`: a project of the member's own. */
export const projectSpaces = ['sample', 'real'] as const

/** One site that is measured. Its rows carry `value` as their `project`. */
export interface Project {
  /** Slug, unique in the account; the project's id. */
  value: string
  /** The name that people see. */
  label: string
  /** Host of the site, with its port where it has one, e.g. `shop.example.com` or `localhost:8080`. */
  website: string
  /** IANA name, e.g. `Europe/Berlin`. */
  timeZone: string
  /** Pinned projects stand first in the selector. */
  pinned: boolean
  archived: boolean
  /** ISO 8601, UTC. */
  created: string
  space: (typeof projectSpaces)[number]
  /** What the site sells in, ISO 4217; left out, money is in the currency that most orders name. */
  currency?: string
  /** Keeps user ids and properties that name people as they are sent. Left out, ids are kept as hashes and such properties are not kept. */
  keepsPersonalData?: boolean
}
