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
  /** Hosts beside `website` that belong to the same site, e.g. a checkout: a visit that comes from one of them came from no other site. Subdomains are meant, too. */
  ownDomains?: readonly string[]
  /** Addresses (`203.0.113.7`) and networks (`203.0.113.0/24`, `2001:db8::/32`) of the people who work on the site: their events are kept and left out of figures. */
  internalNetworks?: readonly string[]
}

/** The most `ownDomains` and `internalNetworks` of a project. */
export const mostOwnDomains = 20
export const mostInternalNetworks = 50
