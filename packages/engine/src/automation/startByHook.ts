import { inputValues } from '@tagmason/domain'
import { sha256 } from '../account/secrets.ts'
import type { Ports } from '../context.ts'
import { systemMember } from '../jobs/systemMember.ts'
import type { RecordStore } from '../store/store.ts'
import { createWorkspace } from '../workspace.ts'

/**
 * Starts the workflow whose address ends with a secret, as the system, with an entry in the audit log. Null where the account has no such workflow. `once` tells the same call from another. Throws a `Refusal`
 * where the workflow does not run.
 */
export async function startByHook(store: RecordStore, ports: Ports, secret: string, body: unknown, once?: string): Promise<{ started: boolean } | null> {
  const hash = await sha256(secret)
  const hook = [...(await store.list('workflowHooks')).values()].find((row) => row.hash === hash)
  if (hook === undefined) return null
  const workspace = createWorkspace({ store, ports, member: systemMember, project: hook.project })
  const key = once === undefined || once === '' ? {} : { once: once.slice(0, 200) }
  return workspace.act('workflows.run', { id: hook.id, values: inputValues(body), ...key })
}
