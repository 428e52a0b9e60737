import { holdsShare, type PublicAccess } from '@tagmason/engine'
import type { House } from '../house.ts'

/** Finds the account whose share ends with a token: nobody says which one it is. That of `main` where it is nobody's, which then refuses it. */
export const accessBy =
  ({ records, portsOf }: Pick<House, 'records' | 'portsOf'>) =>
  async (token: string): Promise<PublicAccess> => {
    const to = (account: string): PublicAccess => ({ store: records.of(account), ports: portsOf(account) })
    for (const account of await records.accounts()) {
      const access = to(account)
      if (await holdsShare(access, token)) return access
    }
    return to('main')
  }
