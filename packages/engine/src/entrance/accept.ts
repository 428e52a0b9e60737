import { type Invitation, invitationDays, type InvitationToken, Refusal } from '@tagmason/domain'
import { takeInvitation } from '../account/invitations.ts'
import { sha256 } from '../account/secrets.ts'
import type { RecordStore } from '../store/store.ts'
import { mustBeGoodPassword, putPassword } from './passwords.ts'
import { enter, type Entrance } from './work.ts'

/** What stands on an invitation that was opened. */
export interface OpenedInvitation {
  email: string
  /** Name of the role. */
  role: string
  /** Who asked, where it is known. */
  from: string | null
  /** ISO 8601, UTC. */
  expires: string
}

/** Who comes by an invitation. */
export interface Newcomer {
  token: string
  firstName: string
  lastName: string
  password: string
}

/** What an invitation says, to whoever has its link. Throws a `Refusal` notFound, or conflict where its days are over. */
export async function openInvitation({ store, ports }: Entrance, token: string): Promise<OpenedInvitation> {
  const { invitation, known } = await invitationOf(store, token, ports.now())
  return { email: invitation.email, role: invitation.customRole ?? invitation.role, from: known.by ?? null, expires: endOf(known).toISOString() }
}

/** Makes a member of whoever has the link, with a password of their own. Returns the member's id. Throws a `Refusal` as above, or invalid for the password. */
export async function acceptInvitation(entrance: Entrance, { token, firstName, lastName, password }: Newcomer): Promise<string> {
  const { store, ports } = entrance
  const { invitation } = await invitationOf(store, token, ports.now())
  await mustBeGoodPassword(entrance, password)
  // Made before its turn comes: it takes long on purpose, and would hold up everybody.
  const hash = await ports.passwords.hash(password)
  return enter(entrance, 'session.accept', invitation.email, async (records) => {
    const again = await invitationOf(store, token, ports.now())
    const { id } = await takeInvitation({ records, ports }, again.invitation, { firstName, lastName }, ports.now().toISOString())
    putPassword(records, entrance, id, hash)
    // A second factor of whoever had this address before opens nothing for them.
    records.remove('twoFactors', id)
    return id
  })
}

const endOf = ({ sent }: InvitationToken) => new Date(Date.parse(sent) + invitationDays * 86_400_000)

/** By the world's clock: that of the sample, in which somebody may have asked, stands still. */
async function invitationOf(store: Pick<RecordStore, 'get' | 'list'>, token: string, now: Date): Promise<{ invitation: Invitation; known: InvitationToken }> {
  const hash = await sha256(token)
  const known = [...(await store.list('invitationTokens')).values()].find((row) => row.hash === hash)
  const invitation = known === undefined ? undefined : await store.get('invitations', known.id)
  if (known === undefined || invitation === undefined)
    throw new Refusal('notFound', 'This invitation is not valid any more: ask for a new one.', [{ path: 'token', message: 'unknown' }])
  if (endOf(known) <= now)
    throw new Refusal('conflict', `This invitation ended on ${endOf(known).toISOString().slice(0, 10)}: ask for a new one.`, [
      { path: 'token', message: 'expired' },
    ])
  return { invitation, known }
}
