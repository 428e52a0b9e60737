import { defaultNotificationPreferences, Refusal, type StoredProfile } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles, PreparationHandlers } from '../handlerTypes.ts'
import { queueMail } from '../reports/outbox.ts'
import { deletion, deletionProofs } from './deletion.ts'
import { mark } from './inSpace.ts'
import { mailWords } from './mailWords.ts'
import { putPerson } from './people.ts'
import { keptProfile, profileOf, settingsOf } from './profile.ts'
import { mustStillBe, provePassword } from './provenPassword.ts'
import { freshSecret, sha256 } from './secrets.ts'
import { security, securityProofs } from './security.ts'

const day = 86_400_000

export const settings: Handles<'settings'> = {
  ...security,
  ...deletion,

  'settings.get': (context) => settingsOf(context),

  'settings.saveProfile': async (context, { firstName, lastName, email, company }, proven) => {
    const { records, ports, session } = context
    const before = await profileOf(context)
    const moved = isOther(email, before.email)
    if (moved) {
      // An address that was another one when the password was asked for is asked for again.
      if (proven === undefined) throw new Refusal('conflict', 'Your address was changed in the meantime: save your profile again.')
      await mustStillBe(context, proven)
      await mustBeUnused(context, email)
    }
    await rename(context, { ...before, email: (await keptProfile(context)).email, firstName, lastName, company })
    if (moved) {
      const token = await freshSecret(ports)
      const { id } = session.member
      records.put('emailChanges', id, { id, email, hash: await sha256(token), expires: new Date(ports.now().getTime() + day).toISOString(), ...mark(context) })
      const [subject, body] = mailWords[session.preferences.language].newAddress(`/account/settings?confirm=${token}`)
      queueMail(context, { kind: 'newAddress', to: [email], subject, body, about: id, account: true })
    } else records.remove('emailChanges', session.member.id)
    return settingsOf(context)
  },

  'settings.confirmEmail': async (context, { token }) => {
    const { records, ports, session } = context
    const change = await records.get('emailChanges', session.member.id)
    if (change === undefined || change.hash !== (await sha256(token)) || Date.parse(change.expires) <= ports.now().getTime())
      throw new Refusal('conflict', 'This link is not valid any more: save your profile with the new address again.', [{ path: 'token', message: 'expired' }])
    await mustBeUnused(context, change.email)
    await rename(context, { ...(await profileOf(context)), email: change.email })
    records.remove('emailChanges', change.id)
    return settingsOf(context)
  },

  'settings.cancelEmail': async ({ records, session }) => records.remove('emailChanges', session.member.id),

  'settings.setNotifications': async ({ records, session }, change) => {
    const { id } = session.member
    const { id: _id, ...before } = (await records.get('notificationPreferences', id)) ?? { id, ...defaultNotificationPreferences }
    const preferences = { ...before, ...change }
    records.put('notificationPreferences', id, { id, ...preferences })
    return preferences
  },

  'settings.setPreferences': async (context, { timezone, language }) => {
    const { records, session } = context
    const { id } = session.member
    const profile = await keptProfile(context)
    if (timezone !== undefined) records.put('profiles', id, { ...profile, timezone })
    if (language !== undefined) records.put('preferences', id, { project: session.project, ...session.preferences, id, language })
  },
}

const isOther = (email: string, before: string) => email.toLowerCase() !== before.toLowerCase()

/** What takes long, before the account's turn. Another address asks for the password: who has it can set a new one. */
export const settingsProofs: Pick<PreparationHandlers, Extract<keyof PreparationHandlers, `settings.${string}`>> = {
  ...securityProofs,
  ...deletionProofs,
  'settings.saveProfile': async (context, { email, password = '' }) =>
    isOther(email, (await profileOf(context)).email) ? provePassword(context, password, 'password') : undefined,
}

/** Writes a profile, and the name and address to wherever the person stands. */
async function rename(context: Context, profile: StoredProfile) {
  const { records } = context
  const { id, email } = profile
  const name = `${profile.firstName} ${profile.lastName}`
  records.put('profiles', id, profile)
  const [account, member] = [await records.get('accountMembers', id), await records.get('enterpriseMembers', id)]
  putPerson(context, { id, name, email, account, member }, { account: { name, email }, member: { name, email } })
}

async function mustBeUnused({ records, session }: Context, email: string) {
  const others = [...(await records.list('accountMembers')), ...(await records.list('enterpriseMembers'))].filter((row) => row.id !== session.member.id)
  if ([...others, ...(await records.list('invitations'))].some((row) => row.email.toLowerCase() === email.toLowerCase()))
    throw new Refusal('conflict', `'${email}' belongs to somebody else: give another address.`, [{ path: 'email', message: 'taken' }])
}
