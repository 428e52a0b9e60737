import { Refusal } from '@tagmason/domain'
import { sampleOwner } from '../sample.ts'
import { mustBeGoodPassword, putPassword } from './passwords.ts'
import { peopleWithPasswords } from './persons.ts'
import { enter, type Entrance } from './work.ts'

/** Whether somebody who owns the account can sign in. */
export const hasOwner = async ({ store }: Pick<Entrance, 'store'>) =>
  (await peopleWithPasswords(store)).some(({ member, active }) => active && member.role === 'owner')

/** Who sets the account up. */
export interface FirstOwner {
  firstName: string
  lastName: string
  email: string
  password: string
}

/**
 * Makes the first owner, in the place of the sample's. Returns the member's id. Throws a `Refusal`: conflict where there is an owner already or the address is
 * somebody else's, invalid for the password.
 */
export async function setUpOwner(entrance: Entrance, { firstName, lastName, email, password }: FirstOwner): Promise<string> {
  const { ports } = entrance
  const { id } = sampleOwner
  await mustBeGoodPassword(entrance, password)
  const hash = await ports.passwords.hash(password)
  return enter(entrance, 'session.setUp', email, async (records) => {
    if (await hasOwner(entrance)) throw new Refusal('conflict', 'This account has an owner already: sign in, or ask the owner to invite you.')
    const others = [...(await records.list('accountMembers')), ...(await records.list('enterpriseMembers'))].filter((row) => row.id !== id)
    if (others.some((row) => row.email.toLowerCase() === email.toLowerCase()))
      throw new Refusal('conflict', `'${email}' belongs to somebody else: give another address.`, [{ path: 'email', message: 'taken' }])
    const name = `${firstName} ${lastName}`
    const account = await records.get('accountMembers', id)
    const at = ports.now().toISOString()
    records.put('accountMembers', id, { ...account, joinedDate: at, lastActive: at, id, name, email, role: 'owner', status: 'active' })
    const member = await records.get('enterpriseMembers', id)
    if (member !== undefined) records.put('enterpriseMembers', id, { ...member, joinDate: at, lastActive: at, name, email, status: 'Active' })
    const profile = await records.get('profiles', id)
    if (profile !== undefined) records.put('profiles', id, { ...profile, firstName, lastName, email, twoFactor: false })
    records.remove('twoFactors', id)
    putPassword(records, entrance, id, hash)
    return id
  })
}
