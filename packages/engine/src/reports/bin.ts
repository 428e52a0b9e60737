import { type Binnable, type BinnedRecord, Refusal } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own, ownRow } from '../own.ts'

/** How long what was removed can be put back. */
const kept = 86_400_000

/** Removes a record so that it can be put back for a day; what lay there longer is gone. */
export async function toBin(context: Context, collection: keyof Binnable, id: string): Promise<void> {
  const { records, now } = context
  const row: Binnable[keyof Binnable] = await ownRow(context, collection, id)
  for (const old of await own(context, 'removedReports', { where: { removedAt: { before: new Date(now.getTime() - kept).toISOString() } } })) {
    records.remove('removedReports', old.id)
    if (old.collection === 'exports') records.remove('exportFiles', old.row.id)
  }
  records.remove(collection, id)
  const key = `${collection}:${id}`
  records.put('removedReports', key, { id: key, project: row.project, removedAt: now.toISOString(), collection, row } as BinnedRecord)
}

/** Puts a removed record back. Throws a `Refusal` notFound when it is not, or no longer, there. */
export async function fromBin(context: Context, collection: keyof Binnable, id: string): Promise<void> {
  const key = `${collection}:${id}`
  const [binned] = await own(context, 'removedReports', { where: { id: key } })
  if (binned === undefined)
    throw new Refusal('notFound', `'${id}' cannot be put back into the ${collection}: it was removed more than a day ago, or is back already.`)
  context.records.remove('removedReports', key)
  context.records.put(collection, id, binned.row as never)
}
