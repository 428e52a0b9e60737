import { Refusal } from '@tagmason/domain'
import type { Context } from '../context.ts'

/** What a member has proven to know: the hash of their password as it was then; null where they have none, and nothing to prove. */
export type ProvenPassword = string | null

/**
 * Checks a member's password before their act's turn comes, because hashing takes long on purpose and would hold up the account.
 * Throws a `Refusal`: invalid at `path` for a wrong one, tooMany where wrong ones were given too often.
 */
export async function provePassword(context: Context, password: string, path: string): Promise<ProvenPassword> {
  const stored = await context.records.get('passwords', context.session.member.id)
  if (stored === undefined) return null
  if (!(await isPassword(context, password, stored.hash))) throw new Refusal('invalid', 'The password is not correct.', [{ path, message: 'wrong' }])
  return stored.hash
}

/** Whether a password is the one with this hash. A wrong one is counted, an empty one is no try. Throws a `Refusal` tooMany. */
export async function isPassword(context: Context, password: string, hash: string): Promise<boolean> {
  const { ports, session } = context
  if (password === '') return false
  const giveBack = await mustHaveTries(context, session.member.id)
  const right = await ports.passwords.matches(password, hash)
  if (right) await giveBack()
  return right
}

/** Counts a try before it is made, so that no member makes many at once. Returns what takes it back where the password was right. Throws a `Refusal` tooMany. */
export async function mustHaveTries({ ports: { passwordTries } }: Context, of: string): Promise<() => Promise<void>> {
  const wait = (await passwordTries?.take(of)) ?? 0
  if (wait > 0) throw new Refusal('tooMany', `A wrong password was given too often: try again in ${Math.ceil(wait / 60)} minutes.`)
  return async () => passwordTries?.giveBack(of)
}

/** To be called in the act's turn. Throws a `Refusal` conflict where the password is another one by then. */
export async function mustStillBe({ records, session }: Context, proven: ProvenPassword): Promise<void> {
  const stored = await records.get('passwords', session.member.id)
  if ((stored?.hash ?? null) !== proven) throw new Refusal('conflict', 'Your password was changed in the meantime: type the new one.')
}
