import { Refusal } from '@tagmason/domain'
import { z } from 'zod'
import type { Handles } from '../handlerTypes.ts'
import { slugOf } from './slug.ts'

/** The host of a website as people type it, with a port that is not the usual one: 'https://www.shop.example/path' is 'www.shop.example'. Null when it is none. */
export function hostOf(website: string): string | null {
  try {
    const { host, hostname } = new URL(/^[a-z]+:\/\//i.test(website) ? website : `https://${website}`)
    return hostname.includes('.') || hostname === 'localhost' ? host : null
  } catch {
    return null
  }
}

/** Whether this is the IANA name of a time zone. */
export const isTimeZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** The other hosts of the same site. @throws Refusal that names the first that is no address */
function domainsOf(lines: readonly string[]): string[] {
  const hosts = lines.map((line) => {
    const host = hostOf(line.trim())
    if (host === null) throw new Refusal('invalid', `'${line}' is not a domain: give one like pay.example.`, [{ path: 'ownDomains', message: 'notADomain' }])
    return host.replace(/:\d+$/, '')
  })
  return [...new Set(hosts)]
}

/** Addresses and networks. @throws Refusal that names the first that is neither */
function networksOf(lines: readonly string[]): string[] {
  const given = [...new Set(lines.map((line) => line.trim()))]
  const wrong = given.find((line) => !network.safeParse(line).success)
  if (wrong !== undefined)
    throw new Refusal('invalid', `'${wrong}' is no address of a network: give one like 203.0.113.7 or 203.0.113.0/24.`, [
      { path: 'internalNetworks', message: 'notANetwork' },
    ])
  return given
}

/** The host of a site. @throws Refusal that names what is no address or no time zone */
function siteOf(website: string, timeZone: string): string {
  const host = hostOf(website)
  if (host === null)
    throw new Refusal('invalid', `'${website}' is not a website address: give one like shop.example.`, [{ path: 'website', message: 'notAnAddress' }])
  if (!isTimeZone(timeZone))
    throw new Refusal('invalid', `'${timeZone}' is not a time zone: give one like Europe/Madrid.`, [{ path: 'timeZone', message: 'notATimeZone' }])
  return host
}

export const projects: Handles<'projects'> = {
  'projects.list': async ({ records }) => {
    const rows = (await records.list('projects')).filter((project) => !project.archived)
    return [...rows.filter((project) => project.pinned), ...rows.filter((project) => !project.pinned)]
  },

  'projects.create': async ({ records, session, ports }, { name, website, timeZone }) => {
    const host = siteOf(website, timeZone)
    const taken = new Set((await records.list('projects')).map((project) => project.value))
    const slug = slugOf(name) || 'project'
    let value = slug
    for (let n = 2; taken.has(value); n++) value = `${slug}-${n}`
    const project = { value, label: name, website: host, timeZone, pinned: true, archived: false, created: ports.now().toISOString(), space: 'real' as const }
    records.put('projects', value, project)
    const { id } = session.member
    records.put('preferences', id, { id, ...session.preferences, project: value })
    return project
  },

  'projects.change': async ({ records, session }, { website, timeZone, currency, ownDomains, internalNetworks }) => {
    const project = await records.get('projects', session.project)
    if (project === undefined || session.space !== 'real')
      throw new Refusal('invalid', 'The sample is as it is specified: choose a project of yours, whose settings can be changed.')
    const { currency: _before, ...rest } = project
    const changed = {
      ...rest,
      website: siteOf(website, timeZone),
      timeZone,
      ...(currency === '' ? {} : { currency }),
      ...(ownDomains === undefined ? {} : { ownDomains: domainsOf(ownDomains) }),
      ...(internalNetworks === undefined ? {} : { internalNetworks: networksOf(internalNetworks) }),
    }
    records.put('projects', project.value, changed)
    return changed
  },

  'projects.keepPersonalData': async ({ records, session }, { keeps }) => {
    const project = await records.get('projects', session.project)
    if (project === undefined || session.space !== 'real')
      throw new Refusal('invalid', 'The sample receives no events of its own: choose a project of yours, whose personal data can be kept.')
    const changed = { ...project, keepsPersonalData: keeps }
    records.put('projects', project.value, changed)
    return changed
  },
}
