import { randomBytes } from 'node:crypto'
import { note } from '@tagmason/engine'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { problem } from '../problem.ts'
import { NotIn } from './auth/mayOpen.ts'
import type { Desk } from './desk.ts'
import { bodyAs, inputs } from './inputs.ts'
import { type Counted, pairOf } from './limits.ts'
import { headersOf, passCookies } from './sessions.ts'

/** Tells a browser that signed in before from others. It opens nothing. */
const deviceCookie = 'tagmason.device'
const deviceSeconds = 90 * 86_400

const deviceOf = (c: Context) => /^[\w-]{24}$/.exec(getCookie(c, deviceCookie) ?? '')?.[0] ?? null

const sentences = {
  wrong: 'The email address or the password is not correct: check both, or ask for a new password.',
  suspended: 'Your membership is suspended: ask an owner or admin of the account.',
  codeNeeded: 'This account is protected by a second factor: type the code that your authenticator shows now.',
  codeWrong: 'That is not the code of this moment: type the six digits that the authenticator shows now, or a recovery code.',
  passwordExpired: 'Your password is older than the policy of this account allows: choose a new one.',
} as const

/** `POST /api/auth/sign-in`: opens a session, or says why not. Tries that failed are counted, in the log and against the limits. */
export async function signIn(desk: Desk, c: Context): Promise<Response> {
  const { email, password, code } = await bodyAs(c, inputs.signIn)
  const { auth, limits } = desk
  const asking = desk.askingOf(c, code)
  const device = deviceOf(c)
  // Where a member signed in before, tries of strangers elsewhere keep nobody out; nor do those of others in the network on the device itself.
  const known = await limits.knownOf(email, device === null ? [asking.from] : [device, asking.from])
  const counted: Counted = [
    ...(known === null ? ([['signInByEmail', email]] as const) : ([['signInByKnown', pairOf(email, known)]] as const)),
    ...(known !== null && known === device ? [] : ([['signInByAddress', asking.from]] as const)),
  ]
  const wait = await limits.take(counted)
  if (wait > 0)
    return problem(c, 429, `This failed too often: try again in ${Math.ceil(wait / 60)} minutes.`, {
      code: 'tooMany',
      headers: { 'Retry-After': String(wait) },
    })
  const user = await auth.users.byEmail(email)
  const entrance = { ...auth.entranceOf(user?.account ?? 'main'), from: asking.from }
  const said = user?.person.member.email ?? email
  try {
    const headers = await auth.asked(asking, () => auth.signIn({ email, password }, headersOf(c, asking.from), desk.isHttps(c)))
    if (headers === null) {
      await note(entrance, 'session.signIn', said, 'Failed')
      return problem(c, 401, sentences.wrong, { code: 'wrong' })
    }
    await limits.giveBack(counted)
    await note(entrance, 'session.signIn', said, 'Success')
    const marked = device ?? randomBytes(18).toString('base64url')
    await limits.remember(email, [asking.from, marked])
    passCookies(c, headers)
    setCookie(c, deviceCookie, marked, { httpOnly: true, sameSite: 'Lax', path: '/api/auth', secure: desk.isHttps(c), maxAge: deviceSeconds })
    return c.body(null, 204)
  } catch (error) {
    if (!(error instanceof NotIn)) throw error
    // The password was right: only a wrong code is a guess.
    if (error.code !== 'codeWrong') await limits.giveBack(counted)
    if (error.code !== 'codeNeeded') await note(entrance, 'session.signIn', said, 'Failed')
    const status = error.code === 'suspended' ? 403 : 401
    return problem(c, status, sentences[error.code], { code: error.code, ...(error.ticket === null ? {} : { more: { ticket: error.ticket } }) })
  }
}
