import { entrancePolicy } from '@tagmason/engine'
import type { Context } from 'hono'
import type { Visitor } from '../house.ts'
import type { AccountRecords } from '../records/accountRecords.ts'
import { addressHeader, type Authentication, type OpenSession } from './auth/auth.ts'
import { endSessions, markSessions } from './auth/sessionRows.ts'
import { markOf, userId } from './auth/users.ts'

/** What of a request better-auth needs to know: its cookies, its browser, and the address that we found. */
export function headersOf(c: Context, ip: string): Headers {
  const headers = new Headers({ [addressHeader]: ip })
  for (const name of ['cookie', 'user-agent']) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}

/** Adds the cookies that better-auth set to the answer. */
export function passCookies(c: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}

/** Who is signed in. */
export interface SignedIn extends Visitor {
  session: OpenSession
}

/**
 * Whoever the session of a request belongs to; null for nobody, also where they were suspended, removed, or have another password since, and where the session was not
 * used for as long as the policy says. `quiet` requests are no use of it.
 */
export async function signedIn(
  auth: Authentication,
  records: AccountRecords,
  c: Context,
  ip: string,
  https: boolean,
  quiet: boolean,
): Promise<SignedIn | null> {
  const headers = headersOf(c, ip)
  if (!headers.has('cookie')) return null
  const session = await auth.session(headers, https)
  if (session === null) return null
  const user = await auth.users.byId(session.userId)
  const idle = user === null ? 0 : (await entrancePolicy(records.of(user.account))).idleMinutes * 60_000
  const unused = Date.now() - session.used.getTime()
  if (user?.person.active !== true || unused >= idle) {
    await endSessions(records.pool, 'id', session.id)
    return null
  }
  // Its row stays: while a password is being changed, the session in which that is done looks like this for a moment. It opens nothing again by itself.
  if (markOf(user.person) !== session.mark) return null
  if (!quiet && unused >= 60_000) passCookies(c, await auth.renew(user.account, headers, https))
  return { account: user.account, member: user.person.member, ip, session }
}

/** After a member changed their own password: the session in which they did goes on, all others have ended. */
export async function keepSession(auth: Authentication, records: AccountRecords, { account, member, session }: SignedIn): Promise<void> {
  const user = await auth.users.byId(userId(account, member.id))
  if (user !== null) await markSessions(records.pool, session.id, markOf(user.person))
}
