import { sample } from '@tagmason/domain/sample'
import type { Member } from './shell/session.ts'
import type { Seed } from './store/memory.ts'

/** The key of a row: its id, or what stands for it where the specification gives it none. */
const keyOf = (row: object): string => String('id' in row ? row.id : 'value' in row ? row.value : 'href' in row ? row.href : 'type' in row ? row.type : '')

/** The rows of the sample workspace on its first day, by collection and key. */
export const sampleSeed = (): Seed => Object.fromEntries(Object.entries(sample).map(([name, rows]) => [name, new Map(rows.map((row) => [keyOf(row), row]))]))

/** The person whose sample workspace it is: the sample owner of the account team (requirements G-04). */
export const sampleOwner: Member = { id: 'member-1', name: 'Elena Fischer', email: 'elena.fischer@example.com', role: 'owner' }

/** Tells one set of sample rows from another: 32 bits over all of them (FNV-1a). A workspace that was kept under another one begins its sample anew. */
export function sampleMark(): string {
  let mark = 0x811c9dc5
  for (const character of JSON.stringify(sample)) mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return mark.toString(16)
}
