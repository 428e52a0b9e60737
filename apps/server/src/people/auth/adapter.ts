import { createHash } from 'node:crypto'
import { type CleanedWhere, createAdapterFactory } from '@better-auth/core/db/adapter'
import type { Pool } from '../../records/pool.ts'
import { rowsOf, tables } from './tables.ts'
import { type User, userId, type Users } from './users.ts'

/** Writes a new password where better-auth has made one. */
export type PasswordWriter = (user: string, hash: string) => Promise<void>

/**
 * The database as better-auth sees it. Its `user` and `account` are views of the records, which stay the only truth about people and passwords; `session` and
 * `verification` are tables. Of a session's token only the hash is kept.
 */
export const peopleAdapter = (pool: Pool, users: Users, writePassword: PasswordWriter) =>
  createAdapterFactory({
    config: { adapterId: 'tagmason', adapterName: 'Tagmason', supportsJSON: false, supportsDates: true, supportsBooleans: true, transaction: false },
    adapter: () => {
      const kept = (model: string) => {
        const table = tables[model]
        if (table === undefined) throw new Error(`better-auth asked for '${model}', which is not kept here: turn the option off that needs it.`)
        return rowsOf(pool, table)
      }
      const find = async (model: string, where: readonly CleanedWhere[], more: Parameters<ReturnType<typeof kept>['find']>[1] = {}) => {
        if (model === 'user') return viewed(await userOf(users, where), asUser)
        if (model === 'account') return viewed(await userOf(users, where), asAccount)
        const token = tokenIn(where)
        return (await kept(model).find(hashed(where), more)).map((row) => (token === null ? row : { ...row, token }))
      }
      return {
        create: async ({ model, data }) => {
          const { token } = data
          const row = await kept(model).create(typeof token === 'string' ? { ...data, token: hashOf(token) } : data)
          return { ...row, ...(typeof token === 'string' ? { token } : {}) } as never
        },
        findOne: async ({ model, where }) => ((await find(model, where, { limit: 1 }))[0] ?? null) as never,
        findMany: async ({ model, where = [], limit, sortBy }) => (await find(model, where, { limit, sortBy })) as never,
        update: async ({ model, where, update }) => {
          const token = tokenIn(where)
          const [row] = await kept(model).update(hashed(where), update as Record<string, unknown>)
          return (row === undefined ? null : token === null ? row : { ...row, token }) as never
        },
        updateMany: async ({ model, where, update }) => {
          if (model !== 'account') return (await kept(model).update(hashed(where), update)).length
          const user = await userOf(users, where)
          if (user === null || typeof update['password'] !== 'string') return 0
          await writePassword(idOf(user), update['password'])
          return 1
        },
        delete: async ({ model, where }) => void (await kept(model).remove(hashed(where))),
        deleteMany: async ({ model, where }) => (await kept(model).remove(hashed(where))).length,
        consumeOne: async ({ model, where }) => ((await kept(model).remove(hashed(where)))[0] ?? null) as never,
        count: async ({ model, where = [] }) => kept(model).count(hashed(where)),
      }
    },
  })

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const tokenIn = (where: readonly CleanedWhere[]) => {
  const value = where.find(({ field, operator }) => field === 'token' && operator === 'eq')?.value
  return typeof value === 'string' ? value : null
}

const hashed = (where: readonly CleanedWhere[]) =>
  where.map((each) => (each.field === 'token' && typeof each.value === 'string' ? { ...each, value: hashOf(each.value) } : each))

const idOf = ({ account, person }: User) => userId(account, person.member.id)

/** The one whom a condition names: by e-mail address, or by id under the names that the models have for it. */
async function userOf(users: Users, where: readonly CleanedWhere[]): Promise<User | null> {
  const value = (name: string) => where.find(({ field }) => field === name)?.value
  const email = value('email')
  if (typeof email === 'string') return users.byEmail(email)
  const id = value('userId') ?? value('accountId') ?? value('id')
  return typeof id === 'string' ? users.byId(id) : null
}

const viewed = <View>(user: User | null, view: (user: User) => View | null): View[] => {
  const seen = user === null ? null : view(user)
  return seen === null ? [] : [seen]
}

const epoch = new Date(0)

/** A mail with a link brought everybody here, so that every address is a proven one. */
const asUser = (user: User) => {
  const { name, email } = user.person.member
  return { id: idOf(user), name, email: email.toLowerCase(), emailVerified: true, image: null, createdAt: epoch, updatedAt: epoch }
}

const asAccount = (user: User) => {
  const { password } = user.person
  if (password === null) return null
  const id = idOf(user)
  return { id, accountId: id, userId: id, providerId: 'credential', password: password.hash, createdAt: epoch, updatedAt: epoch }
}
