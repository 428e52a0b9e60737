import { AsyncLocalStorage } from 'node:async_hooks'
import { defaultPolicy } from '@tagmason/domain'
import { type Entrance, entrancePolicy, mailResetLink, type Ports, setPasswordHash } from '@tagmason/engine'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import type { AccountRecords } from '../../records/accountRecords.ts'
import { peopleAdapter } from './adapter.ts'
import type { Asking } from './asking.ts'
import { mayOpen, resetIdentifier } from './mayOpen.ts'
import { endLinks } from './sessionRows.ts'
import { partsOfUser, usersOf } from './users.ts'

export interface AuthParts {
  records: Pick<AccountRecords, 'accounts' | 'of' | 'pool'>
  ports: Pick<Ports, 'now' | 'id' | 'passwords'>
  /** Signs the cookies; the same for all processes of an installation. */
  secret: string
}

/** Seconds that a link to a new password is valid for. */
const resetSeconds = 3600

/** A session is written to at most this often, in seconds, to tell that it is in use. */
const writeSeconds = 60

/**
 * better-auth over the records of this installation. One for each length of session and kind of cookie, which it takes at its start only: `idleMinutes` is a number of
 * the account's policy, and a cookie is `Secure` where the page came over https.
 */
export function authentication({ records, ports, secret }: AuthParts) {
  const asking = new AsyncLocalStorage<Asking>()
  const users = usersOf(records)
  const entranceOf = (account: string): Entrance => ({ store: records.of(account), ports, from: asking.getStore()?.from ?? '' })
  const adapter = peopleAdapter(records.pool, users, async (user, hash) => {
    const { account, member } = partsOfUser(user)
    await setPasswordHash(entranceOf(account), member, hash, 'session.resetPassword')
    await endLinks(records.pool, user)
  })
  const made = new Map<string, ReturnType<typeof make>>()

  const make = (idleMinutes: number, https: boolean) =>
    betterAuth({
      baseURL: 'http://tagmason.invalid',
      basePath: '/',
      secret,
      database: adapter,
      logger: { disabled: true },
      telemetry: { enabled: false },
      rateLimit: { enabled: false },
      emailAndPassword: {
        enabled: true,
        disableSignUp: true,
        // The policy is a number of the account's and is checked before.
        minPasswordLength: 1,
        maxPasswordLength: 1000,
        password: { hash: (password) => ports.passwords.hash(password), verify: ({ hash, password }) => ports.passwords.matches(password, hash) },
        resetPasswordTokenExpiresIn: resetSeconds,
        revokeSessionsOnPasswordReset: true,
        sendResetPassword: async ({ user, token }) => {
          const { account, member } = partsOfUser(user.id)
          await mailResetLink(entranceOf(account), member, `${asking.getStore()?.origin ?? ''}/reset-password?token=${token}`)
        },
      },
      session: {
        expiresIn: idleMinutes * 60,
        updateAge: writeSeconds,
        additionalFields: { mark: { type: 'string', required: true, input: false } },
      },
      verification: { storeIdentifier: 'hashed' },
      advanced: {
        cookiePrefix: 'tagmason',
        useSecureCookies: https,
        disableCSRFCheck: true,
        disableOriginCheck: true,
        ipAddress: { ipAddressHeaders: [addressHeader] },
      },
      databaseHooks: {
        session: {
          create: {
            before: (session): Promise<{ data: { mark: string } }> => mayOpen({ records, users, entranceOf, keepLink }, session.userId, asking.getStore()),
          },
        },
      },
    })

  async function keepLink(identifier: string, value: string): Promise<void> {
    const { internalAdapter } = await of(defaultPolicy.idleMinutes, false).$context
    await internalAdapter.createVerificationValue({ value, identifier, expiresAt: new Date(Date.now() + resetSeconds * 1000) })
  }

  /** A change of password ends the links before it, also where the server stopped before it removed them. */
  async function isOlderThanPassword({ value, createdAt }: { value: string; createdAt: Date }): Promise<boolean> {
    const { password } = (await users.byId(value))?.person ?? {}
    return password !== undefined && password !== null && Date.parse(password.at ?? password.changedAt) > createdAt.getTime()
  }

  function of(idleMinutes: number, https: boolean) {
    const key = `${idleMinutes} ${https}`
    const known = made.get(key)
    if (known !== undefined) return known
    const auth = make(idleMinutes, https)
    made.set(key, auth)
    return auth
  }

  const forAccount = async (account: string, https: boolean) => of((await entrancePolicy(records.of(account))).idleMinutes, https)
  const plain = (https = false) => of(defaultPolicy.idleMinutes, https)

  return {
    users,
    entranceOf,
    /** Runs what a request asked for. */
    asked: <T>(request: Asking, run: () => Promise<T>) => asking.run(request, run),

    /** Opens a session. Answers the headers that set its cookie; null where address or password are wrong. Throws a `NotIn`. */
    async signIn(body: { email: string; password: string }, headers: Headers, https: boolean): Promise<Headers | null> {
      const user = await users.byEmail(body.email)
      const auth = await forAccount(user?.account ?? 'main', https)
      try {
        return (await auth.api.signInEmail({ body, headers, returnHeaders: true })).headers
      } catch (error) {
        // What better-auth takes for no address is nobody's.
        if (error instanceof APIError && (error.status === 'UNAUTHORIZED' || error.status === 'BAD_REQUEST')) return null
        throw error
      }
    },

    /** The session of these headers as it stands; null for none. */
    async session(headers: Headers, https: boolean): Promise<OpenSession | null> {
      const found = await plain(https).api.getSession({ headers, query: { disableRefresh: true } })
      if (found === null) return null
      const { id, userId, mark, updatedAt } = found.session
      return { id, userId, mark, used: updatedAt }
    },

    /** Writes down that a session is in use, where that was not done within the last minute. Answers the headers that renew its cookie. */
    async renew(account: string, headers: Headers, https: boolean): Promise<Headers> {
      return (await (await forAccount(account, https)).api.getSession({ headers, returnHeaders: true })).headers
    },

    /** Ends the session of these headers. Answers those that remove its cookie. */
    signOut: async (headers: Headers, https: boolean): Promise<Headers> => (await plain(https).api.signOut({ headers, returnHeaders: true })).headers,

    /** Mails a link to whoever is called so. */
    forgot: async (email: string): Promise<void> => void (await plain().api.requestPasswordReset({ body: { email } })),

    /** Whom the link of a mail is for; null where it is not valid any more. */
    async userOfLink(token: string): Promise<string | null> {
      const { internalAdapter } = await plain().$context
      const link = await internalAdapter.findVerificationValue(resetIdentifier(token))
      return link === null || link.expiresAt <= new Date() || (await isOlderThanPassword(link)) ? null : link.value
    },

    /** Gives whom the link is for this password, ends their sessions and the link. Whether the link was still valid. Where it fails, the link stays valid. */
    async reset(token: string, newPassword: string): Promise<boolean> {
      const { internalAdapter } = await plain().$context
      const link = await internalAdapter.findVerificationValue(resetIdentifier(token))
      if (link !== null && (await isOlderThanPassword(link))) return false
      try {
        await plain().api.resetPassword({ body: { token, newPassword } })
        return true
      } catch (error) {
        if (error instanceof APIError && error.status === 'BAD_REQUEST') return false
        // better-auth ends the link before it writes the password.
        if (link !== null) await internalAdapter.createVerificationValue({ value: link.value, identifier: resetIdentifier(token), expiresAt: link.expiresAt })
        throw error
      }
    },
  }
}

/** A session that is open. */
export interface OpenSession {
  id: string
  userId: string
  mark: string
  /** When it was last written down that it is in use. */
  used: Date
}

/** Ours, made anew for each request: what a visitor sends under this name goes nowhere. */
export const addressHeader = 'x-tagmason-address'

export type Authentication = ReturnType<typeof authentication>
