import { sample } from '@tagmason/domain/sample'
import type { Member } from './shell/member.ts'
import type { Seed } from './store/memory.ts'

/** The key of a row: its id, or what stands for it where the specification gives it none. */
const keyOf = (row: object): string => String('id' in row ? row.id : 'value' in row ? row.value : 'href' in row ? row.href : 'type' in row ? row.type : '')

/** The rows of the sample workspace on its first day, by collection and key. */
export const sampleSeed = (): Seed => Object.fromEntries(Object.entries(sample).map(([name, rows]) => [name, new Map(rows.map((row) => [keyOf(row), row]))]))

/** The person whose sample workspace it is: the sample owner of the account team. */
export const sampleOwner: Member = { id: 'member-1', name: 'Elena Fischer', email: 'elena.fischer@example.com', role: 'owner' }
