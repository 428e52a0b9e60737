import type { Control } from '../dataFolder.ts'
import type { Manifest } from '../cli/backup/manifest.ts'
import type { Finding } from '../cli/doctor/finding.ts'
import type { Inside } from './control.ts'
import type { ListedKey, Orders } from './orders.ts'

/** Has the server that is running carry orders out. */
export function controlClient({ address, token }: Control): Orders & Inside {
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    let response
    try {
      response = await fetch(`${address}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    } catch {
      throw new Error(`The server that holds the data folder does not answer at ${address}: look whether it is still running, and try again.`)
    }
    const answer = (await response.json()) as unknown
    if (response.ok) return answer as T
    throw new Error((answer as { detail?: string }).detail ?? `The server refused this with status ${response.status}.`)
  }
  const of = (account: string) => `?account=${encodeURIComponent(account)}`
  return {
    createKey: (order) => ask('POST', '/keys', order),
    listKeys: (account) => ask<ListedKey[]>('GET', `/keys${of(account)}`),
    revokeKey: (account, id) => ask('DELETE', `/keys/${encodeURIComponent(id)}${of(account)}`),
    backup: (folder) => ask<Manifest>('POST', '/backup', { folder }),
    findings: () => ask<Finding[]>('GET', '/findings'),
    resetSample: (account) => ask('POST', `/sample/reset${of(account)}`),
  }
}
