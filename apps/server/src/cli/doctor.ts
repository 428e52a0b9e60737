import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { controlClient } from '../api/controlClient.ts'
import { holderOf } from '../dataFolder.ts'
import { brokenFindings, brokenFolders } from '../events/brokenParts.ts'
import { openRecords, type RecordSettings } from '../records/open.ts'
import { openPostgres, reason } from '../records/postgres.ts'
import type { Settings } from '../settings.ts'
import { recordsFindings } from './doctor/records.ts'
import { bad, doubtful, type Finding, good, messageOf } from './doctor/finding.ts'
import { disk, keyFile, lock, versions } from './doctor/machine.ts'

export type { Finding } from './doctor/finding.ts'

/** Milliseconds that ClickHouse has for an answer. */
const patience = 5_000

/**
 * Looks at everything that an installation stands on. Changes nothing: where there are no records yet, none are made. While a server works in the
 * data folder it looks at the records itself.
 */
export async function doctor(settings: Settings & RecordSettings): Promise<Finding[]> {
  const findings = [versions(process.versions.node), await disk(settings.data), lock(settings.data), keyFile(settings.data, (settings.key ?? null) !== null)]
  return [...findings, ...(await recordFindings(settings)), ...(await eventFindings(settings))]
}

/** A server that works in the data folder says it with the rest. */
async function eventFindings({ data, clickhouseUrl }: Settings): Promise<Finding[]> {
  if (clickhouseUrl !== null) return clickhouse(clickhouseUrl)
  return holderOf(data) === null ? brokenFindings(await brokenFolders(data)) : []
}

async function recordFindings(settings: Settings & RecordSettings): Promise<Finding[]> {
  if (settings.databaseUrl !== null) {
    const answer = await postgres(settings.databaseUrl)
    if (answer.state === 'bad') return [answer]
    return [answer, ...(await looked(settings))]
  }
  if (!existsSync(join(settings.data, 'records'))) return [good('records', 'There are no records yet: the first start makes them')]
  return looked(settings)
}

/** The server that has the records open looks at them itself. */
async function looked(settings: Settings & RecordSettings): Promise<Finding[]> {
  const holder = holderOf(settings.data)
  if (holder === null) return opened(settings)
  if (holder.control === null) return [busy]
  try {
    return await controlClient(holder.control).findings()
  } catch (error) {
    return [bad('records', messageOf(error), 'Look at what the server says, and start it anew.')]
  }
}

const busy = doubtful('records', 'A server is just starting in the data folder, so the audit logs were not looked at', 'Run doctor again when it has started.')

async function opened(settings: Settings & RecordSettings): Promise<Finding[]> {
  let records
  try {
    records = await openRecords(settings, { asItIs: true })
  } catch (error) {
    return [bad('records', `The records do not open: ${messageOf(error)}`, 'Do what the sentence says, or restore a backup.')]
  }
  try {
    return await recordsFindings(records)
  } catch (error) {
    return [bad('records', `The records cannot be read: ${messageOf(error)}`, 'Restore the last backup into another folder and compare.')]
  } finally {
    await records.close()
  }
}

async function postgres(url: string): Promise<Finding> {
  try {
    await (await openPostgres(url)).close()
    return good('records', 'PostgreSQL answers at DATABASE_URL')
  } catch (error) {
    return bad('records', messageOf(error), 'Start PostgreSQL, or correct DATABASE_URL.')
  }
}

async function clickhouse(url: string): Promise<Finding[]> {
  try {
    const { origin } = new URL(url)
    const response = await fetch(`${origin}/ping`, { signal: AbortSignal.timeout(patience) })
    if (response.ok) return [good('events', 'ClickHouse answers at CLICKHOUSE_URL')]
    return [bad('events', `What answers at CLICKHOUSE_URL says ${response.status}`, 'Check that CLICKHOUSE_URL names the HTTP port of ClickHouse.')]
  } catch (error) {
    return [
      bad(
        'events',
        `ClickHouse does not answer (${reason(error instanceof Error && error.cause !== undefined ? error.cause : error)})`,
        'Start ClickHouse, or correct CLICKHOUSE_URL.',
      ),
    ]
  }
}
