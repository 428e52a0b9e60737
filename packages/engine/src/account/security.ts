import { isLeakedPassword, recoveryCodes, Refusal } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles, PreparationHandlers } from '../handlerTypes.ts'
import { policyOf } from '../enterprise/policy.ts'
import { mark } from './inSpace.ts'
import { isPassword, mustStillBe, provePassword } from './provenPassword.ts'
import { randomBytes, sha256 } from './secrets.ts'
import { base32Of, stepOfCode, totpUri } from './totp.ts'

type Security = 'settings.changePassword' | 'settings.startTwoFactor' | 'settings.enableTwoFactor' | 'settings.disableTwoFactor'

export const security: Pick<Handles<'settings'>, Security> = {
  /** Sessions elsewhere end with a change, where a server keeps any: each knows the password that it was opened with. Links that were sent before end, too. */
  'settings.changePassword': async (context, _, { proven, hash }) => {
    const { records, ports, session, now } = context
    const { id } = session.member
    await mustStillBe(context, proven)
    const stored = await records.get('passwords', id)
    // A password that the entrance wrote stays a real one, whichever project its owner looks at.
    const marks = stored?.space === 'real' ? { space: stored.space } : mark(context)
    records.put('passwords', id, { id, hash, changedAt: now.toISOString(), at: ports.now().toISOString(), ...marks })
    records.remove('emailChanges', id)
  },

  'settings.startTwoFactor': async (context) => {
    const { records, ports, session } = context
    const { id, email } = session.member
    if (((await records.get('twoFactors', id))?.enabledAt ?? null) !== null)
      throw new Refusal('conflict', 'Two-factor authentication is enabled already: disable it first to set it up anew.')
    const secret = base32Of(await randomBytes(ports, 20))
    records.put('twoFactors', id, { id, secret, enabledAt: null, lastStep: 0, recovery: [], ...mark(context) })
    return { secret, uri: totpUri(secret, email) }
  },

  /** Codes go by the world's clock, as the authenticator's do. */
  'settings.enableTwoFactor': async (context, { code }, proven) => {
    const { records, ports, session, now } = context
    await mustStillBe(context, proven)
    const { id } = session.member
    const row = await records.get('twoFactors', id)
    if (row === undefined || row.enabledAt !== null) throw new Refusal('conflict', 'There is nothing to enable: begin the set-up first.')
    const lastStep = await stepOfCode(row.secret, code, ports.now(), row.lastStep)
    if (lastStep === null)
      throw new Refusal('invalid', 'That is not the code of this moment: type the six digits that the authenticator shows now.', [
        { path: 'code', message: 'wrong' },
      ])
    const codes: string[] = []
    for (let count = 0; count < recoveryCodes; count++) {
      const letters = base32Of(await randomBytes(ports, 10)).toLowerCase()
      codes.push(`${letters.slice(0, 8)}-${letters.slice(8)}`)
    }
    records.put('twoFactors', id, { ...row, enabledAt: now.toISOString(), lastStep, recovery: await Promise.all(codes.map(sha256)) })
    await markProfile(records, id, true)
    return codes
  },

  'settings.disableTwoFactor': async (context, _, proven) => {
    const { records, session } = context
    const { id } = session.member
    await mustBeEnabled(context)
    await mustStillBe(context, proven)
    records.remove('twoFactors', id)
    await markProfile(records, id, false)
  },
}

type Proofs = 'settings.changePassword' | 'settings.enableTwoFactor' | 'settings.disableTwoFactor'

/** What takes long, before the account's turn. */
export const securityProofs: Pick<PreparationHandlers, Proofs> = {
  'settings.changePassword': async (context, { current, next, confirm }) => {
    const { records, ports, session } = context
    const stored = await records.get('passwords', session.member.id)
    const { passwordMinLength } = await policyOf(context)
    const issues: { path: string; message: string }[] = []
    // Who has no password yet has nothing to prove: whoever sits here is signed in.
    if (stored !== undefined && !(await isPassword(context, current, stored.hash))) issues.push({ path: 'current', message: 'wrong' })
    if (Array.from(next).length < passwordMinLength) issues.push({ path: 'next', message: 'short' })
    // Compared with what was typed and not with what is kept, of which a wrong current one would tell something.
    else if (next.normalize('NFKC') === current.normalize('NFKC')) issues.push({ path: 'next', message: 'same' })
    else if (isLeakedPassword(next)) issues.push({ path: 'next', message: 'leaked' })
    if (next !== confirm) issues.push({ path: 'confirm', message: 'different' })
    if (issues.length > 0)
      throw new Refusal('invalid', `The password was not changed, because of ${issues.map(({ path, message }) => `${path}: ${message}`).join(', ')}.`, issues)
    return { proven: stored?.hash ?? null, hash: await ports.passwords.hash(next) }
  },
  'settings.enableTwoFactor': (context, { password = '' }) => provePassword(context, password, 'password'),
  'settings.disableTwoFactor': async (context, { password }) => {
    await mustBeEnabled(context)
    return provePassword(context, password, 'password')
  },
}

async function mustBeEnabled({ records, session }: Context) {
  if (((await records.get('twoFactors', session.member.id))?.enabledAt ?? null) === null)
    throw new Refusal('conflict', 'Two-factor authentication is not enabled.')
}

async function markProfile(records: Context['records'], id: string, twoFactor: boolean) {
  const profile = await records.get('profiles', id)
  if (profile !== undefined) records.put('profiles', id, { ...profile, twoFactor })
}
