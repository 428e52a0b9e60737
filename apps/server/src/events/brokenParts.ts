import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClickHouseClient } from '@clickhouse/client'
import { bad, type Finding } from '../cli/doctor/finding.ts'
import { rowsOf } from './ask.ts'

/** Where a part of the events lies that ClickHouse found damaged: it sets the part aside, says nothing, and answers without the events in it. */
export interface BrokenPart {
  path: string
}

/** What the names of parts begin with that were set aside because they are damaged; others were set aside by people. */
const prefixes = ['broken', 'unexpected', 'noquorum']

/** The damaged parts that the event store has set aside, as it says itself. */
export const brokenParts = (client: ClickHouseClient): Promise<BrokenPart[]> =>
  rowsOf<BrokenPart>(
    client,
    `SELECT path FROM system.detached_parts WHERE database = currentDatabase() AND arrayExists(each -> startsWith(name, each), {prefixes:Array(String)}) ORDER BY path`,
    { prefixes },
  )

/** The same of an embedded store that nothing has open, by its folders. */
export async function brokenFolders(data: string): Promise<BrokenPart[]> {
  const store = join(data, 'events', 'store')
  const names = async (folder: string) => readdir(folder).catch(() => [])
  const tables = (await Promise.all((await names(store)).map(async (each) => (await names(join(store, each))).map((table) => join(store, each, table))))).flat()
  const found = tables.map(async (table) => {
    const parts = (await names(join(table, 'detached'))).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
    return parts.map((name) => ({ path: join(table, 'detached', name) }))
  })
  return (await Promise.all(found)).flat().toSorted((a, b) => a.path.localeCompare(b.path))
}

const wayBack =
  "Keep a copy of it, look at the disk, and put back the last backup with 'npx tagmason-server restore DIR --replace'; where its events are not missed, remove it, and this is not reported again."

/** The sentence about a part, with its folder. */
const brokenSentence = ({ path }: BrokenPart) => `Events in '${path}' are damaged: ClickHouse set them aside, so they are in no figure, and keeps them there.`

export const brokenFindings = (parts: readonly BrokenPart[]): Finding[] => parts.map((part) => bad('events', brokenSentence(part), wayBack))

/** Milliseconds between two looks. */
const hour = 3_600_000

/** Warns of each damaged part once: of those that a start finds, and of those that are found later. */
export async function watchBrokenParts(look: () => Promise<readonly BrokenPart[]>, warn: (message: string) => void, every = hour): Promise<{ close(): void }> {
  const known = new Set<string>()
  const again = async () => {
    for (const part of await look()) {
      if (known.has(part.path)) continue
      known.add(part.path)
      warn(`${brokenSentence(part)} ${wayBack}`)
    }
  }
  // Events are answered without this: a store that does not say is asked again in an hour.
  const quietly = () =>
    again().catch((error: unknown) => warn(`The event store does not tell whether parts of it are damaged (${String(error)}): it is asked again in an hour.`))
  await quietly()
  const timer = setInterval(() => void quietly(), every).unref()
  return { close: () => clearInterval(timer) }
}
