import { createHash } from 'node:crypto'
import { knownPerson, type KnownPerson, personCalled } from '@tagmason/engine'
import type { AccountRecords } from '../../records/accountRecords.ts'

/** Who signs in, over all accounts: members of different accounts have ids of their own, which may be equal. */
export interface User {
  account: string
  person: KnownPerson
}

/** `<account>/<member>`; ids of accounts have no slash. */
export const userId = (account: string, member: string) => `${account}/${member}`

export function partsOfUser(id: string): { account: string; member: string } {
  const slash = id.indexOf('/')
  return { account: id.slice(0, Math.max(0, slash)), member: id.slice(slash + 1) }
}

/** Changes with the password: a session that was opened with another one is none any more. */
export const markOf = ({ password }: KnownPerson) => (password === null ? '' : createHash('sha256').update(password.hash).digest('base64url').slice(0, 22))

/** Looks people up in the records of the accounts, which are the only truth about them. */
export function usersOf(records: Pick<AccountRecords, 'accounts' | 'of'>) {
  return {
    async byId(id: string): Promise<User | null> {
      const { account, member } = partsOfUser(id)
      if (!(await records.accounts()).includes(account)) return null
      const person = await knownPerson(records.of(account), member)
      return person === null ? null : { account, person }
    },
    /** Whoever is called so in several accounts signs in to the first in which they have a password. */
    async byEmail(email: string): Promise<User | null> {
      const found: User[] = []
      for (const account of await records.accounts()) {
        const person = await personCalled(records.of(account), email)
        if (person !== null) found.push({ account, person })
      }
      return found.find(({ person }) => person.password !== null) ?? found[0] ?? null
    },
  }
}

export type Users = ReturnType<typeof usersOf>
