import type { Role } from '@tagmason/domain'
import { slowPasswords } from '../account/passwords.ts'
import type { Ports } from '../context.ts'
import { sampleOwner, sampleSeed } from '../sample.ts'
import { memoryStore, type Seed } from '../store/memory.ts'
import { createWorkspace } from '../workspace.ts'

/** The clock of the real space in tests: not the sample's, so that a mix-up shows. */
export const testClock = '2026-03-01T12:00:00.000Z'

/** The engine over memory with the sample rows, counted ids, a clock that stands still and no waits. */
export function sampleEngine({ role = 'owner', seed = sampleSeed(), ports = {} }: { role?: Role; seed?: Seed; ports?: Partial<Ports> } = {}) {
  let count = 0
  const store = memoryStore(seed)
  const all: Ports = {
    now: () => new Date(testClock),
    id: () => `id-${++count}`,
    wait: async () => undefined,
    passwords: slowPasswords(1),
    seed: sampleSeed,
    ...ports,
  }
  /** The same rows as a member with another role sees them. */
  const as = (other: Role) => createWorkspace({ store, ports: all, member: { ...sampleOwner, role: other } })
  return { store, workspace: as(role), as, ports: all }
}
