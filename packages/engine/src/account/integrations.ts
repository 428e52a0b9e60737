import {
  type ActInput,
  type AvailableIntegration,
  serviceConnectors,
  hasConnector,
  type Integration,
  Refusal,
  undoSeconds,
  webhookUrlProblem,
} from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { inSpace, mark, spacedRow } from './inSpace.ts'

export const integrations: Handles<'integrations'> = {
  'integrations.list': async (context) => ({ connected: await inSpace(context, 'integrations'), available: await availableIn(context) }),

  'integrations.facts': async (context, { id }) => {
    return { integration: await catalogued(context, id), guide: '/learning/docs' }
  },

  'integrations.connect': async (context, { id, account = '', access = {} }) => {
    const { records, session, now } = context
    const { popular: _popular, ...service } = await catalogued(context, id)
    const sandbox = session.space === 'sample'
    if (!sandbox && account === '') throw new Refusal('invalid', `Say which account of ${service.name} is meant.`, [{ path: 'account', message: 'missing' }])
    const isOpen = !sandbox && keepAccess(context, service.name, id, access)
    const row: Integration = {
      ...service,
      status: sandbox || isOpen ? 'connected' : 'waiting',
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
 * Keeps by what a service is called that the server has a connector for; false where it has none, or nothing was given: then the service waits. Throws a `Refusal` invalid where something is missing.
 */
function keepAccess(context: Context, name: string, id: string, access: NonNullable<ActInput<'integrations.connect'>['access']>): boolean {
  const given = Object.values(access).some((text) => text !== undefined && text !== '')
  if (!hasConnector(id) || !given) return false
  const missing = serviceConnectors[id].find((field) => (access[field] ?? '') === '')
  if (missing !== undefined)
    throw new Refusal('invalid', `${name} needs ${missing === 'address' ? 'its address' : `a ${missing}`} to be called: give it, too.`, [
      { path: `access.${missing}`, message: 'missing' },
    ])
  const address = (access.address ?? '').replace(/\/+$/, '')
  if (address !== '' && webhookUrlProblem(address) !== null && context.ports.outgoing?.names(address) !== true)
    throw new Refusal('invalid', `'${address}' is no address that this server may call: give one like https://example.my.salesforce.com.`, [
      { path: 'access.address', message: 'address' },
    ])
  const { token, client, secret } = access
  const key = keyOf(context, id)
  const fields = Object.fromEntries(Object.entries({ token, client, secret }).filter(([, text]) => text !== undefined && text !== ''))
  context.records.put('integrationAccess', key, { id: key, service: id, ...fields, ...(address === '' ? {} : { address }), ...mark(context) })
  return true
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
