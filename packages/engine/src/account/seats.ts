import type { AccountTeam } from '@tagmason/domain'
import type { Context } from '../context.ts'

/** Seats of the account: its members, and those who are asked to become one. */
export async function seatsOf({ records }: Context): Promise<AccountTeam['seats']> {
  const members = await records.list('accountMembers')
  const known = new Set(members.map((row) => row.email.toLowerCase()))
  const asked = (await records.list('invitations')).filter((row) => row.scope !== 'organisation' && !known.has(row.email.toLowerCase()))
  const plan = (await records.list('subscriptions'))[0]?.planId
  const limit = plan === undefined ? null : ((await records.get('billingPlans', plan))?.seats ?? null)
  return { used: members.length + asked.length, limit }
}
