import { randomBytes } from 'node:crypto'
import { type Entrance, entrancePolicy, hasSecondFactor, passwordEnd, takeCode } from '@tagmason/engine'
import type { AccountRecords } from '../../records/accountRecords.ts'
import type { Asking } from './asking.ts'
import { rowsOf, tables } from './tables.ts'
import { markOf, type Users } from './users.ts'

/** Why nobody came in though the password was right. `ticket` opens the page for a new password. */
export class NotIn extends Error {
  readonly code: 'suspended' | 'codeNeeded' | 'codeWrong' | 'passwordExpired'
  readonly ticket: string | null
  constructor(code: NotIn['code'], ticket: string | null = null) {
    super(`Nobody came in: ${code}.`)
    this.code = code
    this.ticket = ticket
  }
}

interface Parts {
  records: Pick<AccountRecords, 'of' | 'pool'>
  users: Users
  entranceOf(account: string): Entrance
  /** Keeps what a link stands for, for as long as one in a mail. */
  keepLink(identifier: string, value: string): Promise<void>
}

/**
 * What has to hold before a session is opened for somebody whose password was right: nobody suspended them, the code of their second factor is right, their
 * password is not too old. Makes room among their sessions. Throws a `NotIn`.
 */
export async function mayOpen({ records, users, entranceOf, keepLink }: Parts, userId: string, asking: Asking | undefined) {
  const user = await users.byId(userId)
  if (user?.person.active !== true || user.person.password === null) throw new NotIn('suspended')
  const { account, person } = user
  const { id } = person.member
  const store = records.of(account)
  if (await hasSecondFactor({ store }, id)) {
    if (asking?.code === undefined) throw new NotIn('codeNeeded')
    if (!(await takeCode(entranceOf(account), id, asking.code))) throw new NotIn('codeWrong')
  }
  const policy = await entrancePolicy(store)
  if (passwordEnd(user.person.password, policy) <= Date.now()) throw new NotIn('passwordExpired', await ticketFor(keepLink, userId))
  await makeRoom(records, userId, policy.maxSessions - 1)
  return { data: { mark: markOf(person) } }
}

/** The same as the link in a mail, without the mail: they have just shown that they know the old password. */
async function ticketFor(keepLink: Parts['keepLink'], userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await keepLink(resetIdentifier(token), userId)
  return token
}

/** As better-auth names it. */
export const resetIdentifier = (token: string) => `reset-password:${token}`

/** Ends the sessions that were not used for the longest time, and those that ended by themselves. */
async function makeRoom({ pool }: Pick<AccountRecords, 'pool'>, userId: string, most: number): Promise<void> {
  const table = tables['session']
  if (table === undefined) return
  const sessions = rowsOf(pool, table)
  const where = { connector: 'AND', mode: 'sensitive' } as const
  await sessions.remove([{ field: 'expiresAt', operator: 'lt', value: new Date(), ...where }])
  const open = await sessions.find([{ field: 'userId', operator: 'eq', value: userId, ...where }], { sortBy: { field: 'createdAt', direction: 'desc' } })
  const ids = open.slice(most).map(({ id }) => String(id))
  if (ids.length > 0) await sessions.remove([{ field: 'id', operator: 'in', value: ids, ...where }])
}
