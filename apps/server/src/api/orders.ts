import { type ApiKey, type ApiScope, apiScopes, Refusal } from '@tagmason/domain'
import { createWorkspace, type EventStore, keyAsOf, type Member, type Ports, projectContext, unitOfWork } from '@tagmason/engine'
import { z } from 'zod'
import type { AccountRecords } from '../records/accountRecords.ts'

export const keyOrderSchema = z.object({
  account: z.string().max(100),
  /** Slug. */
  project: z.string().trim().min(1).max(200),
  scopes: z.array(z.enum(apiScopes)).min(1),
  /** One that is free where left out. */
  name: z.string().max(60).optional(),
  /** Days until it ends; null for never. */
  days: z.int().min(1).max(3650).nullable(),
  /** An ingest key stands in web pages and may send events only. */
  ingest: z.boolean(),
})
export type KeyOrder = z.output<typeof keyOrderSchema>

/** A key in a list. */
export interface ListedKey extends Pick<ApiKey, 'id' | 'name' | 'key' | 'kind' | 'status' | 'created' | 'lastUsed' | 'expires'> {
  scopes: readonly ApiScope[]
  /** Null where it was made for none. */
  project: string | null
}

/** What the command line of this machine asks for. Each throws a `Refusal`, or an error with one sentence. */
export interface Orders {
  /** Makes a key. `key` is shown this once. */
  createKey(order: KeyOrder): Promise<{ id: string; key: string }>
  listKeys(account: string): Promise<ListedKey[]>
  revokeKey(account: string, id: string): Promise<{ name: string }>
  /** Puts the sample's rows back to their first day and forgets what its projects collected. */
  resetSample(account: string): Promise<{ projects: number }>
}

export interface OrderParts {
  records: Pick<AccountRecords, 'accounts' | 'of'>
  events: Pick<EventStore, 'erase' | 'latest'>
  ports: Ports
}

/** Whoever may read the data folder is an owner; the audit log says how they came. */
const commandLine: Member = { id: 'command-line', name: 'Command line', email: 'command-line', role: 'owner' }

/** Carries orders out on the stores, through the door of the engine. */
export function orders({ records, events, ports }: OrderParts): Orders {
  const storeOf = async (account: string) => {
    const accounts = await records.accounts()
    if (!accounts.includes(account)) throw new Refusal('notFound', `There is no account '${account}': there are ${accounts.join(', ')}.`)
    return records.of(account)
  }
  const doorOf = async (account: string, project: string) =>
    createWorkspace({ store: await storeOf(account), ports, member: commandLine, from: 'command line', project })
  const projectsOf = async (account: string) => [...(await (await storeOf(account)).list('projects')).values()]
  const rowsOf = async (account: string) => [...(await (await storeOf(account)).list('apiKeys')).values()]

  return {
    async createKey({ account, project, scopes, name, days, ingest }) {
      const projects = (await projectsOf(account)).filter(({ archived }) => !archived)
      if (!projects.some(({ value }) => value === project))
        throw new Refusal('notFound', `There is no project '${project}': there are ${projects.map(({ value }) => value).join(', ')}.`)
      const { key, secret } = await (
        await doorOf(account, project)
      ).act('apiKeys.create', {
        name: name ?? freeName(await rowsOf(account)),
        kind: ingest ? 'ingest' : 'secret',
        environment: 'production',
        scopes,
        life: days,
        project,
      })
      return { id: key.id, key: secret ?? key.key }
    },

    async listKeys(account) {
      const records = unitOfWork(await storeOf(account))
      return (await rowsOf(account)).map((row) => {
        const context = projectContext(records, ports, { value: row.project ?? '', space: row.space ?? 'sample', timeZone: 'UTC' })
        const { id, name, key, kind, status, created, lastUsed, expires, scopes, project = null } = keyAsOf(row, context)
        return { id, name, key, kind, project, scopes, status, created, lastUsed, expires }
      })
    },

    async revokeKey(account, id) {
      const row = (await rowsOf(account)).find((each) => each.id === id)
      if (row === undefined) throw new Refusal('notFound', `There is no key '${id}': \`tagmason-server keys list\` shows those there are.`)
      const space = row.space ?? 'sample'
      const project = row.project ?? (await projectsOf(account)).find((each) => each.space === space)?.value ?? ''
      await (await doorOf(account, project)).act('apiKeys.revoke', { id })
      return { name: row.name }
    },

    async resetSample(account) {
      const samples = (await projectsOf(account)).filter(({ space }) => space === 'sample')
      await (await doorOf(account, samples[0]?.value ?? '')).act('workspace.reset', undefined)
      for (const { value: project } of samples) {
        // To look is quick; to erase what is not there takes as long as to erase much.
        const found = await events.latest({ account, project, from: 0, to: Number.MAX_SAFE_INTEGER, withBots: true }, 1)
        if (found.length > 0) await events.erase(account, project)
      }
      return { projects: samples.length }
    },
  }
}

function freeName(rows: readonly ApiKey[]): string {
  const taken = new Set(rows.map(({ name }) => name.toLowerCase()))
  for (let n = 1; ; n++) {
    const name = n === 1 ? 'Command line' : `Command line ${n}`
    if (!taken.has(name.toLowerCase())) return name
  }
}
