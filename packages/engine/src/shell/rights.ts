import { type EnterpriseRole, permits, type Role } from '@tagmason/domain'
import type { Records } from '../store/unitOfWork.ts'
import type { Member } from './member.ts'

/** What a member may do at this moment. */
export interface Rights {
  /** Name of the role, as people know it. */
  role: string
  suspended: boolean
  /** Whether they may do what is called so and needs this step of the ladder. */
  may(name: string, needed: Role): boolean
}

/** The step on the ladder, with what was taken from or added to the member's role in the organisation. */
export async function rightsOf(records: Records, { id, role: step }: Member): Promise<Rights> {
  const base: EnterpriseRole['base'] = step === 'owner' ? 'admin' : step
  const rows = (await records.list('enterpriseRoles')).filter((row) => row.base === base)
  const member = await records.get('enterpriseMembers', id)
  const name = member?.role
  const role = rows.find((row) => row.custom && row.name === name) ?? rows.find((row) => !row.custom)
  const suspended = (await records.get('accountMembers', id))?.status === 'suspended' || member?.status === 'Suspended'
  return { role: role?.name ?? step, suspended, may: (act, needed) => !suspended && permits(step, role, act, needed) }
}
