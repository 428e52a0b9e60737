import { type ActInput, type AvailableIntegration, hasConnector, type Integration, Refusal, undoSeconds } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { inSpace, mark, spacedRow } from './inSpace.ts'
import { checkedAccess, type TestedAccess, testAccess } from './integrationAccess.ts'

export const integrations: Handles<'integrations'> = {
  'integrations.list': async (context) => ({ connected: await inSpace(context, 'integrations'), available: await availableIn(context) }),

  'integrations.facts': async (context, { id }) => {
    return { integration: await catalogued(context, id), guide: '/learning/docs' }
  },

  'integrations.connect': async (context, { id, account = '' }, tested) => {
    const { records, session, now } = context
    const { popular: _popular, ...service } = await connectable(context, id, account)
    const sandbox = session.space === 'sample'
    const kept = sandbox ? null : tested
    if (kept !== null) records.put('integrationAccess', keyOf(context, id), { id: keyOf(context, id), ...kept, ...mark(context) })
    const row: Integration = {
      ...service,
      status: sandbox || kept !== null ? 'connected' : 'waiting',
      lastSync: sandbox ? now.toISOString() : null,
      settings: { autoSync: true, syncFrequency: 'hourly' },
      ...(account === '' ? {} : { account }),
      ...mark(context),
    }
    const before = (await inSpace(context, 'disconnectedIntegrations')).find((each) => each.id === id)
    if (before !== undefined) records.remove('disconnectedIntegrations', keyOf(context, id))
    // What takes messages takes them again; a service that brings data brings it.
    return put(context, before === undefined ? row : { ...row, settings: before.row.settings })
  },

  'integrations.configure': async (context, { id, settings }) => {
    const row = await spacedRow(context, 'integrations', id)
    if ('autoSync' in settings !== 'autoSync' in row.settings)
      throw new Refusal('invalid', `'${row.name}' ${'autoSync' in row.settings ? 'brings data and has no channel' : 'takes messages and is not synced'}.`, [
        { path: 'settings', message: 'otherKind' },
      ])
    return put(context, { ...row, settings })
  },

  'integrations.sync': async (context, { id }) => {
    const row = await spacedRow(context, 'integrations', id)
    if (context.session.space === 'real')
      throw new Refusal(
        'unavailable',
        hasConnector(id)
          ? `'${row.name}' takes contacts as they come and has nothing to be fetched: nothing needs to be synced.`
          : context.ports.server === undefined
            ? `'${row.name}' is reached by a server, and none runs: it waits until one does.`
            : `This version of the server has no connector for '${row.name}' yet: its account is kept until it has.`,
      )
    const { problem: _problem, ...rest } = row
    if (row.problem === 'accessExpired') throw new Refusal('conflict', `'${row.name}' has ended our access: disconnect it and connect it again.`)
    return put(context, { ...rest, status: 'connected', lastSync: context.now.toISOString() })
  },

  'integrations.disconnect': async (context, { id }) => {
    const row = await spacedRow(context, 'integrations', id)
    context.records.remove('integrations', keyOf(context, id))
    // What it is called by goes at once: whoever takes it back gives it again.
    if ((await context.records.get('integrationAccess', keyOf(context, id))) !== undefined) context.records.remove('integrationAccess', keyOf(context, id))
    context.records.put('disconnectedIntegrations', keyOf(context, id), { id, at: context.ports.now().toISOString(), row, ...mark(context) })
  },

  'integrations.restore': async (context, { id }) => {
    const kept = await spacedRow(context, 'disconnectedIntegrations', id)
    if (context.ports.now().getTime() - Date.parse(kept.at) > undoSeconds * 1000)
      throw new Refusal('conflict', `'${kept.row.name}' was disconnected more than ${undoSeconds} seconds ago: connect it again.`)
    context.records.remove('disconnectedIntegrations', keyOf(context, id))
    return put(context, hasConnector(id) && context.session.space === 'real' ? { ...kept.row, status: 'waiting' } : kept.row)
  },
}

/**
 * Calls a service that the server has a connector for, before it counts as connected. Null where it has none, nothing was given, or nothing can be called from here: then the service waits, and what was given is not kept.
 * Throws a `Refusal` where something is missing, or the service does not take what was given.
 */
export async function testConnection(context: Context, { id, account = '', access = {} }: ActInput<'integrations.connect'>): Promise<TestedAccess | null> {
  const { session, ports } = context
  if (session.space === 'sample') return null
  const { name } = await connectable(context, id, account)
  if (!hasConnector(id)) return null
  const given = checkedAccess(name, id, access, ports.outgoing)
  if (given === null || ports.outgoing === undefined) return null
  await testAccess(name, given, ports.outgoing)
  return given
}

/** The sample's rows and those beside it may be of the same service, so they have keys of their own. */
const keyOf = ({ session }: Context, id: string) => (session.space === 'real' ? `real:${id}` : id)

function put(context: Context, row: Integration): Integration {
  context.records.put('integrations', keyOf(context, row.id), row)
  return row
}

/** The catalogue without what is connected, and with what was disconnected and is not in it. */
async function availableIn(context: Context): Promise<AvailableIntegration[]> {
  const connected = new Set((await inSpace(context, 'integrations')).map((row) => row.id))
  const catalogue = await context.records.list('availableIntegrations')
  const known = new Set(catalogue.map((row) => row.id))
  const gone = (await inSpace(context, 'disconnectedIntegrations')).map(({ row }) => row)
  const further = gone
    .filter((row) => !known.has(row.id))
    .map(({ id, name, description, type, icon }) => ({ id, name, description, type, icon, popular: false }))
  return [...catalogue, ...further].filter((row) => !connected.has(row.id))
}

async function catalogued(context: Context, id: string): Promise<AvailableIntegration> {
  const row = (await availableIn(context)).find((each) => each.id === id)
  if (row === undefined) throw new Refusal('notFound', `There is no '${id}' to connect: it may be connected already.`)
  return row
}

/** A service of the catalogue whose account was said where it is needed. */
async function connectable(context: Context, id: string, account: string): Promise<AvailableIntegration> {
  const service = await catalogued(context, id)
  if (context.session.space !== 'sample' && account === '')
    throw new Refusal('invalid', `Say which account of ${service.name} is meant.`, [{ path: 'account', message: 'missing' }])
  return service
}
