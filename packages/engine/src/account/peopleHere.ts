import type { AccountMember, EnterpriseMember } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { inSpace } from './inSpace.ts'

/** The people that a space shows, by their ids and as they stand in it. */
interface Here {
  accounts: AccountMember[]
  members: EnterpriseMember[]
}

/**
 * The sample shows its own people. The real space shows who looks, who signs in, and who was invited there. Whoever set the account up stands in the place of the
 * sample's owner, in both.
 */
export async function peopleHere(context: Context): Promise<Here> {
  const { records, session } = context
  const [accounts, members] = [await records.list('accountMembers'), await records.list('enterpriseMembers')]
  if (session.space === 'sample') return { accounts: accounts.filter(isOfSample), members: members.filter(isOfSample) }
  const signIn = new Set((await records.list('passwords')).filter(({ space }) => space === 'real').map(({ id }) => id))
  const isReal = ({ id, space }: AccountMember | EnterpriseMember) => space === 'real' || id === session.member.id || signIn.has(id)
  const departments = new Set((await inSpace(context, 'departments')).map(({ name }) => name))
  const begun = await firstDay(context)
  // Who only works here, in a browser, is the sample's owner: what the sample says of them is not true of the real space.
  const unsigned = ({ id, space }: AccountMember | EnterpriseMember) => space !== 'real' && !signIn.has(id)
  return {
    accounts: accounts.filter(isReal).map((row) => (unsigned(row) ? { ...row, joinedDate: begun, lastActive: context.now.toISOString() } : row)),
    members: members.filter(isReal).map((row) => ({
      ...row,
      department: departments.has(row.department) ? row.department : '',
      ...(unsigned(row) ? { joinDate: begun, lastActive: context.now.toISOString() } : {}),
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
