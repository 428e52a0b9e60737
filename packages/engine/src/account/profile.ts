import { type AccountSettings, defaultNotificationPreferences, Refusal, type StoredProfile } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { policyOf } from '../enterprise/policy.ts'

const day = 86_400_000

/** The person's record as it is kept; who has none yet has their name and address. */
export async function keptProfile({ records, session }: Context): Promise<StoredProfile> {
  const { id, name, email } = session.member
  const [firstName = '', ...rest] = name.split(' ')
  const known = await records.get('profiles', id)
  return known ?? { id, firstName, lastName: rest.join(' '), email, company: '', timezone: 'UTC+0', language: session.preferences.language, twoFactor: false }
}

/** The same as it is shown: what the sample invents about its owner is left out of the real space, for the person to fill in. */
export async function profileOf(context: Context): Promise<StoredProfile> {
  const known = await keptProfile(context)
  const invented = context.ports.seed()['profiles']?.get(known.id) as StoredProfile | undefined
  if (context.session.space === 'sample' || invented === undefined) return known
  const own = (...fields: (keyof StoredProfile)[]) =>
    fields.every((field) => known[field] === invented[field]) ? Object.fromEntries(fields.map((field) => [field, ''])) : {}
  const shown = { ...known, ...own('company'), ...own('email'), ...own('firstName', 'lastName', 'email') }
  // They sign in with the address that is kept.
  return (await context.records.get('passwords', known.id)) === undefined ? shown : { ...shown, email: known.email }
}

/** All that a person can set, as it stands. */
export async function settingsOf(context: Context): Promise<AccountSettings> {
  const { records, session, ports } = context
  const { id } = session.member
  const { id: _id, twoFactor: _twoFactor, ...profile } = await profileOf(context)
  const { id: _row, ...notifications } = (await records.get('notificationPreferences', id)) ?? { id, ...defaultNotificationPreferences }
  const change = await records.get('emailChanges', id)
  const factor = await records.get('twoFactors', id)
  const password = await records.get('passwords', id)
  const policy = await policyOf(context)
  const enabled = factor?.enabledAt ?? null
  return {
    profile: { ...profile, language: session.preferences.language },
    pendingEmail: change !== undefined && Date.parse(change.expires) > ports.now().getTime() ? change.email : null,
    notifications,
    security: {
      twoFactor: enabled,
      recoveryCodesLeft: enabled === null ? 0 : (factor?.recovery.length ?? 0),
      passwordChanged: password?.changedAt ?? null,
      passwordExpires: password === undefined ? null : new Date(Date.parse(password.changedAt) + policy.passwordExpiryDays * day).toISOString(),
      passwordMinLength: policy.passwordMinLength,
    },
    accountName: accountName(context, profile),
    deletion: (await records.get('accountDeletions', 'account'))?.due ?? null,
  }
}

/** What has to be typed to delete the account. */
const accountName = ({ session }: Context, { company, email }: Pick<StoredProfile, 'company' | 'email'>) => company || email || session.member.name

/** Throws a `Refusal` unless the account is named. */
export async function mustName(context: Context, name: string) {
  if (name !== accountName(context, await profileOf(context)))
    throw new Refusal('invalid', 'That is not the name of the account: type it as it stands there.', [{ path: 'name', message: 'wrong' }])
}
