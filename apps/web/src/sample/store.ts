import { storedPlanSchema } from '@tagmason/domain'
import { memoryStore, type RecordStore, renewSample, sampleMark, type Seed, type Write } from '@tagmason/engine'
import { database, keepMark, keptMark, load, save } from './database.ts'

/** As many audit entries as a browser keeps; the oldest go first. */
const mostAudit = 2000

/**
 * The memory store kept across reloads: every commit is one IndexedDB transaction before it counts, and other tabs hear of it. Begins with the seed on the first visit.
 * Sample rows of another version are brought to this one's.
 * Where the browser keeps nothing (private windows of some) it is memory alone.
 */
export async function browserStore(seed: Seed): Promise<RecordStore> {
  const db = await database().catch(() => null)
  if (db === null) return memoryStore(seed)
  const kept = await load(db)
  let version = kept.version
  let memory = memoryStore({ ...seed, ...usable(kept.collections) })
  const others = new BroadcastChannel('tagmason')
  const isNew = version === 0
  if (isNew) version = await save(db, new Map(Object.entries(seed)), version)

  const store: RecordStore = {
    list: (collection) => memory.list(collection),
    get: (collection, id) => memory.get(collection, id),
    find: (collection, query) => memory.find(collection, query),
    count: (collection, where, most) => memory.count(collection, where, most),
    async commit(writes) {
      // Whole collections are kept, so that their order is.
      const touched = new Map<string, Map<string, unknown>>()
      for (const { collection, id, row } of writes) {
        const rows = touched.get(collection) ?? new Map<string, unknown>(await memory.list(collection))
        touched.set(collection, rows)
        if (row === null) rows.delete(id)
        else rows.set(id, row)
      }
      const audit = touched.get('auditLog')
      const changes = touched.get('auditChanges')
      for (const id of [...(audit?.keys() ?? [])].slice(0, -mostAudit)) {
        audit?.delete(id)
        changes?.delete(id)
      }
      version = await save(db, touched, version)
      await memory.commit(writes)
      others.postMessage(writes)
    },
    // One tab at a time: what another one committed is read before this one changes anything.
    alone: (run) =>
      navigator.locks.request('tagmason', async () => {
        const now = await load(db, version)
        if (now.version !== version) {
          version = now.version
          memory = memoryStore({ ...seed, ...usable(now.collections) })
        }
        return run()
      }),
    watch(listener) {
      others.onmessage = async ({ data }: MessageEvent<readonly Write[]>) => {
        await memory.commit(data)
        listener(data.map((write) => write.collection))
      }
    },
  }
  const [before, mark] = [await keptMark(db), sampleMark(seed)]
  if (before !== mark) {
    if (!isNew) await renewSample(store, seed, before ?? '')
    await keepMark(db, mark)
  }
  return store
}

/** Rows as this version knows them. A plan of another shape is set aside, so that one bad row does not lock a person out of everything. */
function usable(collections: Record<string, unknown>): Seed {
  const seed: Record<string, Map<string, unknown>> = {}
  for (const [name, rows] of Object.entries(collections)) {
    if (!(rows instanceof Map)) continue
    const good = [...(rows as Map<string, unknown>)].filter(
      ([, row]) => typeof row === 'object' && row !== null && (name !== 'plans' || storedPlanSchema.safeParse(row).success),
    )
    if (good.length < rows.size) console.error(`${rows.size - good.length} rows of '${name}' have a shape that this version does not know and are left out.`)
    seed[name] = new Map(good)
  }
  return seed
}
