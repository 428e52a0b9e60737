import type { Member } from '../shell/session.ts'

/** Who does what falls due on a server; stands so in the audit log. */
export const systemMember: Member = { id: 'system', name: 'Tagmason', email: 'system', role: 'owner' }
