import { join } from 'node:path'
import { CannotOpen, plainOpening } from '../opening.ts'
import { FolderHeld } from '../dataFolder.ts'
import { BadSetting } from '../settings.ts'
import type { EventSettings } from './eventSettings.ts'

/** What stands in the way of opening events, in one sentence that never holds a password. */
export function plainly(error: unknown, { data, clickhouseUrl }: EventSettings): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  if (error instanceof BadSetting || error instanceof FolderHeld || error instanceof CannotOpen) return error
  const refusal = refusalOf(error)
  if (clickhouseUrl === null) {
    const folder = join(data, 'events')
    if (refusal?.code === '76' || /Cannot lock file|another server instance/i.test(error.message))
      return new Error(`The events in ${folder} are open in another process: stop it, or give TAGMASON_DATA another folder.`, { cause: error })
    if (refusal === null) return plainOpening({ what: 'The events', path: folder }, error)
    return new Error(`The events in ${folder} cannot be opened (${short(refusal)}): run 'npx tagmason-server doctor', or restore a backup.`, { cause: error })
  }
  const { host } = new URL(clickhouseUrl)
  if (refusal !== null && ['516', '192', '193', '194'].includes(refusal.code))
    return new Error(`ClickHouse at ${host} does not let this user in: check the user and the password in CLICKHOUSE_URL.`, { cause: error })
  if (refusal !== null)
    return new Error(`ClickHouse at ${host} refuses what the event store needs (${short(refusal)}): check the rights of the user in CLICKHOUSE_URL.`, {
      cause: error,
    })
  if ('code' in error || /timeout|socket/i.test(error.message))
    return new Error(
      `ClickHouse at ${host} does not answer (${'code' in error ? String(error.code) : error.message}): check CLICKHOUSE_URL and that the server runs.`,
      {
        cause: error,
      },
    )
  return error
}

/** What ClickHouse itself says. The class of its errors is declared in two packages, so it is known by its shape. */
function refusalOf(error: Error): { code: string; type: string } | null {
  if (!('code' in error) || !('type' in error) || !/^\d+$/.test(String(error.code))) return null
  return { code: String(error.code), type: String(error.type) }
}

const short = ({ type, code }: { type: string; code: string }) => `${type} ${code}`
