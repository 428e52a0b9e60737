import { defaultPolicy, type PolicyNumbers, type Session } from '@tagmason/domain'
import type { Context } from '../context.ts'

/** The row that holds the account's policy: what is set in the sample stays in it. */
export const policyId = (space: Session['space']) => (space === 'real' ? 'policy-real' : 'policy')

/** What people and sessions have to keep to; the specification's numbers where none are stored. */
export async function policyOf({ records, session }: Context): Promise<PolicyNumbers> {
  const { passwordMinLength, passwordExpiryDays, idleMinutes, maxSessions } = (await records.get('securityPolicy', policyId(session.space))) ?? defaultPolicy
  return { passwordMinLength, passwordExpiryDays, idleMinutes, maxSessions }
}
