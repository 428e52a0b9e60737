import type { RecordStore } from '../store/store.ts'
import { type Records, unitOfWork } from '../store/unitOfWork.ts'

/**
 * What the server does by itself and no member asked for, as writing down what came of a message: alone, all or nothing. It is no act: nobody can call it
 * through the door, and the records it changes say themselves what happened.
 */
export function systemWork<T>(store: RecordStore, run: (records: Records) => Promise<T>): Promise<T> {
  const once = async () => {
    const records = unitOfWork(store)
    const result = await run(records)
    if (records.writes.length > 0) await store.commit(records.writes)
    return result
  }
  return store.alone === undefined ? once() : store.alone(once)
}
