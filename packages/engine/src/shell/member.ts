import type { Role } from '@tagmason/domain'

/** A person of the account as the engine knows them. */
export interface Member {
  id: string
  name: string
  email: string
  role: Role
}
