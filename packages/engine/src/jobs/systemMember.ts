import type { Member } from '../shell/member.ts'

/** Who does what falls due on a server; stands so in the audit log. */
export const systemMember: Member = { id: 'system', name: 'Tagmason', email: 'system', role: 'owner' }
