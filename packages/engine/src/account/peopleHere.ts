import type { AccountMember, EnterpriseMember } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { inSpace } from './inSpace.ts'

/** The people that a space shows, by their ids and as they stand in it. */
interface Here {
  accounts: AccountMember[]
  members: EnterpriseMember[]
}

/**
 * The sample shows its own people. The real space shows the member who looks, those who sign in, and those who were invited there. The member who set the account up has the id of
 * the sample's owner, in both.
 */
export async function peopleHere(context: Context): Promise<Here> {
  const { records, session } = context
  const [accounts, members] = [await records.list('accountMembers'), await records.list('enterpriseMembers')]
  if (session.space === 'sample') return { accounts: accounts.filter(isOfSample), members: members.filter(isOfSample) }
  const signIn = new Set((await records.list('passwords')).filter(({ space }) => space === 'real').map(({ id }) => id))
  const isReal = ({ id, space }: AccountMember | EnterpriseMember) => space === 'real' || id === session.member.id || signIn.has(id)
  const departments = new Set((await inSpace(context, 'departments')).map(({ name }) => name))
  const begun = await firstDay(context)
  // A member who works here without signing in has the row of the sample's owner, which is not true of the real space.
  const isUnsigned = ({ id, space }: AccountMember | EnterpriseMember) => space !== 'real' && !signIn.has(id)
  const { id: own, name, email } = session.member
  const ofSession = ({ id }: AccountMember | EnterpriseMember) => (id === own ? { name, email } : {})
  return {
    accounts: accounts
      .filter(isReal)
      .map((row) => ({ ...row, ...ofSession(row), ...(isUnsigned(row) ? { joinedDate: begun, lastActive: context.now.toISOString() } : {}) })),
    members: members.filter(isReal).map((row) => ({
      ...row,
      department: departments.has(row.department) ? row.department : '',
      ...ofSession(row),
      ...(isUnsigned(row) ? { joinDate: begun, lastActive: context.now.toISOString() } : {}),
    })),
  }
}

const isOfSample = ({ space = 'sample' }: AccountMember | EnterpriseMember) => space === 'sample'

/** When the first real project was made. */
const firstDay = async ({ records, now }: Context) =>
  (await records.list('projects'))
    .filter(({ space }) => space === 'real')
    .map(({ created }) => created)
    .toSorted()[0] ?? now.toISOString()
