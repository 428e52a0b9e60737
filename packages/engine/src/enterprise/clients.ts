import { domainOf, domainRecord, type DomainResult, Refusal, type WhiteLabelClient } from '@tagmason/domain'
import { hexOf, randomBytes } from '../account/secrets.ts'
import { inSpace, mark, spacedRow } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'

export const clients: Handles<'clients'> = {
  'clients.list': (context) => inSpace(context, 'clients'),

  'clients.add': async (context, { name, domain: written, color }) => {
    const domain = await freeDomain(context, null, written)
    await mustBeFree(context, null, name)
    return put(context, {
      id: context.ports.id(),
      name,
      domain,
      status: 'Setup',
      users: 0,
      lastActive: null,
      color: color?.toLowerCase() ?? null,
      ...(await unverified(context)),
      ...mark(context),
    })
  },

  'clients.change': async (context, { id, name, domain: written, color }) => {
    const row = await spacedRow(context, 'clients', id)
    const domain = await freeDomain(context, id, written)
    await mustBeFree(context, id, name)
    const changed = { ...row, name, domain, color: color?.toLowerCase() ?? null }
    if (domain === row.domain) return put(context, changed)
    // Whoever had the old domain need not have the new one.
    return put(context, { ...changed, ...(await unverified(context)), status: row.status === 'Suspended' ? 'Suspended' : 'Setup' })
  },

  'clients.verify': async (context, { id }) => {
    const row = await spacedRow(context, 'clients', id)
    if (row.status === 'Suspended') throw new Refusal('conflict', `'${row.name}' is suspended: take it up again first.`)
    const at = context.now.toISOString()
    const result = await lookUp(context, row)
    const check = { at, result }
    if (result === 'found') return put(context, { ...row, check, verifiedAt: row.verifiedAt ?? at, status: 'Active' })
    // A look that nobody could take says nothing about what was found before.
    return put(context, result === 'unavailable' ? { ...row, check } : { ...row, check, verifiedAt: null, status: 'Setup' })
  },

  'clients.setSuspended': async (context, { id, suspended }) => {
    const row = await spacedRow(context, 'clients', id)
    return put(context, { ...row, status: suspended ? 'Suspended' : row.verifiedAt === null ? 'Setup' : 'Active' })
  },

  'clients.remove': async (context, { id }) => context.records.remove('clients', (await spacedRow(context, 'clients', id)).id),
}

/** Looks for the record of a domain. Domains of examples are in no DNS (RFC 2606), which can be said without looking. */
async function lookUp({ ports }: Context, client: WhiteLabelClient): Promise<DomainResult> {
  if (/\.(example|test|invalid|localhost)$/.test(client.domain)) return 'missing'
  if (ports.textRecords === undefined) return 'unavailable'
  const { name, value } = domainRecord(client)
  let found: readonly string[]
  try {
    found = await ports.textRecords(name)
  } catch {
    return 'unavailable'
  }
  if (found.some((record) => record.trim() === value)) return 'found'
  return found.length === 0 ? 'missing' : 'different'
}

const unverified = async ({ ports }: Context) => ({ token: hexOf(await randomBytes(ports, 16)), verifiedAt: null, check: null })

function put({ records }: Context, row: WhiteLabelClient): WhiteLabelClient {
  records.put('clients', row.id, row)
  return row
}

async function freeDomain(context: Context, id: string | null, written: string): Promise<string> {
  const domain = domainOf(written)
  if (domain === null)
    throw new Refusal('invalid', `'${written}' is not a domain: give one like insights.client.com, without a path.`, [{ path: 'domain', message: 'form' }])
  if ((await inSpace(context, 'clients')).some((row) => row.id !== id && row.domain === domain))
    throw new Refusal('conflict', `Another client has the domain '${domain}' already: give another one.`, [{ path: 'domain', message: 'taken' }])
  return domain
}

async function mustBeFree(context: Context, id: string | null, name: string) {
  if ((await inSpace(context, 'clients')).some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal('conflict', `There is a client '${name}' already: choose another name.`, [{ path: 'name', message: 'taken' }])
}
