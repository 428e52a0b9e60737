import type { Project } from '@tagmason/domain'
import type { SiteHint } from '@tagmason/tracking/wire'
import type { Desk } from '../api/desk.ts'
import type { Keyring } from '../api/keyring.ts'
import type { SiteRules } from './intake.ts'

export type { SiteHint }

export interface Site extends SiteRules {
  account: string
  /** Slug of the project. */
  project: string
  /** Whether a secret was shown. */
  trusted: boolean
  /** Id of the key that was shown, where one was. */
  key?: string
}

/** Finds the project of a hint, or null. Knows keys with the scope events.write, the slug of a project, its website's host, and the measurement IDs of its properties and plan. */
export type SiteOf = (hint: SiteHint) => Promise<Site | null>

/**
 * Finds sites by what stands at the desk. A name that several real projects go by means none of them, unless the host of the page tells which; real projects come
 * before those of the sample, which every account has the same.
 */
export function siteOf(desk: Pick<Desk, 'callerOf' | 'keyrings'>): SiteOf {
  return async ({ id, host, anyHost }) => {
    const given = id.trim()
    const keyrings = await desk.keyrings()
    const caller = await desk.callerOf(given.startsWith('atk_') ? given : undefined)
    if (caller !== null) {
      const { key, keyring } = caller
      if (!key.scopes.includes('events.write')) return null
      const project =
        keyring.projects.find(({ value }) => value === key.project) ?? (key.project === undefined ? firstOf(keyring, key.space ?? 'sample') : undefined)
      if (project === undefined) return null
      const site = { ...siteIn({ account: keyring.account, project }), trusted: key.kind === 'secret', key: key.id }
      return site.trusted || !isAnothers(keyrings, { account: keyring.account, project }, host) ? site : null
    }
    const found = keyrings.flatMap((keyring) => namedIn(keyring, given).map((project) => ({ account: keyring.account, project })))
    if (anyHost === true && found[0] !== undefined) return { account: found[0].account, project: found[0].project.value, trusted: false }
    const one = chosen(found, host)
    return one === null || isAnothers(keyrings, one, host) ? null : siteIn(one)
  }
}

const siteIn = ({ account, project }: Place): Site => ({
  account,
  project: project.value,
  trusted: false,
  ...rulesOf(project),
})

/** What a project says of its events; nothing where it says nothing. */
export const rulesOf = ({ keepsPersonalData = false, ownDomains = [], internalNetworks = [] }: Project): SiteRules => ({
  ...(keepsPersonalData ? { keepsPersonalData } : {}),
  ...(ownDomains.length > 0 ? { ownDomains } : {}),
  ...(internalNetworks.length > 0 ? { internalNetworks } : {}),
})

interface Place {
  account: string
  project: Project
}

/** A real space with several projects tells none from another. */
function firstOf({ projects }: Keyring, space: Project['space']): Project | undefined {
  const choices = projects.filter((project) => project.space === space)
  return space === 'sample' || choices.length === 1 ? choices[0] : undefined
}

function namedIn({ projects, measurementIds }: Keyring, id: string): Project[] {
  const measured = measurementIds.get(id.toUpperCase()) ?? []
  const website = bare(id)
  return projects.filter((project) => project.value === id || measured.includes(project.value) || bare(project.website) === website)
}

function chosen(found: readonly Place[], host: string | undefined): Place | null {
  const real = found.filter(({ project }) => project.space === 'real')
  if (real.length === 0) return found[0] ?? null
  const [one, another] = real.length > 1 && host !== undefined ? real.filter(({ project }) => bare(project.website) === bare(host)) : real
  return one === undefined || another !== undefined ? null : one
}

/** Whether the page's host is the website of other real projects, and not of this one. */
function isAnothers(keyrings: readonly Keyring[], { account, project }: Place, host: string | undefined): boolean {
  if (host === undefined || bare(project.website) === bare(host)) return false
  return keyrings.some((keyring) =>
    keyring.projects.some(
      (other) => other.space === 'real' && bare(other.website) === bare(host) && (keyring.account !== account || other.value !== project.value),
    ),
  )
}

const bare = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d+$/, '')
