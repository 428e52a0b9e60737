import type { Role } from '@tagmason/domain'
import { slowPasswords } from '../account/passwords.ts'
import { sampleEngine } from './sampleEngine.ts'
import { createWorkspace } from '../workspace.ts'

/** The sample engine, and other people of the account over the same rows. */
export function withOthers() {
  const engine = sampleEngine()
  let count = 0
  const other = (id: string, name: string, role: Role) =>
    createWorkspace({
      store: engine.store,
      ports: { now: () => new Date(), id: () => `${id}-${++count}`, wait: async () => undefined, passwords: slowPasswords(1), seed: () => ({}) },
      member: { id, name, email: `${id}@example.com`, role },
    })
  return { ...engine, daniel: other('member-2', 'Daniel Okafor', 'admin'), tom: other('member-9', 'Tom Becker', 'editor') }
}
