import type { AccountTeam } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { inSpace } from './inSpace.ts'
import { peopleHere } from './peopleHere.ts'
import { subscriptionIn } from './subscriptions.ts'

/** Seats of the account: its members, and those who are asked to become one. What nobody bills has any number. */
export async function seatsOf(context: Context): Promise<AccountTeam['seats']> {
  const { records, session, now } = context
  const { accounts: members } = await peopleHere(context)
  const known = new Set(members.map((row) => row.email.toLowerCase()))
  const asked = (await inSpace(context, 'invitations')).filter((row) => row.scope !== 'organisation' && !known.has(row.email.toLowerCase()))
  const plan = subscriptionIn(await records.list('subscriptions'), session.space, now)?.planId
  const limit = plan === undefined ? null : ((await records.get('billingPlans', plan))?.seats ?? null)
  return { used: members.length + asked.length, limit }
}
