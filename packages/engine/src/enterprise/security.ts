import type { FeatureState, SecurityFeature } from '@tagmason/domain'
import { mark } from '../account/inSpace.ts'
import { peopleHere } from '../account/peopleHere.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { policyId, policyOf } from './policy.ts'

export const security: Handles<'security'> = {
  'security.overview': async (context) => ({ features: await featuresOf(context), policy: await policyOf(context) }),

  /** New passwords and, where a server keeps any, sessions go by it at once, and so do the days after which a password is to be changed. */
  'security.setPolicy': async (context, numbers) => {
    const id = policyId(context.session.space)
    context.records.put('securityPolicy', id, { id, ...numbers, ...mark(context) })
    return numbers
  },
}

/**
 * How each protection stands. A workspace in a browser keeps its records as the device does, and nobody signs in to it; a server seals what is secret, and has people sign in
 * as soon as they have passwords.
 */
export async function featuresOf(context: Context): Promise<SecurityFeature[]> {
  const { records, session, ports } = context
  if (session.space === 'sample') return records.list('securityFeatures')
  const active = (await peopleHere(context)).accounts.filter(({ status }) => status === 'active')
  const enabled = new Set((await records.list('twoFactors')).filter(({ enabledAt }) => enabledAt !== null).map(({ id }) => id))
  const covered = { count: active.filter(({ id }) => enabled.has(id)).length, of: active.length }
  const twoFactor: FeatureState = covered.count === 0 ? 'Off' : covered.count === covered.of ? 'On' : 'Partly'
  const signsIn = ports.server !== undefined && (await records.list('passwords')).length > 0
  return [
    { id: 'rest', state: ports.server === undefined ? 'Off' : 'Partly', covered: null },
    { id: 'sessions', state: signsIn ? 'On' : 'Off', covered: null },
    { id: 'audit', state: 'On', covered: null },
    { id: 'twoFactor', state: twoFactor, covered },
    { id: 'singleSignOn', state: 'Off', covered: null },
    { id: 'allowList', state: 'Off', covered: null },
  ]
}
