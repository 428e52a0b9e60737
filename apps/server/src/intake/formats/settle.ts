import type { House } from '../../house.ts'
import type { Arrival, EventFault } from '../intake.ts'
import type { NetworkLimit } from '../networkLimit.ts'
import type { Site } from '../siteOf.ts'
import type { Outcome, Share, Told } from '@tagmason/tracking/wire'

/** Who sends, beside what the site says. */
export type Sender = Omit<Arrival, 'account' | 'project' | 'format' | 'trusted'>

interface Found extends Share {
  where: Site
}

/**
 * Finds the project of everything that a request tells, and takes it in. A share whose project nobody knows costs only its own events, where there are others.
 * @param shown a secret key of the request, beside the public id: what tells of it is believed
 */
export async function settle(
  { siteOf, intake, limit }: Pick<House, 'siteOf' | 'intake'> & { limit: NetworkLimit },
  told: Told,
  shown: string | undefined,
  sender: Sender,
): Promise<Outcome> {
  const faults: EventFault[] = [...told.faults]
  const known: Found[] = []
  const unknown: string[] = []
  const keyholder = shown === undefined ? null : await siteOf({ id: shown })
  for (const share of told.shares) {
    const where = withKey(await siteOf(share.site), keyholder)
    if (where !== null) known.push({ ...share, where })
    else {
      unknown.push(share.site.id)
      for (const at of share.places) faults.push({ at, field: 'site', message: `No project goes by this id: send the key or the name of a project.` })
    }
  }
  if (known.length === 0) return unknown.length > 0 ? { kind: 'unknown', ids: [...new Set(unknown)] } : { kind: 'unreadable', faults }

  let accepted = 0
  for (const { where, events, places } of known) {
    if (events.length === 0) continue
    // Whoever has a secret key is known; a slug or a host anybody can read off a page.
    const seconds = where.trusted ? 0 : limit.take(sender.ip, events.length)
    if (seconds > 0) return { kind: 'busy', status: 429, seconds }
    const taken = await intake.take(events, { ...sender, ...where, format: told.format })
    if ('busy' in taken) return { kind: 'busy', status: taken.status, seconds: taken.seconds }
    accepted += taken.accepted
    for (const fault of taken.faults) faults.push({ ...fault, at: places[fault.at] ?? fault.at })
  }
  const silent = known.every(({ events }) => events.length === 0)
  if (accepted === 0 && faults.length > 0 && !silent) return { kind: 'unreadable', faults }
  return { kind: 'taken', accepted, faults }
}

/** A key opens its own project only, and the one it opens where the id names none. */
function withKey(site: Site | null, keyholder: Site | null): Site | null {
  if (keyholder === null) return site
  if (site === null) return keyholder
  return site.account === keyholder.account && site.project === keyholder.project
    ? { ...site, ...(keyholder.key === undefined ? {} : { key: keyholder.key }), trusted: site.trusted || keyholder.trusted }
    : null
}
