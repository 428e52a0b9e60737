import type { AuditEntry } from '@tagmason/domain'
import { appendAudit, entranceResource } from '../audit.ts'
import { changesOf } from '../auditChanges.ts'
import type { Ports } from '../context.ts'
import type { RecordStore } from '../store/store.ts'
import { type Records, unitOfWork } from '../store/unitOfWork.ts'

/** Where people come in: the records of an account, and the address that is asked from. What is done here is no act, because nobody is signed in yet. */
export interface Entrance {
  store: RecordStore
  ports: Pick<Ports, 'now' | 'id' | 'passwords'>
  from: string
}

/** What stands in the audit log of those who come and go. */
export type EntranceVerb =
  | 'session.signIn'
  | 'session.signOut'
  | 'session.takeCode'
  | 'session.forgotPassword'
  | 'session.resetPassword'
  | 'session.accept'
  | 'session.setUp'

/** Changes records, alone, all or nothing, with an entry in the audit log; one that failed, where `run` throws, with nothing else. */
export async function enter<T>(entrance: Entrance, verb: EntranceVerb, user: string, run: (records: Records) => Promise<T>): Promise<T> {
  const { store } = entrance
  const alone = <R>(work: () => Promise<R>) => (store.alone === undefined ? work() : store.alone(work))
  try {
    return await alone(async () => {
      const records = unitOfWork(store)
      const result = await run(records)
      await appendAudit(records, entryOf(entrance, verb, user, 'Success'), await changesOf(store, records.writes, verb))
      await store.commit(records.writes)
      return result
    })
  } catch (error) {
    await alone(async () => {
      const records = unitOfWork(store)
      await appendAudit(records, entryOf(entrance, verb, user, 'Failed'))
      await store.commit(records.writes)
    }).catch(() => undefined)
    throw error
  }
}

/** Writes down what happened at the entrance and changed no record. */
export async function note(entrance: Entrance, verb: EntranceVerb, user: string, status: AuditEntry['status']): Promise<void> {
  const { store } = entrance
  const write = async () => {
    const records = unitOfWork(store)
    await appendAudit(records, entryOf(entrance, verb, user, status))
    await store.commit(records.writes)
  }
  await (store.alone === undefined ? write() : store.alone(write))
}

/** Texts that strangers typed are cut: nobody fills the log with them. */
const entryOf = ({ ports, from }: Entrance, action: EntranceVerb, user: string, status: AuditEntry['status']): AuditEntry => ({
  id: ports.id(),
  timestamp: ports.now().toISOString(),
  user: user.slice(0, 200),
  action,
  resource: entranceResource,
  ipAddress: from,
  status,
})
