import { type ApiScope, apiScopes } from '@tagmason/domain'
import type { ListedKey } from '../api/orders.ts'
import { options, said, type Streams, Unusable } from './streams.ts'
import { type StoreSettings, withOrders } from './withOrders.ts'

const text = { type: 'string' } as const
const commands: Record<string, (args: string[], streams: Streams, settings: StoreSettings) => Promise<number>> = { create, list, revoke }

/**
 * `tagmason-server keys create --project ID --scopes LIST [--name N] [--days N] [--ingest] [--json]`, `keys list [--json]`, `keys revoke ID`; each with `--account ID`. Works
 * beside a running server and without one. Gives the exit code: 0 done, 2 refused with one sentence on standard error.
 */
export const keys = (args: readonly string[], streams: Streams, settings: StoreSettings): Promise<number> =>
  said(streams, () => {
    const [name = '', ...rest] = args
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined) throw new Unusable(`There is no command 'keys ${name}': use 'keys create', 'keys list' or 'keys revoke'.`)
    return command(rest, streams, settings)
  })

async function create(args: string[], { out }: Streams, settings: StoreSettings): Promise<number> {
  const { values, positionals } = options(args, {
    project: text,
    scopes: text,
    name: text,
    days: text,
    account: text,
    ingest: { type: 'boolean' },
    json: { type: 'boolean' },
  })
  if (positionals[0] !== undefined) throw new Unusable(`'${positionals[0]}' stands outside the options: put a name of several words in quotes behind --name.`)
  if (values.project === undefined) throw new Unusable('No project was named: give its ID with --project.')
  const { project, name, account = 'main', ingest = false } = values
  const scopes = values.scopes === undefined && ingest ? (['events.write'] as const) : scopesOf(values.scopes)
  const order = { account, project, scopes: [...scopes], days: daysOf(values.days), ingest, ...(name === undefined ? {} : { name }) }
  const made = await withOrders(settings, (orders) => orders.createKey(order))
  out(
    values.json === true
      ? `${JSON.stringify(made)}\n`
      : `${made.key}\n${ingest ? '' : 'Store it now: it is shown this once. '}It can be revoked with: tagmason-server keys revoke ${made.id}\n`,
  )
  return 0
}

async function list(args: string[], { out }: Streams, settings: StoreSettings): Promise<number> {
  const { values, positionals } = options(args, { account: text, json: { type: 'boolean' } })
  if (positionals[0] !== undefined) throw new Unusable(`'${positionals[0]}' says nothing to 'keys list': leave it out.`)
  const rows = await withOrders(settings, (orders) => orders.listKeys(values.account ?? 'main'))
  out(values.json === true ? `${JSON.stringify(rows, null, 2)}\n` : rows.map(line).join(''))
  return 0
}

async function revoke(args: string[], { out }: Streams, settings: StoreSettings): Promise<number> {
  const { values, positionals } = options(args, { account: text })
  const [id, extra] = positionals
  if (id === undefined) throw new Unusable("No key was named: use 'tagmason-server keys revoke ID' with an ID of 'tagmason-server keys list'.")
  if (extra !== undefined) throw new Unusable(`Only one key is revoked at a time, and '${extra}' is a second one: call the command once for each.`)
  const { name } = await withOrders(settings, (orders) => orders.revokeKey(values.account ?? 'main', id))
  out(`Revoked: ${name}. Calls with it are refused from now on.\n`)
  return 0
}

/** Scopes are also written with a colon. */
function scopesOf(list: string | undefined): ApiScope[] {
  const named = (list ?? '').split(/[\s,]+/).filter((each) => each !== '')
  if (named.length === 0) throw new Unusable(`No scopes were named: give some of ${apiScopes.join(',')} with --scopes.`)
  return [...new Set(named)].map((each) => {
    const scope = apiScopes.find((known) => known === each.replace(':', '.').toLowerCase())
    if (scope === undefined) throw new Unusable(`There is no scope '${each}': give some of ${apiScopes.join(',')} with --scopes.`)
    return scope
  })
}

function daysOf(days: string | undefined): number | null {
  if (days === undefined) return null
  const number = /^\d{1,4}$/.test(days) ? Number(days) : 0
  if (number < 1 || number > 3650)
    throw new Unusable(`--days cannot be '${days}': give a whole number from 1 to 3650, or leave it out for a key that never ends.`)
  return number
}

function line({ id, name, key, project, scopes, status, expires }: ListedKey): string {
  const end = expires === null ? '' : `, ends ${expires.slice(0, 10)}`
  return `${id}  ${key}  ${name} (${project ?? 'any project'}): ${scopes.join(', ')}, ${status.toLowerCase()}${end}\n`
}
