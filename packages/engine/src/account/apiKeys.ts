import {
  type ApiKey,
  type ApiKeySecret,
  type ApiScope,
  hasKeyEnded,
  ingestPrefix,
  type KeyEnvironment,
  keyPrefixes,
  type KeyKind,
  maskedKey,
  mostKeys,
  Refusal,
} from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { callApi } from './apiCall.ts'
import { projectContext } from './apiContext.ts'
import { clockOf, endpointIn } from './apiGate.ts'
import { inSpace, mark, spacedRow } from './inSpace.ts'
import { freshSecret, sha256 } from './secrets.ts'

const hour = 3_600_000
const day = 24 * hour

export const apiKeys: Handles<'apiKeys'> = {
  'apiKeys.list': async (context) => (await inSpace(context, 'apiKeys')).map((row) => keyAsOf(row, context)),

  'apiKeys.endpoints': async ({ records, session, ports }) =>
    (await records.list('endpoints')).map((each) => endpointIn(each, session.space, ports.server?.eventCalls)),

  'apiKeys.create': async (asked, { name, kind, environment, scopes, life, project }) => {
    const context = await inProject(asked, project)
    const { ports, records, session } = context
    const owner = project ?? (session.space === 'real' ? session.project : undefined)
    const now = clockOf(owner === undefined ? {} : { project: owner }, context.now, ports.now())
    const others = await inSpace(context, 'apiKeys')
    if (others.length >= mostKeys) throw new Refusal('conflict', `There are ${mostKeys} keys already, which is the most: revoke one that nobody uses.`)
    mustBeFree(others, null, name)
    mustFit(kind, scopes)
    const id = ports.id()
    const { shown, key } = await made(context, kind, environment)
    const row: ApiKey = {
      id,
      name,
      ...(owner === undefined ? {} : { project: owner }),
      kind,
      environment,
      key,
      created: now.toISOString(),
      lastUsed: null,
      requests: 0,
      status: 'Active',
      scopes: [...new Set(scopes)],
      expires: life === null ? null : new Date(now.getTime() + life * day).toISOString(),
      previousUntil: null,
      ...mark(context),
    }
    records.put('apiKeys', id, row)
    if (kind === 'secret') records.put('apiKeySecrets', id, { id, hash: await sha256(shown), previous: [], ...mark(context) })
    return { key: row, secret: kind === 'secret' ? shown : null }
  },

  'apiKeys.change': async (context, { id, name, scopes }) => {
    const row = await spacedRow(context, 'apiKeys', id)
    mustBeFree(await inSpace(context, 'apiKeys'), id, name)
    mustFit(row.kind, scopes)
    return put(context, { ...row, name, scopes: [...new Set(scopes)] })
  },

  'apiKeys.deactivate': async (context, { id }) => {
    const row = keyAsOf(await spacedRow(context, 'apiKeys', id), context)
    if (row.status === 'Inactive') throw new Refusal('conflict', `'${row.name}' is not active any more.`)
    return put(context, { ...row, status: 'Inactive' })
  },

  'apiKeys.activate': async (context, { id }) => {
    const row = await spacedRow(context, 'apiKeys', id)
    if (hasKeyEnded(row, clockOf(row, context.now, context.ports.now())))
      throw new Refusal('conflict', `'${row.name}' ended on ${row.expires?.slice(0, 10)}: regenerate it or create a new key.`)
    return put(context, { ...row, status: 'Active' })
  },

  'apiKeys.regenerate': async (context, { id, grace }) => {
    const { ports, records } = context
    const row = await spacedRow(context, 'apiKeys', id)
    const now = clockOf(row, context.now, ports.now())
    if (row.status === 'Inactive') throw new Refusal('conflict', `'${row.name}' is not active: activate it first.`)
    if (row.kind === 'ingest')
      throw new Refusal('conflict', `Web pages contain '${row.name}', which is no secret: create another ingest key and change the pages first.`)
    const { shown, key } = await made(context, row.kind, row.environment)
    const before = await records.get('apiKeySecrets', id)
    const until = new Date(ports.now().getTime() + grace * hour).toISOString()
    const previous: ApiKeySecret['previous'] = grace === 0 || before === undefined ? [] : [{ hash: before.hash, until }]
    records.put('apiKeySecrets', id, { id, hash: await sha256(shown), previous, ...mark(context) })
    // A key that had an end has one again, as far away as it was.
    const life = row.expires === null ? null : Date.parse(row.expires) - Date.parse(row.created)
    const created = now.toISOString()
    const renewed: ApiKey = {
      ...row,
      key,
      created,
      lastUsed: null,
      expires: life === null ? null : new Date(now.getTime() + life).toISOString(),
      previousUntil: grace === 0 ? null : new Date(now.getTime() + grace * hour).toISOString(),
    }
    return { key: put(context, renewed), secret: shown }
  },

  'apiKeys.revoke': async (context, { id }) => {
    await spacedRow(context, 'apiKeys', id)
    context.records.remove('apiKeys', id)
    context.records.remove('apiKeySecrets', id)
    for (const each of await inSpace(context, 'apiHours')) if (each.id.startsWith(`${id}:`)) context.records.remove('apiHours', each.id)
  },

  'apiKeys.call': callApi,
}

/** A key as it stands at a time: what has ended is Inactive, and the grace of an old secret ends. */
export function keyAsOf(row: ApiKey, { now, ports }: Pick<Context, 'now' | 'ports'>): ApiKey {
  const clock = clockOf(row, now, ports.now())
  return {
    ...row,
    status: hasKeyEnded(row, clock) ? 'Inactive' : row.status,
    previousUntil: row.previousUntil !== null && Date.parse(row.previousUntil) > clock.getTime() ? row.previousUntil : null,
  }
}

/** What is asked for a project that is named, seen from it. Throws a `Refusal` notFound. */
async function inProject(context: Context, project: string | undefined): Promise<Context> {
  if (project === undefined) return context
  const found = await context.records.get('projects', project)
  if (found === undefined) throw new Refusal('notFound', `There is no project '${project}': choose one of the list.`, [{ path: 'project', message: 'unknown' }])
  return projectContext(context.records, context.ports, found)
}

/** A fresh key: what is shown once, and what stands in the list. */
async function made({ ports }: Context, kind: KeyKind, environment: KeyEnvironment): Promise<{ shown: string; key: string }> {
  const letters = await freshSecret(ports)
  if (kind === 'ingest') return { shown: '', key: `${ingestPrefix}${letters.slice(0, 20)}` }
  const shown = `${keyPrefixes[environment]}${letters}`
  return { shown, key: maskedKey(shown, keyPrefixes[environment]) }
}

function put({ records }: Context, row: ApiKey): ApiKey {
  records.put('apiKeys', row.id, row)
  return row
}

function mustBeFree(rows: readonly ApiKey[], id: string | null, name: string) {
  if (rows.some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal('conflict', `There is a key '${name}' already: choose another name.`, [{ path: 'name', message: 'taken' }])
}

/** Everybody can read a key that stands in a page, so it must not be able to read anything. */
function mustFit(kind: KeyKind, scopes: readonly ApiScope[]) {
  if (kind === 'ingest' && scopes.some((scope) => scope !== 'events.write'))
    throw new Refusal('invalid', 'An ingest key stands in web pages, so it may send events and nothing else.', [{ path: 'scopes', message: 'ingest' }])
}
