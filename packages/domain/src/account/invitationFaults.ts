import { isAddress } from '../address.ts'

/** Why somebody cannot be invited: no address, invited already, a member already, or the same as one before. */
export type InvitationFault = 'form' | 'invited' | 'member' | 'twice'

/** What is wrong with each of the addresses, in any case; null where nothing is. Whoever is among both is invited. */
export function invitationFaults(emails: readonly string[], members: Iterable<string>, invited: Iterable<string>): (InvitationFault | null)[] {
  const low = (all: Iterable<string>) => new Set(Array.from(all, (each) => each.toLowerCase()))
  const [known, asked, seen] = [low(members), low(invited), new Set<string>()]
  return emails.map((email) => {
    const given = email.toLowerCase()
    const before = seen.has(given)
    seen.add(given)
    if (!isAddress(email)) return 'form'
    if (asked.has(given)) return 'invited'
    if (known.has(given)) return 'member'
    return before ? 'twice' : null
  })
}
